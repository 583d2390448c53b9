import { beforeEach, describe, expect, it } from 'vitest';
import type { OverlayStore } from '#api/storage/overlay-store-api';
import { keysOf, resultOf, withDatabase } from '#api/storage/store-database';
import {
  changeSet,
  describeTree,
  fullWrite,
  identityOf,
  loadTree,
  newIndexedDb,
  openSmall,
  patternOf,
  readMarker,
  smallSnapshot,
  treeOfSnapshot,
} from '#api/storage/store-fixtures';
import { copyStore, listStores, resetStore } from '#api/storage/store-maintenance';
import { exportStore, importStore } from './content/store-export';
import { assertCompatible, type StoreMarker } from './snapshot/manifest';
import type { Snapshot } from './snapshot/snapshot';

let indexedDB: IDBFactory;
let snapshot: Snapshot;
let written: string[];

beforeEach(async () => {
  indexedDB = newIndexedDb();
  snapshot = await smallSnapshot();
  const store = await openSmall(indexedDB, snapshot);
  const ops = [{ op: 'remove' as const, path: '/base/5/deep' }];
  const writes = [
    fullWrite('/base/5/16384', patternOf(1, 90_000)),
    fullWrite('/base/5/1259', new Uint8Array(40_000)),
  ];
  await store.backend.apply(changeSet(ops, writes), { relaxedDurability: false });
  store.discard();
  written = await stateOf('main');
});

async function stateOf(name: string): Promise<string[]> {
  const store = await openSmall(indexedDB, snapshot, { name });
  try {
    return await describeTree(await loadTree(store));
  } finally {
    store.discard();
  }
}

/** Changes records behind the store's back. */
function tamper(
  change: (tables: Record<'manifests' | 'entries' | 'chunks', IDBObjectStore>) => Promise<unknown>,
) {
  return withDatabase(indexedDB, async (db) => {
    const transaction = db.transaction(['manifests', 'entries', 'chunks'], 'readwrite');
    const [manifests, entries, chunks] = ['manifests', 'entries', 'chunks'].map((name) =>
      transaction.objectStore(name),
    );
    if (manifests && entries && chunks) await change({ manifests, entries, chunks });
  });
}

const open = (): Promise<OverlayStore> => openSmall(indexedDB, snapshot);

describe('reset', () => {
  it('returns to the snapshot, leaves no record and does not touch other stores', async () => {
    await copyStore({ indexedDB, name: 'main' }, { name: 'checkpoint' });
    await resetStore({ indexedDB, name: 'main' });
    expect(await readMarker({ indexedDB, name: 'main' })).toBeUndefined();
    await tamper(async ({ entries, chunks }) => {
      expect(await resultOf(entries.count(keysOf('main')))).toBe(0);
      expect(await resultOf(chunks.count(keysOf('main')))).toBe(0);
    });
    expect(await stateOf('main')).toEqual(await describeTree(treeOfSnapshot()));
    expect(await stateOf('checkpoint')).toEqual(written);
  });

  it('lets a store with another id take its place', async () => {
    const before = await readMarker({ indexedDB, name: 'main' });
    await resetStore({ indexedDB, name: 'main' });
    const store = await open();
    await store.backend.apply(changeSet([{ op: 'mkdir', path: '/x' }], []), { relaxedDurability: false });
    await store.close();
    const after = await readMarker({ indexedDB, name: 'main' });
    expect(after?.id).toEqual(expect.any(String));
    expect(after?.id).not.toBe(before?.id);
  });

  it('stops an engine that still has the store open', async () => {
    const store = await open();
    await resetStore({ indexedDB, name: 'main' });
    const late = store.backend.apply(changeSet([{ op: 'mkdir', path: '/x' }], []), {
      relaxedDurability: false,
    });
    await expect(late).rejects.toMatchObject({ name: 'StoreLost' });
    store.discard();
  });
});

describe('copy', () => {
  it('is independent of its original, both ways', async () => {
    await copyStore({ indexedDB, name: 'main' }, { name: 'checkpoint' });
    await resetStore({ indexedDB, name: 'main' });
    await copyStore({ indexedDB, name: 'checkpoint' }, { name: 'main' });
    expect(await stateOf('main')).toEqual(written);
  });

  it('replaces all of its target', async () => {
    const other = await openSmall(indexedDB, snapshot, { name: 'other' });
    const writes = [fullWrite('/base/5/99999', patternOf(2, 10)), fullWrite('/pg_wal/x', patternOf(2, 10))];
    await other.backend.apply(changeSet([], writes), { relaxedDurability: false });
    other.discard();
    await copyStore({ indexedDB, name: 'main' }, { name: 'other' });
    expect(await stateOf('other')).toEqual(written);
  });

  it('refuses a store that does not exist', async () => {
    await expect(copyStore({ indexedDB, name: 'none' }, { name: 'x' })).rejects.toMatchObject({
      reason: 'absent',
    });
  });

  it('lists every store with its marker', async () => {
    await copyStore({ indexedDB, name: 'main' }, { name: 'checkpoint' });
    const listed = await listStores(indexedDB);
    expect(listed.map(({ name, marker }) => [name, marker?.epoch])).toEqual([
      ['checkpoint', 1],
      ['main', 1],
    ]);
  });
});

