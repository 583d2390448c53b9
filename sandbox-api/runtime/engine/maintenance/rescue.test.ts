/** What the engine holds in memory when its store fails is not lost with the store. */
import 'fake-indexeddb/auto';
import { sql } from 'drizzle-orm';
import { IDBFactory as FakeIndexedDb } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { identityOf, type OpenDatabase, openDatabase } from '#api/runtime/engine/open-database';
import { importStore } from '#api/storage/content/store-export';
import { type EngineFixture, engineFixture } from '#api/testing/engine-fixture';
import { putRecords, readOlderStore } from '#api/testing/older-store';

const main = 'main:/';

let fixture: EngineFixture;
let database: OpenDatabase;

beforeEach(async () => {
  vi.stubGlobal('indexedDB', new FakeIndexedDb());
  const kept = await readOlderStore();
  fixture = await engineFixture(kept.snapshot);
  await putRecords(indexedDB, kept);
  database = await open();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await database.discard();
  vi.unstubAllGlobals();
});

const open = () => openDatabase({ ...fixture.options, storeName: main });

const rename = (town: string) => database.db.execute(sql`update companies set town = ${town}`);

async function towns(): Promise<unknown[]> {
  const { rows } = await database.db.execute<{ town: string }>(sql`select distinct town from companies`);
  return rows.map(({ town }) => town);
}

function refuseWrites(name: string): void {
  const refuse = () => {
    throw new DOMException('Internal error committing transaction.', name);
  };
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(refuse);
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(refuse);
}

/** As after a browser removed the site's databases, and somebody brings the file back. */
async function startFrom(file: Uint8Array<ArrayBuffer> | undefined): Promise<void> {
  await database.discard();
  vi.stubGlobal('indexedDB', new FakeIndexedDb());
  if (!file) throw new Error('Nothing was put aside.');
  await importStore({ indexedDB, name: main }, file, identityOf(fixture.build));
  database = await open();
}

describe('when a flush fails', () => {
  it.each(['QuotaExceededError', 'UnknownError'])(
    'all that was saved, and the refused change, is put aside and opens in an empty browser (%s)',
    async (name) => {
      await rename('Gdynia');
      refuseWrites(name);
      await expect(rename('Sopot')).rejects.toMatchObject({ cause: { name: 'StorageFull' } });
      // Ahead of what was put aside, and never stored.
      await expect(rename('Hel')).rejects.toThrow();
      vi.restoreAllMocks();
      await startFrom(await database.rescued());
      expect(await towns()).toEqual(['Sopot']);
      await rename('Puck');
      expect(await towns()).toEqual(['Puck']);
    },
  );

  it('for want of something else than space, it is said as what it is', async () => {
    refuseWrites('DataError');
    await expect(rename('Sopot')).rejects.toMatchObject({ cause: { name: 'StoreWriteFailed' } });
  });
});

it('nothing is put aside while every flush succeeds', async () => {
  await rename('Gdynia');
  expect(database.rescued()).toBeUndefined();
});
