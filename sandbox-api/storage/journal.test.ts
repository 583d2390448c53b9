import type { FileWrite } from '@electric-sql/pglite/memfs-frontend';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Journal, type Step } from '#api/storage/journal';
import type { OverlayStore } from '#api/storage/overlay-store-api';
import { keysOf, readTables, resultOf, withDatabase, writeTables } from '#api/storage/store-database';
import { StorageFull } from '#api/storage/store-errors';
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
  VERSIONS,
} from '#api/storage/store-fixtures';
import { copyStore, listStores, resetStore } from '#api/storage/store-maintenance';
import { exportStore, importStore } from './content/store-export';
import { type Manifest, sealManifest } from './snapshot/manifest';
import type { Snapshot } from './snapshot/snapshot';

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

/** The write of a small change: a little more of the WAL. */
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

/** Records in their own places, and small flushes since they were written. */
const counts = () =>
  withDatabase(indexedDB, (db) =>
    readTables(db, async ({ manifests, entries, chunks }) => {
      const [steps, entryCount, chunkCount] = await Promise.all(
        [manifests, entries, chunks].map((table) => resultOf(table.count(keysOf('main')))),
      );
      return { records: (entryCount ?? 0) + (chunkCount ?? 0), steps };
    }),
  );

async function restart(): Promise<void> {
  store.discard();
  store = await openSmall(indexedDB, snapshot);
  await loadTree(store);
}

describe('a small flush', () => {
  it('is one record, and is found at the next start', async () => {
    for (let number = 0; number < 4; number += 1) await appendWal(number * 5_000, 5_000);
    expect(await counts()).toEqual({ records: 2, steps: 3 });
    await expectAll();
  });

  it('contains only what changed', async () => {
    await appendWal(0, 20_000);
    const before = store.status().writtenBytes;
    // PostgreSQL writes whole pages.
    const page = (expected.get(WAL) as Uint8Array).slice(16_384, 24_576);
    page.set(patternOf(7, 300), 3_000);
    (expected.get(WAL) as Uint8Array).set(page, 16_384);
    await flush(partWrite(WAL, walBytes, 16_384, page));
    expect(store.status().writtenBytes - before).toBe(300);
    await expectAll();
  });

  it.each([
    ['grows', 10_000, patternOf(3, 50)],
    ['ends in zeros now', 19_000, new Uint8Array(1_000)],
    ['is as it was', 0, patternOf(0, 100)],
    ['spans two chunks', 32_700, patternOf(4, 200)],
  ])('of a chunk that %s', async (_, at, data) => {
    await appendWal(0, 20_000);
    (expected.get(WAL) as Uint8Array).set(data, at);
    await flush(partWrite(WAL, walBytes, at, data));
    expect((await counts()).steps).toBe(1);
    await expectAll();
  });

  it('continues after a restart from the earlier state', async () => {
    for (let number = 0; number < 3; number += 1) await appendWal(number * 5_000, 5_000);
    await restart();
    await appendWal(15_000, 5_000);
    expect(await counts()).toEqual({ records: 2, steps: 3 });
    await expectAll();
  });

  it('keeps its data when the chunk is no longer in memory', async () => {
    const chunks = 300;
    const sparse = new Uint8Array(chunks * 32_768);
    for (let chunk = 0; chunk < chunks; chunk += 1) sparse[chunk * 32_768] = 7;
    await flush(fullWrite('/base/5/16384', sparse), partWrite(WAL, walBytes, 0, patternOf(1, 10)));
    await restart();
    for (const [position, chunk] of [299, 0, 150].entries()) {
      sparse[chunk * 32_768 + 1] = 9;
      await flush(
        partWrite('/base/5/16384', sparse.length, chunk * 32_768 + 1, Uint8Array.of(9)),
        partWrite(WAL, walBytes, 10 + position, patternOf(2, 1)),
      );
    }
    (expected.get(WAL) as Uint8Array).set(patternOf(1, 10));
    (expected.get(WAL) as Uint8Array).fill(patternOf(2, 1)[0] ?? 0, 10, 13);
    expected.set('/base/5/16384', sparse);
    expect((await counts()).steps).toBe(3);
    await expectAll();
  });

  it('changes nothing when there is no space', async () => {
    await appendWal(0, 100);
    const add = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const full = flush(partWrite(WAL, walBytes, 100, patternOf(1, 100)));
    await expect(full).rejects.toThrow(StorageFull);
    add.mockRestore();
    await expectAll();
  });
});

