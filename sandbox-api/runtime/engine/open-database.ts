/**
 * From nothing to an open database: store, snapshot, PostgreSQL, migrations, moving the demo forward. Whether
 * a store may be opened at all is decided by its marker, before PostgreSQL starts.
 */
import type { StoreKind } from '#api/contract/engine';
import type { SqlOutcome } from '#api/contract/engine-console';
import { EnginePglite } from '#api/db/connect/engine-pglite';
import { connectPglite, type PgliteConnection } from '#api/db/connect/pglite';
import { runStatement, type StatementTerms } from '#api/db/connect/run-statement';
import type { Db } from '#api/db/db';
import { countApplied, migrate } from '#api/db/migrate';
import { readRows, replaceRows, type TableRows } from '#api/storage/content/table-rows';
import { OverlayFs, type StoreBackend } from '#api/storage/overlay-fs';
import { readStore } from '#api/storage/overlay-store';
import type { OverlayStatus, OverlayStore, StoredOverlay } from '#api/storage/overlay-store-api';
import type { StoreIdentity, StoreMarker } from '#api/storage/snapshot/manifest';
import { openSnapshot, type Snapshot } from '#api/storage/snapshot/snapshot';
import { SnapshotCorrupt, type StoreLost, StoreRefused } from '#api/storage/store-errors';
import type { AssetStore } from './assets/engine-assets';
import type { EngineAsset, EngineBuild } from './engine-build';
import { carryOver, showCarriedOver } from './maintenance/carry-over';
import { maintain } from './maintenance/maintenance';
import { migrations } from './maintenance/migrations';
import { createMemoryBackend, snapshotEntries } from './memory-store';

export type OpenDatabaseOptions = {
  build: EngineBuild;
  assets: AssetStore;
  storeKind: StoreKind;
  storeName: string;
  /** See StoredOverlayOptions. */
  continues?: StoreMarker;
  /** Opens the stored data for reading, and stores nothing: there is no space even for a start. */
  isFrozen: boolean;
  /** Marks the end of a phase, for the status. */
  endPhase(name: string): void;
  onStoreLost(reason: StoreLost): void;
};

export interface OpenDatabase {
  db: Db;
  watched: PgliteConnection['watched'];
  givingWay: PgliteConnection['givingWay'];
  /** A developer's statement; see run-statement.ts. */
  runStatement(sql: string, terms: StatementTerms): Promise<SqlOutcome>;
  snapshotHash: string;
  storeStatus(): OverlayStatus | null;
  /** See maintenance.ts; all requests wait until it is done. */
  maintain(): Promise<void>;
  /**
   * All rows with the stored state they belong to; undefined if nothing is stored. All requests wait until it
   * is done.
   */
  readRows(): Promise<{ rows: TableRows; state: number | undefined }>;
  /** Replaces all data of the database by rows of this schema or an older one, and migrates them. */
  takeRows(rows: TableRows): Promise<void>;
  /** See OverlayStore: the data in memory after a failed flush. */
  rescued(): Promise<Uint8Array<ArrayBuffer>> | undefined;
  /** Stores pending changes and closes. */
  close(): Promise<void>;
  /** Closes without storing anything more: the database in memory is ahead of a store that failed. */
  discard(): Promise<void>;
}

/** Eight bytes of an empty module: without it PGlite downloads initdb, which is not needed with a snapshot. */
const noInitdb = Uint8Array.from([0, 97, 115, 109, 1, 0, 0, 0]);

export function identityOf(build: EngineBuild): StoreIdentity {
  return {
    snapshotHash: build.snapshot.hash,
    fileLayout: build.snapshot.fileLayout,
    schemaVersion: migrations.length,
  };
}

/** Path of the snapshot of any version of the application. */
export function snapshotPath(hash: string): string {
  return `engine/${hash.slice(0, 16)}.snapshot`;
}

export async function openDatabase(options: OpenDatabaseOptions): Promise<OpenDatabase> {
  const program = Promise.all([options.assets.wasm(), options.assets.data()]);
  // Awaited below; a refused store must not leave an unhandled rejection behind.
  program.catch(() => undefined);
  try {
    return await openFrom(options, program);
  } catch (error) {
    // A fresh download repairs it; if that is damaged too, the host is at fault.
    if (error instanceof SnapshotCorrupt) return openFrom(options, program);
    if (!(error instanceof StoreRefused && error.reason === 'foreign-pglite')) throw error;
    const carriedOver = await openCarriedOver(options, program);
    if (!carriedOver) throw error;
    return carriedOver;
  }
}

/** A database in memory, for upgrading rows of an older version to this one. */
export async function openScratchDatabase({
  build,
  assets,
}: Pick<OpenDatabaseOptions, 'build' | 'assets'>): Promise<{ db: Db; close(): Promise<void> }> {
  const nothing = () => undefined;
  const own = { storeKind: 'memory', storeName: 'scratch', isFrozen: false } as const;
  const { db, discard } = await openDatabase({
    build,
    assets,
    ...own,
    endPhase: nothing,
    onStoreLost: nothing,
  });
  return { db, close: discard };
}

/** Undefined if the previous version has not stored its rows. */
async function openCarriedOver(
  options: OpenDatabaseOptions,
  program: Prepared['program'],
): Promise<OpenDatabase | undefined> {
  const location = { indexedDB, name: options.storeName };
  if (options.isFrozen)
    return showCarriedOver(location, () => openFrom({ ...options, storeKind: 'memory' }, program));
  const isDone = await carryOver(location, (storeName, continues) =>
    openFrom({ ...options, storeName, continues }, program),
  );
  return isDone ? openFrom(options, program) : undefined;
}

