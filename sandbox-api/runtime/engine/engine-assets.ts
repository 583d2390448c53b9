/**
 * The large parts of the engine: PGlite's WebAssembly, its share files, the seed snapshot. Each is
 * downloaded once, inflated, and kept uncompressed in Cache Storage, so that a restart inflates nothing.
 * They are content-addressed: a name never changes its bytes. Where Cache Storage is missing or full, the
 * engine runs from the download and pays it again at the next start.
 */
import type { BootStep, EngineEvent } from '#api/contract/engine';
import { inflate } from '#api/storage/inflate';
import type { EngineAsset } from './engine-build';
import { EngineError } from './engine-error';

export type AssetStore = {
  wasm(): Promise<WebAssembly.Module>;
  data(): Promise<Blob>;
  snapshot(asset: EngineAsset): Promise<SnapshotFile>;
  /** Downloads what is missing, without compiling or opening anything: for `install`. */
  prefetch(): Promise<void>;
  /** Removes the parts that no store and no version needs. */
  keepOnly(paths: ReadonlySet<string>): Promise<void>;
  forget(path: string): Promise<void>;
};

/** Kept parts that are being read already; undefined when it is not kept. Each is used once. */
export type EarlyParts = { [Name in keyof Parts]?: Promise<Parts[Name] | undefined> };

type Parts = { wasm: WebAssembly.Module; data: Blob; snapshot: SnapshotFile };

/** Whether it comes from an earlier start or was downloaded just now. */
export type SnapshotFile = { bytes: Uint8Array<ArrayBuffer>; isKept: boolean };

type Options = {
  scope: URL;
  cacheName: string;
  wasm: EngineAsset;
  data: EngineAsset;
  snapshot: EngineAsset;
  tell(event: EngineEvent): void;
  early?: EarlyParts;
};

/** A download that brings no byte for this long has failed. */
const stallMs = 20_000;

