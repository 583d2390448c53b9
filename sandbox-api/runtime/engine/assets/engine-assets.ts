/**
 * The large parts of the engine: PGlite's WebAssembly, its share files, the seed snapshot. Each is downloaded
 * once and used while it arrives. After the first response it is stored unpacked in Cache Storage, so that a
 * restart unpacks nothing and the first response does not wait for the storing. They are content-addressed: a
 * name never changes its bytes. Where Cache Storage is missing or full, the engine runs from the download and
 * downloads again at the next start.
 */
import type { BootStep, EngineEvent } from '#api/contract/engine';
import type { CheckedAsset, EngineAsset } from '#api/runtime/engine/engine-build';
import { EngineError } from '#api/runtime/engine/engine-error';
import { beginChecksum } from '#api/storage/snapshot/checksum';
import { type Packing, packingOf, unpack } from '#api/storage/snapshot/packing';

export type AssetStore = {
  wasm(): Promise<WebAssembly.Module>;
  data(): Promise<Blob>;
  snapshot(asset: EngineAsset): Promise<SnapshotFile>;
  /**
   * Starts to read parts of this build, so that network, disk and compiler work in the background. On a first
   * visit nothing is stored, and the downloads start without checking.
   */
  readAhead(options: { isFirstVisit: boolean; names?: readonly PartName[] }): void;
  /** Downloads the missing parts of this build and stores them. */
  prefetch(): Promise<void>;
  /** Stores the downloaded parts. */
  keep(): Promise<void>;
  /** Null while undecided: the part was downloaded, but not stored yet. */
  isKept(path: string): Promise<boolean | null>;
  /** Stores the part if it was downloaded, and returns whether it is stored then. */
  untilKept(path: string): Promise<boolean>;
  /** Whether the part is stored, or otherwise available on the host. */
  isAvailable(path: string): Promise<boolean>;
  /** Whether a start needs no network. */
  areKept(): Promise<boolean>;
  /** Removes the parts that no store and no version needs. */
  keepOnly(paths: ReadonlySet<string>): Promise<void>;
  /**
   * The data read from this part is damaged, so the next reader gets it from the host. The stored copy may be
   * the only one, so it stays until a download replaces it.
   */
  distrust(path: string): void;
};

const partNames = ['wasm', 'data', 'snapshot'] as const;

type PartName = (typeof partNames)[number];

type Parts = { wasm: WebAssembly.Module; data: Blob; snapshot: SnapshotFile };

/** With its checksum if that was calculated while it arrived. */
export type SnapshotFile = { bytes: Bytes; checksum?: number };

type Bytes = Uint8Array<ArrayBuffer>;

type Options = {
  scope: URL;
  cacheName: string;
  wasm: CheckedAsset;
  data: CheckedAsset;
  snapshot: EngineAsset;
  tell(event: EngineEvent): void;
};

/** A download that brings no byte for this long has failed. */
const stallMs = 20_000;

/** More precise progress would not be visible. */
const tellPauseMs = 40;

const mediaTypes = {
  wasm: 'application/wasm',
  data: 'application/octet-stream',
  snapshot: 'application/octet-stream',
};

