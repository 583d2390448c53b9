/** The best host: it survives the page, serves all tabs, and keeps the app usable offline. */
import type { HostCommand } from '#api/contract/engine';
import { RungUnavailable } from './start-failure';

const reloadFlag = 'ledgerleaf.reloaded-for-engine';
const claimMs = 3000;
/** The script continues to load; the next host takes over what has been downloaded so far. */
const registerMs = 10_000;
const commandMs = 12_000;

/** Registers the worker and resolves once it controls this page. */
export async function takeServiceWorker(base: URL): Promise<ServiceWorkerRegistration> {
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!container) throw new RungUnavailable('This browser has no service worker here.');
  const script = new URL('sw.js', base);
  const registering = container.register(script, { scope: base.pathname, updateViaCache: 'none' });
  const registration = await inTime(registering).catch((cause: unknown) => {
    throw new RungUnavailable('The service worker cannot be registered.', { cause });
  });
  await waitUntilActive(registration);
  if (!isControlled(registration)) await claim(registration);
  forgetReload();
  return registration;
}

async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer for ${registerMs / 1000} seconds.`)), registerMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** Sends a command to a worker and waits until it is done. */
export function command(worker: ServiceWorker, what: HostCommand): Promise<void> {
  return new Promise((resolve, reject) => {
    const { port1, port2 } = new MessageChannel();
    const timer = setTimeout(() => reject(new Error(`The worker did not answer to ${what}.`)), commandMs);
    port1.onmessage = ({ data }: MessageEvent<{ ok: boolean; error?: string }>) => {
      clearTimeout(timer);
      if (data.ok) resolve();
      else reject(new Error(data.error));
    };
    worker.postMessage(what, [port2]);
  });
}

function isControlled({ active }: ServiceWorkerRegistration): boolean {
  return active !== null && navigator.serviceWorker.controller?.scriptURL === active.scriptURL;
}

function waitUntilActive(registration: ServiceWorkerRegistration): Promise<void> {
  const worker = registration.active ?? registration.waiting ?? registration.installing;
  return new Promise((resolve, reject) => {
    const look = () => {
      if (registration.active?.state === 'activated') resolve();
      else if (worker?.state === 'redundant')
        reject(new RungUnavailable('The service worker could not be installed.'));
    };
    worker?.addEventListener('statechange', look);
    look();
  });
}

/**
 * A hard reload loads the page without its worker. A message lets the worker claim it again. If that fails, one
 * ordinary reload does it; the flag makes sure that there is only one.
 */
async function claim(registration: ServiceWorkerRegistration): Promise<void> {
  const controlled = new Promise<boolean>((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(true), { once: true });
    setTimeout(() => resolve(isControlled(registration)), claimMs);
  });
  if (registration.active) await command(registration.active, 'claim').catch(() => undefined);
  if (isControlled(registration) || (await controlled)) return;
  if (!mayReload()) throw new RungUnavailable('The service worker does not take this page.');
  location.reload();
  // The page is being unloaded; nothing after this may run.
  await new Promise(() => undefined);
}

/** Once. If that cannot be stored, never, because it would loop forever. */
function mayReload(): boolean {
  try {
    if (sessionStorage.getItem(reloadFlag)) return false;
    sessionStorage.setItem(reloadFlag, '1');
    return true;
  } catch {
    return false;
  }
}

function forgetReload(): void {
  try {
    sessionStorage.removeItem(reloadFlag);
  } catch {
    // Blocked storage: nothing was stored.
  }
}
