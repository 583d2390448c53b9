/**
 * The contents of a database in memory when its store fails, in the form of a store: the files of the overlay
 * with PostgreSQL's current bytes. Beyond the last acknowledged state it includes the refused change, as
 * after a power cut before its response.
 */

import { CHUNK_BYTES, chunkKey, type Entry } from '#api/storage/overlay';
import { checksumOf } from '#api/storage/snapshot/checksum';
import { type Manifest, type StoreMarker, sealManifest } from '#api/storage/snapshot/manifest';
import { type EntryRecord, toRecord } from '#api/storage/store-database';
import { entryChecksum, type StoreContent } from './store-content';

export type ReadLive = (path: string) => Uint8Array | undefined;

/**
 * @param entries the overlay's entries after the last change that was handed over; the bytes are read
 * immediately.
 */
export function contentInMemory(
  marker: StoreMarker,
  entries: ReadonlyMap<string, Entry>,
  readLive: ReadLive,
): StoreContent {
  const content = { entries: new Map<string, EntryRecord>(), chunks: new Map<string, Uint8Array>() };
  let entriesChecksum = 0;
  for (const [path, entry] of entries) {
    const live = entry.kind === 'file' ? readLive(path) : undefined;
    const record = { ...toRecord(entry), chunks: takeChunks(content.chunks, path, entry, live) };
    content.entries.set(path, record);
    entriesChecksum ^= entryChecksum(path, record);
  }
  const overlayBytes = [...content.chunks.values()].reduce((sum, bytes) => sum + bytes.length, 0);
  const manifest: Manifest = sealManifest({
    marker,
    overlayBytes,
    entryCount: entries.size,
    entriesChecksum,
  });
  return { manifest, ...content };
}

/** Pairs of chunk number and checksum, as the record has them. */
function takeChunks(
  chunks: Map<string, Uint8Array>,
  path: string,
  entry: Entry,
  live: Uint8Array = new Uint8Array(),
): Uint32Array {
  if (entry.kind !== 'file') return new Uint32Array();
  const sums = [...entry.chunks.keys()].flatMap((chunk) => {
    const bytes = live.slice(chunk * CHUNK_BYTES, (chunk + 1) * CHUNK_BYTES);
    chunks.set(chunkKey({ path, chunk }), bytes);
    return [chunk, checksumOf(bytes)];
  });
  return Uint32Array.from(sums);
}
