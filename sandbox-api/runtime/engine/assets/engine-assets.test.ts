import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';
import { Zstd } from '@hpcc-js/wasm-zstd';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EngineEvent } from '#api/contract/engine';
import { checksumOf, sha256Of } from '#api/storage/snapshot/checksum';
import { patternOf } from '#api/storage/store-fixtures';
import { createAssetStore } from './engine-assets';

const bytes = new Uint8Array(patternOf(5, 300_000));
const gzipped = gzipSync(bytes);
let digest: string;
let wasm: Buffer;
let server: Server | undefined;
let zstd: Zstd;

beforeAll(async () => {
  zstd = await Zstd.load();
  digest = await sha256Of(bytes);
  wasm = await readFile(createRequire(import.meta.url).resolve('@electric-sql/pglite/pglite.wasm'));
});
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** A store over a host that answers every part with this response. Node has no Cache Storage, so nothing is kept. */
async function storeOver(answer: (response: ServerResponse) => void, wholeBytes = bytes.length) {
  server = createServer((_, response) => answer(response)).listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const told: EngineEvent[] = [];
  const part = (path: string, content: Uint8Array, size = content.length) => ({
    path,
    bytes: size,
    transferBytes: gzipped.length,
    checksum: checksumOf(content),
  });
  const store = createAssetStore({
    scope: new URL(`http://localhost:${port}/`),
    cacheName: 'none',
    wasm: part('wasm', wasm),
    data: part('data', bytes, wholeBytes),
    snapshot: part('snapshot', bytes, wholeBytes),
    tell: (event) => told.push(event),
  });
  return {
    store,
    told,
    snapshot: async () => (await store.snapshot(part('snapshot', bytes, wholeBytes))).bytes,
  };
}

describe('a part of the engine', () => {
  it('is inflated while it arrives, and reports its progress', async () => {
    const { snapshot, told } = await storeOver((response) => response.end(gzipped));
    expect(await sha256Of(await snapshot())).toBe(digest);
    expect(told.at(-1)).toMatchObject({ type: 'progress', step: 'download', done: gzipped.length });
  });

  it('that is the snapshot comes with its checksum', async () => {
    const { store } = await storeOver((response) => response.end(gzipped));
    const asset = { path: 'snapshot', bytes: bytes.length, transferBytes: gzipped.length };
    expect((await store.snapshot(asset)).checksum).toBe(checksumOf(bytes));
  });

  it('is used unchanged from a host that inflates it', async () => {
    const { snapshot, told } = await storeOver((response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipped),
    );
    expect(await sha256Of(await snapshot())).toBe(digest);
    const steps = told.flatMap((event) => (event.type === 'progress' ? [event.done] : []));
    expect(steps).toEqual([...steps].sort((a, b) => a - b));
    expect(steps.filter((done) => done === gzipped.length)).toHaveLength(1);
  });

  it('is downloaded once for any number of callers', async () => {
    let count = 0;
    const { snapshot } = await storeOver((response) => {
      count += 1;
      response.end(gzipped);
    });
    const [first, second] = await Promise.all([snapshot(), snapshot()]);
    expect([await sha256Of(first), await sha256Of(second)]).toEqual([digest, digest]);
    expect(count).toBe(1);
  });

  it('is compiled when it is WebAssembly', async () => {
    const { store } = await storeOver((response) => response.end(gzipSync(wasm, { level: 1 })));
    expect(await store.wasm()).toBeInstanceOf(WebAssembly.Module);
  });

  it('that is packed with Zstandard is unpacked too', async () => {
    const { store } = await storeOver((response) => response.end(zstd.compress(bytes)));
    expect(await sha256Of(new Uint8Array(await (await store.data()).arrayBuffer()))).toBe(digest);
  });

  it('whose bytes differ from those of the build is refused, even if it can be unpacked', async () => {
    const changed = (content: Uint8Array) =>
      content.with(content.length >> 1, 1 ^ (content[content.length >> 1] ?? 0));
    const { store } = await storeOver((response) => response.end(zstd.compress(changed(bytes))));
    await expect(store.data()).rejects.toMatchObject({ problem: 'download-corrupt' });
    const other = await storeOver((response) => response.end(zstd.compress(changed(wasm))));
    await expect(other.store.wasm()).rejects.toMatchObject({ problem: 'download-corrupt' });
  });

  it.each([
    ['is missing', (response: ServerResponse) => response.writeHead(404).end(), 'download-failed'],
    [
      'breaks off',
      (response: ServerResponse) => {
        response.writeHead(200, { 'content-length': gzipped.length });
        response.write(gzipped.subarray(0, 1000), () => response.destroy());
      },
      'download-failed',
    ],
    [
      'is damaged',
      (response: ServerResponse) => response.end(Buffer.concat([gzipped.subarray(0, 500), gzipped])),
      'download-corrupt',
    ],
    [
      'has another length',
      (response: ServerResponse) => response.end(gzipSync(bytes.subarray(1))),
      'download-corrupt',
    ],
  ])('that %s fails with its reason, and the next attempt downloads again', async (_, answer, problem) => {
    let isWell = false;
    const { store, snapshot } = await storeOver((response) => {
      if (isWell) response.end(gzipped);
      else answer(response);
    });
    await expect(snapshot()).rejects.toMatchObject({ name: 'EngineError', problem });
    await expect(store.data()).rejects.toMatchObject({ problem });
    isWell = true;
    expect(await sha256Of(await snapshot())).toBe(digest);
  });
});

