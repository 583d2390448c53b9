/** Operations of the host on stores that are not open: list, reset, copy, export, import. */

import { chunkKey } from '#api/storage/overlay';
import {
  carriedName,
  keysOf,
  readTables,
  resultOf,
  type StoreLocation,
  type Tables,
  withDatabase,
  writeTables,
} from '#api/storage/store-database';
import { type RefusalReason, StoreRefused } from '#api/storage/store-errors';
import { readContent, readManifest, type StoreContent } from './content/store-content';
import type { StoreMarker } from './snapshot/manifest';

export type StoreListing = {
  name: string;
  marker: StoreMarker | undefined;
  overlayBytes: number;
  /** Why there is no marker. */
  refusal: Exclude<RefusalReason, 'absent'> | null;
};

/** All stores of this origin. A damaged one is listed without its marker, so that it can be reset. */
export function listStores(indexedDB: IDBFactory): Promise<StoreListing[]> {
  return withDatabase(indexedDB, (db) =>
    readTables(db, async (tables) => {
      const keys = await resultOf(tables.manifests.getAllKeys());
      const names = keys.filter((key) => typeof key === 'string');
      return Promise.all(names.map((name) => listingOf(tables, name)));
    }),
  );
}

/**
 * Removes a store: the next open starts from the snapshot. One transaction, and no other store is touched.
 * An engine that still has it open is stopped at its next flush (StoreLost), so stop it first.
 */
export function resetStore({ indexedDB, name }: StoreLocation): Promise<void> {
  return withDatabase(indexedDB, (db) => writeTables(db, 'strict', (tables) => clearStore(tables, name)));
}

/**
 * Replaces the store `to` by a copy of `from`, in one transaction: to make or restore a checkpoint. The copy
 * is the last acknowledged state, also while an engine has `from` open.
 * @throws StoreRefused 'absent' when there is no such store, 'corrupt' when a checksum does not match.
 */
export function copyStore(from: StoreLocation, to: { name: string }): Promise<void> {
  return replaceStore(from, to.name, [to.name]);
}

/** The same, and removes `from` in that transaction. */
export function moveStore(from: StoreLocation, to: { name: string }): Promise<void> {
  return replaceStore(from, to.name, [to.name, from.name]);
}

/** All records of a store; undefined when it does not exist. */
export function readStoreContent({ indexedDB, name }: StoreLocation): Promise<StoreContent | undefined> {
  return withDatabase(indexedDB, (db) => readTables(db, (tables) => readContent(tables, name)));
}

async function replaceStore(from: StoreLocation, name: string, cleared: readonly string[]): Promise<void> {
  await withDatabase(from.indexedDB, async (db) => {
    const content = await readTables(db, (tables) => readContent(tables, from.name));
    if (!content) throw new StoreRefused('absent', `there is no store "${from.name}"`);
    await writeTables(db, 'strict', (tables) => {
      for (const store of cleared) clearStore(tables, store);
      putContent(tables, name, content);
    });
  });
}

export function clearStore({ manifests, entries, chunks }: Tables, name: string): void {
  manifests.delete(name);
  manifests.delete(keysOf(name));
  entries.delete(keysOf(name));
  chunks.delete(keysOf(name));
  chunks.delete(keysOf(carriedName(name)));
}

export function putContent(tables: Tables, name: string, { manifest, entries, chunks }: StoreContent): void {
  for (const [path, record] of entries) {
    tables.entries.put(record, [name, path]);
    for (let at = 0; at < record.chunks.length; at += 2) {
      const chunk = record.chunks[at] ?? 0;
      tables.chunks.put(chunks.get(chunkKey({ path, chunk })), [name, path, chunk]);
    }
  }
  tables.manifests.put(manifest, name);
}

async function listingOf(tables: Tables, name: string): Promise<StoreListing> {
  try {
    const manifest = await readManifest(tables, name);
    return { name, marker: manifest?.marker, overlayBytes: manifest?.overlayBytes ?? 0, refusal: null };
  } catch (error) {
    if (error instanceof StoreRefused && error.reason !== 'absent')
      return { name, marker: undefined, overlayBytes: 0, refusal: error.reason };
    throw error;
  }
}
