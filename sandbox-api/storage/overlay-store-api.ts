/** The interface of the overlay store for the host; overlay-store.ts explains how it works and why. */

import type { StoreBackend } from '#api/storage/overlay-fs';
import type { StoreLocation } from '#api/storage/store-database';
import type { StoreLost } from '#api/storage/store-errors';
import type { StoreIdentity, StoreMarker } from './snapshot/manifest';
import type { Snapshot } from './snapshot/snapshot';

/** One segment: limits what a restart replays, and how much of the log is held in memory. */
const CHECKPOINT_WAL_BYTES = 1024 * 1024;

export type StoredOverlayOptions = StoreLocation & {
  identity: StoreIdentity;
  /** Default 'strict': the operating system has written the data to disk before a request is answered. */
  durability?: IDBTransactionDurability;
  /** Random id for a store that has none yet. */
  freshId: string;
  /** The store whose rows fill a new one; the new store keeps its id and count. */
  continues?: Pick<StoreMarker, 'id' | 'epoch'>;
  /** The store was taken away: close the database and start again. Called at most once. */
  onLost?: (reason: StoreLost) => void;
};

export type OverlayStatus = {
  kind: 'overlay';
  /** The stored manifest; undefined until the first flush of a new store. */
  marker: StoreMarker | undefined;
  epoch: number;
  /** Checksum of the stored manifest, unique to each state; undefined until the first flush. */
  state: number | undefined;
  /** Bytes of all stored chunks, without the snapshot. */
  overlayBytes: number;
  /** Counted since the store was opened. */
  writeTransactions: number;
  writtenBytes: number;
  /** Bytes of chunks that wait for the next flush with WAL. */
  deferredBytes: number;
  /** Size of the WAL in the overlay, in whole chunks; a restart replays it. See needsCheckpoint. */
  walBytes: number;
};

/**
 * Whether the host should run CHECKPOINT when it is idle. PostgreSQL in single-user mode never starts one by
 * itself (max_wal_size is only watched under a postmaster), so a long session would let the WAL grow.
 */
export function needsCheckpoint({ walBytes }: OverlayStatus): boolean {
  return walBytes > CHECKPOINT_WAL_BYTES;
}

/** The data that was read, with the connection it was read over. */
export interface StoredOverlay {
  /** Undefined if nothing is stored yet. */
  readonly marker: StoreMarker | undefined;
  /**
   * The store over the snapshot it was started from, or over the newest for a new one.
   * @throws StoreRefused 'foreign-snapshot' when it is another one.
   */
  openOver(snapshot: Snapshot): OverlayStore;
  /** Call this instead of opening it. */
  close(): void;
}

export interface OverlayStore {
  /** For the file system of PGlite (overlay-fs.ts). If PGlite does not start on it, call discard(). */
  readonly backend: StoreBackend;
  status(): OverlayStatus;
  /**
   * Call before migrations run: the next flush, and so the first one with a migrated table, records that the
   * store has this schema. If a crash makes this too early, it is harmless, because a start reads the actual
   * schema from the database; too late would not be.
   */
  recordSchemaVersion(schemaVersion: number): void;
  /**
   * All acknowledged data and the change that could not be stored, as an exported file: taken from the
   * database's memory when a flush fails. Undefined if no flush has failed, or if not all of it was in
   * memory.
   */
  rescued(): Promise<Uint8Array<ArrayBuffer>> | undefined;
  /** Drops everything that is not stored and ignores further changes; used to close a database that failed. */
  discard(): void;
  /** Stores deferred changes and closes the connection. PGlite's close() does this through the file system. */
  close(): Promise<void>;
}
