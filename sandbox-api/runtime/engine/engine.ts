/**
 * The engine: one database with the API in front of it, for any host. Every request may be the first one of
 * its host, so all wait for a shared boot, and the next request repeats a failed boot.
 *
 * - An exclusive Web Lock is held from the first boot to `release()`, or to the loss of the store: two
 *   versions never share one.
 * - When the store refuses a change, the database in memory is ahead of it. The instance is discarded, the
 *   response says that nothing was saved, and the next request opens the store as it was last acknowledged.
 * - Work on the store itself (reset, import, checkpoint) waits for running requests and holds new ones back.
 */
import type {
  EngineEvent,
  EngineHostKind,
  EngineStatus,
  RescuedStore,
  StoreKind,
  StoreState,
} from '#api/contract/engine';
import { engineNames } from '#api/contract/engine-names';
import type { OverlayStatus } from '#api/storage/overlay-store-api';
import { StorageFull } from '#api/storage/store-errors';
import type { AssetStore } from './assets/engine-assets';
import { createGuideReader } from './assets/guide-reader';
import { createReferenceReader } from './assets/reference-reader';
import { createDeveloperTools } from './developer/developer-tools';
import type { EngineBuild } from './engine-build';
import type { EngineControl } from './engine-control';
import { problemOf, storeFailureOf } from './engine-error';
import { type EngineInstance, openInstance } from './engine-instance';
import { takeLock } from './engine-lock';
import { refuse } from './engine-refusal';
import { createGate } from './gate';
import type { Successor } from './hand-over';
import { answerHostCall } from './host-calls';
import { migrations } from './maintenance/migrations';
import { snapshotPath } from './open-database';
import { carryOthers } from './workspaces/carry-others';
import { currentStore } from './workspaces/workspace-stores';

export type EngineOptions = {
  host: EngineHostKind;
  storeKind: StoreKind;
  /** Folder the application is served from, with a trailing slash. */
  scope: URL;
  build: EngineBuild;
  tell(event: EngineEvent): void;
  log(message: string, error: unknown): void;
  /** Whether the files of the pages are stored for offline visits. Only a service worker stores them. */
  isShellKept?(): Promise<boolean>;
  assets: AssetStore;
  /** Only a service worker has one. */
  successor?: Successor;
};

/** In other hosts the next version comes with the next page, so none waits. */
const noSuccessor: Successor = { isWaiting: () => false, isForeign: async () => false };

/** Rows returned by a changing statement, as by RETURNING. */
const writtenRows = 1000;

export interface Engine {
  /** Answers a request whose address was made relative to the scope: `/api/…`. */
  fetch(request: Request): Promise<Response>;
  /** Starts to open the database; the next request waits for it, and receives its failure. */
  start(): void;
  /** Resolves when no background work is due soon. */
  settled(): Promise<void>;
  /** Closes the database and releases the lock; a later request takes it again. */
  release(): Promise<void>;
}

