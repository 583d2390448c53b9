import type { EngineEvent, RescuedStore } from '#api/contract/engine';
import { engineNames } from '#api/contract/engine-names';
import { windowId } from '@/lib/api/call';
import { engineState } from './engine-state';
import { anotherController, holdRequests } from './hold-requests';
import { command, takeServiceWorker } from './service-worker-rung';
import { watchUpdates } from './update';
import { lookAtEngine, safetyCopies } from './watch-store';

let isWatching = false;

/** Passes on engine events, and restores the engine when its store was removed. */
export function watchEvents(base: URL): void {
  if (isWatching) return;
  isWatching = true;
  const channel = new BroadcastChannel(engineNames(base.pathname).channel);
  channel.onmessage = ({ data }: MessageEvent<EngineEvent>) => {
    if (data.type === 'updating') return holdRequests(base, anotherController());
    if (!isNotice(data)) return;
    if (data.type === 'data-replaced' && data.windowId === windowId) return void followSwitch(base);
    engineState.change({ notice: data.type });
    if (data.type === 'data-replaced') safetyCopies.forget();
    if (data.type === 'store-lost') void comeBack(base);
    if (data.type === 'storage-full') void readBack(base, data.rescued);
  };
  if (engineState.read().host !== 'service-worker') return;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    // On a full disk, Chromium removes the worker along with the store, without any notification.
    if (!navigator.serviceWorker.controller) void comeBack(base);
  });
}

/** This window opened another workspace and already shows it. Only the copy is of the previous one. */
async function followSwitch(base: URL): Promise<void> {
  safetyCopies.forget();
  await lookAtEngine(base);
}

/** What could not be stored is copied first; then the engine opens what the browser left of the store. */
async function readBack(base: URL, rescued: RescuedStore | null): Promise<void> {
  if (rescued) await safetyCopies.keep(rescued.store, new Blob([rescued.file]), { isLast: true });
  await lookAtEngine(base);
}

/** The page may have no worker in the meantime, and the static host would answer its API requests. */
async function comeBack(base: URL): Promise<void> {
  if (engineState.read().host !== 'service-worker') return;
  const registered = registerAgain(base);
  holdRequests(base, registered);
  if (await registered) await lookAtEngine(base);
}

/**
 * Clearing the site's data also removes the registration, while the old worker lives on until it is idle. It must
 * release the engine before a new one can start it. Returns whether that was needed.
 */
async function registerAgain(base: URL): Promise<boolean> {
  const registration = await navigator.serviceWorker.getRegistration(base);
  if (registration?.active) return false;
  const { controller } = navigator.serviceWorker;
  if (controller) await command(controller, 'release').catch(() => undefined);
  watchUpdates(await takeServiceWorker(base));
  return true;
}

type Notice = Extract<EngineEvent, { type: 'store-lost' | 'storage-full' | 'data-replaced' }>;

/** The events that users must know about; the others are for code that waits for them. */
function isNotice(event: EngineEvent): event is Notice {
  return ['store-lost', 'storage-full', 'data-replaced'].includes(event.type);
}
