import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { connectPglite } from '#api/db/connect/pglite';
import { connectPostgres } from '#api/db/connect/postgres';
import type { Connection, Db } from '#api/db/db';
import { migrate } from '#api/db/migrate';
import { readMigrations } from '#api/runtime/node/read-migrations';
import { loadLookups } from '../../seed/load/lookups';
import { loadReference } from '../../seed/load/reference';

/**
 * A database of its own with migrations and reference data: PGlite in memory, or one on the PostgreSQL
 * server that `databaseUrl` names. Filling takes seconds, so each later one of the process is a copy.
 */
export function openTestDatabase(databaseUrl?: string): Promise<Connection> {
  return databaseUrl ? openOnPostgres(databaseUrl) : openInMemory();
}

let snapshot: Promise<File | Blob> | undefined;

async function openInMemory(): Promise<Connection> {
  snapshot ??= takeSnapshot();
  return connectPglite(await PGlite.create({ loadDataDir: await snapshot }));
}

async function takeSnapshot(): Promise<File | Blob> {
  const pglite = await PGlite.create();
  const connection = connectPglite(pglite);
  await fill(connection.db);
  const dump = await pglite.dumpDataDir('none');
  await connection.close();
  return dump;
}

async function fill(db: Db): Promise<void> {
  await migrate(db, readMigrations());
  await loadLookups(db);
  await loadReference(db);
}

const template = `template_${process.pid}`;
let templateReady: Promise<void> | undefined;
let opened = 0;

async function openOnPostgres(serverUrl: string): Promise<Connection> {
  templateReady ??= buildTemplate(serverUrl);
  await templateReady;
  opened += 1;
  const name = `test_${process.pid}_${opened}`;
  await administer(serverUrl, `create database ${name} template ${template}`);
  const { db, close } = connectPostgres(urlOf(serverUrl, name));
  return {
    db,
    async close() {
      await close();
      await administer(serverUrl, `drop database ${name}`);
    },
  };
}

async function buildTemplate(serverUrl: string): Promise<void> {
  await administer(serverUrl, `create database ${template}`);
  const connection = connectPostgres(urlOf(serverUrl, template));
  await fill(connection.db);
  await connection.close();
}

async function administer(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(statement);
  await client.end();
}

function urlOf(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.toString();
}
