import type { StoreState } from '#api/contract/engine';

/**
 * A copy of what is saved, where the browser's databases do not reach. On a disk that is really full Chromium removes all
 * that a site keeps under its quota: IndexedDB, Cache Storage, the service worker. Local storage is no part of that and
 * stays (tests/engines/full-disk.full.test.ts fills a disk). It is small and read as a whole by the first script of each
 * page, so a copy is compressed. One that is still too large leaves the one before in place, with its time, and where there was
 * none a mark only: its loss is said, not undone.
 */

/**
 * For these characters the page's first look at its storage waits. The demo's reports, which are finished after the first
 * start, take 1.6 million; storage has room for five million.
 */
const mostCharacters = 3_000_000;

export type SafetyCopy = {
  /** The state that the store had when it was last looked at; copies of earlier versions have no id in it. */
  store: StoreState;
  /** When the file was made, or the mark. */
  savedOn: string;
  /** The exported store, compressed, as base64, maybe of an earlier flush; null when each so far was too large. */
  file: string | null;
};

export interface SafetyCopies {
  /** Null when this browser has seen no store here yet. */
  read(): SafetyCopy | null;
  /**
   * Takes the place of the copy before. `isLast`: there may be no other one, because the disk is full. Then one of any size
   * is kept, for as long as the page lives where storage does not take it.
   */
  keep(store: StoreState, exported: Blob, options?: { isLast?: boolean }): Promise<void>;
  forget(): void;
}

export function createSafetyCopies(key: string, now: () => string): SafetyCopies {
  /** What storage refused, for as long as the page lives. */
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

/** The exported store as it was given to `keep`. */
export function exportedOf(file: string): Promise<Blob> {
  const bytes = Uint8Array.from(atob(file), (character) => character.charCodeAt(0));
  const whole = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Response(whole).blob();
}

/** Null when it is too large: writing tens of megabytes as text would hold the page up for a second. */
async function pack(exported: Blob, most: number): Promise<string | null> {
  const compressed = exported.stream().pipeThrough(new CompressionStream('gzip'));
  const bytes = new Uint8Array(await new Response(compressed).arrayBuffer());
  if (Math.ceil(bytes.length / 3) * 4 > most) return null;
  // So many characters at a time are surely taken as arguments, and end where base64 does.
  const step = 3 * 8192;
  let packed = '';
  for (let at = 0; at < bytes.length; at += step)
    packed += btoa(String.fromCharCode(...bytes.subarray(at, at + step)));
  return packed;
}

function parse(stored: string | null): SafetyCopy | null {
  const found: unknown = attempt(() => JSON.parse(stored ?? 'null'));
  const { epoch, store, savedOn, file } = (found ?? {}) as Partial<SafetyCopy> & { epoch?: number };
  // The first versions wrote the epoch alone.
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