describe('a flush that is not a step', () => {
  it('is a large one: it writes everything to its own place, the journal included', async () => {
    await appendWal(0, 20_000);
    await appendWal(20_000, 10_000);
    expect((await counts()).steps).toBe(1);
    await appendWal(30_000, 40_000);
    expect(await counts()).toEqual({ records: 4, steps: 0 });
    await expectAll();
    await appendWal(70_000, 100);
    expect(await counts()).toEqual({ records: 4, steps: 1 });
    await expectAll();
  });

  it('is one that deletes anything, however small', async () => {
    await flush(
      fullWrite('/base/5/16384', patternOf(1, 40_000)),
      partWrite(WAL, walBytes, 0, patternOf(1, 1)),
    );
    await appendWal(1, 1);
    await flush(resize('/base/5/16384', 10), partWrite(WAL, walBytes, 2, patternOf(2, 1)));
    expected.set('/base/5/16384', patternOf(1, 40_000).slice(0, 10));
    (expected.get(WAL) as Uint8Array).set([patternOf(1, 1)[0] ?? 0]);
    (expected.get(WAL) as Uint8Array).set([patternOf(2, 1)[0] ?? 0], 2);
    expect((await counts()).steps).toBe(0);
    await expectAll();
  });

  it('is one with many files', async () => {
    await appendWal(0, 1);
    const files = Array.from({ length: 20 }, (_, index) => `/base/5/${20_000 + index}`);
    await flush(
      ...files.map((path) => fullWrite(path, patternOf(1, 3))),
      partWrite(WAL, walBytes, 1, patternOf(1, 1)),
    );
    for (const path of files) expected.set(path, patternOf(1, 3));
    (expected.get(WAL) as Uint8Array).set(patternOf(1, 1), 1);
    expect(await counts()).toEqual({ records: 42, steps: 0 });
    await expectAll();
  });

  it('is one that does not fit into the journal, in bytes or in chunks', async () => {
    for (let number = 0; number < 10; number += 1) await appendWal(number * 30_000, 30_000);
    expect((await counts()).steps).toBe(0);
    await expectAll();
    const sparse = new Uint8Array(40 * 32_768);
    for (let chunk = 0; chunk < 40; chunk += 1) sparse[chunk * 32_768] = 7;
    await flush(fullWrite('/base/5/16384', sparse), partWrite(WAL, walBytes, 0, patternOf(1, 1)));
    (expected.get(WAL) as Uint8Array).set(patternOf(1, 1));
    expected.set('/base/5/16384', sparse);
    const steps: (number | undefined)[] = [];
    for (let chunk = 0; chunk < 40; chunk += 1) {
      sparse[chunk * 32_768 + 1] = 9;
      const change = partWrite('/base/5/16384', sparse.length, chunk * 32_768 + 1, Uint8Array.of(9));
      await flush(change, partWrite(WAL, walBytes, 0, patternOf(chunk, 1)));
      (expected.get(WAL) as Uint8Array).set(patternOf(chunk, 1));
      steps.push((await counts()).steps);
    }
    expect(steps).toContain(0);
    await expectAll();
  });
});

describe('two writers that continue from the same state', () => {
  it('are detected: the second is refused, also when both add a step', async () => {
    await appendWal(0, 100);
    const second = await openSmall(indexedDB, snapshot);
    await loadTree(second);
    await appendWal(100, 100);
    const late = () =>
      second.backend.apply(changeSet([], [partWrite(WAL, walBytes, 100, patternOf(9, 5))]), {
        relaxedDurability: false,
      });
    await expect(late()).rejects.toMatchObject({ name: 'StoreLost' });
    await expectAll();
    second.discard();
  });

  it.each(['small', 'large'])(
    'the second is refused with a %s flush when the first has started a new journal',
    async (size) => {
      await appendWal(0, 100);
      const second = await openSmall(indexedDB, snapshot);
      await loadTree(second);
      await appendWal(100, 50_000);
      await appendWal(50_100, 10);
      const data = patternOf(9, size === 'small' ? 5 : 60_000);
      const late = second.backend.apply(changeSet([], [partWrite(WAL, walBytes, 100, data)]), {
        relaxedDurability: false,
      });
      await expect(late).rejects.toMatchObject({ name: 'StoreLost' });
      second.discard();
      await expectAll();
      // Its step is never read, and the next large flush removes it.
      for (let number = 0; number < 3; number += 1) await appendWal(60_000 + number * 10, 10);
      await restart();
      await expectAll();
      await appendWal(70_000, 60_000);
      expect((await counts()).steps).toBe(0);
    },
  );
});

