/** The ready marker and what proves that the records beside it are complete. */

import { fileLayoutOf } from '#api/storage/file-layout';
import { StoreRefused } from '#api/storage/store-errors';
import { checksumOf } from './checksum';

export const STORE_FORMAT = 4;
/**
 * The first had no small flushes; in the second all of them since the last large one were one record, the manifest; the
 * markers of the first three name the release of PGlite instead of the layout of PostgreSQL's files.
 */
const READABLE_FORMATS = [1, 2, 3, STORE_FORMAT];

/** What this build of the application is. */
export type StoreIdentity = {
  /** The snapshot that a new store starts from; an existing store keeps its own. */
  snapshotHash: string;
  /** Of PostgreSQL's data files (file-layout.ts): another one cannot be opened. */
  fileLayout: string;
  /** Number of migrations this build knows. */
  schemaVersion: number;
};

/** What a store says it is. Written in the transaction of every flush, so it never promises too much. */
export type StoreMarker = Omit<StoreIdentity, 'fileLayout'> & {
  format: number;
  /** Number of flushes since the store began. */
  epoch: number;
  /**
   * Random, for as long as the store lives: a new one in its place has another. Not sealed, since the versions before it
   * read this format, too; what one of them wrote has none.
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
 * What was found in a manifest's place, without anything that is stored beside it.
 * @throws StoreRefused 'corrupt', or 'foreign-format' when it cannot be told whether it is.
 */
export function verifyManifest(found: unknown): Manifest {
  const { marker, overlayBytes, entryCount, entriesChecksum, checksum } = (found ?? {}) as Manifest;
  const format = marker?.format;
  if (typeof format !== 'number') throw new StoreRefused('corrupt', 'the manifest has no marker');
  // Another layout may seal differently: say what it is instead of calling it damaged.
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

/** What a marker says of the PostgreSQL that wrote the files. */
function writerOf(marker: StoreMarker): string {
  return 'fileLayout' in marker ? marker.fileLayout : marker.pgliteVersion;
}
