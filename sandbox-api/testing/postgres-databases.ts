import pg from 'pg';
import { connectPostgres } from '#api/db/connect/postgres';
import type { Connection } from '#api/db/db';
import { fillDatabase } from './filled/fill-database';

/** On the server of the run, for all its processes. */
const template = 'template_filled';
/** Any number, the same in every process. */
const templateLock = 16_02;

/** A statement waits this long for a lock: on a busy machine others take longer than a host should wait. */
const patientMs = 60_000;

let opened = 0;

/** A copy of the template; gone when it is closed. */
export async function openOnPostgres(serverUrl: string, lockTimeoutMs = patientMs): Promise<Connection> {
  opened += 1;
  const name = `test_${process.pid}_${opened}`;
  await copyTemplate(serverUrl, name);
  const { db, close } = connectPostgres(urlOf(serverUrl, name), fail, lockTimeoutMs);
  return {
    db,
    async close() {
      await close();
      await administer(serverUrl, (server) => server.query(`drop database ${name}`));
    },
  };
}

/** Creates a database of that name with the contents of every test database. */
export function copyTemplate(serverUrl: string, name: string): Promise<void> {
  return administer(serverUrl, async (server) => {
    // Held during the copy too, because PostgreSQL copies no database with open connections.
    await server.query(`select pg_advisory_lock(${templateLock})`);
    const { rowCount } = await server.query('select from pg_database where datname = $1', [template]);
    if (rowCount === 0) await makeTemplate(serverUrl, server);
    await server.query(`create database ${name} template ${template}`);
  });
}

/** Under another name until it is whole. */
async function makeTemplate(serverUrl: string, server: pg.Client): Promise<void> {
  const part = `${template}_part`;
  await server.query(`drop database if exists ${part}`);
  await server.query(`create database ${part}`);
  const connection = connectPostgres(urlOf(serverUrl, part), fail);
  await fillDatabase(connection.db);
  await connection.close();
  await server.query(`alter database ${part} rename to ${template}`);
}

/** A separate connection, whose end also releases its locks. */
async function administer(serverUrl: string, work: (server: pg.Client) => Promise<unknown>): Promise<void> {
  const server = new pg.Client({ connectionString: serverUrl });
  await server.connect();
  try {
    await work(server);
  } finally {
    await server.end();
  }
}

/** No test takes the server away under a database that it still uses. */
function fail(error: Error): void {
  throw error;
}

function urlOf(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.toString();
}
