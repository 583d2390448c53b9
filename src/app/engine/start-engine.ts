/**
 * Starts the engine on the best host that this browser offers: service worker → SharedWorker → Worker, all of them
 * saving the data, then the same without saving ("changes are not saved"). Each step is reported and may stand still
 * only for a limited time, so the outcome is always an engine or a reason.
 */
import type { BootStep, EngineEvent, EngineHostKind, EngineStatus, StoreKind } from '#api/contract/engine';
import { engineNames } from '#api/contract/engine-names';
import { appBaseUrl } from '@/lib/api/api-base';
import type { Bridge } from './bridge';
import { engineState } from './engine-state';
import { probeEngine } from './health-probe';
import { keepEngineAlive } from './keep-alive';
import { watchEvents } from './recover';
import { command, takeServiceWorker } from './service-worker-rung';
import { createStallGuard } from './stall-guard';
import { RungUnavailable, StartFailure } from './start-failure';
import { canKeepData, missingParts } from './support';
import { watchUpdates } from './update';
import { lookAtStore, safetyCopies } from './watch-store';
import { takePage, takeSharedWorker, takeWorker } from './worker-rungs';

export type StartProgress = { step: BootStep; done: number; total: number };

export type StartOptions = {
  onProgress?(progress: StartProgress): void;
  /** The next host is being tried; called for the first one too. */
  onHost?(host: EngineHostKind, storeKind: StoreKind): void;
};

/** How long opening a store that was interrupted during a write may take without a report. */
const stallMs = 30_000;

type Rung = { host: EngineHostKind; storeKind: StoreKind };

const keeping: readonly Rung[] = [
  { host: 'service-worker', storeKind: 'overlay' },
  { host: 'shared-worker', storeKind: 'overlay' },
  { host: 'worker', storeKind: 'overlay' },
];
const notKeeping: readonly Rung[] = [
  { host: 'worker', storeKind: 'memory' },
  { host: 'page', storeKind: 'memory' },
];

/**
 * Resolves when the API answers; every later `fetch` below `api/` reaches it.
 * @throws StartFailure with a reason that the failure screen has words for.
 */
export async function startEngine(options: StartOptions = {}): Promise<EngineStatus> {
  const missing = missingParts();
  if (missing.length > 0) throw new StartFailure('unsupported', null, missing);
  // A page that already has its worker also has its store.
  const rungs =
    navigator.serviceWorker?.controller || (await canKeepData()) ? [...keeping, ...notKeeping] : notKeeping;
  const known = safetyCopies.read();
  let lastError: unknown = null;
  for (const rung of rungs) {
    options.onHost?.(rung.host, rung.storeKind);
    try {
      const status = await climb(rung, options);
      engineState.change({ host: status.host, storeKind: rung.storeKind, version: status.version });
      keepEngineAlive(appBaseUrl);
      watchEvents(appBaseUrl);
      void lookAtStore(status, known);
      return status;
    } catch (error) {
      // A browser that forbids a step may throw anything; only a reason that applies to every step ends the
      // attempts.
      if (error instanceof StartFailure) throw error;
      lastError = error;
    }
  }
  throw new StartFailure('failed', String(lastError));
}

async function climb({ host, storeKind }: Rung, { onProgress }: StartOptions): Promise<EngineStatus> {
  const guard = createStallGuard(stallMs);
  const channel = new BroadcastChannel(engineNames(appBaseUrl.pathname).channel);
  channel.onmessage = ({ data }: MessageEvent<EngineEvent>) => {
    guard.restart();
    if (data.type === 'progress') onProgress?.(data);
  };
  const taken: { bridge?: Bridge } = {};
  try {
    const status = await guard.watch(
      (async () => {
        if (host === 'service-worker') return takeAndProbe();
        taken.bridge = await takeBridge(host, storeKind);
        return probeEngine(appBaseUrl);
      })(),
    );
    // An engine that stops before needs no message: its requests fail, and the next host is tried.
    void taken.bridge?.abandoned.then(() => engineState.change({ notice: 'engine-stopped' }));
    return status;
  } catch (error) {
    taken.bridge?.close();
    throw error;
  } finally {
    channel.close();
  }
}

/**
 * A page loaded by its worker probes it immediately, before the first screen sends requests. The probe counts if it
 * is answered; otherwise the worker claims the page first and is probed then.
 */
async function takeAndProbe(): Promise<EngineStatus> {
  const early = navigator.serviceWorker?.controller ? probeEngine(appBaseUrl) : null;
  early?.catch(() => undefined);
  watchUpdates(await takeServiceWorker(appBaseUrl));
  try {
    if (early) return await early;
  } catch (error) {
    if (!(error instanceof RungUnavailable)) throw error;
  }
  return probeEngine(appBaseUrl);
}

async function takeBridge(
  host: Exclude<EngineHostKind, 'service-worker'>,
  storeKind: StoreKind,
): Promise<Bridge> {
  await releaseServiceWorker();
  if (host === 'shared-worker') return takeSharedWorker(appBaseUrl, storeKind);
  if (host === 'worker') return takeWorker(appBaseUrl, storeKind);
  return takePage(appBaseUrl, storeKind);
}

/** A worker that is bypassed for this page may still hold the store. */
async function releaseServiceWorker(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration(appBaseUrl).catch(() => undefined);
  if (registration?.active) await command(registration.active, 'release').catch(() => undefined);
}
