/** A store of another major version of PostgreSQL: the same PGlite, which treats its files as foreign. */
import 'fake-indexeddb/auto';
import { sql } from 'drizzle-orm';
import { IDBFactory as FakeIndexedDb } from 'fake-indexeddb';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Migration } from '#api/db/migrate';
import { createHandOver } from '#api/runtime/engine/hand-over';
import { type OpenDatabase, openDatabase } from '#api/runtime/engine/open-database';
import { findCarriedRows } from '#api/storage/content/carried-rows';
import type { TableRows } from '#api/storage/content/table-rows';
import { StorageFull } from '#api/storage/store-errors';
import { listStores } from '#api/storage/store-maintenance';
import { type EngineFixture, engineFixture } from '#api/testing/engine-fixture';
import { type OlderRecord, putRecords, readOlderStore, readRecords } from '#api/testing/older-store';
import { carryOver } from './carry-over';
import { migrations } from './migrations';

/** The list of this build, which two tests change and put back: a version with other migrations is another build. */
const known = migrations as Migration[];

const storeName = 'main:/';
const successor = { isWaiting: () => true, isForeign: async () => true };

type Left = { records: OlderRecord[]; had: Awaited<ReturnType<typeof tablesOf>> };

/** A store as left by the previous version, without the rows. */
let older: Pick<Left, 'records'>;
/** A store as left by the previous version with the rows stored, and a user's data at that time. */
let left: Left;
let present: EngineFixture['options'];
let next: EngineFixture['options'];
let database: OpenDatabase | undefined;

beforeAll(async () => {
  const store = await readOlderStore();
  older = store;
  present = (await engineFixture(store.snapshot)).options;
  const { build } = present;
  next = { ...present, build: { ...build, snapshot: { ...build.snapshot, fileLayout: 'of a later major' } } };
  left = await writeDown();
});
beforeEach(async () => {
  vi.stubGlobal('indexedDB', new FakeIndexedDb());
  await putRecords(indexedDB, left);
});
afterEach(async () => {
  await database?.close();
  database = undefined;
  vi.unstubAllGlobals();
});

async function open(version: EngineFixture['options']): Promise<OpenDatabase> {
  database = await openDatabase({ ...version, storeName });
  return database;
}

/** The last step of the previous version before the next one starts. */
async function writeDown(): Promise<Left> {
  vi.stubGlobal('indexedDB', new FakeIndexedDb());
  await putRecords(indexedDB, older);
  const going = await open(present);
  await going.db.execute(
    sql`insert into installation_settings values ('a', 'null'::jsonb), ('b', '"Łódź\\n"'::jsonb)`,
  );
  const handOver = createHandOver({ successor, database: going, storeName });
  await handOver.prepare();
  expect([handOver.isDue(), handOver.isPrepared()]).toEqual([false, true]);
  const had = await tablesOf(going);
  await going.discard();
  database = undefined;
  return { records: await readRecords(indexedDB), had };
}

async function tablesOf({ db }: OpenDatabase) {
  const { rows } = await db.execute(sql`select * from companies order by id`);
  const settings = await db.execute(sql`select name, value::text from installation_settings order by name`);
  const numbers = await db.execute<{ last: number }>(
    sql`select last_value::int as last from companies_id_seq`,
  );
  return { companies: rows, settings: settings.rows, lastNumber: numbers.rows[0]?.last ?? 0 };
}

const namesOfStores = async () => (await listStores(indexedDB)).map(({ name }) => name).sort();
const markerOf = async (name: string) =>
  (await listStores(indexedDB)).find((store) => store.name === name)?.marker;

it('every row and the next number are moved to the new files, and the rows are not stored twice', async () => {
  const { had } = left;
  const before = await markerOf(storeName);
  const arrived = await open(next);
  expect(await tablesOf(arrived)).toEqual(had);
  expect(had.companies).toHaveLength(8);
  const added = await arrived.db.execute(sql`
    insert into companies (name, country_id, created_on, updated_on)
    values ('Added', 1, '2026-11-23', '2026-11-23') returning id`);
  expect(added.rows).toEqual([{ id: had.lastNumber + 1 }]);
  expect(await findCarriedRows({ indexedDB, name: storeName })).toBeUndefined();
  await arrived.close();
  const after = await markerOf(storeName);
  expect(after).toMatchObject({ fileLayout: 'of a later major', id: before?.id });
  // A page that knows the store must not take it for another.
  expect(after?.epoch).toBeGreaterThan(before?.epoch ?? Number.NaN);
  expect((await tablesOf(await open(next))).companies).toHaveLength(9);
});

