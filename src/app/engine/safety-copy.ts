import type { StoreState } from '#api/contract/engine';

/**
 * A copy of the saved data outside the browser's databases. On a full disk, Chromium removes everything a site
 * stores under its quota: IndexedDB, Cache Storage, the service worker. Local storage is not part of the quota and
 * stays (tests/engines/full-disk.full.test.ts fills a disk). It is small and is read as a whole by the first script
 * of each page, so the copy is compressed. If a copy is still too large, the previous one stays with its time;
 * without a previous one only a mark is stored, so that the loss is reported, not undone.
 */

/**
 * The page's first access to its storage waits for these characters. The demo's reports, which are finished after
 * the first start, take 1.6 million; storage has room for five million.
 */
const mostCharacters = 3_000_000;

export type SafetyCopy = {
  /** The state of the store when it was last checked; copies from earlier versions have no id in it. */
  store: StoreState;
  /** When the file or the mark was made. */
  savedOn: string;
  /**
   * The exported store, compressed, as base64, possibly from an earlier flush; null if each one so far was too
   * large.
   */
  file: string | null;
};

export interface SafetyCopies {
  /** Null when this browser has seen no store here yet. */
  read(): SafetyCopy | null;
  /**
   * Replaces the previous copy. `isLast`: there may be no later copy, because the disk is full. Then a copy of any
   * size is kept, in memory for as long as the page lives if storage refuses it.
   */
  keep(store: StoreState, exported: Blob, options?: { isLast?: boolean }): Promise<void>;
  forget(): void;
}

export function createSafetyCopies(key: string, now: () => string): SafetyCopies {
  /** What storage refused, kept for as long as the page lives. */
  let unstored: SafetyCopy | null = null;
  const read = () => unstored ?? parse(attempt(() => localStorage.getItem(key)));
  return {
    read,
    keep: async (store, exported, { isLast = false } = {}) => {
      const packed = await pack(exported, isLast ? Number.POSITIVE_INFINITY : mostCharacters);
      const before = read();
      const copy = !packed && before?.file ? { ...before, store } : { store, savedOn: now(), file: packed };
      const isStored = attempt(() => {
        localStorage.setItem(key, JSON.stringify(copy));
        return true;
      });
      unstored = isStored ? null : copy;
    },
    forget: () => {
      unstored = null;
      attempt(() => localStorage.removeItem(key));
    },
  };
}

/** The exported store as it was passed to `keep`. */
export function exportedOf(file: string): Promise<Blob> {
  const bytes = Uint8Array.from(atob(file), (character) => character.charCodeAt(0));
  const whole = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Response(whole).blob();
}

/** Null when it is too large: writing tens of megabytes as text would block the page for a second. */
async function pack(exported: Blob, most: number): Promise<string | null> {
  const compressed = exported.stream().pipeThrough(new CompressionStream('gzip'));
  const bytes = new Uint8Array(await new Response(compressed).arrayBuffer());
  if (Math.ceil(bytes.length / 3) * 4 > most) return null;
  // This many characters are safe as arguments, and end at a base64 boundary.
  const step = 3 * 8192;
  let packed = '';
  for (let at = 0; at < bytes.length; at += step)
    packed += btoa(String.fromCharCode(...bytes.subarray(at, at + step)));
  return packed;
}

function parse(stored: string | null): SafetyCopy | null {
  const found: unknown = attempt(() => JSON.parse(stored ?? 'null'));
  const { epoch, store, savedOn, file } = (found ?? {}) as Partial<SafetyCopy> & { epoch?: number };
  // The first versions wrote only the epoch.
  const state = store ?? { id: null, epoch };
  if (typeof state.epoch !== 'number' || typeof savedOn !== 'string') return null;
  if (file !== null && typeof file !== 'string') return null;
  return { store: { id: state.id, epoch: state.epoch }, savedOn, file };
}

function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}
