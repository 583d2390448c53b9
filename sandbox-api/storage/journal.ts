/**
 * Small flushes, each a record that says how the store differs from the one before it. Most flushes are a few
 * kilobytes at the end of the WAL: to store their whole chunk each time would be five times as much to write.
 *
 *   base   the manifest under the store's name, with the records in their own places
 *   steps  one record per small flush since then, under [store, checksum of the base, epoch]
 *
 * A step holds the manifest it leads to, so that the newest of them says what the store is and proves that it is
 * complete. It is added under a key that nobody has used: of two writers that go on from the same state the second
 * fails. Steps of a base that has been replaced are never looked at, so what a late writer leaves there is harmless.
 */
import type { ChangedChunk } from '#api/storage/chunk-buffer';
import { CHUNK_BYTES, chunkKey } from '#api/storage/overlay';
import type { EntryRecord } from '#api/storage/store-database';
import { StoreRefused } from '#api/storage/store-errors';
import type { Manifest } from './snapshot/manifest';

/** A larger flush goes to its own places at once: it would be written twice. */
const STEP_LIMIT_BYTES = CHUNK_BYTES + 4096;
const STEP_LIMIT_PATHS = 16;

/** What a start reads besides, and what waits in memory for its own place. */
const JOURNAL_LIMIT_BYTES = 256 * 1024;
const JOURNAL_LIMIT_CHUNKS = 32;

/** The bytes that changed in a chunk, which is `length` long then; where nothing was before, there were zeros. */
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

  /** Of its own steps only. */
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
    // A build that knows the base's format only would not see the step.
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
      // The rest would be compared in vain.
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
 * The steps that lead on from a base, in order, out of all records that were found under the store's name.
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
 * The chunk as a patch leaves it.
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

/** From the first to the last byte that differs, in a buffer of its own: a view would be stored with all it shows. */
function differenceOf(stored: Uint8Array | undefined, bytes: Uint8Array): [at: number, bytes: Uint8Array] {
  if (!stored) return [0, bytes];
  const common = Math.min(stored.length, bytes.length);
  let from = 0;
  while (from < common && stored[from] === bytes[from]) from += 1;
  let to = bytes.length;
  if (to === common) while (to > from && stored[to - 1] === bytes[to - 1]) to -= 1;
  return [from, bytes.slice(from, to)];
}
