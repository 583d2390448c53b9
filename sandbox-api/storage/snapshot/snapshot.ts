/**
 * The seed snapshot: one file that holds a whole PostgreSQL data directory.
 *
 *   8 bytes   magic "LLSNAP01"
 *   4 bytes   length of the index, little endian
 *   index     JSON: versions, directories, and [path, offset, size] of each file
 *   content   the files one after the other, uncompressed; offsets count from here
 *
 * Uncompressed so that a reader can hand out views of one buffer: nothing is parsed, inflated or copied at
 * a restart. On the wire the whole file is packed by us, not by the host: a static host that compresses
 * unknown types is the exception, and one that names the packing in Content-Encoding is allowed too, because the
 * reader looks at the first two bytes and not at a header. Zstandard saves a third of what gzip needs: pages of
 * tables and indexes are alike over megabytes, and gzip looks back 32 KiB. Browsers unpack it where a host names it, and a
 * small decoder does elsewhere; Brotli saves as much and has no small decoder.
 */

import { SnapshotCorrupt } from '#api/storage/store-errors';
import { checksumOf, sha256Of } from './checksum';

const MAGIC = 'LLSNAP01';
const PREAMBLE_BYTES = MAGIC.length + 4;

export type SnapshotIndex = {
  pgliteVersion: string;
  /** Number of migrations applied to the snapshot's database. */
  schemaVersion: number;
  /** Absolute paths below the data directory, parents before children: "/base", "/base/5". */
  directories: string[];
  files: [path: string, offset: number, size: number][];
};

/** Written by the build beside the snapshot; the host reads it first. */
export type SnapshotManifest = {
  /** File name of the packed snapshot, relative to the manifest. */
  file: string;
  /** SHA-256 of the unpacked file, hex. */
  hash: string;
  /**
   * Checksum of the unpacked file too, to find damage in a stored copy (checksum.ts) in a fraction of the
   * SHA-256's time.
   */
  checksum: number;
  bytes: number;
  transferBytes: number;
  pgliteVersion: string;
  /** Layout of its data files (file-layout.ts). */
  fileLayout: string;
  schemaVersion: number;
  files: number;
};

export interface Snapshot {
  readonly hash: string;
  readonly pgliteVersion: string;
  readonly schemaVersion: number;
  readonly bytes: number;
  readonly directories: readonly string[];
  readonly filePaths: readonly string[];
  hasDirectory(path: string): boolean;
  /**
   * A view of the one buffer, never a copy: a database that runs on it writes there. Undefined if the file
   * does not exist.
   */
  read(path: string): Uint8Array | undefined;
  /**
   * Resolves when every byte has been compared with the manifest; rejects with SnapshotCorrupt. Until then
   * the files may be read, but nothing derived from them may be stored or returned.
   */
  readonly verified: Promise<void>;
}

/**
 * Opens a snapshot. Verification takes as long as a good part of PostgreSQL's start, so it is awaited only
 * before something is stored or returned: see `verified`. It covers the bytes as they are now, so a database
 * may write into them immediately. The manifest's checksum is enough against damage, and takes a fifth of the
 * time; only an older snapshot, whose manifest is gone, is compared with the hash in its name.
 * @param checksum the manifest's value, and the calculated one if it is known already.
 * @throws SnapshotCorrupt when the file is not a snapshot.
 */
export function openSnapshot(
  bytes: Uint8Array<ArrayBuffer>,
  expectedHash: string,
  checksum?: { expected: number; found?: number },
): Snapshot {
  const { index, contentStart } = readIndex(bytes);
  const verified = checksum ? verifyChecksum(bytes, checksum) : verifyHash(bytes, expectedHash);
  // The code that stores or responds awaits it; a start that fails earlier must not leave an unhandled
  // rejection.
  verified.catch(() => undefined);
  const files = new Map<string, Uint8Array>();
  for (const [path, offset, size] of index.files) {
    files.set(path, bytes.subarray(contentStart + offset, contentStart + offset + size));
  }
  const directories = new Set(index.directories);
  return {
    hash: expectedHash,
    verified,
    pgliteVersion: index.pgliteVersion,
    schemaVersion: index.schemaVersion,
    bytes: bytes.length,
    directories: index.directories,
    filePaths: [...files.keys()],
    hasDirectory: (path) => directories.has(path),
    read: (path) => files.get(path),
  };
}

async function verifyHash(bytes: Uint8Array<ArrayBuffer>, expected: string): Promise<void> {
  const hash = await sha256Of(bytes);
  if (hash !== expected) throw new SnapshotCorrupt(`SHA-256 is ${hash}, expected ${expected}.`);
}

async function verifyChecksum(
  bytes: Uint8Array<ArrayBuffer>,
  { expected, found = checksumOf(bytes) }: { expected: number; found?: number },
): Promise<void> {
  if (found !== expected) throw new SnapshotCorrupt(`The checksum is ${found}, expected ${expected}.`);
}

/**
 * Lays out a snapshot file; the counterpart of openSnapshot, used by the build and by tests. Files are in
 * order of size, because files of one size are similar and a packer finds similarities nearby.
 */
export function packSnapshot(
  versions: Pick<SnapshotIndex, 'pgliteVersion' | 'schemaVersion'>,
  directories: string[],
  files: ReadonlyMap<string, Uint8Array>,
): Uint8Array<ArrayBuffer> {
  const index: SnapshotIndex = { ...versions, directories, files: [] };
  let contentBytes = 0;
  for (const [path, content] of [...files].sort(bySizeAndPath)) {
    index.files.push([path, contentBytes, content.length]);
    contentBytes += content.length;
  }
  const indexBytes = new TextEncoder().encode(JSON.stringify(index));
  const contentStart = PREAMBLE_BYTES + indexBytes.length;
  const packed = new Uint8Array(contentStart + contentBytes);
  packed.set(new TextEncoder().encode(MAGIC));
  new DataView(packed.buffer).setUint32(MAGIC.length, indexBytes.length, true);
  packed.set(indexBytes, PREAMBLE_BYTES);
  for (const [path, offset] of index.files) packed.set(files.get(path) ?? [], contentStart + offset);
  return packed;
}

function bySizeAndPath(
  [path, content]: [string, Uint8Array],
  [otherPath, other]: [string, Uint8Array],
): number {
  return content.length - other.length || (path < otherPath ? -1 : 1);
}

function readIndex(bytes: Uint8Array): { index: SnapshotIndex; contentStart: number } {
  const magic = new TextDecoder().decode(bytes.subarray(0, MAGIC.length));
  if (magic !== MAGIC) throw new SnapshotCorrupt('This is not a snapshot of a format we know.');
  const indexBytes = new DataView(bytes.buffer, bytes.byteOffset).getUint32(MAGIC.length, true);
  const contentStart = PREAMBLE_BYTES + indexBytes;
  const index = parseIndex(bytes.subarray(PREAMBLE_BYTES, contentStart));
  const isCut = index.files.some(([, offset, size]) => contentStart + offset + size > bytes.length);
  if (isCut) throw new SnapshotCorrupt('The snapshot is shorter than its index says.');
  return { index, contentStart };
}

/** Its contents are not verified yet: a damaged index is a damaged snapshot, not a bug. */
function parseIndex(bytes: Uint8Array): SnapshotIndex {
  try {
    const index: SnapshotIndex = JSON.parse(new TextDecoder().decode(bytes));
    if (Array.isArray(index.files) && Array.isArray(index.directories)) return index;
  } catch (cause) {
    throw new SnapshotCorrupt('The index cannot be read.', { cause });
  }
  throw new SnapshotCorrupt('The index is none of ours.');
}
