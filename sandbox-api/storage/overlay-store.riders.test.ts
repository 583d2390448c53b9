import type { FileWrite } from '@electric-sql/pglite/memfs-frontend';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Manifest, type StoredManifest, sealManifest } from '#api/storage/manifest';
import type { OverlayStore } from '#api/storage/overlay-store-api';
import type { Snapshot } from '#api/storage/snapshot';
import { keysOf, readTables, resultOf, withDatabase, writeTables } from '#api/storage/store-database';
import { exportStore, importStore } from '#api/storage/store-export';
import {
  changeSet,
  describeTree,
  fullWrite,
  identityOf,
  loadTree,
  newIndexedDb,
  openSmall,
  partWrite,
  patternOf,
  resize,
  smallSnapshot,
  treeOfSnapshot,
} from '#api/storage/store-fixtures';
import { copyStore } from '#api/storage/store-maintenance';

const WAL = '/pg_wal/000000010000000000000002';
const walBytes = 1024 * 1024;

let indexedDB: IDBFactory;
let snapshot: Snapshot;
let store: OverlayStore;
let expected: ReturnType<typeof treeOfSnapshot>;

beforeEach(async () => {
  indexedDB = newIndexedDb();
  snapshot = await smallSnapshot();
  store = await openSmall(indexedDB, snapshot);
  expected = treeOfSnapshot();
  expected.set(WAL, new Uint8Array(walBytes));
});
afterEach(() => store.discard());

const flush = (...writes: FileWrite[]) =>
  store.backend.apply(changeSet([], writes), { relaxedDurability: false });

/** What a small change does: a little more of the WAL. */
async function appendWal(at: number, length: number): Promise<void> {
  const data = patternOf(at, length);
  (expected.get(WAL) as Uint8Array).set(data, at);
  await flush(partWrite(WAL, walBytes, at, data));
}

async function expectAll(name = 'main'): Promise<void> {
  const opened = await openSmall(indexedDB, snapshot, { name });
  try {
    expect(await describeTree(await loadTree(opened))).toEqual(await describeTree(expected));
  } finally {
    opened.discard();
  }
}

/** Records outside the manifest, and how many ride in it. */
const counts = () =>
  withDatabase(indexedDB, (db) =>
    readTables(db, async ({ manifests, entries, chunks }) => {
      const [manifest, entryCount, chunkCount] = await Promise.all([
        resultOf<StoredManifest>(manifests.get('main')),
        resultOf(entries.count(keysOf('main'))),
        resultOf(chunks.count(keysOf('main'))),
      ]);
      const { entries: ridingEntries = [], chunks: ridingChunks = [] } = manifest.riders ?? {};
      return { records: entryCount + chunkCount, riders: ridingEntries.length + ridingChunks.length };
    }),
  );

describe('a small flush', () => {
  it('writes the manifest alone, and is found by the next start', async () => {
    for (let number = 0; number < 3; number += 1) await appendWal(number * 5_000, 5_000);
    expect(await counts()).toEqual({ records: 0, riders: 2 });
    await expectAll();
  });

  it('goes on after a restart with what rode before it', async () => {
    await appendWal(0, 5_000);
    store.discard();
    store = await openSmall(indexedDB, snapshot);
    await loadTree(store);
    await appendWal(5_000, 5_000);
    expect(await counts()).toEqual({ records: 0, riders: 2 });
    await expectAll();
  });

  it('keeps what rode also when it is no longer among the chunks at hand', async () => {
    const chunks = 300;
    const sparse = new Uint8Array(chunks * 32_768);
    for (let chunk = 0; chunk < chunks; chunk += 1) sparse[chunk * 32_768] = 7;
    await flush(fullWrite('/base/5/16384', sparse), partWrite(WAL, walBytes, 0, patternOf(1, 10)));
    (expected.get(WAL) as Uint8Array).set(patternOf(1, 10));
    expected.set('/base/5/16384', sparse);
    expect((await counts()).records).toBe(0);
    sparse[1] = 9;
    await flush(
      partWrite('/base/5/16384', sparse.length, 1, sparse.slice(1, 2)),
      partWrite(WAL, walBytes, 10, patternOf(2, 1)),
    );
    (expected.get(WAL) as Uint8Array).set(patternOf(2, 1), 10);
    await expectAll();
  });
});

