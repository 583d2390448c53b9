/** Data in the browsers of visitors opens in this version. */
import 'fake-indexeddb/auto';
import { sql } from 'drizzle-orm';
import { IDBFactory as FakeIndexedDb } from 'fake-indexeddb';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { identityOf, type OpenDatabase, openDatabase } from '#api/runtime/engine/open-database';
import { importStore } from '#api/storage/content/store-export';
import { readStore } from '#api/storage/overlay-store';
import { copyStore } from '#api/storage/store-maintenance';
import { type EngineFixture, engineFixture } from '#api/testing/engine-fixture';
import { type OlderStore, putRecords, readOlderStore } from '#api/testing/older-store';

const main = 'main:/';
const afterwards = [1, 2, 3, 4, 5, 6].map((number) => `After the checkpoint ${number}`);
const all = ['Seeded', 'Before the checkpoint', ...afterwards];

let kept: OlderStore;
let fixture: EngineFixture;
let database: OpenDatabase | undefined;

beforeAll(async () => {
  kept = await readOlderStore();
  fixture = await engineFixture(kept.snapshot);
});
beforeEach(async () => {
  vi.stubGlobal('indexedDB', new FakeIndexedDb());
  await putRecords(indexedDB, kept);
});
afterEach(async () => {
  await database?.close();
  database = undefined;
  vi.unstubAllGlobals();
});

async function open(): Promise<OpenDatabase> {
  database = await openDatabase({ ...fixture.options, storeName: main });
  return database;
}

async function companies({ db }: OpenDatabase): Promise<unknown[]> {
  const { rows } = await db.execute<{ name: string }>(sql`select name from companies order by id`);
  return rows.map(({ name }) => name);
}

describe('of the version before', () => {
  it('a store opens with every row, and has the new form after the next change', async () => {
    const first = await open();
    expect(await companies(first)).toEqual(all);
    await first.db.execute(sql`update companies set town = 'Warszawa'`);
    await first.close();
    const marker = await readStore({
      indexedDB,
      name: main,
      identity: identityOf(fixture.build),
      freshId: 'not needed',
    });
    marker.close();
    expect(marker.marker).toMatchObject({ format: 4, fileLayout: fixture.build.snapshot.fileLayout });
    expect(await companies(await open())).toEqual(all);
  });

  it('a checkpoint is available for restoring', async () => {
    await copyStore({ indexedDB, name: 'checkpoint:/:Before' }, { name: main });
    expect(await companies(await open())).toEqual(['Seeded', 'Before the checkpoint']);
  });

  it('an exported file is accepted in another browser', async () => {
    vi.stubGlobal('indexedDB', new FakeIndexedDb());
    await importStore({ indexedDB, name: main }, kept.exported, identityOf(fixture.build));
    expect(await companies(await open())).toEqual(all);
  });
});
