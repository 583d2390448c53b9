import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import type { OverlayStore } from '#api/storage/overlay-store-api';

/**
 * PGlite whose transaction() resolves only when the COMMIT is stored.
 *
 * PGlite 0.5.16 runs the COMMIT of transaction() while it still counts itself as inside the transaction, and
 * skips the flush; it comes with the next statement. A worker killed in between loses an acknowledged
 * transaction (overlay-store.pglite.test.ts shows it). Its syncToFs() cannot be called from outside either:
 * a second caller returns at once when a first one waits. So the file system is flushed here, under the
 * mutex that every public query, exec and transaction takes. Nothing to flush costs nothing.
 */
class DurablePglite extends PGlite {
  override _runExclusiveTransaction<T>(run: () => Promise<T>): Promise<T> {
    return super._runExclusiveTransaction(() => run().finally(() => this.fs?.syncToFs()));
  }
}

/**
 * Boots PostgreSQL on the store. The only way to open a database on it: a bare PGlite acknowledges too early.
 * When this rejects, call discard() on the store.
 */
export async function bootPglite(
  store: OverlayStore,
  options: Omit<PGliteOptions, 'fs'> = {},
): Promise<PGlite> {
  const pglite = new DurablePglite({ ...options, fs: store.fs });
  await pglite.waitReady;
  return pglite;
}