export function createAssetStore(options: Options): AssetStore {
  const progress = createProgress(options);
  /** Until they are kept. */
  const downloads = new Map<string, Download>();
  const keeping = new Map<string, Promise<boolean>>();
  const distrusted = new Set<string>();
  /** Each is used once, because PostgreSQL writes into the bytes of a snapshot. */
  const ahead: { [Name in PartName]?: Promise<Parts[Name]> } = {};
  const urlOf = (path: string) => new URL(path, options.scope).href;

  async function findKept(asset: EngineAsset): Promise<Response | undefined> {
    // A part that is being downloaded is not stored yet.
    if (downloads.has(urlOf(asset.path))) return undefined;
    const cache = await openCache(options.cacheName);
    return cache?.match(urlOf(asset.path));
  }

  function download(name: PartName, asset: EngineAsset): Download {
    const url = urlOf(asset.path);
    const running =
      downloads.get(url) ?? startDownload({ url, asset, mediaType: mediaTypes[name], progress });
    downloads.set(url, running);
    return running;
  }

  async function read<Value>(
    name: PartName,
    asset: EngineAsset,
    use: (response: Response, isKept: boolean) => Promise<Value>,
  ): Promise<Value> {
    const url = urlOf(asset.path);
    try {
      const kept = distrusted.delete(url) ? undefined : await findKept(asset);
      if (kept) {
        const value = await use(kept, true);
        progress.finish(asset);
        return value;
      }
    } catch {
      // An unreadable or damaged copy: the download replaces it, if there is one.
    }
    const arriving = download(name, asset);
    try {
      return await use(await arriving.open(), false);
    } catch (cause) {
      downloads.delete(url);
      // The download's error takes precedence over its reader's.
      await arriving.whole;
      if (cause instanceof EngineError) throw cause;
      throw new EngineError('download-corrupt', `${asset.path}: ${String(cause)}`, { cause });
    }
  }

  const readers = {
    wasm: () =>
      read('wasm', options.wasm, (response, isKept) =>
        WebAssembly.compileStreaming(isKept ? response : checked(response, options.wasm)),
      ),
    data: () =>
      read('data', options.data, async (response, isKept) => {
        const data = await (isKept ? response : checked(response, options.data)).blob();
        assertLength(options.data, data.size);
        return data;
      }),
    snapshot: (asset: EngineAsset) =>
      read('snapshot', asset, async (response, isKept): Promise<SnapshotFile> => {
        if (!isKept && asset.bytes !== null) return readInto(new Uint8Array(asset.bytes), response, asset);
        // Read as a blob first: the browser then reads a file of known length into one buffer, in two thirds
        // of the time.
        const bytes = new Uint8Array(await (await response.blob()).arrayBuffer());
        assertLength(asset, bytes.length);
        return { bytes };
      }),
  };

  function takeAhead<Name extends PartName>(name: Name, asset: EngineAsset): (typeof ahead)[Name] {
    const part: (typeof ahead)[Name] = ahead[name];
    delete ahead[name];
    return asset.path === options[name].path ? part : undefined;
  }

  /** Returns whether there was space for it; rejects when it did not arrive. */
  function keepDownload(url: string, { whole, open }: Download): Promise<boolean> {
    const begin = async () => {
      try {
        await whole;
        const cache = await openCache(options.cacheName);
        if (!cache) return false;
        return await cache.put(url, await open()).then(
          () => true,
          () => false,
        );
      } finally {
        downloads.delete(url);
        keeping.delete(url);
      }
    };
    const running = keeping.get(url) ?? begin();
    keeping.set(url, running);
    return running;
  }

  async function keep(): Promise<void> {
    await Promise.all([...downloads].map(([url, download]) => keepDownload(url, download)));
  }

  async function isInCache(url: string): Promise<boolean> {
    return (await (await openCache(options.cacheName))?.match(url)) !== undefined;
  }

  async function isOnHost(url: string): Promise<boolean> {
    const answer = await fetch(url, { method: 'HEAD' }).catch(() => null);
    // Some hosts answer with an HTML page when the file does not exist.
    return answer?.ok === true && !answer.headers.get('content-type')?.startsWith('text/html');
  }

  return {
    wasm: () => takeAhead('wasm', options.wasm) ?? readers.wasm(),
    data: () => takeAhead('data', options.data) ?? readers.data(),
    snapshot: (asset) => takeAhead('snapshot', asset) ?? readers.snapshot(asset),
    readAhead: ({ isFirstVisit, names = partNames }) => {
      if (isFirstVisit) for (const name of names) download(name, options[name]);
      if (names.includes('wasm')) ahead.wasm = readers.wasm();
      if (names.includes('data')) ahead.data = readers.data();
      if (names.includes('snapshot')) ahead.snapshot = readers.snapshot(options.snapshot);
      // Every caller that uses a part receives the reason of its failure.
      for (const part of Object.values(ahead)) part.catch(() => undefined);
    },
    prefetch: async () => {
      for (const name of partNames) {
        if (!(await findKept(options[name]))) download(name, options[name]);
      }
      await keep();
    },
    keep,
    isKept: async (path) => (downloads.has(urlOf(path)) ? null : isInCache(urlOf(path))),
    untilKept: async (path) => {
      const arrived = downloads.get(urlOf(path));
      return arrived ? keepDownload(urlOf(path), arrived) : isInCache(urlOf(path));
    },
    isAvailable: async (path) => (await isInCache(urlOf(path))) || (await isOnHost(urlOf(path))),
    areKept: async () => {
      const cache = await openCache(options.cacheName);
      const kept = new Set((await cache?.keys())?.map(({ url }) => url));
      const isKept = (url: string) => kept.has(url) && !downloads.has(url);
      return partNames.every((name) => isKept(urlOf(options[name].path)));
    },
    keepOnly: async (paths) => {
      const cache = await openCache(options.cacheName);
      const kept = new Set([...paths].map(urlOf));
      for (const request of (await cache?.keys()) ?? []) {
        if (!kept.has(request.url)) await cache?.delete(request);
      }
    },
    distrust: (path) => {
      downloads.delete(urlOf(path));
      distrusted.add(urlOf(path));
    },
  };
}

async function openCache(name: string): Promise<Cache | undefined> {
  try {
    return await caches.open(name);
  } catch {
    // Blocked by the browser's settings, or missing (an in-page engine on an insecure address).
    return undefined;
  }
}

type Download = {
  /** The unpacked part; the first caller gets it while it arrives. */
  open(): Promise<Response>;
  /** As served by the host; rejects with the reason of a failure. */
  whole: Promise<Bytes[]>;
};

type DownloadOptions = { url: string; asset: EngineAsset; mediaType: string; progress: Progress };

function startDownload({ url, asset, mediaType, progress }: DownloadOptions): Download {
  const arriving = createPipe();
  const whole = readWithProgress(url, asset, progress, arriving.write);
  whole.then(arriving.close, arriving.fail);
  const headers: Record<string, string> = { 'content-type': mediaType };
  if (asset.bytes !== null) headers['content-length'] = String(asset.bytes);
  let isOpened = false;
  return {
    open: async () => {
      const packing = await arriving.packing;
      const served = isOpened ? streamOf(await whole) : arriving.stream;
      isOpened = true;
      return new Response(unpack(served, packing), { headers });
    },
    whole,
  };
}

