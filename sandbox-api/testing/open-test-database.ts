import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { inject } from 'vitest';
import { EnginePglite } from '#api/db/connect/engine-pglite';
import { connectPglite } from '#api/db/connect/pglite';
import { connectPostgres } from '#api/db/connect/postgres';
import type { Connection, Db } from '#api/db/db';
import { migrate } from '#api/db/migrate';
import { readMigrations } from '#api/runtime/node/read-migrations';
import { loadLookups } from '../../seed/load/lookups';
import { loadReference } from '../../seed/load/reference';

/**
 * A database of its own with migrations and reference data: PGlite in memory, or one on the PostgreSQL
 * server that `databaseUrl` names. Filling takes seconds, so each later one is a copy: of a file of the whole run
 * in memory, of a template of the process on the server.
 */
export function openTestDatabase(databaseUrl?: string): Promise<Connection> {
  return databaseUrl ? openOnPostgres(databaseUrl) : openInMemory();
}

async function openInMemory(): Promise<Connection> {
  return connectPglite(await EnginePglite.open({ loadDataDir: await filledDataDir() }));
}

/** Two processes that begin at once both make the file; the same stands in it. */
async function filledDataDir(): Promise<Blob> {
  const path = join(inject('testFilesDir'), 'filled-database.tar');
  const known = await readFile(path).catch(() => undefined);
  if (known) return new Blob([known]);
  const made = await makeDataDir();
  await writeFile(`${path}.${process.pid}`, made.stream());
  await rename(`${path}.${process.pid}`, path);
  return made;
}

async function makeDataDir(): Promise<Blob> {
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
  const { db, close } = connectPostgres(urlOf(serverUrl, name), fail);
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
  const connection = connectPostgres(urlOf(serverUrl, template), fail);
  await fill(connection.db);
  await connection.close();
}

async function administer(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(statement);
  await client.end();
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
