/** The engine's data in memory is not lost when its store fails. */
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

/** The user loads the file again, as after a browser removed the site's databases. */
async function startFrom(file: Uint8Array<ArrayBuffer> | undefined): Promise<void> {
  await database.discard();
  vi.stubGlobal('indexedDB', new FakeIndexedDb());
  if (!file) throw new Error('Nothing was put aside.');
  await importStore({ indexedDB, name: main }, file, identityOf(fixture.build));
  database = await open();
}

describe('when a flush fails', () => {
  it.each(['QuotaExceededError', 'UnknownError'])(
    'all saved data and the refused change are rescued and open in an empty browser (%s)',
    async (name) => {
      await rename('Gdynia');
      refuseWrites(name);
      await expect(rename('Sopot')).rejects.toMatchObject({ cause: { name: 'StorageFull' } });
      // Newer than the rescued data, and never stored.
      await expect(rename('Hel')).rejects.toThrow();
      vi.restoreAllMocks();
      await startFrom(await database.rescued());
      expect(await towns()).toEqual(['Sopot']);
      await rename('Puck');
      expect(await towns()).toEqual(['Puck']);
    },
  );

  it('for a reason other than space, the actual reason is reported', async () => {
    refuseWrites('DataError');
    await expect(rename('Sopot')).rejects.toMatchObject({ cause: { name: 'StoreWriteFailed' } });
  });
});

it('nothing is rescued while every flush succeeds', async () => {
  await rename('Gdynia');
  expect(database.rescued()).toBeUndefined();
});
