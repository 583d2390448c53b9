import type { EngineEvent, RescuedStore } from '#api/contract/engine';
import { engineNames } from '#api/contract/engine-names';
import { windowId } from '@/lib/api/call';
import { engineState } from './engine-state';
import { anotherController, holdRequests } from './hold-requests';
import { command, takeServiceWorker } from './service-worker-rung';
import { watchUpdates } from './update';
import { lookAtEngine, safetyCopies } from './watch-store';

let isWatching = false;

/** Passes on what happens to the engine, and brings it back when its store was taken away. */
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
    // Of a full disk Chromium takes the worker with the store, and tells nobody.
    if (!navigator.serviceWorker.controller) void comeBack(base);
  });
}

/** This window opened another workspace and shows it already. Only the copy is of the one before. */
async function followSwitch(base: URL): Promise<void> {
  safetyCopies.forget();
  await lookAtEngine(base);
}

/** What could not be stored is put aside first; then the engine opens what the browser left of the store. */
async function readBack(base: URL, rescued: RescuedStore | null): Promise<void> {
  if (rescued) await safetyCopies.keep(rescued.store, new Blob([rescued.file]), { isLast: true });
  await lookAtEngine(base);
}

/** Meanwhile the page may have no worker, and the static host would answer its requests to the API. */
async function comeBack(base: URL): Promise<void> {
  if (engineState.read().host !== 'service-worker') return;
  const registered = registerAgain(base);
  holdRequests(base, registered);
  if (await registered) await lookAtEngine(base);
}

/**
 * Clearing the site's data removes the registration too, while the old worker lives on until it is idle: it
 * has to let go of the engine before a new one can have it. Answers whether that was needed.
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

/** What people have to know; the other events are for who waits for them. */
function isNotice(event: EngineEvent): event is Notice {
  return ['store-lost', 'storage-full', 'data-replaced'].includes(event.type);
}
