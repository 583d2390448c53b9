/**
 * From nothing to an open database: marker, snapshot, store, PostgreSQL, migrations, the roll-forward of the
 * demo. Whether a store may be opened at all is decided by its marker, before PostgreSQL starts.
 */
import { PGlite } from '@electric-sql/pglite';
import type { MemfsFrontendFS } from '@electric-sql/pglite/memfs-frontend';
import type { StoreKind } from '#api/contract/engine';
import { connectPglite } from '#api/db/connect/pglite';
import type { Db } from '#api/db/db';
import { migrate } from '#api/db/migrate';
import { assertCompatible, readMarker, type StoreIdentity, type StoreMarker } from '#api/storage/manifest';
import { type OverlayStatus, type OverlayStore, openOverlayStore } from '#api/storage/overlay-store';
import { openSnapshot, type Snapshot } from '#api/storage/snapshot';
import { SnapshotCorrupt, type StoreLost, StoreRefused } from '#api/storage/store-errors';
import type { AssetStore } from './engine-assets';
import type { EngineAsset, EngineBuild } from './engine-build';
import { createMemoryFs, snapshotEntries } from './memory-store';
import { migrations } from './migrations';

export type OpenDatabaseOptions = {
  build: EngineBuild;
  assets: AssetStore;
  storeKind: StoreKind;
  storeName: string;
  /** Opens what is stored for reading, and stores nothing: there is no space even for a start. */
  isFrozen: boolean;
  /** Marks the end of a phase, for the status. */
  endPhase(name: string): void;
  onStoreLost(reason: StoreLost): void;
};

export interface OpenDatabase {
  db: Db;
  snapshotHash: string;
  storeStatus(): OverlayStatus | null;
  /** Takes what the write-ahead log holds into the tables and starts it anew. */
  checkpoint(): Promise<void>;
  /** Stores what is pending and closes. */
  close(): Promise<void>;
  /** Closes without storing anything more: the database in memory is ahead of a store that failed. */
  discard(): Promise<void>;
}

/** Eight bytes of an empty module: without it PGlite downloads initdb, which a snapshot makes needless. */
const noInitdb = Uint8Array.from([0, 97, 115, 109, 1, 0, 0, 0]);

export function identityOf(build: EngineBuild): StoreIdentity {
  return {
    snapshotHash: build.snapshot.hash,
    pgliteVersion: build.pgliteVersion,
    schemaVersion: migrations.length,
  };
}

/** Path of a snapshot, whichever version of the application it came with. */
export function snapshotPath(hash: string): string {
  return `engine/${hash.slice(0, 16)}.snapshot`;
}

export async function openDatabase(options: OpenDatabaseOptions): Promise<OpenDatabase> {
  const { build, assets, storeKind, storeName, endPhase } = options;
  const program = Promise.all([assets.wasm(), assets.data()]);
  // Awaited below; a refused store must not leave an unhandled rejection behind.
  program.catch(() => undefined);
  const marker = storeKind === 'overlay' ? await readMarker({ indexedDB, name: storeName }) : undefined;
  if (marker) assertCompatible(marker, identityOf(build));
  endPhase('marker');
  const prepared = { program, schemaVersion: marker?.schemaVersion };
  const asset = snapshotAsset(build, marker);
  const open = async () =>
    openOver(options, { ...prepared, snapshot: await loadSnapshot(build, assets, asset) });
  try {
    return await open();
  } catch (error) {
    if (!(error instanceof SnapshotCorrupt)) throw error;
    // The kept copy was damaged: a fresh download repairs it, and a second damage is the host's.
    await assets.forget(asset.path);
    return open();
  }
}

/** Answers once the snapshot is verified; until then PostgreSQL may start on it, and stores nothing. */
async function openOver(
  options: OpenDatabaseOptions,
  prepared: Omit<Prepared, 'store'>,
): Promise<OpenDatabase> {
  const { snapshot } = prepared;
  options.endPhase('snapshot');
  let store: OverlayStore | null = null;
  let database: OpenDatabase | undefined;
  try {
    if (options.storeKind === 'overlay') store = await openStore(options, snapshot);
    options.endPhase('store');
    database = await startPostgres(options, { ...prepared, store });
    await snapshot.verified;
    options.endPhase('verified');
    return database;
  } catch (error) {
    store?.discard();
    await database?.discard().catch(() => undefined);
    // PostgreSQL, too, may have failed on what the verification is about to find.
    await snapshot.verified;
    throw error;
  }
}

type Prepared = {
  program: Promise<[WebAssembly.Module, Blob]>;
  snapshot: Snapshot;
  store: OverlayStore | null;
  /** Of the stored data; undefined for a new store. */
  schemaVersion: number | undefined;
};

async function startPostgres(
  { isFrozen, endPhase }: OpenDatabaseOptions,
  { program, snapshot, store, schemaVersion }: Prepared,
): Promise<OpenDatabase> {
  const [wasmModule, fsBundle] = await program;
  endPhase('program');
  const pglite = await PGlite.create({
    fs: chooseFs(store, snapshot, isFrozen),
    pgliteWasmModule: wasmModule,
    initdbWasmModule: new WebAssembly.Module(noInitdb),
    fsBundle,
  });
  store?.noteRecovered();
  const connection = connectPglite(pglite);
  endPhase('postgres');
  await migrateStore(connection.db, store, schemaVersion ?? snapshot.schemaVersion);
  endPhase('migrations');
  return {
    db: connection.db,
    snapshotHash: snapshot.hash,
    storeStatus: () => store?.status() ?? null,
    checkpoint: async () => {
      await pglite.exec('checkpoint');
    },
    close: () => connection.close(),
    discard: () => {
      store?.discard();
      return connection.close();
    },
  };
}

function openStore(
  { build, storeName, onStoreLost }: OpenDatabaseOptions,
  snapshot: Snapshot,
): Promise<OverlayStore> {
  return openOverlayStore({
    indexedDB,
    name: storeName,
    snapshot,
    identity: identityOf(build),
    onLost: onStoreLost,
  });
}

function chooseFs(store: OverlayStore | null, snapshot: Snapshot, isFrozen: boolean): MemfsFrontendFS {
  if (!store) return createMemoryFs(snapshotEntries(snapshot));
  return isFrozen ? createMemoryFs(store.fs.backend.load()) : store.fs;
}

/** Forward only. A store that is up to date is not even asked, so that a plain start writes nothing. */
async function migrateStore(db: Db, store: OverlayStore | null, schemaVersion: number): Promise<void> {
  if (schemaVersion === migrations.length) return;
  store?.recordSchemaVersion(migrations.length);
  await migrate(db, migrations);
}

/** An existing store keeps the snapshot it began with, also when the application has a newer one. */
function snapshotAsset(build: EngineBuild, marker: StoreMarker | undefined): EngineAsset & { hash: string } {
  const hash = marker?.snapshotHash ?? build.snapshot.hash;
  if (hash === build.snapshot.hash) return build.snapshot;
  return { hash, path: snapshotPath(hash), bytes: null, transferBytes: 0 };
}

async function loadSnapshot(
  build: EngineBuild,
  assets: AssetStore,
  asset: EngineAsset & { hash: string },
): Promise<Snapshot> {
  const bytes = await assets.snapshot(asset).catch((error: unknown) => {
    if (asset.hash === build.snapshot.hash) throw error;
    throw new StoreRefused('foreign-snapshot', `snapshot ${asset.hash} is neither kept nor on the host`);
  });
  return openSnapshot(bytes, asset.hash);
}