describe('a store with a journal', () => {
  beforeEach(async () => {
    await appendWal(0, 20_000);
    await appendWal(20_000, 30_000);
    await appendWal(50_000, 100);
  });

  it('is copied completely', async () => {
    await copyStore({ indexedDB, name: 'main' }, { name: 'checkpoint' });
    await expectAll('checkpoint');
  });

  it('is exported and imported completely', async () => {
    const file = await exportStore({ indexedDB, name: 'main' });
    await importStore({ indexedDB, name: 'other' }, file, identityOf(snapshot));
    await expectAll('other');
  });

  it('is listed with its newest step', async () => {
    const [listed] = await listStores(indexedDB);
    expect(listed).toEqual({
      name: 'main',
      marker: store.status().marker,
      overlayBytes: store.status().overlayBytes,
      refusal: null,
    });
    expect(await listStores(indexedDB)).toHaveLength(1);
  });

  it('is reset completely', async () => {
    store.discard();
    await resetStore({ indexedDB, name: 'main' });
    expect(await counts()).toEqual({ records: 0, steps: 0 });
    expected = treeOfSnapshot();
    await expectAll();
  });

  const damages: Record<string, (step: Step) => Step | undefined> = {
    'a step': () => undefined,
    'a patch': (step) => ({ ...step, patches: [] }),
    'a bit of a patch': (step) => ({
      ...step,
      patches: step.patches.map(([path, chunk, length, at, bytes]) => [
        path,
        chunk,
        length,
        at,
        bytes.map((byte) => byte ^ 1),
      ]),
    }),
    'the rest of a chunk': (step) => ({
      ...step,
      patches: step.patches.map(([path, chunk, , at, bytes]) => [path, chunk, at, at, bytes]),
    }),
    'the manifest of a step': (step) => ({
      ...step,
      manifest: { ...step.manifest, overlayBytes: step.manifest.overlayBytes + 1 },
    }),
  };

  it.each(Object.entries(damages))('is refused as corrupt without %s', async (_, damage) => {
    await appendWal(50_200, 100);
    await withDatabase(indexedDB, async (db) => {
      const [keys, steps] = await readTables(db, ({ manifests }) =>
        Promise.all([
          resultOf(manifests.getAllKeys(keysOf('main'))),
          resultOf<Step[]>(manifests.getAll(keysOf('main'))),
        ]),
      );
      const [key, step] = [keys[0], steps[0]];
      if (!key || !step || steps.length < 2) throw new Error('There are no steps to damage.');
      const damaged = damage(step);
      await writeTables(db, 'strict', ({ manifests }) => {
        if (damaged) manifests.put(damaged, key);
        else manifests.delete(key);
      });
    });
    await expect(openSmall(indexedDB, snapshot)).rejects.toMatchObject({ reason: 'corrupt' });
  });

  it('is refused by a build whose schema is older than its newest step', async () => {
    store.recordSchemaVersion(VERSIONS.schemaVersion + 1);
    await appendWal(50_200, 1);
    expect((await counts()).steps).toBe(3);
    await expect(openSmall(indexedDB, snapshot)).rejects.toMatchObject({ reason: 'newer-schema' });
  });
});

/** The manifest as an older build left it. */
async function storeAs(format: number, more: object = {}): Promise<void> {
  store.discard();
  await withDatabase(indexedDB, async (db) => {
    const stored = await readTables(db, ({ manifests }) => resultOf<Manifest>(manifests.get('main')));
    const { marker, checksum: _, ...rest } = stored;
    const { snapshotHash, schemaVersion, epoch } = marker;
    const { pgliteVersion } = VERSIONS;
    const older = sealManifest({
      ...rest,
      marker: { format, snapshotHash, pgliteVersion, schemaVersion, epoch },
    });
    await writeTables(db, 'strict', ({ manifests }) => manifests.put({ ...older, ...more }, 'main'));
  });
}

it.each([1, 3])('reads a store of format %i, and continues in the new one', async (format) => {
  await appendWal(0, 50_000);
  await storeAs(format);
  await expectAll();
  await restart();
  await appendWal(50_000, 100);
  expect(store.status().marker?.format).toBe(4);
  expect((await counts()).steps).toBe(0);
  await expectAll();
});

it('reads records from the manifest of the second format, and moves them to their own place', async () => {
  await appendWal(0, 10);
  await appendWal(0, 50_000);
  // As if the last flush had been a small one: its records are only in the manifest.
  const riders = await withDatabase(indexedDB, (db) =>
    readTables(db, async ({ entries, chunks }) => ({
      entries: [[WAL, await resultOf(entries.get(['main', WAL]))]],
      chunks: [[WAL, 1, await resultOf(chunks.get(['main', WAL, 1]))]],
    })),
  );
  await storeAs(2, { riders });
  await withDatabase(indexedDB, (db) =>
    writeTables(db, 'strict', ({ entries, chunks }) => {
      entries.delete(['main', WAL]);
      chunks.delete(['main', WAL, 1]);
    }),
  );
  await expectAll();
  await restart();
  await appendWal(50_000, 100);
  expect(await counts()).toEqual({ records: 3, steps: 0 });
  await expectAll();
});

it('starts no journal in a store that an older build could otherwise open', () => {
  const older = { marker: { format: 2, epoch: 1 }, checksum: 1 } as Manifest;
  const next = { marker: { format: 3, epoch: 2 }, checksum: 2 } as Manifest;
  expect(new Journal(older).stepTo(next, new Map(), [])).toBeNull();
  expect(new Journal(next).stepTo(next, new Map(), [])).not.toBeNull();
});