describe('a flush that is too large for the manifest', () => {
  it('writes all to its own place, what rode before it included', async () => {
    await appendWal(0, 20_000);
    await appendWal(20_000, 30_000);
    expect(await counts()).toEqual({ records: 3, riders: 0 });
    await expectAll();
    await appendWal(50_000, 100);
    expect(await counts()).toEqual({ records: 3, riders: 2 });
    await expectAll();
  });

  it('is one that deletes, however little it is', async () => {
    await flush(
      fullWrite('/base/5/16384', patternOf(1, 40_000)),
      partWrite(WAL, walBytes, 0, patternOf(1, 1)),
    );
    await flush(resize('/base/5/16384', 10), partWrite(WAL, walBytes, 1, patternOf(2, 1)));
    expected.set('/base/5/16384', patternOf(1, 40_000).slice(0, 10));
    (expected.get(WAL) as Uint8Array).set([patternOf(1, 1)[0] ?? 0, patternOf(2, 1)[0] ?? 0]);
    expect((await counts()).riders).toBe(0);
    await expectAll();
  });

  it('is one of many files', async () => {
    const files = Array.from({ length: 20 }, (_, index) => `/base/5/${20_000 + index}`);
    await flush(
      ...files.map((path) => fullWrite(path, patternOf(1, 3))),
      partWrite(WAL, walBytes, 0, patternOf(1, 1)),
    );
    for (const path of files) expected.set(path, patternOf(1, 3));
    (expected.get(WAL) as Uint8Array).set(patternOf(1, 1));
    expect(await counts()).toEqual({ records: 42, riders: 0 });
    await expectAll();
  });
});

describe('a store with something riding', () => {
  beforeEach(async () => {
    await appendWal(0, 20_000);
    await appendWal(20_000, 30_000);
    await appendWal(50_000, 100);
  });

  it('is copied whole', async () => {
    await copyStore({ indexedDB, name: 'main' }, { name: 'checkpoint' });
    await expectAll('checkpoint');
  });

  it('is exported and imported whole', async () => {
    const file = await exportStore({ indexedDB, name: 'main' });
    await importStore({ indexedDB, name: 'other' }, file, identityOf(snapshot));
    await expectAll('other');
  });

  it.each(['riders', 'one of them', 'a bit of one'])('is refused as corrupt without %s', async (missing) => {
    await withDatabase(indexedDB, async (db) => {
      const stored = await readTables(db, ({ manifests }) => resultOf<StoredManifest>(manifests.get('main')));
      if (missing === 'riders') stored.riders = undefined;
      if (missing === 'one of them') stored.riders?.chunks.pop();
      const bytes = stored.riders?.chunks[0]?.[2];
      if (missing === 'a bit of one' && bytes) bytes[5] = (bytes[5] ?? 0) ^ 1;
      await writeTables(db, 'strict', ({ manifests }) => manifests.put(stored, 'main'));
    });
    await expect(openSmall(indexedDB, snapshot)).rejects.toMatchObject({ reason: 'corrupt' });
  });
});

it('reads a store of the first format, and goes on in the new one', async () => {
  await appendWal(0, 20_000);
  await appendWal(20_000, 30_000);
  store.discard();
  await withDatabase(indexedDB, async (db) => {
    const {
      marker,
      checksum: _,
      ...rest
    } = await readTables(db, ({ manifests }) => resultOf<Manifest>(manifests.get('main')));
    const first = sealManifest({ ...rest, marker: { ...marker, format: 1 } });
    await writeTables(db, 'strict', ({ manifests }) => manifests.put(first, 'main'));
  });
  await expectAll();
  store = await openSmall(indexedDB, snapshot);
  await loadTree(store);
  await appendWal(50_000, 100);
  expect(store.status().marker?.format).toBe(2);
  await expectAll();
});
