/** What the host sees of the overlay store; overlay-store.ts explains how it works and why. */

import type { StoreBackend } from '#api/storage/overlay-fs';
import type { StoreLocation } from '#api/storage/store-database';
import type { StoreLost } from '#api/storage/store-errors';
import type { StoreIdentity, StoreMarker } from './snapshot/manifest';
import type { Snapshot } from './snapshot/snapshot';

/** A segment: bounds what a restart replays, and what of the log is held in memory. */
const CHECKPOINT_WAL_BYTES = 1024 * 1024;

export type StoredOverlayOptions = StoreLocation & {
  identity: StoreIdentity;
  /** Default 'strict': the operating system has written it to the disk before a request is answered. */
  durability?: IDBTransactionDurability;
  /** For a store that has none yet: random. */
  freshId: string;
  /** The store whose rows a new one is made of: it goes on as that one. */
  continues?: Pick<StoreMarker, 'id' | 'epoch'>;
  /** The store was taken away under us: tear the database down and start again. Called at most once. */
  onLost?: (reason: StoreLost) => void;
};

export type OverlayStatus = {
  kind: 'overlay';
  /** What is stored; undefined until the first flush of a new store. */
  marker: StoreMarker | undefined;
  epoch: number;
  /** Checksum of the stored manifest, which no other state has; undefined until the first flush. */
  state: number | undefined;
  /** Bytes of all stored chunks, without the snapshot. */
  overlayBytes: number;
  /** Since the store was opened. */
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

/** What was read, with the connection it was read over. */
export interface StoredOverlay {
  /** Undefined where nothing is stored yet. */
  readonly marker: StoreMarker | undefined;
  /**
   * The store over the snapshot it was started from, or over the newest for a new one.
   * @throws StoreRefused 'foreign-snapshot' when it is another one.
   */
  openOver(snapshot: Snapshot): OverlayStore;
  /** Instead of opening it. */
  close(): void;
}

export interface OverlayStore {
  /** For the file system of PGlite (overlay-fs.ts). When PGlite does not start on it, call discard(). */
  readonly backend: StoreBackend;
  status(): OverlayStatus;
  /**
   * To be called before migrations run: the next flush, and so the first one that holds a migrated table,
   * says that the store has this schema. Too early by a crash is harmless, since a start asks the database
   * what it has; too late would not be.
   */
  recordSchemaVersion(schemaVersion: number): void;
  /**
   * All that was acknowledged, and the change that could not be stored, as an exported file: taken from the database's
   * memory when a flush fails. Undefined while none has, and where not all of it was at hand.
   */
  rescued(): Promise<Uint8Array<ArrayBuffer>> | undefined;
  /** Drops everything that is not stored and ignores further changes: for closing a database that failed. */
  discard(): void;
  /** Stores deferred changes and closes the connection. PGlite's close() does this through the file system. */
  close(): Promise<void>;
}
