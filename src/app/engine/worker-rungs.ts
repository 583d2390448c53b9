/** Hosts for browsers without a usable service worker. All of them run the same script. */
import type { StoreKind } from '#api/contract/engine';
import { lifeLock } from '#api/contract/engine-names';
import { type Bridge, openBridge } from './bridge';
import { RungUnavailable } from './start-failure';

/** A worker does not respond during a long calculation. */
const aliveMs = 20_000;

/**
 * One engine for all tabs of one version while at least one of them is open; a tab of another version finds the
 * store in use.
 */
export function takeSharedWorker(base: URL, storeKind: StoreKind): Bridge {
  if (!('SharedWorker' in globalThis)) throw new RungUnavailable('This browser has no SharedWorker.');
  const script = scriptFor(base);
  const worker = new SharedWorker(script, { name: `ledgerleaf-${storeKind}` });
  worker.port.start();
  const bridge = openBridge(worker.port, base);
  const givenUp = new AbortController();
  endOf(script, base, givenUp.signal).then(
    () => bridge.abandon(),
    () => undefined,
  );
  const close = () => {
    givenUp.abort();
    bridge.close();
  };
  return { ...bridge, close };
}

/**
 * Resolves when the worker is gone. Nothing notifies the page, but the browser releases the lock that the worker
 * held.
 */
async function endOf(script: URL, base: URL, signal: AbortSignal): Promise<void> {
  const locks: LockManager | undefined = globalThis.navigator.locks;
  if (!locks) throw new Error('This browser does not tell who is there.');
  // The worker that answers holds the lock.
  await globalThis.fetch(statusOf(base));
  await locks.request(lifeLock(script.href), { mode: 'shared', signal }, () => undefined);
}

/**
 * A shared worker is identified by its address. With the same address, a page would get the engine of an older tab,
 * which does not know the page's requests. The page's scripts have digests in their names, which identify its
 * version.
 */
function scriptFor(base: URL): URL {
  const script = new URL('sw.js', base);
  const ownScripts = document.querySelectorAll<HTMLScriptElement>('script[type="module"][src]');
  const names = Array.from(ownScripts, ({ src }) => src.slice(src.lastIndexOf('/') + 1));
  script.searchParams.set('page', names.join());
  return script;
}

/** One engine per tab; a second tab finds the store in use. */
export function takeWorker(base: URL, storeKind: StoreKind): Bridge {
  if (!('Worker' in globalThis)) throw new RungUnavailable('This browser has no Worker.');
  const worker = new Worker(new URL('sw.js', base), { name: `ledgerleaf-${storeKind}` });
  const bridge = openBridge(worker, base);
  const close = () => {
    bridge.close();
    worker.terminate();
  };
  worker.onerror = async () => {
    // Before the first response there is no engine, so the next host is tried.
    if (!bridge.hasAnswered()) return close();
    // A worker continues after an uncaught error and may be saving data.
    if (await isAlive(base)) return;
    worker.terminate();
    bridge.abandon();
  };
  return { ...bridge, close };
}

async function isAlive(base: URL): Promise<boolean> {
  const status = new Request(statusOf(base), { signal: AbortSignal.timeout(aliveMs) });
  return globalThis.fetch(status).then(
    () => true,
    () => false,
  );
}

/** Answered without a boot. */
const statusOf = (base: URL) => new URL('api/__engine?peek=true', base);

type PageWithEngine = { ledgerleafEngine?: (port: MessagePort, storeKind: StoreKind) => void };

/** The last resort: the engine in the page's own thread. */
export async function takePage(base: URL, storeKind: StoreKind): Promise<Bridge> {
  const script = document.createElement('script');
  script.src = new URL('sw.js', base).href;
  await new Promise<void>((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () => reject(new RungUnavailable('The engine cannot be loaded into the page.'));
    document.head.append(script);
  });
  const { port1, port2 } = new MessageChannel();
  const start = (globalThis as PageWithEngine).ledgerleafEngine;
  if (!start) throw new RungUnavailable('The engine does not run in this page.');
  start(port2, storeKind);
  port1.start();
  return openBridge(port1, base);
}
