/**
 * A store as one file, for the user's disk or another browser:
 *
 *   8 bytes   magic "LLSTORE1"
 *   4 bytes   length of the header, little endian
 *   header    JSON: the manifest and one record per touched path, with the length of each chunk
 *   chunks    one after the other, in the order of the header
 *   32 bytes  SHA-256 of all before
 *
 * It holds the overlay only: it fits an application that still has, or can load, the snapshot it names.
 */

import { CHUNK_BYTES, chunkKey } from '#api/storage/overlay';
import { sha256Of } from '#api/storage/snapshot/checksum';
import {
  assertCompatible,
  type Manifest,
  type StoreIdentity,
  type StoreMarker,
  verifyManifest,
} from '#api/storage/snapshot/manifest';
import { type EntryRecord, type StoreLocation, withDatabase, writeTables } from '#api/storage/store-database';
import { StoreRefused } from '#api/storage/store-errors';
import { clearStore, putContent, readStoreContent } from '#api/storage/store-maintenance';
import { type StoreContent, verifyContent } from './store-content';

const MAGIC = 'LLSTORE1';
const PREAMBLE_BYTES = MAGIC.length + 4;
const HASH_BYTES = 32;

type ExportedEntry = Omit<EntryRecord, 'chunks'> & {
  path: string;
  chunks: [chunk: number, checksum: number, length: number][];
};

type ExportHeader = { manifest: Manifest; entries: ExportedEntry[] };

/**
 * The last acknowledged state of a store in one file. Versions are not checked, so that a store refused as
 * newer or foreign can still be saved.
 * @throws StoreRefused 'absent' or 'corrupt'.
 */
export async function exportStore(location: StoreLocation): Promise<Uint8Array<ArrayBuffer>> {
  const content = await readStoreContent(location);
  if (!content) throw new StoreRefused('absent', `there is no store "${location.name}"`);
  return packExport(content);
}

/**
 * Replaces the store by an exported one and returns its marker. Everything is verified before anything is
 * changed.
 * @param snapshotHashes the snapshots the host can supply; default: the one of `identity`.
 * @throws StoreRefused 'corrupt', 'foreign-format', 'foreign-pglite', 'newer-schema' or 'foreign-snapshot'.
 */
export async function importStore(
  { indexedDB, name }: StoreLocation,
  file: Uint8Array<ArrayBuffer>,
  identity: StoreIdentity,
  snapshotHashes: readonly string[] = [identity.snapshotHash],
): Promise<StoreMarker> {
  const content = await unpackExport(file);
  const { marker } = content.manifest;
  assertCompatible(marker, identity);
  if (!snapshotHashes.includes(marker.snapshotHash)) {
    throw new StoreRefused('foreign-snapshot', `the export began with snapshot ${marker.snapshotHash}`);
  }
  await withDatabase(indexedDB, (db) =>
    writeTables(db, 'strict', (tables) => {
      clearStore(tables, name);
      putContent(tables, name, content);
    }),
  );
  return marker;
}

/** The same for an export in memory. */
export async function packExport({
  manifest,
  entries,
  chunks,
}: StoreContent): Promise<Uint8Array<ArrayBuffer>> {
  const body: Uint8Array[] = [];
  const header: ExportHeader = { manifest, entries: [] };
  for (const [path, { chunks: sums, ...record }] of entries) {
    const exported: ExportedEntry = { ...record, path, chunks: [] };
    for (let at = 0; at < sums.length; at += 2) {
      const chunk = sums[at] ?? 0;
      const bytes = chunks.get(chunkKey({ path, chunk })) ?? new Uint8Array();
      exported.chunks.push([chunk, sums[at + 1] ?? 0, bytes.length]);
      body.push(bytes);
    }
    header.entries.push(exported);
  }
  const headerBytes = new TextEncoder().encode(JSON.stringify(header));
  const headerLength = new Uint8Array(4);
  new DataView(headerLength.buffer).setUint32(0, headerBytes.length, true);
  const sealed = concatenate([new TextEncoder().encode(MAGIC), headerLength, headerBytes, ...body]);
  return concatenate([sealed, new Uint8Array(await crypto.subtle.digest('SHA-256', sealed))]);
}

/** Whether the file starts like an export of a store; the rest may be damaged. */
export function isStoreExport(file: Uint8Array): boolean {
  return new TextDecoder().decode(file.subarray(0, MAGIC.length)) === MAGIC;
}

async function unpackExport(file: Uint8Array<ArrayBuffer>): Promise<StoreContent> {
  const sealed = file.subarray(0, Math.max(0, file.length - HASH_BYTES));
  const hash = Array.from(file.subarray(sealed.length), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
  if (!isStoreExport(sealed) || hash !== (await sha256Of(sealed)))
    throw new StoreRefused('corrupt', 'the file is damaged');
  try {
    const content = readExport(sealed);
    verifyContent(content);
    return content;
  } catch (error) {
    if (error instanceof StoreRefused) throw error;
    throw new StoreRefused('corrupt', `the file is not an export: ${String(error)}`);
  }
}

function readExport(sealed: Uint8Array): StoreContent {
  const view = new DataView(sealed.buffer, sealed.byteOffset, sealed.byteLength);
  let at = PREAMBLE_BYTES + view.getUint32(MAGIC.length, true);
  const header: ExportHeader = JSON.parse(new TextDecoder().decode(sealed.subarray(PREAMBLE_BYTES, at)));
  const manifest = verifyManifest(header.manifest);
  const entries = new Map<string, EntryRecord>();
  const chunks = new Map<string, Uint8Array>();
  for (const { path, chunks: list, ...record } of header.entries) {
    assertPlausible(path, record.size, list);
    const sums = new Uint32Array(list.length * 2);
    for (const [position, [chunk, checksum, length]] of list.entries()) {
      chunks.set(chunkKey({ path, chunk }), sealed.slice(at, at + length));
      sums.set([chunk, checksum], position * 2);
      at += length;
    }
    entries.set(path, { ...record, chunks: sums });
  }
  return { manifest, entries, chunks };
}

/** A forged file with matching checksums must not write outside the data directory or beyond a file's end. */
function assertPlausible(path: string, size: number, chunks: ExportedEntry['chunks']): void {
  const isInside = path.startsWith('/') && !path.split('/').some((part) => part === '.' || part === '..');
  const fits = chunks.every(
    ([chunk, , length]) => length <= CHUNK_BYTES && chunk * CHUNK_BYTES + length <= size,
  );
  if (!isInside || !fits) throw new StoreRefused('corrupt', `the export has an impossible entry: ${path}`);
}

function concatenate(parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((bytes, part) => bytes + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