async function openFrom(options: OpenDatabaseOptions, program: Prepared['program']): Promise<OpenDatabase> {
  const { build, assets, storeKind, endPhase } = options;
  const stored = storeKind === 'overlay' ? await readStoredOverlay(options) : null;
  endPhase('stored');
  const asset = snapshotAsset(build, stored?.marker);
  const files = openFiles(options, loadSnapshot(build, assets, asset), stored);
  try {
    return await openOver(options, { program, files, schemaVersion: stored?.marker?.schemaVersion });
  } catch (error) {
    if (error instanceof SnapshotCorrupt) assets.distrust(asset.path);
    throw error;
  }
}

/** The files for PostgreSQL; the store is null if nothing is stored. */
type Files = { snapshot: Snapshot; store: OverlayStore | null; backend: StoreBackend };

type Prepared = {
  program: Promise<[WebAssembly.Module, Blob]>;
  /** Still being read while PGlite initialises. */
  files: Promise<Files>;
  /** Of the stored data; undefined for a new store. */
  schemaVersion: number | undefined;
};

async function openFiles(
  options: OpenDatabaseOptions,
  loading: Promise<Snapshot>,
  stored: StoredOverlay | null,
): Promise<Files> {
  try {
    const snapshot = await loading;
    options.endPhase('snapshot');
    const store = stored?.openOver(snapshot) ?? null;
    if (!store) return { snapshot, store, backend: createMemoryBackend(snapshotEntries(snapshot)) };
    const { backend } = store;
    return { snapshot, store, backend: options.isFrozen ? createMemoryBackend(backend.load()) : backend };
  } catch (error) {
    stored?.close();
    throw error;
  }
}

/** Resolves once the snapshot is verified; until then PostgreSQL may start on it, and stores nothing. */
async function openOver(options: OpenDatabaseOptions, prepared: Prepared): Promise<OpenDatabase> {
  const { files } = prepared;
  // Awaited below, whichever fails first.
  files.catch(() => undefined);
  let database: OpenDatabase | undefined;
  try {
    database = await startPostgres(options, prepared);
    const { snapshot } = await files;
    await snapshot.verified;
    options.endPhase('verified');
    return database;
  } catch (error) {
    const { snapshot, store } = await files;
    store?.discard();
    await database?.discard().catch(() => undefined);
    // PostgreSQL may also have failed because of damage that the verification will find.
    await snapshot.verified;
    throw error;
  }
}

async function startPostgres(
  { endPhase }: OpenDatabaseOptions,
  { program, files, schemaVersion }: Prepared,
): Promise<OpenDatabase> {
  const [wasmModule, fsBundle] = await program;
  endPhase('program');
  const pglite = await EnginePglite.open({
    fs: new OverlayFs(files.then(({ backend }) => backend)),
    pgliteWasmModule: wasmModule,
    initdbWasmModule: new WebAssembly.Module(noInitdb),
    fsBundle,
  });
  const { snapshot, store } = await files;
  const connection = connectPglite(pglite);
  endPhase('postgres');
  await migrateStore(connection.db, store, schemaVersion ?? snapshot.schemaVersion);
  endPhase('migrations');
  return {
    db: connection.db,
    watched: connection.watched,
    givingWay: connection.givingWay,
    runStatement: (sql, terms) => runStatement(pglite, sql, terms),
    snapshotHash: snapshot.hash,
    storeStatus: () => store?.status() ?? null,
    maintain: () => maintain(pglite),
    readRows: () =>
      pglite.transaction(async (tx) => ({
        rows: await readRows(tx, migrations.length),
        state: store?.status().state,
      })),
    takeRows: (rows) => takeRows(pglite, connection.db, rows),
    rescued: () => store?.rescued(),
    close: () => connection.close(),
    discard: () => {
      store?.discard();
      return connection.close();
    },
  };
}

function readStoredOverlay(options: OpenDatabaseOptions): Promise<StoredOverlay> {
  const { build, storeName: name, continues, onStoreLost: onLost } = options;
  const [identity, freshId] = [identityOf(build), crypto.randomUUID()];
  return readStore({ indexedDB, name, identity, freshId, continues, onLost });
}

/**
 * Migrates forward only. After a start that ended between two migrations the marker is ahead of the schema,
 * so the database itself is checked; that only reads, and a normal start writes nothing.
 */
async function migrateStore(db: Db, store: OverlayStore | null, schemaVersion: number): Promise<void> {
  if (schemaVersion === migrations.length && (await countApplied(db)) === migrations.length) return;
  store?.recordSchemaVersion(migrations.length);
  await migrate(db, migrations);
}

/** Older tables are created as they were, so that the later migrations find what they expect. */
async function takeRows(pglite: EnginePglite, db: Db, rows: TableRows): Promise<void> {
  await pglite.exec('drop schema public cascade; create schema public');
  await migrate(db, migrations.slice(0, rows.schemaVersion));
  await replaceRows(pglite, rows);
  await migrate(db, migrations);
  // As the build does it with its snapshot.
  await pglite.exec('set default_statistics_target = 10');
  await pglite.exec('vacuum (freeze, analyze)');
  await pglite.exec('checkpoint');
}

/** An existing store keeps the snapshot it was created from, even if the application has a newer one. */
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
  const { bytes, checksum } = await assets.snapshot(asset).catch((error: unknown) => {
    if (asset.hash === build.snapshot.hash) throw error;
    throw new StoreRefused('foreign-snapshot', `snapshot ${asset.hash} is neither kept nor on the host`);
  });
  const isOfThisBuild = asset.hash === build.snapshot.hash;
  const known = isOfThisBuild ? { expected: build.snapshot.checksum, found: checksum } : undefined;
  return openSnapshot(bytes, asset.hash, known);
}
