import { build } from 'virtual:engine-build';
import { createHostAssets, type HostAssets } from './host-assets';

declare const self: ServiceWorkerGlobalScope;

/**
 * The parts of the engine, asked for at once. A worker is started because somebody waits for an answer: what the
 * network, the disk and the compiler do by themselves goes on beside the evaluation of this script. For that this
 * module imports nothing large and comes first in main.ts. Undefined where this is no service worker.
 */
export const earlyAssets = 'ServiceWorkerGlobalScope' in globalThis ? startReading() : undefined;

function startReading(): HostAssets {
  const host = createHostAssets(build, new URL(self.registration.scope));
  if (!isUpdate()) host.assets.readAhead({ isFirstVisit: !self.registration.active });
  return host;
}

/** A later version that is being installed: another one runs, and this one opens nothing yet. */
function isUpdate(): boolean {
  const { active } = self.registration;
  return active !== null && self.serviceWorker !== undefined && self.serviceWorker.state !== active.state;
}
