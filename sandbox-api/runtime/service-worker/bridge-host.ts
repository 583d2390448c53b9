/** The engine behind a message port: in a SharedWorker, a Worker, or the page itself. */
import type { BridgeAnswer, BridgeRequest, EngineHostKind, StoreKind } from '#api/contract/engine';
import { lifeLock } from '#api/contract/engine-names';
import { createEngine, type Engine } from '#api/runtime/engine/engine';
import type { EngineBuild } from '#api/runtime/engine/engine-build';
import { createHostAssets } from './host-assets';

type Port = Pick<MessagePort, 'postMessage'> & { onmessage: ((event: MessageEvent) => void) | null };

export function serveSharedWorker(build: EngineBuild): void {
  const self = globalThis as unknown as SharedWorkerGlobalScope;
  const engine = start(build, 'shared-worker', storeKindOf(self.name), new URL('./', self.location.href));
  const isSeenAlive = showLife(self.location.href);
  self.onconnect = (event) => {
    const port = event.ports[0];
    if (port) listen(port, engine, isSeenAlive);
  };
}

/** A page that has sent requests may wait for this lock; it gets the lock when no page is left to answer. */
function showLife(script: string): Promise<void> {
  const locks: LockManager | undefined = globalThis.navigator.locks;
  return new Promise((resolve) => {
    const keep = () => {
      resolve();
      return new Promise<never>(() => undefined);
    };
    if (locks) locks.request(lifeLock(script), keep).catch(() => resolve());
    else resolve();
  });
}

export function serveBridge(build: EngineBuild): void {
  const self = globalThis as unknown as DedicatedWorkerGlobalScope;
  listen(self, start(build, 'worker', storeKindOf(self.name), new URL('./', self.location.href)));
}

/** In the page there is no worker to talk to: the page gets a function that takes its port. */
export function servePage(build: EngineBuild): void {
  const page = globalThis as unknown as {
    document: { currentScript: { src: string } | null };
    ledgerleafEngine?: (port: MessagePort, storeKind: StoreKind) => void;
  };
  const scope = new URL('./', page.document.currentScript?.src);
  page.ledgerleafEngine = (port, storeKind) => listen(port, start(build, 'page', storeKind, scope));
}

function start(build: EngineBuild, host: EngineHostKind, storeKind: StoreKind, scope: URL): Engine {
  const { assets, tell } = createHostAssets(build, scope);
  const log = (message: string, error: unknown) => console.error(`[engine] ${message}`, error);
  return createEngine({ host, storeKind, scope, build, assets, tell, log });
}

/** A worker has no start options besides its name. */
function storeKindOf(name: string): StoreKind {
  return name.endsWith('memory') ? 'memory' : 'overlay';
}

function listen(port: Port, engine: Engine, isReady: Promise<void> = Promise.resolve()): void {
  port.onmessage = async ({ data }: MessageEvent<BridgeRequest>) => {
    await isReady;
    const answer = await answerOf(data, engine);
    port.postMessage(answer, answer.body ? [answer.body] : []);
  };
}

async function answerOf(
  { id, method, url, headers, body }: BridgeRequest,
  engine: Engine,
): Promise<BridgeAnswer> {
  const response = await engine.fetch(new Request(url, { method, headers, body }));
  const content = await response.arrayBuffer();
  return {
    id,
    status: response.status,
    headers: [...response.headers],
    body: content.byteLength ? content : null,
  };
}