describe('export and import', () => {
  it('moves a store to another browser', async () => {
    const file = await exportStore({ indexedDB, name: 'main' });
    indexedDB = newIndexedDb();
    const marker = await importStore({ indexedDB, name: 'main' }, file, identityOf(snapshot));
    expect(marker.epoch).toBe(1);
    expect(await stateOf('main')).toEqual(written);
  });

  it('refuses a file with any damaged byte and leaves the store alone', async () => {
    const file = await exportStore({ indexedDB, name: 'main' });
    for (let at = 0; at < file.length; at += Math.ceil(file.length / 40)) {
      const damaged = file.slice();
      damaged[at] = (damaged[at] ?? 0) ^ 1;
      const attempt = importStore({ indexedDB, name: 'main' }, damaged, identityOf(snapshot));
      await expect(attempt).rejects.toMatchObject({ reason: 'corrupt' });
    }
    expect(await stateOf('main')).toEqual(written);
  });

  it.each([0, 5, 31, 40, 500])('refuses a file cut to %i bytes', async (length) => {
    const file = (await exportStore({ indexedDB, name: 'main' })).slice(0, length);
    const attempt = importStore({ indexedDB, name: 'main' }, file, identityOf(snapshot));
    await expect(attempt).rejects.toMatchObject({ reason: 'corrupt' });
  });

  it('refuses an export whose snapshot is not available', async () => {
    const file = await exportStore({ indexedDB, name: 'main' });
    const attempt = importStore({ indexedDB, name: 'x' }, file, identityOf(snapshot), ['another']);
    await expect(attempt).rejects.toMatchObject({ reason: 'foreign-snapshot' });
  });

  it('refuses an export of a newer version', async () => {
    const file = await exportStore({ indexedDB, name: 'main' });
    const attempt = importStore({ indexedDB, name: 'x' }, file, {
      ...identityOf(snapshot),
      schemaVersion: 2,
    });
    await expect(attempt).rejects.toMatchObject({ reason: 'newer-schema' });
  });

  it('refuses to export a store that does not exist', async () => {
    await expect(exportStore({ indexedDB, name: 'none' })).rejects.toMatchObject({ reason: 'absent' });
  });
});

describe('refusal before the database boots', () => {
  it.each([
    ['newer-schema', { schemaVersion: 2 }],
    ['foreign-pglite', { fileLayout: 'another' }],
  ])('is "%s" for %j', async (reason, different) => {
    const attempt = openSmall(indexedDB, snapshot, { identity: { ...identityOf(snapshot), ...different } });
    await expect(attempt).rejects.toMatchObject({ name: 'StoreRefused', reason });
    expect(await stateOf('main')).toEqual(written);
  });

  it('opens a store of a version without ids, which gets one with its next flush', async () => {
    await tamper(async ({ manifests }) => {
      const manifest = await resultOf(manifests.get('main'));
      const { id: _, ...marker } = manifest.marker;
      await resultOf(manifests.put({ ...manifest, marker }, 'main'));
    });
    const store = await open();
    await store.backend.apply(changeSet([{ op: 'mkdir', path: '/x' }], []), { relaxedDurability: false });
    await store.close();
    expect(await readMarker({ indexedDB, name: 'main' })).toMatchObject({ id: expect.any(String) });
  });

  it('opens a store of an older schema, for migrations to run on it', async () => {
    const store = await openSmall(indexedDB, snapshot, {
      identity: { ...identityOf(snapshot), schemaVersion: 9 },
    });
    expect(store.status().marker?.schemaVersion).toBe(3);
    store.discard();
  });

  it('is "foreign-snapshot" when the host brings the wrong one', async () => {
    const other = { ...snapshot, hash: 'another' };
    await expect(openSmall(indexedDB, other)).rejects.toMatchObject({ reason: 'foreign-snapshot' });
  });

  it('is "foreign-format" for a layout of the future', async () => {
    await tamper(({ manifests }) =>
      resultOf(manifests.put({ marker: { format: 5 }, sealed: 'differently' }, 'main')),
    );
    await expect(open()).rejects.toMatchObject({ reason: 'foreign-format' });
    const marker: StoreMarker = { ...identityOf(snapshot), format: 5, epoch: 1 };
    expect(() => assertCompatible(marker, identityOf(snapshot))).toThrow('foreign-format');
  });

  it('is "corrupt" when one bit of a chunk is wrong', async () => {
    await tamper(async ({ chunks }) => {
      const key = ['main', '/base/5/16384', 1];
      const bytes: Uint8Array = await resultOf(chunks.get(key));
      bytes[100] = (bytes[100] ?? 0) ^ 4;
      await resultOf(chunks.put(bytes, key));
    });
    await expect(open()).rejects.toMatchObject({ reason: 'corrupt' });
    await expect(exportStore({ indexedDB, name: 'main' })).rejects.toMatchObject({ reason: 'corrupt' });
  });

  it('is "corrupt" when a chunk is missing', async () => {
    await tamper(({ chunks }) => resultOf(chunks.delete(['main', '/base/5/16384', 2])));
    await expect(open()).rejects.toMatchObject({ reason: 'corrupt' });
  });

  it('is "corrupt" when a tombstone is missing', async () => {
    await tamper(({ entries }) => resultOf(entries.delete(['main', '/base/5/deep'])));
    await expect(open()).rejects.toMatchObject({ reason: 'corrupt' });
  });

  it('is "corrupt" when the marker was changed', async () => {
    await tamper(async ({ manifests }) => {
      const manifest = await resultOf(manifests.get('main'));
      await resultOf(manifests.put({ ...manifest, marker: { ...manifest.marker, epoch: 7 } }, 'main'));
    });
    await expect(readMarker({ indexedDB, name: 'main' })).rejects.toMatchObject({ reason: 'corrupt' });
    expect(await listStores(indexedDB)).toEqual([
      { name: 'main', marker: undefined, overlayBytes: 0, refusal: 'corrupt' },
    ]);
  });

  it('can be followed by a reset', async () => {
    await tamper(({ chunks }) => resultOf(chunks.delete(['main', '/base/5/16384', 2])));
    await resetStore({ indexedDB, name: 'main' });
    expect(await stateOf('main')).toEqual(await describeTree(treeOfSnapshot()));
  });
});
