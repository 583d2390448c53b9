/** What the store must know about the files in PostgreSQL's data directory. */
import type { ChangeSet } from '@electric-sql/pglite/memfs-frontend';

/**
 * Files that PostgreSQL itself removes at the next start: the lock file, spilled sorts, the relation cache
 * (rebuilt at every boot) and activity counters. Storing them would cost a write per boot or per sort.
 */
const SCRATCH =
  /^\/(postmaster\.(pid|opts)|(base\/)?pgsql_tmp(\/.*)?|pg_stat_tmp\/.*|pg_stat\/.*|(global|base\/\d+)\/pg_internal\.init(\.\d+)?)$/;

/** Relation forks and transaction status pages: every change to them is in the WAL first. */
const WAL_LOGGED =
  /^\/(base\/\d+\/|global\/)\d+(_[a-z]+)?(\.\d+)?$|^\/(pg_xact|pg_subtrans|pg_multixact\/(members|offsets))\/[0-9A-F]+$/;

export function isScratch(path: string): boolean {
  return SCRATCH.test(path);
}

/**
 * Whether the changes are only pages that were written back early: nothing was committed, so the stored WAL
 * already contains all their information.
 */
export function isWithoutWal({ ops, files }: ChangeSet): boolean {
  const hasNoMilestone = ops.length === 0 && files.wal.length === 0 && files.control.length === 0;
  return hasNoMilestone && files.data.every(({ path }) => WAL_LOGGED.test(path));
}

export function withoutScratch({ ops, files }: ChangeSet): ChangeSet {
  return {
    ops: ops.filter(({ path }) => !isScratch(path)),
    files: { ...files, data: files.data.filter(({ path }) => !isScratch(path)) },
  };
}
