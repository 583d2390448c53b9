/** The complete contents of a store, read and verified in one go. */

import { Journal, patched, type Step, stepsOf } from '#api/storage/journal';
import { type ChunkAddress, chunkKey } from '#api/storage/overlay';
import { checksumOf } from '#api/storage/snapshot/checksum';
import { type Manifest, verifyManifest } from '#api/storage/snapshot/manifest';
import { type EntryRecord, keysOf, resultOf, type Tables } from '#api/storage/store-database';
import { StoreRefused } from '#api/storage/store-errors';

/** All of a store in memory, verified. */
export type StoreContent = {
  manifest: Manifest;
  entries: Map<string, EntryRecord>;
  chunks: Map<string, Uint8Array>;
};

/** The same, including data that is not yet stored in its own place. */
export type JournaledContent = StoreContent & { journal: Journal; journaled: Map<string, ChunkAddress> };

/** The second format had records in its manifest, newer than those in their own places. */
type Riders = {
  entries: readonly [path: string, record: EntryRecord][];
  chunks: readonly [path: string, chunk: number, bytes: Uint8Array][];
};
const noRiders: Riders = { entries: [], chunks: [] };
type StoredManifest = Manifest & { riders?: Riders };

/** Reads a store in one transaction and verifies every checksum; undefined when there is none. */
export async function readContent(tables: Tables, name: string): Promise<JournaledContent | undefined> {
  const range = keysOf(name);
  const [found, entryKeys, entryRecords, chunkKeys, chunkBytes] = await Promise.all([
    readStates(tables, name),
    resultOf(tables.entries.getAllKeys(range)),
    resultOf<EntryRecord[]>(tables.entries.getAll(range)),
    resultOf(tables.chunks.getAllKeys(range)),
    resultOf<Uint8Array[]>(tables.chunks.getAll(range)),
  ]);
  if (!found) return undefined;
  const { base, riders, steps } = found;
  const entries = new Map<string, EntryRecord>();
  for (const [at, record] of entryRecords.entries())
    entries.set((entryKeys[at] as [string, string])[1], record);
  const chunks = new Map<string, Uint8Array>();
  for (const [at, bytes] of chunkBytes.entries()) {
    const [, path, chunk] = chunkKeys[at] as [string, string, number];
    chunks.set(chunkKey({ path, chunk }), bytes);
  }
  const content = { manifest: base, entries, chunks, journal: new Journal(base), journaled: new Map() };
  takeRiders(content, riders);
  for (const step of steps) takeStep(content, step);
  verifyContent(content);
  return content;
}

/** The newest manifest of a store; undefined when there is none. */
export async function readManifest(tables: Tables, name: string): Promise<Manifest | undefined> {
  const found = await readStates(tables, name);
  const newest = found?.steps.at(-1);
  return newest ? verifyManifest(newest.manifest) : found?.base;
}

/** The state stored in its own places, and the later ones. */
async function readStates({ manifests }: Tables, name: string) {
  const [stored, keys, records] = await Promise.all([
    resultOf<StoredManifest | undefined>(manifests.get(name)),
    resultOf(manifests.getAllKeys(keysOf(name))),
    resultOf<Step[]>(manifests.getAll(keysOf(name))),
  ]);
  if (!stored) return undefined;
  const base = verifyManifest(stored);
  return { base, riders: stored.riders, steps: stepsOf(base, keys, records) };
}

function takeRiders({ entries, chunks, journal, journaled }: JournaledContent, riders = noRiders) {
  for (const [path, record] of riders.entries) {
    entries.set(path, record);
    journal.paths.add(path);
  }
  for (const [path, chunk, bytes] of riders.chunks) {
    const key = chunkKey({ path, chunk });
    chunks.set(key, bytes);
    journaled.set(key, { path, chunk });
  }
}

function takeStep(content: JournaledContent, step: Step): void {
  const { entries, chunks, journal, journaled } = content;
  content.manifest = verifyManifest(step.manifest);
  for (const [path, record] of step.entries) entries.set(path, record);
  for (const patch of step.patches) {
    const [path, chunk] = patch;
    const key = chunkKey({ path, chunk });
    chunks.set(key, patched(chunks.get(key), patch));
    journaled.set(key, { path, chunk });
  }
  journal.note(step);
}

/** @throws StoreRefused 'corrupt' when a record or a chunk is missing or differs from its checksum. */
export function verifyContent({ manifest, entries, chunks }: StoreContent): void {
  let entriesChecksum = 0;
  for (const [path, record] of entries) {
    entriesChecksum ^= entryChecksum(path, record);
    for (let at = 0; at + 1 < record.chunks.length; at += 2) {
      const chunk = record.chunks[at] ?? 0;
      const bytes = chunks.get(chunkKey({ path, chunk }));
      if (!bytes) throw new StoreRefused('corrupt', `chunk ${chunk} of ${path} is missing`);
      if (checksumOf(bytes) !== record.chunks[at + 1]) {
        throw new StoreRefused('corrupt', `chunk ${chunk} of ${path} is damaged`);
      }
    }
  }
  if (entries.size !== manifest.entryCount || entriesChecksum !== manifest.entriesChecksum) {
    throw new StoreRefused('corrupt', 'the list of files is damaged');
  }
}

export function entryChecksum(path: string, { kind, size, snapshotBytes, chunks }: EntryRecord): number {
  const head = new TextEncoder().encode(`${path}\n${kind}\n${size}\n${snapshotBytes}`);
  return checksumOf(new Uint8Array(chunks.buffer, chunks.byteOffset, chunks.byteLength), checksumOf(head));
}
