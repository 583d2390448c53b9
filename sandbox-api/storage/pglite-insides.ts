/**
 * What we use of PGlite that its documentation does not promise: read this when its version changes. Its two other
 * places are classes of its own to be extended, `MemfsFrontendFS` (overlay-fs.ts) and `PGlite` (engine-pglite.ts).
 */
import { PGlite } from '@electric-sql/pglite';

/** Runs in a turn of its own: every query, exec and transaction takes this mutex. */
export function runInTurn<T>(pglite: PGlite, run: () => Promise<T>): Promise<T> {
  return pglite._runExclusiveTransaction(run);
}

/** Lets `work` follow each turn before the next one may begin, also when the turn fails. */
export function endEachTurnWith(pglite: Parameters<typeof runInTurn>[0], work: () => Promise<void>): void {
  const runExclusive = pglite._runExclusiveTransaction.bind(pglite);
  pglite._runExclusiveTransaction = (run) => runExclusive(() => run().finally(work));
}

/** A file of the data directory as it is now in the database's memory. */
export function readLiveFile(pglite: PGlite | undefined, path: string): Uint8Array | undefined {
  return pglite?.Module.FS.readFile(PGlite.paths.PGDATA + path);
}
