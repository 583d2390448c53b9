/**
 * The large parts of the engine: PGlite's WebAssembly, its share files, the seed snapshot. Each is
 * downloaded once, inflated, and kept uncompressed in Cache Storage, so that a restart inflates nothing.
 * They are content-addressed: a name never changes its bytes. Where Cache Storage is missing or full, the
 * engine runs from the download and pays it again at the next start.
 */
import type { BootStep, EngineEvent } from '#api/contract/engine';
import { inflateSnapshot } from '#api/storage/snapshot';
import type { EngineAsset } from './engine-build';
import { EngineError } from './engine-error';

export type AssetStore = {
  wasm(): Promise<WebAssembly.Module>;
  data(): Promise<Blob>;
  snapshot(asset: EngineAsset): Promise<Uint8Array<ArrayBuffer>>;
  /** Downloads what is missing, without compiling or opening anything: for `install`. */
  prefetch(): Promise<void>;
  /** Removes the parts that no store and no version needs. */
  keepOnly(paths: ReadonlySet<string>): Promise<void>;
  forget(path: string): Promise<void>;
};

type Options = {
  scope: URL;
  cacheName: string;
  wasm: EngineAsset;
  data: EngineAsset;
  snapshot: EngineAsset;
  tell(event: EngineEvent): void;
};

/** A download that brings no byte for this long has failed. */
const stallMs = 20_000;

export function createAssetStore(options: Options): AssetStore {
  const progress = createProgress(options);
  const running = new Map<string, Promise<Response>>();

  /** The uncompressed part; one download however many ask at the same time. */
  async function load(asset: EngineAsset, mediaType: string): Promise<Response> {
    const url = new URL(asset.path, options.scope).href;
    const cache = await openCache(options.cacheName);
    const cached = await cache?.match(url);
    if (cached) {
      progress.finish(asset);
      return cached;
    }
    let download = running.get(url);
    if (!download) {
      download = fetchAsset(url, asset, mediaType, progress).then(async (response) => {
        // A full disk costs only the next start.
        await cache?.put(url, response.clone()).catch(() => undefined);
        return response;
      });
      running.set(url, download);
      const forget = () => running.delete(url);
      download.then(forget, forget);
    }
    return (await download).clone();
  }

  const wasm = () => load(options.wasm, 'application/wasm');
  const data = () => load(options.data, 'application/octet-stream');
  const snapshot = (asset: EngineAsset) => load(asset, 'application/octet-stream');
  return {
    wasm: async () => WebAssembly.compileStreaming(await wasm()),
    data: async () => (await data()).blob(),
    snapshot: async (asset) => new Uint8Array(await (await snapshot(asset)).arrayBuffer()),
    prefetch: async () => {
      await Promise.all([wasm(), data(), snapshot(options.snapshot)]);
    },
    keepOnly: async (paths) => {
      const cache = await openCache(options.cacheName);
      const kept = new Set([...paths].map((path) => new URL(path, options.scope).href));
      for (const request of (await cache?.keys()) ?? []) {
        if (!kept.has(request.url)) await cache?.delete(request);
      }
    },
    forget: async (path) => {
      await (await openCache(options.cacheName))?.delete(new URL(path, options.scope).href);
    },
  };
}

async function openCache(name: string): Promise<Cache | undefined> {
  try {
    return await caches.open(name);
  } catch {
    // Blocked by the browser's settings, or not there (an in-page engine on an insecure address).
    return undefined;
  }
}

async function fetchAsset(
  url: string,
  asset: EngineAsset,
  mediaType: string,
  progress: Progress,
): Promise<Response> {
  const served = await readWithProgress(url, asset, progress);
  // A host that set Content-Encoding has inflated it already; the bytes tell.
  const bytes = await inflateSnapshot(served);
  if (asset.bytes !== null && bytes.length !== asset.bytes) {
    throw new EngineError(
      'download-corrupt',
      `${asset.path} has ${bytes.length} bytes, expected ${asset.bytes}`,
    );
  }
  return new Response(bytes, {
    headers: { 'content-type': mediaType, 'content-length': String(bytes.length) },
  });
}

async function readWithProgress(
  url: string,
  asset: EngineAsset,
  progress: Progress,
): Promise<Uint8Array<ArrayBuffer>> {
  const stalled = new AbortController();
  let timer = setTimeout(() => stalled.abort(), stallMs);
  try {
    const response = await fetch(url, { signal: stalled.signal });
    if (!response.ok || !response.body) throw new Error(`answered ${response.status}`);
    const parts: Uint8Array[] = [];
    let received = 0;
    const reader = response.body.getReader();
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      clearTimeout(timer);
      timer = setTimeout(() => stalled.abort(), stallMs);
      parts.push(next.value);
      received += next.value.length;
      progress.advance(asset, received);
    }
    progress.finish(asset);
    return new Uint8Array(await new Blob(parts as BlobPart[]).arrayBuffer());
  } catch (cause) {
    throw new EngineError('download-failed', `${asset.path}: ${String(cause)}`, { cause });
  } finally {
    clearTimeout(timer);
  }
}

type Progress = { advance(asset: EngineAsset, bytes: number): void; finish(asset: EngineAsset): void };

/** Sums the downloads up to one step. What is there already counts as done. */
function createProgress({ wasm, data, snapshot, tell }: Options): Progress {
  const total = wasm.transferBytes + data.transferBytes + snapshot.transferBytes;
  const received = new Map<string, number>();
  const step: BootStep = 'download';
  const set = (asset: EngineAsset, bytes: number) => {
    received.set(asset.path, Math.min(bytes, asset.transferBytes));
    const done = [...received.values()].reduce((sum, part) => sum + part, 0);
    tell({ type: 'progress', step, done: Math.min(done, total), total });
  };
  return {
    advance: set,
    finish: (asset) => {
      if (received.get(asset.path) !== asset.transferBytes) set(asset, asset.transferBytes);
    },
  };
}
