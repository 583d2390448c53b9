/** Why a store was not opened. The host offers Export and Reset; nothing was changed. */
export type RefusalReason =
  /** Written by a newer version of the application: its schema is ahead of ours. */
  | 'newer-schema'
  /** The layout of the store itself is one we do not know. */
  | 'foreign-format'
  /** Written by a PostgreSQL with another layout of data files: another major version. */
  | 'foreign-pglite'
  /** The overlay belongs to another snapshot than the one supplied. */
  | 'foreign-snapshot'
  /** A record is missing or a checksum does not match. */
  | 'corrupt'
  /** There is no store of that name. */
  | 'absent';

/** A store that must not be opened, decided before the database boots. */
export class StoreRefused extends Error {
  override name = 'StoreRefused';
  constructor(
    readonly reason: RefusalReason,
    detail: string,
  ) {
    super(`Store refused (${reason}): ${detail}`);
  }
}

/** No space left: the flush was rolled back and the store is at its last acknowledged state. */
export class StorageFull extends Error {
  override name = 'StorageFull';
}

/**
 * The flush failed for another reason, or an earlier one did. The database in memory is ahead of the store
 * and must be thrown away: discard() the store, close the database, open both again.
 */
export class StoreWriteFailed extends Error {
  override name = 'StoreWriteFailed';
}

/** The store was taken away: site data cleared, reset elsewhere, or changed by another writer. */
export class StoreLost extends Error {
  override name = 'StoreLost';
}

/** The seed snapshot is damaged or in an unknown format: download it again. */
export class SnapshotCorrupt extends Error {
  override name = 'SnapshotCorrupt';
}
