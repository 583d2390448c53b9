/**
 * Replaces the engine's open-database.ts in the worker that we compare with: PGlite's own `idb://` file system
 * instead of the overlay store, started from the same data directory through `loadDataDir`. Everything above it is
 * the product's own code.
 */
import { PGlite } from '@electric-sql/pglite';
import { connectPglite } from '#api/db/connect/pglite';
import type { SnapshotFile } from '#api/runtime/engine/assets/engine-assets';
import {
  identityOf,
  type OpenDatabase,
  type OpenDatabaseOptions,
  snapshotPath,
} from '#api/runtime/engine/open-database';
import { endEachTurnWith } from '#api/storage/pglite-insides';

export { identityOf, snapshotPath };

/** Replaced by the bundler: whether COMMIT is stored before it is acknowledged. */
declare const IS_COMMIT_STORED: boolean;

const databaseName = 'stock';
/** Eight bytes of an empty module, as in the product, because initdb is not needed. */
const noInitdb = Uint8Array.from([0, 97, 115, 109, 1, 0, 0, 0]);

export async function openDatabase({ build, assets, endPhase }: OpenDatabaseOptions): Promise<OpenDatabase> {
  const program = Promise.all([assets.wasm(), assets.data()]);
  const loadDataDir = (await isStored()) ? undefined : await readDirectory(assets.snapshot(build.snapshot));
  endPhase('snapshot');
  const [pgliteWasmModule, fsBundle] = await program;
  endPhase('program');
  const pglite = await PGlite.create(`idb://${databaseName}`, {
    loadDataDir,
    pgliteWasmModule,
    initdbWasmModule: new WebAssembly.Module(noInitdb),
    fsBundle,
  });
  // PGlite 0.5.16 acknowledges a transaction before its COMMIT is stored; the product's store fixes it like this.
  if (IS_COMMIT_STORED) endEachTurnWith(pglite, () => pglite.syncToFs());
  const connection = connectPglite(pglite);
  endPhase('postgres');
  return {
    db: connection.db,
    watched: connection.watched,
    givingWay: connection.givingWay,
    runStatement: refuseRows,
    snapshotHash: build.snapshot.hash,
    storeStatus: () => null,
    rescued: () => undefined,
    maintain: async () => {
      await pglite.exec('checkpoint');
    },
    readRows: refuseRows,
    takeRows: refuseRows,
    close: () => connection.close(),
    discard: () => connection.close(),
  };
}

/** A workspace file of an older version is not relevant here. */
export async function openScratchDatabase(): Promise<never> {
  return refuseRows();
}

/** Rows are transferred from one overlay store to the next. */
async function refuseRows(): Promise<never> {
  throw new Error('This database carries no rows.');
}

async function isStored(): Promise<boolean> {
  const databases = await indexedDB.databases();
  return databases.some(({ name }) => name?.endsWith(`/${databaseName}`));
}

async function readDirectory(tar: Promise<SnapshotFile>): Promise<Blob> {
  return new Blob([(await tar).bytes], { type: 'application/x-tar' });
}
