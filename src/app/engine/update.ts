/** A new version waits until the user wants it; then it takes over and the page reloads with it. */
import type { EngineEvent } from '#api/contract/engine';
import { engineNames } from '#api/contract/engine-names';
import { appBaseUrl } from '@/lib/api/api-base';
import { engineState } from './engine-state';
import { anotherController, holdRequests } from './hold-requests';
import { command } from './service-worker-rung';

const lookMs = 60 * 60_000;

let current: ServiceWorkerRegistration | null = null;
let knownWorker: ServiceWorker | null = null;
let isApplying = false;
let lastLook = Date.now();

export function watchUpdates(registration: ServiceWorkerRegistration): void {
  const isFirst = current === null;
  current = registration;
  knownWorker = registration.active;
  const look = () => {
    if (!registration.waiting) return;
    engineState.change({ isUpdateReady: true });
    // In development, newly saved code is applied immediately.
    if (import.meta.env.DEV) void applyUpdate();
  };
  const follow = () => registration.installing?.addEventListener('statechange', look);
  registration.addEventListener('updatefound', follow);
  // Found by another tab: this one was not notified, and would miss the end of the installation.
  follow();
  look();
  if (!isFirst) return;
  navigator.serviceWorker.addEventListener('controllerchange', followController);
  setInterval(lookForUpdate, lookMs);
  document.addEventListener('visibilitychange', lookForUpdate);
}

/** The user's click on "Update": the old version releases the store, the new one takes over, the page reloads. */
export async function applyUpdate(): Promise<void> {
  const waiting = current?.waiting;
  if (!waiting) return;
  isApplying = true;
  holdRequests(appBaseUrl, anotherController());
  tellPages({ type: 'updating' });
  if (current?.active) await command(current.active, 'release').catch(() => undefined);
  await command(waiting, 'take-over');
}

function tellPages(event: EngineEvent): void {
  const channel = new BroadcastChannel(engineNames(appBaseUrl.pathname).channel);
  channel.postMessage(event);
  channel.close();
}

function lookForUpdate(): void {
  if (document.visibilityState !== 'visible' || Date.now() - lastLook < lookMs / 2) return;
  lastLook = Date.now();
  current?.update().catch(() => undefined);
}

function followController(): void {
  if (isApplying) location.reload();
  else if (current?.active && current.active !== knownWorker)
    engineState.change({ notice: 'updated-elsewhere' });
  knownWorker = current?.active ?? null;
}
