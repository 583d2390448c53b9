/** The IndexedDB side: one database for all stores of an origin, each store a name in every key. */
import type { Entry } from '#api/storage/overlay';
import { StorageFull, StoreLost, StoreWriteFailed } from '#api/storage/store-errors';

const DATABASE = 'ledgerleaf';
const LAYOUT_VERSION = 1;
/**
 * At the limit of a site browsers throw the first. On a really full disk Chromium throws the second, which
 * the standard reserves for disk failures.
 */
const noSpaceNames = ['QuotaExceededError', 'UnknownError'];
const TABLES = ['manifests', 'entries', 'chunks'] as const;

export type Tables = Record<(typeof TABLES)[number], IDBObjectStore>;

export type StoreLocation = {
  /** Injected: the service worker's own, or fake-indexeddb in tests. */
  indexedDB: IDBFactory;
  /** Name of the store: a workspace or a checkpoint. */
  name: string;
};

/** One record per touched path, stored under [store, path]. */
export type EntryRecord = {
  kind: Entry['kind'];
  size: number;
  snapshotBytes: number;
  /** Pairs of chunk number and checksum. */
  chunks: Uint32Array;
};

export async function openDatabase(indexedDB: IDBFactory): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, LAYOUT_VERSION);
  request.onupgradeneeded = () => {
    for (const table of TABLES) request.result.createObjectStore(table);
  };
  return resultOf(request);
}

/** Opens a connection for one operation and closes it again, so that it never blocks another context. */
export async function withDatabase<T>(
  indexedDB: IDBFactory,
  work: (db: IDBDatabase) => Promise<T>,
): Promise<T> {
  const db = await openDatabase(indexedDB);
  try {
    return await work(db);
  } finally {
    db.close();
  }
}

/** Runs reads in one transaction, so that they see one state. */
export function readTables<T>(db: IDBDatabase, read: (tables: Tables) => Promise<T>): Promise<T> {
  return read(tablesOf(db.transaction([...TABLES], 'readonly')));
}

export type Writing = {
  /** Stores nothing and fails with this reason; after `finish` it cannot undo the writes, but still fails. */
  refuse(reason: Error): void;
  /**
   * No more writes follow, so the browser can commit without waiting for pending responses, which saves each
   * flush a round trip.
   */
  finish(): void;
};

/**
 * Runs writes in one transaction and resolves when it is complete: all of them are stored, or none.
 * @throws StorageFull when there is no space, StoreLost when the connection is gone, what `write` passed to `refuse`,
 *   StoreWriteFailed otherwise.
 */
export function writeTables(
  db: IDBDatabase,
  durability: IDBTransactionDurability,
  write: (tables: Tables, writing: Writing) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let refusal: unknown;
    let transaction: IDBTransaction;
    try {
      transaction = db.transaction([...TABLES], 'readwrite', { durability });
    } catch (cause) {
      reject(new StoreLost('The connection to the store is closed.', { cause }));
      return;
    }
    const refuse = (reason: unknown) => {
      refusal = reason;
      try {
        transaction.abort();
      } catch {
        // It is already aborted by the browser, or it is being completed.
        reject(reason);
      }
    };
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(refusal ?? writeError(transaction.error));
    try {
      write(tablesOf(transaction), { refuse, finish: () => transaction.commit() });
    } catch (cause) {
      refuse(writeError(cause));
    }
  });
}

/** All keys that start with the store's name; an array sorts after every string and number. */
export function keysOf(name: string): IDBKeyRange {
  return IDBKeyRange.bound([name], [name, []]);
}

/** Key of the rows that one version stores for the next (carried-rows.ts). */
export function carriedName(name: string): string {
  return `rows:${name}`;
}

export function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

export function toRecord(entry: Entry): EntryRecord {
  if (entry.kind !== 'file')
    return { kind: entry.kind, size: 0, snapshotBytes: 0, chunks: new Uint32Array() };
  const { kind, size, snapshotBytes } = entry;
  return { kind, size, snapshotBytes, chunks: Uint32Array.from([...entry.chunks].flat()) };
}

export function fromRecord({ kind, size, snapshotBytes, chunks }: EntryRecord): Entry {
  if (kind !== 'file') return { kind };
  const sums = new Map<number, number>();
  for (let at = 0; at + 1 < chunks.length; at += 2) sums.set(chunks[at] ?? 0, chunks[at + 1] ?? 0);
  return { kind, size, snapshotBytes, chunks: sums };
}

function tablesOf(transaction: IDBTransaction): Tables {
  const [manifests, entries, chunks] = TABLES.map((table) => transaction.objectStore(table));
  return { manifests, entries, chunks } as Tables;
}

export function writeError(cause: unknown): Error {
  const isFull = cause instanceof Error && noSpaceNames.includes(cause.name);
  return isFull
    ? new StorageFull(`The browser has no space left for the store: ${String(cause)}`, { cause })
    : new StoreWriteFailed(`The store could not be written: ${String(cause)}`, { cause });
}
