/** For the tests of this folder: a small snapshot, and a model of the expected files. */
import 'fake-indexeddb/auto';
import type { ChangeSet, FileWrite } from '@electric-sql/pglite/memfs-frontend';
import { IDBFactory as FakeIndexedDb } from 'fake-indexeddb';
import { fileLayoutOf } from '#api/storage/file-layout';
import { readStore } from '#api/storage/overlay-store';
import type { OverlayStore, StoredOverlayOptions } from '#api/storage/overlay-store-api';
import { readTables, type StoreLocation, withDatabase } from '#api/storage/store-database';
import { readManifest } from './content/store-content';
import { sha256Of } from './snapshot/checksum';
import type { StoreIdentity, StoreMarker } from './snapshot/manifest';
import { openSnapshot, packSnapshot, type Snapshot } from './snapshot/snapshot';

export type Tree = Map<string, Uint8Array | 'directory'>;

export const VERSIONS = { pgliteVersion: '0.5.16', schemaVersion: 3 };

const LAYOUT = String(fileLayoutOf(VERSIONS.pgliteVersion));

export const newIndexedDb = (): IDBFactory => new FakeIndexedDb();

/** Bytes without a zero and without a period near the size of a page or chunk. */
export function patternOf(seed: number, length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  for (let index = 0; index < length; index += 1)
    bytes[index] = 1 + ((index * 31 + seed * 17 + (index >> 8)) % 255);
  return bytes;
}

export const SNAPSHOT_FILES: ReadonlyMap<string, Uint8Array> = new Map([
  ['/PG_VERSION', patternOf(1, 3)],
  ['/base/5/1259', patternOf(2, 100_000)],
  ['/base/5/2600', patternOf(3, 32_768)],
  ['/base/5/deep/one', patternOf(4, 40_000)],
  ['/global/pg_control', patternOf(5, 8_192)],
  ['/pg_wal/000000010000000000000001', patternOf(6, 70_000)],
]);

const DIRECTORIES = ['/base', '/base/5', '/base/5/deep', '/base/5/empty', '/global', '/pg_wal'];

export async function smallSnapshot(): Promise<Snapshot> {
  const packed = packSnapshot(VERSIONS, DIRECTORIES, SNAPSHOT_FILES);
  return openSnapshot(packed, await sha256Of(packed));
}

export function identityOf(snapshot: Snapshot): StoreIdentity {
  return { snapshotHash: snapshot.hash, fileLayout: LAYOUT, schemaVersion: VERSIONS.schemaVersion };
}

type OverlayStoreOptions = Omit<StoredOverlayOptions, 'freshId'> & { snapshot: Snapshot };

let ids = 0;

/** Opens the store as the host does, with the snapshot already loaded. */
export async function openOverlayStore({ snapshot, ...options }: OverlayStoreOptions): Promise<OverlayStore> {
  ids += 1;
  const stored = await readStore({ ...options, freshId: `store ${ids}` });
  try {
    return stored.openOver(snapshot);
  } catch (error) {
    stored.close();
    throw error;
  }
}

/** The stored data, without opening the store. */
export function readMarker({ indexedDB, name }: StoreLocation): Promise<StoreMarker | undefined> {
  return withDatabase(indexedDB, (db) =>
    readTables(db, async (tables) => (await readManifest(tables, name))?.marker),
  );
}

export function openSmall(
  indexedDB: IDBFactory,
  snapshot: Snapshot,
  overrides: Partial<OverlayStoreOptions> = {},
): Promise<OverlayStore> {
  return openOverlayStore({
    indexedDB,
    name: 'main',
    snapshot,
    identity: identityOf(snapshot),
    ...overrides,
  });
}

export function treeOfSnapshot(): Tree {
  const tree: Tree = new Map(DIRECTORIES.map((path) => [path, 'directory']));
  for (const [path, bytes] of SNAPSHOT_FILES) tree.set(path, bytes.slice());
  return tree;
}

/** The files a database would find at its next start. */
export async function loadTree(store: OverlayStore): Promise<Tree> {
  const tree: Tree = new Map();
  for await (const entry of store.backend.load()) {
    const parent = entry.path.slice(0, entry.path.lastIndexOf('/'));
    if (parent && tree.get(parent) !== 'directory') throw new Error(`${entry.path} came before its parent.`);
    tree.set(entry.path, entry.kind === 'dir' ? 'directory' : entry.data);
  }
  return tree;
}

/** One line per path; two trees are equal exactly when their descriptions are. */
export async function describeTree(tree: Tree): Promise<string[]> {
  const lines: string[] = [];
  for (const [path, content] of [...tree].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const what =
      content === 'directory' ? 'dir' : `${content.length} ${await sha256Of(new Uint8Array(content))}`;
    lines.push(`${path} ${what}`);
  }
  return lines;
}

export function changeSet(ops: ChangeSet['ops'], writes: FileWrite[]): ChangeSet {
  const isWal = (write: FileWrite) => write.path.startsWith('/pg_wal/');
  const isControl = (write: FileWrite) => write.path === '/global/pg_control';
  return {
    ops,
    files: {
      wal: writes.filter(isWal),
      data: writes.filter((write) => !isWal(write) && !isControl(write)),
      control: writes.filter(isControl),
    },
  };
}

export const fullWrite = (path: string, data: Uint8Array): FileWrite => ({
  path,
  size: data.length,
  full: true,
  truncate: true,
  chunks: data.length > 0 ? [{ at: 0, data }] : [],
});

export const partWrite = (path: string, size: number, at: number, data: Uint8Array): FileWrite => ({
  path,
  size,
  full: false,
  truncate: false,
  chunks: [{ at, data }],
});

export const resize = (path: string, size: number): FileWrite => ({
  path,
  size,
  full: false,
  truncate: true,
  chunks: [],
});
