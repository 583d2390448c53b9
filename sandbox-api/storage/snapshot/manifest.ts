/** The ready marker, and the checksums that prove that the records beside it are complete. */

import { fileLayoutOf } from '#api/storage/file-layout';
import { StoreRefused } from '#api/storage/store-errors';
import { checksumOf } from './checksum';

export const STORE_FORMAT = 4;
/**
 * The first had no small flushes; in the second all small flushes since the last large one were in one
 * record, the manifest; the markers of the first three name the release of PGlite instead of the layout of
 * PostgreSQL's files.
 */
const READABLE_FORMATS = [1, 2, 3, STORE_FORMAT];

/** Versions of this build of the application. */
export type StoreIdentity = {
  /** The snapshot that a new store starts from; an existing store keeps its own. */
  snapshotHash: string;
  /** Layout of PostgreSQL's data files (file-layout.ts): files with another layout cannot be opened. */
  fileLayout: string;
  /** Number of migrations this build knows. */
  schemaVersion: number;
};

/** The state of a store. Written in the transaction of every flush, so it is never ahead of the data. */
export type StoreMarker = Omit<StoreIdentity, 'fileLayout'> & {
  format: number;
  /** Number of flushes since the store was created. */
  epoch: number;
  /**
   * Random, for the life of the store: a new store in its place has another. Not covered by the seal, because
   * earlier versions also read this format; manifests written by them have none.
   */
  id?: string;
} & ({ fileLayout: string } | { pgliteVersion: string });

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

/**
 * Refuses a store that this build must not boot, by its marker alone.
 * @throws StoreRefused 'foreign-format', 'foreign-pglite' or 'newer-schema'.
 */
export function assertCompatible(marker: StoreMarker, identity: StoreIdentity): void {
  if (!READABLE_FORMATS.includes(marker.format)) {
    throw new StoreRefused('foreign-format', `layout ${marker.format}, this build knows ${STORE_FORMAT}`);
  }
  const layout = 'fileLayout' in marker ? marker.fileLayout : fileLayoutOf(marker.pgliteVersion);
  if (layout !== identity.fileLayout) {
    throw new StoreRefused(
      'foreign-pglite',
      `files of ${writerOf(marker)}, this build's ${identity.fileLayout}`,
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

/**
 * A manifest as found, without the records beside it.
 * @throws StoreRefused 'corrupt', or 'foreign-format' when the format is unknown.
 */
export function verifyManifest(found: unknown): Manifest {
  const { marker, overlayBytes, entryCount, entriesChecksum, checksum } = (found ?? {}) as Manifest;
  const format = marker?.format;
  if (typeof format !== 'number') throw new StoreRefused('corrupt', 'the manifest has no marker');
  // Another layout may be sealed differently: report the format instead of calling it damaged.
  if (!READABLE_FORMATS.includes(format)) throw new StoreRefused('foreign-format', `layout ${format}`);
  const manifest = { marker, overlayBytes, entryCount, entriesChecksum };
  if (checksum !== manifestChecksum(manifest)) throw new StoreRefused('corrupt', 'the manifest is damaged');
  return { ...manifest, checksum };
}

function manifestChecksum({
  marker,
  overlayBytes,
  entryCount,
  entriesChecksum,
}: Omit<Manifest, 'checksum'>): number {
  const { format, snapshotHash, schemaVersion, epoch } = marker;
  const fields = [
    format,
    snapshotHash,
    writerOf(marker),
    schemaVersion,
    epoch,
    overlayBytes,
    entryCount,
    entriesChecksum,
  ];
  return checksumOf(new TextEncoder().encode(JSON.stringify(fields)));
}

/** The PostgreSQL that wrote the files, according to the marker. */
function writerOf(marker: StoreMarker): string {
  return 'fileLayout' in marker ? marker.fileLayout : marker.pgliteVersion;
}
