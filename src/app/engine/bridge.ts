/**
 * Where no service worker intercepts requests, the page does it itself: `fetch` to an address below `api/` goes to
 * the engine over a message port, everything else to the network.
 */
import type { BridgeAnswer, BridgeRequest } from '#api/contract/engine';

/** A MessagePort or a Worker. */
export type BridgePort = {
  postMessage(message: unknown, transfer: Transferable[]): void;
  onmessage: ((event: MessageEvent<BridgeAnswer>) => void) | null;
};

type Waiting = { resolve(response: Response): void; reject(error: Error): void };

export interface Bridge {
  /** Whether there was an engine at the other end. */
  hasAnswered(): boolean;
  /** Restores `fetch` and fails waiting requests. */
  close(): void;
  /**
   * For an engine that stopped during its work: fails waiting and future requests. Otherwise the static host would
   * answer them with its own page.
   */
  abandon(): void;
  /** Resolves when the bridge was abandoned. The meaning of that depends on whether the page had started with it. */
  abandoned: Promise<void>;
}

export function openBridge(port: BridgePort, base: URL): Bridge {
  const networkFetch = globalThis.fetch;
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let hasAnswered = false;
  let isStopped = false;
  let tellAbandoned = () => {};
  const abandoned = new Promise<void>((resolve) => {
    tellAbandoned = resolve;
  });

  port.onmessage = ({ data }) => {
    hasAnswered = true;
    const asked = waiting.get(data.id);
    if (data.status === 0) asked?.reject(unreachable());
    else asked?.resolve(responseOf(data));
    waiting.delete(data.id);
  };

  async function send(request: Request): Promise<Response> {
    lastId += 1;
    const message = await messageOf(lastId, request, base);
    request.signal.throwIfAborted();
    if (isStopped) throw stopped();
    return new Promise((resolve, reject) => {
      waiting.set(message.id, { resolve, reject });
      // The engine finishes the request; only the waiting ends, as with a request to a server.
      request.signal.addEventListener('abort', () => {
        waiting.delete(message.id);
        reject(request.signal.reason);
      });
      port.postMessage(message, message.body ? [message.body] : []);
    });
  }

  globalThis.fetch = (input, init) => {
    const address = input instanceof Request ? input.url : new URL(input, document.baseURI).href;
    if (!address.startsWith(new URL('api/', base).href)) return networkFetch(input, init);
    return send(new Request(input, init));
  };

  function stop() {
    isStopped = true;
    for (const { reject } of waiting.values()) reject(stopped());
    waiting.clear();
  }

  return {
    hasAnswered: () => hasAnswered,
    close: () => {
      globalThis.fetch = networkFetch;
      stop();
    },
    abandon: () => {
      stop();
      tellAbandoned();
    },
    abandoned,
  };
}

/** Fails like `fetch` without a server. */
const stopped = () => new TypeError('The engine was stopped.');

/** An injected failure: fails like `fetch` without a network. */
const unreachable = () => new TypeError('There is no network.');

async function messageOf(id: number, request: Request, base: URL): Promise<BridgeRequest> {
  const { pathname, search, origin } = new URL(request.url);
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  return {
    id,
    method: request.method,
    url: `${origin}/${pathname.slice(base.pathname.length)}${search}`,
    headers: [...request.headers],
    body: hasBody ? await request.arrayBuffer() : null,
  };
}

function responseOf({ status, headers, body }: BridgeAnswer): Response {
  return new Response(body, { status, headers });
}