it('rows are read once more when reading them changed the files, for instance by tidying pages', async () => {
  let state = 1;
  const storeStatus = () => ({ state }) as ReturnType<OpenDatabase['storeStatus']>;
  const readRows = vi.fn(async () => {
    const read = { rows: { schemaVersion: 1, tables: [], sequences: [] }, state };
    state = 2;
    return read;
  });
  const handOver = createHandOver({ successor, database: { storeStatus, readRows }, storeName });
  await handOver.prepare();
  expect(handOver.isPrepared()).toBe(true);
  expect(readRows).toHaveBeenCalledTimes(2);
});

it('rows of an older schema go through the later migrations', async () => {
  known.push({
    name: '9999_later',
    sql: "alter table companies add column motto text; --> statement-breakpoint\nupdate companies set motto = 'of ' || name",
  });
  try {
    const { db } = await open(next);
    const { rows } = await db.execute(sql`select motto from companies order by id limit 2`);
    expect(rows).toEqual([{ motto: 'of Seeded' }, { motto: 'of Before the checkpoint' }]);
  } finally {
    known.pop();
  }
});

it('without rows the store is refused and left unchanged', async () => {
  vi.stubGlobal('indexedDB', new FakeIndexedDb());
  await putRecords(indexedDB, older);
  const before = await markerOf(storeName);
  await expect(open(next)).rejects.toMatchObject({ reason: 'foreign-pglite' });
  expect(await markerOf(storeName)).toEqual(before);
});

it('rows of an earlier state are not accepted for the store', async () => {
  const going = await open(present);
  await going.db.execute(sql`update companies set town = 'Gdynia'`);
  await going.close();
  await expect(open(next)).rejects.toMatchObject({ reason: 'foreign-pglite' });
  expect((await tablesOf(await open(present))).companies[0]).toMatchObject({ town: 'Gdynia' });
});

it('a failed move leaves the old store and the rows, and can be repeated', async () => {
  const { had } = left;
  const before = await markerOf(storeName);
  const failing = carryOver({ indexedDB, name: storeName }, async (draft) => {
    const opened = await openDatabase({ ...next, storeName: draft });
    return { ...opened, takeRows: () => Promise.reject(new Error('no space')) };
  });
  await expect(failing).rejects.toThrow('no space');
  expect(await markerOf(storeName)).toEqual(before);
  expect(await tablesOf(await open(next))).toEqual(had);
});

it('a move that found the disk full releases the space it used', async () => {
  const failing = carryOver({ indexedDB, name: storeName }, async (name) => {
    const draft = await openDatabase({ ...next, storeName: name });
    const takeRows = (rows: TableRows) =>
      draft.takeRows(rows).then(() => Promise.reject(new StorageFull('full')));
    return { ...draft, takeRows };
  });
  await expect(failing).rejects.toThrow(StorageFull);
  expect(await namesOfStores()).toEqual(['checkpoint:/:Before', storeName]);
});

it('moved data can be read when there is no space to store it, and is moved again later', async () => {
  const { had } = left;
  const before = await markerOf(storeName);
  const frozen = await openDatabase({ ...next, storeName, isFrozen: true });
  expect((await tablesOf(frozen)).companies).toEqual(had.companies);
  await frozen.discard();
  expect([await markerOf(storeName), await namesOfStores()]).toEqual([
    before,
    ['checkpoint:/:Before', storeName],
  ]);
  expect(await tablesOf(await open(next))).toEqual(had);
});

it('a worker killed before the last write moves the data again, and leaves no other store behind', async () => {
  const writes = await countWrites(() => open(next));
  await database?.close();
  vi.stubGlobal('indexedDB', new FakeIndexedDb());
  await putRecords(indexedDB, left);
  await expect(countWrites(() => open(next), writes - 1)).rejects.toThrow('killed');
  expect(await tablesOf(await open(next))).toEqual(left.had);
  expect(await namesOfStores()).toEqual(['checkpoint:/:Before', storeName]);
});

/**
 * Does the work up to a number of writing transactions, like a worker killed at that point; returns how many
 * there were.
 */
async function countWrites(work: () => Promise<unknown>, atMost = Number.POSITIVE_INFINITY): Promise<number> {
  let writes = 0;
  const begin = IDBDatabase.prototype.transaction;
  const spy = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (
    this: IDBDatabase,
    ...options
  ) {
    if (options[1] === 'readwrite' && writes++ >= atMost) throw new Error('killed');
    return begin.apply(this, options);
  });
  try {
    await work();
    return writes;
  } catch (error) {
    throw error instanceof Error && error.cause instanceof Error ? error.cause : error;
  } finally {
    spy.mockRestore();
  }
}

it('rows of a schema that is newer than this version are refused', async () => {
  const [last] = known.splice(-1);
  try {
    const carrying = carryOver({ indexedDB, name: storeName }, () => Promise.reject(new Error('opened')));
    await expect(carrying).rejects.toMatchObject({ reason: 'newer-schema' });
  } finally {
    if (last) known.push(last);
  }
});
