/**
 * What we use of PGlite without a promise in its documentation: check this when its version changes. Two more
 * places are subclasses, of `MemfsFrontendFS` (overlay-fs.ts) and of `PGlite` (engine-pglite.ts).
 */
import { PGlite } from '@electric-sql/pglite';

/** Runs in its own turn: every query, exec and transaction takes this mutex. */
export function runInTurn<T>(pglite: PGlite, run: () => Promise<T>): Promise<T> {
  return pglite._runExclusiveTransaction(run);
}

/** Runs `work` after each turn and before the next one, also when the turn fails. */
export function endEachTurnWith(pglite: Parameters<typeof runInTurn>[0], work: () => Promise<void>): void {
  const runExclusive = pglite._runExclusiveTransaction.bind(pglite);
  pglite._runExclusiveTransaction = (run) => runExclusive(() => run().finally(work));
}

/** A file of the data directory in its current state in the database's memory. */
export function readLiveFile(pglite: PGlite | undefined, path: string): Uint8Array | undefined {
  return pglite?.Module.FS.readFile(PGlite.paths.PGDATA + path);
}

/** A file of the database's memory, by identity, because its name may change. */
export type LiveFile = { usedBytes: number };

export function findLiveFile(pglite: PGlite | undefined, path: string): LiveFile | undefined {
  const whole = PGlite.paths.PGDATA + path;
  const FS = pglite?.Module.FS;
  return FS?.analyzePath(whole).exists ? (FS.lookupPath(whole, {}).node as unknown as LiveFile) : undefined;
}

type FileOperations = { setattr(file: LiveFile, change: { size?: number }): void };

/**
 * Called before a file of the data directory is resized. All files share one object of operations, which is
 * reached through any of them, so files must exist when this is called.
 */
export function onResize(pglite: PGlite, tell: (file: LiveFile, size: number) => void): void {
  const file = findLiveFile(pglite, '/PG_VERSION') as (LiveFile & { node_ops: FileOperations }) | undefined;
  if (!file) throw new Error('There are no files of a database.');
  const operations = file.node_ops;
  const { setattr } = operations;
  operations.setattr = (file, change) => {
    if (change.size !== undefined) tell(file, change.size);
    setattr(file, change);
  };
}
