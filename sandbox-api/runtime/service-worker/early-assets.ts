import { build } from 'virtual:engine-build';
import type { EngineEvent } from '#api/contract/engine';
import { engineNames } from '#api/contract/engine-names';
import { type AssetStore, createAssetStore } from '#api/runtime/engine/engine-assets';

declare const self: ServiceWorkerGlobalScope;

export type EarlyAssets = { assets: AssetStore; tell(event: EngineEvent): void };

/**
 * The parts of the engine, asked for at once. A worker is started because somebody waits for an answer: what the
 * network, the disk and the compiler do by themselves goes on beside the evaluation of this script. For that this
 * module imports nothing large and comes first in main.ts. Undefined where this is no service worker.
 */
export const earlyAssets = 'ServiceWorkerGlobalScope' in globalThis ? startReading() : undefined;

function startReading(): EarlyAssets {
  const scope = new URL(self.registration.scope);
  const names = engineNames(scope.pathname);
  const channel = new BroadcastChannel(names.channel);
  const tell = (event: EngineEvent) => channel.postMessage(event);
  const assets = createAssetStore({ scope, cacheName: names.engineCache, ...build, tell });
  if (!isUpdate()) assets.readAhead({ isFirstVisit: !self.registration.active });
  return { assets, tell };
}

/** A later version that is being installed: another one runs, and this one opens nothing yet. */
function isUpdate(): boolean {
  const { active } = self.registration;
  return active !== null && self.serviceWorker !== undefined && self.serviceWorker.state !== active.state;
}