/** A stream that accepts all writes, even if its reader is gone; its first bytes show the packing. */
function createPipe() {
  let controller!: ReadableStreamDefaultController<Bytes>;
  let isRead = true;
  const stream = new ReadableStream<Bytes>({
    start: (given) => {
      controller = given;
    },
    cancel: () => {
      isRead = false;
    },
  });
  const whileRead = (act: () => void) => {
    if (isRead) act();
  };
  let tell!: (packing: Packing) => void;
  const packing = new Promise<Packing>((resolve) => {
    tell = resolve;
  });
  let beginning: Bytes[] | null = [];
  const look = (part: Bytes) => {
    beginning?.push(part);
    const found = packingOf(beginning ?? []);
    if (found === undefined) return;
    beginning = null;
    tell(found);
  };
  return {
    stream,
    packing,
    write: (part: Bytes) => {
      if (beginning) look(part);
      whileRead(() => controller.enqueue(part));
    },
    close: () => {
      tell('none');
      whileRead(() => controller.close());
    },
    fail: (reason: unknown) => {
      tell('none');
      whileRead(() => controller.error(reason));
    },
  };
}

function streamOf(parts: readonly Bytes[]): ReadableStream<Bytes> {
  return new ReadableStream({
    start: (controller) => {
      for (const part of parts) controller.enqueue(part);
      controller.close();
    },
  });
}

/** All work on the bytes is done when the last one arrives, because a start waits for it. */
async function readInto(bytes: Bytes, { body }: Response, asset: EngineAsset): Promise<SnapshotFile> {
  const filling = beginFilling(bytes, asset);
  const reader = body?.getReader();
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true };
    if (done || !value) break;
    filling.add(value);
  }
  return { bytes, checksum: filling.end() };
}

/** The same response; reading it fails at the end if it is not what our build packed. */
function checked({ body, headers }: Response, asset: CheckedAsset): Response {
  const filling = beginFilling(new Uint8Array(asset.bytes), asset);
  const check = new TransformStream<Bytes, Bytes>({
    transform: (part, controller) => {
      filling.add(part);
      controller.enqueue(part);
    },
    flush: () => {
      if (filling.end() === asset.checksum) return;
      throw new EngineError('download-corrupt', `${asset.path} is damaged`);
    },
  });
  return new Response(body?.pipeThrough(check), { headers });
}

/** Fills the buffer and calculates its checksum on the way. */
function beginFilling(bytes: Bytes, asset: EngineAsset) {
  const checksum = beginChecksum(bytes);
  let length = 0;
  return {
    add: (part: Bytes): void => {
      if (length + part.length <= bytes.length) {
        bytes.set(part, length);
        checksum.advance(length + part.length);
      }
      length += part.length;
    },
    end: (): number => {
      assertLength(asset, length);
      return checksum.end();
    },
  };
}

function assertLength({ path, bytes }: EngineAsset, length: number): void {
  if (bytes === null || length === bytes) return;
  throw new EngineError('download-corrupt', `${path} has ${length} bytes, expected ${bytes}`);
}

/** Accepts bytes as fast as they arrive, so that the host does not wait for unpacking. */
async function readWithProgress(
  url: string,
  asset: EngineAsset,
  progress: Progress,
  handOn: (part: Bytes) => void,
): Promise<Bytes[]> {
  const stalled = new AbortController();
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
  const parts: Bytes[] = [];
  let received = 0;
  let expected = asset.transferBytes;
  for (;;) {
    const { done, value } = await inTime(reader.read());
    if (done) break;
    // The browser unpacks a response that the host declares as packed, and passes on the result.
    if (received === 0 && packingOf([value]) === 'none') expected = asset.bytes ?? 0;
    parts.push(value);
    received += value.length;
    progress.advance(asset, received / (expected || received));
    handOn(value);
  }
  progress.finish(asset);
  return parts;
}

type Progress = {
  /** @param share from 0 to 1. */
  advance(asset: EngineAsset, share: number): void;
  finish(asset: EngineAsset): void;
};

/** Combines the downloads into one step. Parts that are already stored count as done. */
function createProgress({ wasm, data, snapshot, tell }: Options): Progress {
  const total = wasm.transferBytes + data.transferBytes + snapshot.transferBytes;
  const received = new Map<string, number>();
  const step: BootStep = 'download';
  let nextTellAt = 0;
  const advance = ({ path, transferBytes }: EngineAsset, share: number) => {
    received.set(path, Math.round(transferBytes * Math.min(share, 1)));
    if (share < 1 && performance.now() < nextTellAt) return;
    nextTellAt = performance.now() + tellPauseMs;
    const done = [...received.values()].reduce((sum, part) => sum + part, 0);
    tell({ type: 'progress', step, done: Math.min(done, total), total });
  };
  return {
    advance,
    finish: (asset) => {
      if (received.get(asset.path) !== asset.transferBytes) advance(asset, 1);
    },
  };
}
