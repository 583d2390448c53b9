import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BridgeRequest } from '#api/contract/engine';
import type { Bridge } from './bridge';
import { takeSharedWorker, takeWorker } from './worker-rungs';

const base = new URL('https://host/');
const networkFetch = vi.fn(async () => new Response('<!doctype html>'));
const ask = (path = 'api/locations') => globalThis.fetch(new Request(new URL(path, base)));

class FakeWorker {
  onmessage: ((event: { data: object }) => void) | null = null;
  onerror: (() => unknown) | null = null;
  isAlive = true;
  status = 200;
  terminate = vi.fn();
  constructor() {
    worker = this;
  }
  postMessage({ id }: BridgeRequest) {
    if (this.isAlive) this.onmessage?.({ data: { id, status: this.status, headers: [], body: null } });
  }
}

let worker: FakeWorker;

beforeEach(() => {
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('fetch', networkFetch);
  networkFetch.mockClear();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('a worker that fails before its first response leaves the requests to the next host', async () => {
  takeWorker(base, 'overlay');
  worker.isAlive = false;
  const asked = ask();
  await worker.onerror?.();
  await expect(asked).rejects.toThrow('The engine was stopped.');
  expect(worker.terminate).toHaveBeenCalled();
  expect(globalThis.fetch).toBe(networkFetch);
});

/** Whether the page has been notified. */
const isAbandoned = ({ abandoned }: Bridge) =>
  Promise.race([abandoned.then(() => true), new Promise((resolve) => setTimeout(resolve, 0, false))]);

it('a worker that continues after an uncaught error is left running', async () => {
  const bridge = takeWorker(base, 'overlay');
  await ask();
  await worker.onerror?.();
  expect((await ask()).status).toBe(200);
  expect(worker.terminate).not.toHaveBeenCalled();
  expect(await isAbandoned(bridge)).toBe(false);
});

it('a worker that stops later is reported, and the static host answers nothing in its place', async () => {
  const deadline = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(deadline.signal);
  const bridge = takeWorker(base, 'overlay');
  await ask();
  worker.isAlive = false;
  const waiting = ask();
  const seen = worker.onerror?.();
  deadline.abort();
  await seen;
  expect(await isAbandoned(bridge)).toBe(true);
  expect(worker.terminate).toHaveBeenCalled();
  await expect(waiting).rejects.toThrow('The engine was stopped.');
  await expect(ask()).rejects.toThrow('The engine was stopped.');
  expect(networkFetch).not.toHaveBeenCalled();
});

describe('a shared worker', () => {
  /** Its port answers while it lives; the lock is released when it is gone. */
  function sharedWorker() {
    const port = Object.assign(new FakeWorker(), { start: () => undefined });
    let end = () => {};
    let tellWatched = () => {};
    const gone = new Promise<void>((resolve) => {
      end = resolve;
    });
    const isWatched = new Promise<void>((resolve) => {
      tellWatched = resolve;
    });
    const request = async (_name: string, { signal }: LockOptions, held: () => void) => {
      tellWatched();
      await gone;
      signal?.throwIfAborted();
      held();
    };
    vi.stubGlobal('document', { querySelectorAll: () => [], baseURI: base.href });
    vi.stubGlobal(
      'SharedWorker',
      class {
        port = port;
      },
    );
    vi.stubGlobal('navigator', { locks: { request } });
    return { port, isWatched, end };
  }

  it('is reported when it stops, and waiting requests fail', async () => {
    const { port, isWatched, end } = sharedWorker();
    const bridge = takeSharedWorker(base, 'overlay');
    expect((await ask()).status).toBe(200);
    await isWatched;
    port.isAlive = false;
    const waiting = ask();
    end();
    await expect(waiting).rejects.toThrow('The engine was stopped.');
    expect(await isAbandoned(bridge)).toBe(true);
    await expect(ask()).rejects.toThrow('The engine was stopped.');
    expect(networkFetch).not.toHaveBeenCalled();
  });

  it('may end unnoticed after it was abandoned for another host', async () => {
    const { isWatched, end } = sharedWorker();
    const bridge = takeSharedWorker(base, 'overlay');
    await isWatched;
    bridge.close();
    end();
    expect(await isAbandoned(bridge)).toBe(false);
  });
});

it('a response without a status fails like a request without a network', async () => {
  takeWorker(base, 'overlay');
  worker.status = 0;
  await expect(ask()).rejects.toThrow(TypeError);
});