export function createEngine(options: EngineOptions): Engine {
  const { build, assets, scope, host, storeKind, tell, log, successor = noSuccessor } = options;
  const names = engineNames(scope.pathname);
  const gate = createGate();
  const developer = createDeveloperTools({
    writtenBytes: () => ready?.database.storeStatus()?.writtenBytes ?? 0,
    cacheName: names.developerCache,
  });
  const instanceId = crypto.randomUUID();
  const figures = { boots: 0, requests: 0, phases: [] as EngineStatus['phases'] };
  let opening: Promise<EngineInstance> | null = null;
  let ready: EngineInstance | null = null;
  let lastError: unknown = null;
  /** There was no space for the last change: the stored data is opened for reading, until the next change. */
  let isFull = false;
  let unlock: (() => void) | null = null;
  let keeping: Promise<void> | null = null;
  /** Hash of the snapshot that was found in the cache. */
  let keptSnapshot: string | null = null;

  function boot(): Promise<EngineInstance> {
    opening ??= open({ isFrozen: isFull })
      .catch((error: unknown) => {
        // A first start writes. Without space for that, the stored data can still be read.
        if (!(storeFailureOf(error) instanceof StorageFull)) throw error;
        return open({ isFrozen: true });
      })
      .catch((error: unknown) => {
        opening = null;
        lastError = error;
        letGo();
        log('boot', error);
        throw error;
      });
    return opening;
  }

  async function open({ isFrozen }: { isFrozen: boolean }): Promise<EngineInstance> {
    const startedAt = performance.now();
    figures.boots += 1;
    figures.phases = [];
    const endPhase = (name: string) =>
      figures.phases.push({ name, ms: Math.round(performance.now() - startedAt) });
    unlock ??= await takeLock(names.lock);
    endPhase('lock');
    tell({ type: 'progress', step: 'store', done: 0, total: 1 });
    const storeName = storeKind === 'memory' ? names.store : await currentStore(names);
    const instance = await openInstance({
      build,
      assets,
      storeKind,
      storeName,
      readGuide: createGuideReader(scope),
      readReference: createReferenceReader(scope, build.reference),
      isFrozen,
      successor,
      listen: developer.recorder.listen,
      carryOthers: () => carryOthers({ names, build, assets, storeName }),
      endPhase,
      tell,
      log,
      onStoreLost: (reason) => {
        log('store lost', reason);
        if (ready) {
          drop(ready);
          // There is nothing left to guard. Clearing the site's data also ends the registration of a worker,
          // which may live on for half a minute: the next one must not wait for that.
          letGo();
        }
        tell({ type: 'store-lost' });
      },
    });
    tell({ type: 'progress', step: 'database', done: 1, total: 1 });
    endPhase('ready');
    ready = instance;
    lastError = null;
    return instance;
  }

  /** Releases the lock; the next boot takes it again. */
  function letGo() {
    unlock?.();
    unlock = null;
  }

  /** Discards an instance whose store failed; the next request opens another one. */
  function drop(instance: EngineInstance) {
    if (ready !== instance) return;
    ready = null;
    opening = null;
    instance.discard().catch((error: unknown) => log('discard', error));
  }

  async function rescue({ database }: EngineInstance): Promise<RescuedStore | null> {
    const file = await database.rescued()?.catch((error: unknown) => log('rescue', error));
    const status = database.storeStatus();
    return file && status ? { file, store: stateOf(status) } : null;
  }

  async function close() {
    const instance = await opening?.catch(() => null);
    opening = null;
    ready = null;
    await instance?.close().catch((error: unknown) => log('close', error));
  }

  async function handOver() {
    if (await successor.isForeign()) await (await boot()).handOver();
  }

  async function answer(request: Request): Promise<Response> {
    figures.requests += 1;
    const isChange = !isRead(request);
    // There may be space again by now.
    if (isChange) isFull = false;
    if (ready?.isFrozen && isChange) drop(ready);
    let instance: EngineInstance;
    try {
      instance = await boot();
    } catch {
      return refuse('unavailable', request);
    }
    if (instance.isFrozen && isChange) return refuse('storage_full', request);
    const response = await instance.fetch(request);
    const failure = instance.failure();
    if (!failure) return response;
    isFull = failure instanceof StorageFull;
    // First of all, because on a full disk a browser may delete all data of the site.
    if (isFull && ready === instance) tell({ type: 'storage-full', rescued: await rescue(instance) });
    drop(instance);
    // A change may have received the kept response of one that was never stored; repeated, it is executed and
    // stored.
    if (!isChange && response.status < 500) return response;
    // The engine's own work found no space.
    if (isFull && !isChange) return answer(request);
    return refuse(failure instanceof StorageFull ? 'storage_full' : 'unavailable', request);
  }

  /** Runs after a response, so that the first response does not wait for this as well. */
  function keepParts() {
    keeping ??= assets
      .keep()
      .catch((error: unknown) => log('keep', error))
      .finally(() => {
        keeping = null;
      });
  }

  /** Changes are complete only together with their snapshot, so the response to a saved change waits for that too. */
  async function keepSnapshot({ database: { snapshotHash } }: EngineInstance): Promise<void> {
    if (storeKind === 'memory' || keptSnapshot === snapshotHash) return;
    // If it cannot be stored, the status says so.
    const isKept = await assets.untilKept(snapshotPath(snapshotHash)).catch(() => false);
    if (isKept) keptSnapshot = snapshotHash;
  }

  /** An offline visit needs everything: the files of the pages, and the parts of the engine. */
  async function isOfflineReady(): Promise<boolean> {
    const kept = Promise.all([options.isShellKept?.() ?? false, assets.areKept()]);
    // If Cache Storage is unavailable, nothing is stored; the engine can still report its version.
    return kept.then(
      (all) => all.every(Boolean),
      () => false,
    );
  }

  async function status(): Promise<EngineStatus> {
    const [isReadyOffline, isPersisted] = await Promise.all([
      isOfflineReady(),
      navigator.storage?.persisted().catch(() => null),
    ]);
    const store = ready?.database.storeStatus();
    return {
      engine: 'ledgerleaf',
      instanceId,
      state: ready ? 'ready' : opening ? 'booting' : lastError ? 'failed' : 'idle',
      problem: lastError ? problemOf(lastError) : null,
      lastError: lastError ? String(lastError) : null,
      host,
      version: build.version,
      ...figures,
      store: ready && {
        // Data that cannot be moved to new files on a full disk is shown from memory.
        kind: store ? storeKind : 'memory',
        ...(store ? stateOf(store) : { id: null, epoch: 0 }),
        overlayBytes: store?.overlayBytes ?? 0,
        writeTransactions: store?.writeTransactions ?? 0,
        writtenBytes: store?.writtenBytes ?? 0,
        snapshotHash: ready.database.snapshotHash,
        isSnapshotKept: await assets.isKept(snapshotPath(ready.database.snapshotHash)).catch(() => false),
        schemaVersion: store?.marker?.schemaVersion ?? migrations.length,
      },
      injections: (await developer.settings()).injections.length,
      isOfflineReady: isReadyOffline,
      isPersisted: isPersisted ?? null,
      pgliteVersion: build.pgliteVersion,
      schemaVersion: migrations.length,
    };
  }

  async function settled(): Promise<void> {
    await Promise.all([ready?.settled(), keeping]);
  }

  async function runAlone<T>(work: (instance: EngineInstance) => Promise<T>): Promise<T> {
    // There may be space again by now.
    isFull = false;
    if (ready?.isFrozen) drop(ready);
    const instance = await boot();
    if (instance.isFrozen) throw new StorageFull('There is no space for a change.');
    await instance.settled();
    try {
      return await work(instance);
    } catch (error) {
      const failure = storeFailureOf(error);
      if (!failure) throw error;
      drop(instance);
      throw failure;
    }
  }

  const control: EngineControl = {
    build,
    storeKind,
    names,
    assets,
    developer,
    status,
    tell,
    boot: () => gate.pass(boot),
    settled,
    writeSql: (sql) =>
      gate.alone(async () => {
        const { database, isFrozen } = await boot();
        if (isFrozen) throw new StorageFull();
        // Caches in memory, including statement plans, may refer to tables that have changed.
        return database.runStatement(sql, { mode: 'write', maxRows: writtenRows }).finally(close);
      }),
    whileClosed: (work) =>
      gate.alone(async () => {
        await close();
        // A boot that failed may not have the lock, and without it the store is not touched.
        unlock ??= await takeLock(names.lock);
        lastError = null;
        return work();
      }),
    whileOpen: (work) => gate.pass(async () => work(await boot())),
    whileAlone: (work) => gate.alone(() => runAlone(work)),
  };

  return {
    fetch: async (request) => {
      const response =
        (await answerHostCall(request, control)) ??
        (await developer.pass(request, () => gate.pass(() => answer(request))));
      if (ready) keepParts();
      if (ready && !isRead(request)) await keepSnapshot(ready);
      return response;
    },
    start: () => {
      gate.pass(boot).catch(() => undefined);
    },
    settled,
    release: () =>
      gate.alone(async () => {
        await handOver().catch((error: unknown) => log('hand over', error));
        await close();
        letGo();
      }),
  };
}

function stateOf({ marker, epoch }: OverlayStatus): StoreState {
  return { id: marker?.id ?? null, epoch };
}

function isRead({ method }: Request): boolean {
  return method === 'GET' || method === 'HEAD';
}
