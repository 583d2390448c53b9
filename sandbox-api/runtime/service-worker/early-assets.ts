import { build } from 'virtual:engine-build';
import { createHostAssets, type HostAssets } from './host-assets';

declare const self: ServiceWorkerGlobalScope;

/**
 * The parts of the engine, requested immediately. A worker is started because a page waits for a response:
 * network, disk and compiler work in the background while this script is evaluated. For that reason this
 * module imports nothing large and comes first in main.ts. Undefined outside a service worker.
 */
export const earlyAssets = 'ServiceWorkerGlobalScope' in globalThis ? startReading() : undefined;

function startReading(): HostAssets {
  const host = createHostAssets(build, new URL(self.registration.scope));
  if (!isUpdate()) host.assets.readAhead({ isFirstVisit: !self.registration.active });
  return host;
}

/** A later version that is being installed: another version is running, so this one opens nothing yet. */
function isUpdate(): boolean {
  const { active } = self.registration;
  return active !== null && self.serviceWorker !== undefined && self.serviceWorker.state !== active.state;
}
