/**
 * Small flushes, each a record of the differences from the previous state. Most flushes are a few kilobytes
 * at the end of the WAL; storing their whole chunk each time would write five times as much.
 *
 *   base   the manifest under the store's name, with the records in their own places
 *   steps  one record per small flush since then, under [store, checksum of the base, epoch]
 *
 * A step contains the manifest of the resulting state, so the newest step describes the store and proves that
 * it is complete. It is added under an unused key: of two writers that continue from the same state the
 * second fails. Steps of a replaced base are never read, so a late writer does no harm there.
 */
import type { ChangedChunk } from '#api/storage/chunk-buffer';
import { CHUNK_BYTES, chunkKey } from '#api/storage/overlay';
import type { EntryRecord } from '#api/storage/store-database';
import { StoreRefused } from '#api/storage/store-errors';
import type { Manifest } from './snapshot/manifest';

/** A larger flush is written to its own places immediately; otherwise it would be written twice. */
const STEP_LIMIT_BYTES = CHUNK_BYTES + 4096;
const STEP_LIMIT_PATHS = 16;

/** The additional data that a start reads, and that waits in memory for its own place. */
const JOURNAL_LIMIT_BYTES = 256 * 1024;
const JOURNAL_LIMIT_CHUNKS = 32;

/** The changed bytes of a chunk, which then has this `length`; bytes that did not exist before were zeros. */
export type Patch = [path: string, chunk: number, length: number, at: number, bytes: Uint8Array];

export type Step = { manifest: Manifest; entries: [path: string, record: EntryRecord][]; patches: Patch[] };

export type StepKey = [store: string, base: number, epoch: number];

export class Journal {
  /** Paths whose newest record is in a step. */
  readonly paths = new Set<string>();
  readonly #chunks = new Set<string>();
  #bytes = 0;
  #steps = 0;

  constructor(readonly base: Manifest) {}

  get steps(): number {
    return this.#steps;
  }

  /** Checksums of its own steps only. */
  keysOf(store: string): IDBKeyRange {
    const start = [store, this.base.checksum];
    return IDBKeyRange.bound(start, [...start, []]);
  }

  keyOf(store: string, { manifest }: Step): StepKey {
    return [store, this.base.checksum, manifest.marker.epoch];
  }

  /** The flush as a step; null when it deletes something or is too large, or when the journal is full. */
  stepTo(
    manifest: Manifest,
    records: ReadonlyMap<string, EntryRecord | undefined>,
    changed: readonly ChangedChunk[],
  ): Step | null {
    // A build that knows only the base's format would not see the step.
    if (this.base.marker.format !== manifest.marker.format) return null;
    if (records.size > STEP_LIMIT_PATHS || this.#chunks.size + changed.length > JOURNAL_LIMIT_CHUNKS)
      return null;
    const room = Math.min(STEP_LIMIT_BYTES, JOURNAL_LIMIT_BYTES - this.#bytes);
    const step: Step = { manifest, entries: [], patches: [] };
    for (const [path, record] of records) {
      if (!record) return null;
      step.entries.push([path, record]);
    }
    for (const { path, chunk, bytes, stored } of changed) {
      // Comparing the rest would be useless.
      if (!bytes || bytesOfStep(step) > room) return null;
      step.patches.push([path, chunk, bytes.length, ...differenceOf(stored, bytes)]);
    }
    return bytesOfStep(step) > room ? null : step;
  }

  note(step: Step): void {
    this.#steps += 1;
    this.#bytes += bytesOfStep(step);
    for (const [path] of step.entries) this.paths.add(path);
    for (const [path, chunk] of step.patches) this.#chunks.add(chunkKey({ path, chunk }));
  }
}

export function bytesOfStep({ entries, patches }: Step): number {
  const inEntries = entries.reduce((sum, [, { chunks }]) => sum + chunks.byteLength, 0);
  return patches.reduce((sum, [, , , , bytes]) => sum + bytes.length, inEntries);
}

/**
 * The steps that follow a base, in order, from all records under the store's name.
 * @throws StoreRefused 'corrupt' when one is missing.
 */
export function stepsOf(
  base: Manifest,
  keys: readonly IDBValidKey[],
  records: readonly Step[],
): readonly Step[] {
  const steps = records.filter((_, at) => (keys[at] as StepKey)[1] === base.checksum);
  for (const [at, { manifest }] of steps.entries()) {
    if (manifest?.marker?.epoch !== base.marker.epoch + at + 1)
      throw new StoreRefused('corrupt', `a step after ${base.marker.epoch} is missing`);
  }
  return steps;
}

/**
 * The chunk after a patch.
 * @throws StoreRefused 'corrupt' when it does not fit the chunk.
 */
export function patched(stored: Uint8Array | undefined, [path, chunk, length, at, bytes]: Patch): Uint8Array {
  if (at + bytes.length > length)
    throw new StoreRefused('corrupt', `a step does not fit chunk ${chunk} of ${path}`);
  const whole = new Uint8Array(length);
  if (stored) whole.set(stored.subarray(0, length));
  whole.set(bytes, at);
  return whole;
}

/**
 * From the first to the last different byte, in its own buffer: a view would be stored with the whole buffer
 * behind it.
 */
function differenceOf(stored: Uint8Array | undefined, bytes: Uint8Array): [at: number, bytes: Uint8Array] {
  if (!stored) return [0, bytes];
  const common = Math.min(stored.length, bytes.length);
  let from = 0;
  while (from < common && stored[from] === bytes[from]) from += 1;
  let to = bytes.length;
  if (to === common) while (to > from && stored[to - 1] === bytes[to - 1]) to -= 1;
  return [from, bytes.slice(from, to)];
}