describe('a part that is read ahead', () => {
  const asset = { path: 'snapshot', bytes: bytes.length, transferBytes: gzipped.length };

  async function readAhead() {
    let count = 0;
    const { store } = await storeOver((response) => {
      count += 1;
      response.end(gzipped);
    });
    store.readAhead({ isFirstVisit: true, names: ['snapshot'] });
    return { store, count: () => count };
  }

  it('is downloaded before it is needed', async () => {
    const { store, count } = await readAhead();
    await expect.poll(count).toBe(1);
    expect(await sha256Of((await store.snapshot(asset)).bytes)).toBe(digest);
    expect(count()).toBe(1);
  });

  it('is used once: the next caller gets separate bytes', async () => {
    const { store } = await readAhead();
    const first = await store.snapshot(asset);
    first.bytes.fill(0);
    expect(await sha256Of((await store.snapshot(asset)).bytes)).toBe(digest);
  });

  it('is not read again by a store with another snapshot', async () => {
    const { store, count } = await readAhead();
    expect(await sha256Of((await store.snapshot({ ...asset, path: 'older' })).bytes)).toBe(digest);
    expect(count()).toBe(2);
  });

  it('reports its failure to the caller, and the next attempt downloads again', async () => {
    let isWell = false;
    const { store } = await storeOver((response) => {
      if (isWell) response.end(gzipped);
      else response.writeHead(404).end();
    });
    store.readAhead({ isFirstVisit: true, names: ['snapshot'] });
    await expect(store.snapshot(asset)).rejects.toMatchObject({ problem: 'download-failed' });
    isWell = true;
    expect(await sha256Of((await store.snapshot(asset)).bytes)).toBe(digest);
  });
});

