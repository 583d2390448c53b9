/** A start that ended between two migrations, by a kill or a full disk, is continued by the next one. */
import 'fake-indexeddb/auto';
import { sql } from 'drizzle-orm';
import { IDBFactory as FakeIndexedDb } from 'fake-indexeddb';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Migration } from '#api/db/migrate';
import { type OpenDatabase, openDatabase } from '#api/runtime/engine/open-database';
import { type EngineFixture, engineFixture } from '#api/testing/engine-fixture';
import { type OlderStore, putRecords, readOlderStore } from '#api/testing/older-store';
import { migrations } from './migrations';

/** The list of this build, which the test changes and puts back: a version with other migrations is another build. */
const known = migrations as Migration[];

let older: OlderStore;
let fixture: EngineFixture;
let database: OpenDatabase | undefined;

beforeAll(async () => {
  older = await readOlderStore();
  fixture = await engineFixture(older.snapshot);
});
beforeEach(async () => {
  vi.stubGlobal('indexedDB', new FakeIndexedDb());
  await putRecords(indexedDB, older);
});
afterEach(async () => {
  await database?.close();
  database = undefined;
  known.splice(countOfBuild);
  vi.unstubAllGlobals();
});

const countOfBuild = known.length;
const first = { name: '9998_first', sql: 'alter table companies add column motto text' };
const second = { name: '9999_second', sql: 'alter table companies add column crest text' };

async function open(): Promise<OpenDatabase> {
  database = await openDatabase({ ...fixture.options, storeName: 'main:/' });
  return database;
}

it('a store that ended between two migrations gets the second one at the next start', async () => {
  known.push(first, { ...second, sql: 'select 1 / 0' });
  await expect(open()).rejects.toThrow();
  known.splice(-1, 1, second);

  const { db } = await open();
  const { rows } = await db.execute(sql`select name, motto, crest from companies order by id limit 1`);
  expect(rows).toEqual([{ name: 'Seeded', motto: null, crest: null }]);
});

it('a start that finds every migration applied writes nothing', async () => {
  await (await open()).close();
  const { storeStatus } = await open();
  expect(storeStatus()).toMatchObject({ writeTransactions: 0 });
});
