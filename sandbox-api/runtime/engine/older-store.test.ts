/**
 * What visitors have in their browsers opens in this version: a store, a checkpoint and an exported file written by
 * the version of commit c9170f8 over PGlite 0.5.15 are kept in storage/fixtures.
 */
import 'fake-indexeddb/auto';
import { readFile } from 'node:fs/promises';
import { brotliDecompressSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { IDBFactory as FakeIndexedDb } from 'fake-indexeddb';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readStore } from '#api/storage/overlay-store';
import { withDatabase, writeTables } from '#api/storage/store-database';
import { importStore } from '#api/storage/store-export';
import { copyStore } from '#api/storage/store-maintenance';
import { type EngineFixture, engineFixture } from '#api/testing/engine-fixture';
import { identityOf, type OpenDatabase, openDatabase } from './open-database';

const main = 'main:/';
const afterwards = [1, 2, 3, 4, 5, 6].map((number) => `After the checkpoint ${number}`);
const all = ['Seeded', 'Before the checkpoint', ...afterwards];

let kept: Awaited<ReturnType<typeof readKept>>;
let fixture: EngineFixture;
let database: OpenDatabase | undefined;

beforeAll(async () => {
  kept = await readKept();
  fixture = await engineFixture(kept.snapshot);
});
beforeEach(async () => {
  vi.stubGlobal('indexedDB', new FakeIndexedDb());
  await withDatabase(indexedDB, (db) =>
    writeTables(db, 'strict', (tables) => {
      for (const [table, key, value] of kept.records) tables[table].put(value, key);
    }),
  );
});
afterEach(async () => {
  await database?.close();
  database = undefined;
  vi.unstubAllGlobals();
});

type KeptRecord = ['manifests' | 'entries' | 'chunks', IDBValidKey, unknown];

/** A header in JSON with its length before it, then the bytes that it points to. */
async function readKept() {
  const file = await readFile(new URL('../../storage/fixtures/store-of-pglite-0.5.15.br', import.meta.url));
  const whole = new Uint8Array(brotliDecompressSync(file));
  const headerEnd = 4 + new DataView(whole.buffer, whole.byteOffset).getUint32(0, true);
  const bytesAt = ({ at, length }: { at: number; length: number }) =>
    whole.slice(headerEnd + at, headerEnd + at + length);
  const header = JSON.parse(new TextDecoder().decode(whole.subarray(4, headerEnd)), (_, value) => {
    if (value?.$u8) return bytesAt(value.$u8);
    return value?.$u32 ? Uint32Array.from(value.$u32) : value;
  });
  const { hash, checksum, schemaVersion, content } = header.snapshot;
  return {
    snapshot: { hash, checksum, schemaVersion, content: bytesAt(content) },
    records: header.records as KeptRecord[],
    exported: bytesAt(header.exported),
  };
}

async function open(): Promise<OpenDatabase> {
  database = await openDatabase({ ...fixture.options, storeName: main });
  return database;
}

async function companies({ db }: OpenDatabase): Promise<unknown[]> {
  const { rows } = await db.execute<{ name: string }>(sql`select name from companies order by id`);
  return rows.map(({ name }) => name);
}

describe('of the version before', () => {
  it('a store opens with every row, and is in the new form after the next change', async () => {
    const first = await open();
    expect(await companies(first)).toEqual(all);
    await first.db.execute(sql`update companies set town = 'Warszawa'`);
    await first.close();
    const marker = await readStore({ indexedDB, name: main, identity: identityOf(fixture.build) });
    marker.close();
    expect(marker.marker).toMatchObject({ format: 4, fileLayout: fixture.build.snapshot.fileLayout });
    expect(await companies(await open())).toEqual(all);
  });

  it('a checkpoint is there to go back to', async () => {
    await copyStore({ indexedDB, name: 'checkpoint:/:Before' }, { name: main });
    expect(await companies(await open())).toEqual(['Seeded', 'Before the checkpoint']);
  });

  it('an exported file is taken in another browser', async () => {
    vi.stubGlobal('indexedDB', new FakeIndexedDb());
    await importStore({ indexedDB, name: main }, kept.exported, identityOf(fixture.build));
    expect(await companies(await open())).toEqual(all);
  });
});
