/**
 * How PostgreSQL is set up inside a snapshot; initdb writes it into postgresql.conf, so it stays with the
 * data. Only for the overlay store: with full_page_writes off, a store that can tear a page loses data.
 *
 * - shared_buffers: each megabyte is set to zero by every start (0.7 ms). With 16, each batch of a
 *   recalculation of 100,000 lines evicts pages of the previous batch; 64 would save a sixth of its time and
 *   cost a start 35 ms.
 * - 1 MiB WAL segments, new instead of recycled: a fresh segment is zeros, and zeros are not stored.
 * - min/max_wal_size: a checkpoint keeps no spare segments. (The host decides when to run one:
 *   needsCheckpoint.)
 * - no data checksums: with them the first read of a page may write WAL (hint bits); the store has its own.
 */
export const SNAPSHOT_INITDB_ARGS: readonly string[] = [
  '--wal-segsize=1',
  '--no-data-checksums',
  ...[
    'shared_buffers=16MB',
    'wal_recycle=off',
    'min_wal_size=2MB',
    'max_wal_size=4MB',
    'full_page_writes=off',
  ].flatMap((setting) => ['--set', setting]),
];