describe('a part in the cache', () => {
  const asset = { path: 'snapshot', bytes: bytes.length, transferBytes: gzipped.length };
  const kept = new Map<string, Response>();

  beforeEach(() => {
    kept.clear();
    const cache = {
      match: async (url: string) => kept.get(url)?.clone(),
      put: async (url: string, response: Response) => {
        kept.set(url, new Response(await response.arrayBuffer()));
      },
      delete: async (url: string) => kept.delete(url),
      keys: async () => [...kept.keys()].map((url) => ({ url })),
    };
    vi.stubGlobal('caches', { open: async () => cache });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  async function visited() {
    let count = 0;
    let isGone = false;
    const { store } = await storeOver((response) => {
      count += 1;
      if (isGone) response.writeHead(404).end();
      else response.end(gzipped);
    });
    await store.snapshot(asset);
    return {
      store,
      count: () => count,
      loseHost: () => {
        isGone = true;
      },
    };
  }

  it('is stored only on request', async () => {
    const { store } = await visited();
    expect(kept.size).toBe(0);
    await store.keep();
    expect(kept.size).toBe(1);
  });

  it('needs no network any more', async () => {
    const { store, count } = await visited();
    await store.keep();
    expect(await sha256Of((await store.snapshot(asset)).bytes)).toBe(digest);
    expect(count()).toBe(1);
  });

  it('is complete only with the others', async () => {
    const { store } = await visited();
    await store.keep();
    expect(await store.areKept()).toBe(false);
    await store.prefetch();
    expect(await store.areKept()).toBe(true);
  });

  it.each([
    ['cannot be read for the moment', () => Response.error()],
    ['is cut', () => new Response(bytes.slice(1))],
  ])('stays when it %s and the host no longer has it', async (_, read) => {
    const { store, loseHost } = await visited();
    await store.keep();
    const [[url, whole] = []] = kept;
    if (!url || !whole) throw new Error('Nothing was kept.');
    loseHost();
    const unreadable = read();
    if (unreadable.status === 0) vi.spyOn(unreadable, 'clone').mockReturnValue(brokenResponse());
    kept.set(url, unreadable);
    await expect(store.snapshot(asset)).rejects.toMatchObject({ problem: 'download-failed' });
    expect(kept.get(url)).toBe(unreadable);
    kept.set(url, whole);
    expect(await sha256Of((await store.snapshot(asset)).bytes)).toBe(digest);
  });

  it('that is damaged is read from the host, and stays until the download replaces it', async () => {
    const { store, count } = await visited();
    await store.keep();
    const [url = ''] = kept.keys();
    const damaged = new Response(bytes.slice().fill(0, 5, 9));
    kept.set(url, damaged);
    store.distrust(asset.path);
    expect(await sha256Of((await store.snapshot(asset)).bytes)).toBe(digest);
    expect(count()).toBe(2);
    expect(kept.get(url)).toBe(damaged);
    await store.keep();
    expect(new Uint8Array((await kept.get(url)?.arrayBuffer()) ?? [])).toEqual(bytes);
  });

  it('that is damaged stays when the host no longer has it', async () => {
    const { store, loseHost } = await visited();
    await store.keep();
    loseHost();
    store.distrust(asset.path);
    await expect(store.snapshot(asset)).rejects.toMatchObject({ problem: 'download-failed' });
    expect(kept.size).toBe(1);
    expect(await sha256Of((await store.snapshot(asset)).bytes)).toBe(digest);
  });

  it('counts neither as kept nor as lost until it is stored', async () => {
    const { store } = await visited();
    expect(await store.isKept(asset.path)).toBeNull();
    expect(await store.untilKept(asset.path)).toBe(true);
    expect([await store.isKept(asset.path), kept.size]).toEqual([true, 1]);
  });

  it('is reported as not kept when there was no space', async () => {
    const cache = await caches.open('any');
    vi.spyOn(cache, 'put').mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
    const { store } = await visited();
    expect(await store.untilKept(asset.path)).toBe(false);
    expect(await store.isKept(asset.path)).toBe(false);
  });

  it.each([
    ['kept', 'snapshot', 'text/html', true],
    ['on the host', 'other', 'application/octet-stream', true],
    ['a page that the host answers instead', 'other', 'text/html', false],
  ])('is available when it is %s: %s', async (_, path, type, isAvailable) => {
    const { store } = await storeOver((response) => {
      response.writeHead(200, { 'content-type': type }).end(gzipped);
    });
    await store.snapshot(asset);
    await store.keep();
    expect(await store.isAvailable(path)).toBe(isAvailable);
  });

  it('is downloaded again when the copy is truncated', async () => {
    const { store, count } = await visited();
    await store.keep();
    for (const url of kept.keys()) kept.set(url, new Response(bytes.slice(1)));
    expect(await sha256Of((await store.snapshot(asset)).bytes)).toBe(digest);
    expect(count()).toBe(2);
  });
});

/** How a failing disk changes a copy. */
function brokenResponse(): Response {
  return new Response(
    new ReadableStream({ start: (controller) => controller.error(new Error('The disk failed.')) }),
  );
}