export function createAssetStore(options: Options): AssetStore {
  const progress = createProgress(options);
  const running = new Map<string, Promise<Download>>();
  const early = { ...options.early };

  /** The uncompressed part, kept or being downloaded; one download however many ask at the same time. */
  async function load(asset: EngineAsset, mediaType: string): Promise<Download> {
    const url = new URL(asset.path, options.scope).href;
    const cache = await openCache(options.cacheName);
    const cached = await cache?.match(url);
    if (cached) {
      progress.finish(asset);
      return { response: cached, isKept: true, whole: Promise.resolve(), kept: Promise.resolve() };
    }
    let download = running.get(url);
    if (!download) {
      download = startDownload({ url, asset, mediaType, progress, cache });
      running.set(url, download);
      const forget = () => running.delete(url);
      download.then(({ kept }) => kept).then(forget, forget);
    }
    const { response, ...rest } = await download;
    return { response: response.clone(), ...rest };
  }

  /** Uses a part while it arrives. What the download says of its failure goes before what its user says. */
  async function use<T>(
    part: Promise<Download>,
    read: (response: Response, isKept: boolean) => Promise<T>,
  ): Promise<T> {
    const { response, isKept, whole } = await part;
    const [value] = await Promise.all([
      read(response, isKept).catch(async (error: unknown) => {
        await whole;
        throw error;
      }),
      whole,
    ]);
    return value;
  }

  /** What the host read by itself, if that is the part in question; it is not held any longer. */
  async function takeEarly<Name extends keyof EarlyParts>(
    name: Name,
    asset: EngineAsset,
  ): Promise<Parts[Name] | undefined> {
    const part: EarlyParts[Name] = early[name];
    delete early[name];
    if (asset.path !== options[name].path) return undefined;
    const value = await part;
    if (value) progress.finish(asset);
    return value;
  }

  const wasm = () => load(options.wasm, 'application/wasm');
  const data = () => load(options.data, 'application/octet-stream');
  const snapshot = (asset: EngineAsset) => load(asset, 'application/octet-stream');
  return {
    wasm: async () =>
      (await takeEarly('wasm', options.wasm)) ??
      use(wasm(), (response) => WebAssembly.compileStreaming(response)),
    data: async () => (await takeEarly('data', options.data)) ?? use(data(), (response) => response.blob()),
    snapshot: async (asset) =>
      (await takeEarly('snapshot', asset)) ??
      use(snapshot(asset), async (response, isKept) => ({
        bytes: new Uint8Array(await response.arrayBuffer()),
        isKept,
      })),
    prefetch: async () => {
      const parts = await Promise.all([wasm(), data(), snapshot(options.snapshot)]);
      await Promise.all(parts.map(({ kept }) => kept));
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

type Download = {
  response: Response;
  /** By an earlier start. */
  isKept: boolean;
  /** All of it arrived and has the right length. */
  whole: Promise<void>;
  /** It was put aside for the next start, or there was no space for it; rejects with the download. */
  kept: Promise<void>;
};

type DownloadOptions = {
  url: string;
  asset: EngineAsset;
  mediaType: string;
  progress: Progress;
  cache: Cache | undefined;
};

/** Inflates and hands on while the bytes arrive, so that WebAssembly is compiled during its download. */
async function startDownload({ url, asset, mediaType, progress, cache }: DownloadOptions): Promise<Download> {
  const inflated = await inflate(await readWithProgress(url, asset, progress));
  const check = checkLength(asset);
  const whole = inflated.pipeTo(check.writable).catch((cause: unknown) => {
    if (cause instanceof EngineError) throw cause;
    throw new EngineError('download-corrupt', `${asset.path}: ${String(cause)}`, { cause });
  });
  // Whoever uses the part awaits it too.
  whole.catch(() => undefined);
  const headers: Record<string, string> = { 'content-type': mediaType };
  if (asset.bytes !== null) headers['content-length'] = String(asset.bytes);
  const response = new Response(check.readable, { headers });
  const kept = cache ? keep(cache, url, response.clone(), whole) : Promise.resolve();
  return { response, isKept: false, whole, kept };
}

/** A full disk costs only the next start; a download that failed is a failure. */
async function keep(cache: Cache, url: string, response: Response, whole: Promise<void>): Promise<void> {
  try {
    await cache.put(url, response);
  } catch {
    const nextTurn = new Promise<void>((done) => setTimeout(done));
    await Promise.race([whole, nextTurn]);
  }
}

function checkLength({
  path,
  bytes,
}: EngineAsset): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let length = 0;
  return new TransformStream({
    transform: (part, controller) => {
      length += part.length;
      controller.enqueue(part);
    },
    flush: () => {
      if (bytes === null || length === bytes) return;
      throw new EngineError('download-corrupt', `${path} has ${length} bytes, expected ${bytes}`);
    },
  });
}

async function readWithProgress(
  url: string,
  asset: EngineAsset,
  progress: Progress,
): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const stalled = new AbortController();
  /** Only waiting for the host counts, not that somebody here is slow to take what came. */
  async function inTime<T>(work: Promise<T>): Promise<T> {
    const timer = setTimeout(() => stalled.abort(), stallMs);
    try {
      return await work;
    } catch (cause) {
      throw new EngineError('download-failed', `${asset.path}: ${String(cause)}`, { cause });
    } finally {
      clearTimeout(timer);
    }
  }

  const { ok, status, body } = await inTime(fetch(url, { signal: stalled.signal }));
  if (!ok || !body) throw new EngineError('download-failed', `${asset.path}: answered ${status}`);
  const reader = body.getReader();
  let received = 0;
  return new ReadableStream({
    pull: async (controller) => {
      const { done, value } = await inTime(reader.read());
      if (done) {
        progress.finish(asset);
        return controller.close();
      }
      received += value.length;
      progress.advance(asset, received);
      controller.enqueue(value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
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
