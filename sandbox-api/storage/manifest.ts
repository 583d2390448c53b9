/** The ready marker and what proves that the records beside it are complete. */
import { checksumOf } from '#api/storage/checksum';
import type { ChunkAddress } from '#api/storage/overlay';
import { type EntryRecord, keysOf, resultOf, type Tables } from '#api/storage/store-database';
import { StoreRefused } from '#api/storage/store-errors';

export const STORE_FORMAT = 2;
/** The first format had nothing riding in its manifest, and is read as that. */
const READABLE_FORMATS = [1, STORE_FORMAT];

/** What this build of the application is. */
export type StoreIdentity = {
  /** The snapshot that a new store starts from; an existing store keeps its own. */
  snapshotHash: string;
  pgliteVersion: string;
  /** Number of migrations this build knows. */
  schemaVersion: number;
};

/** What a store says it is. Written in the transaction of every flush, so it never promises too much. */
export type StoreMarker = StoreIdentity & {
  format: number;
  /** Number of flushes since the store began. */
  epoch: number;
};

export type Manifest = {
  marker: StoreMarker;
  /** Bytes of all stored chunks. */
  overlayBytes: number;
  entryCount: number;
  /** XOR of the checksums of all entry records: a flush updates it without reading the others. */
  entriesChecksum: number;
  /** Checksum of the fields above. */
  checksum: number;
};

/** Records that ride in the manifest: newer than those in their own places, which may be missing. */
export type Riders = {
  entries: [path: string, record: EntryRecord][];
  chunks: [path: string, chunk: number, bytes: Uint8Array][];
};

export type StoredManifest = Manifest & { riders?: Riders };

/** All of a store in memory, verified. */
export type StoreContent = {
  manifest: Manifest;
  entries: Map<string, EntryRecord>;
  chunks: Map<string, Uint8Array>;
  /** Those of the above that have no record of their own. */
  riders: Riders;
};

/**
 * Refuses a store that this build must not boot, by its marker alone.
 * @throws StoreRefused 'foreign-format', 'foreign-pglite' or 'newer-schema'.
 */
export function assertCompatible(marker: StoreMarker, identity: StoreIdentity): void {
  if (!READABLE_FORMATS.includes(marker.format)) {
    throw new StoreRefused('foreign-format', `layout ${marker.format}, this build knows ${STORE_FORMAT}`);
  }
  if (marker.pgliteVersion !== identity.pgliteVersion) {
    throw new StoreRefused(
      'foreign-pglite',
      `PGlite ${marker.pgliteVersion}, this build has ${identity.pgliteVersion}`,
    );
  }
  if (marker.schemaVersion > identity.schemaVersion) {
    throw new StoreRefused(
      'newer-schema',
      `schema ${marker.schemaVersion}, this build knows ${identity.schemaVersion}`,
    );
  }
}

export function sealManifest(unsealed: Omit<Manifest, 'checksum'>): Manifest {
  return { ...unsealed, checksum: manifestChecksum(unsealed) };
}

export function verifyManifest(stored: unknown): Manifest | undefined {
  if (stored === undefined) return undefined;
  const { riders: _, ...manifest } = stored as StoredManifest;
  const format = manifest.marker?.format;
  if (typeof format !== 'number') throw new StoreRefused('corrupt', 'the manifest has no marker');
  // Another layout may seal differently: say what it is instead of calling it damaged.
  if (!READABLE_FORMATS.includes(format)) throw new StoreRefused('foreign-format', `layout ${format}`);
  if (manifest.checksum !== manifestChecksum(manifest))
    throw new StoreRefused('corrupt', 'the manifest is damaged');
  return manifest;
}

/** Reads a store in one transaction and verifies every checksum; undefined when there is none. */
export async function readContent(tables: Tables, name: string): Promise<StoreContent | undefined> {
  const range = keysOf(name);
  const [stored, entryKeys, entryRecords, chunkKeys, chunkBytes] = await Promise.all([
    resultOf<StoredManifest | undefined>(tables.manifests.get(name)),
    resultOf(tables.entries.getAllKeys(range)),
    resultOf<EntryRecord[]>(tables.entries.getAll(range)),
    resultOf(tables.chunks.getAllKeys(range)),
    resultOf<Uint8Array[]>(tables.chunks.getAll(range)),
  ]);
  const manifest = verifyManifest(stored);
  if (!manifest) return undefined;
  const entries = new Map<string, EntryRecord>();
  for (const [at, record] of entryRecords.entries())
    entries.set((entryKeys[at] as [string, string])[1], record);
  const chunks = new Map<string, Uint8Array>();
  for (const [at, bytes] of chunkBytes.entries()) {
    const [, path, chunk] = chunkKeys[at] as [string, string, number];
    chunks.set(chunkKey({ path, chunk }), bytes);
  }
  const { riders = noRiders } = stored ?? {};
  for (const [path, record] of riders.entries) entries.set(path, record);
  for (const [path, chunk, bytes] of riders.chunks) chunks.set(chunkKey({ path, chunk }), bytes);
  const content = { manifest, entries, chunks, riders };
  verifyContent(content);
  return content;
}

export const noRiders: Riders = { entries: [], chunks: [] };

/** @throws StoreRefused 'corrupt' when a record or a chunk is missing or differs from its checksum. */
export function verifyContent({ manifest, entries, chunks }: Omit<StoreContent, 'riders'>): void {
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

export function chunkKey({ path, chunk }: ChunkAddress): string {
  return `${path}#${chunk}`;
}

function manifestChecksum({
  marker,
  overlayBytes,
  entryCount,
  entriesChecksum,
}: Omit<Manifest, 'checksum'>): number {
  const { format, snapshotHash, pgliteVersion, schemaVersion, epoch } = marker;
  const fields = [
    format,
    snapshotHash,
    pgliteVersion,
    schemaVersion,
    epoch,
    overlayBytes,
    entryCount,
    entriesChecksum,
  ];
  return checksumOf(new TextEncoder().encode(JSON.stringify(fields)));
}
