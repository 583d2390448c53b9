/**
 * Records the differences from the snapshot: which paths were touched, which chunks exist. It only decides,
 * without input or output. Like a union mount, with the snapshot as the lower layer:
 *
 * - `removed` hides the snapshot's path and everything below it;
 * - a directory made by the database is opaque: the snapshot's children of that name stay hidden;
 * - a file shows snapshot bytes only below `snapshotBytes` (0 once it was written in full or truncated to
 *   nothing, the old size cut off by each truncation), so that growth always fills with zeros;
 * - a stored chunk hides the snapshot for its whole range. Its trailing zeros are not stored, and a chunk of
 *   zeros is not stored at all unless snapshot bytes would shine through.
 */
import type { ChangeSet, FileWrite } from '@electric-sql/pglite/memfs-frontend';
import type { Snapshot } from './snapshot/snapshot';

export const CHUNK_BYTES = 32 * 1024;

export type FileEntry = {
  kind: 'file';
  size: number;
  /** The file shows the snapshot's bytes in [0, snapshotBytes) where no chunk is stored. */
  snapshotBytes: number;
  /** Chunk number → checksum of its stored bytes. */
  chunks: Map<number, number>;
};

export type Entry = FileEntry | { kind: 'directory' } | { kind: 'removed' };

export type ChunkAddress = { path: string; chunk: number };

export function chunkKey({ path, chunk }: ChunkAddress): string {
  return `${path}#${chunk}`;
}

/** Bytes of chunks as the overlay sees them: cached or pending; the store fetches missing ones beforehand. */
export interface ChunkBuffers {
  read(path: string, chunk: number): Uint8Array | undefined;
  /** Takes ownership of the bytes; returns their checksum. */
  write(path: string, chunk: number, bytes: Uint8Array): number;
  drop(path: string, chunk: number): void;
}

export class Overlay {
  /** Paths whose entry was changed or deleted since the last call of takeTouched. */
  #touched = new Set<string>();

  constructor(
    private readonly snapshot: Snapshot,
    private readonly buffers: ChunkBuffers,
    readonly entries = new Map<string, Entry>(),
  ) {}

  /** Chunks that the change writes in part and that the overlay already holds. */
  partlyWrittenChunks(changes: ChangeSet): ChunkAddress[] {
    const found: ChunkAddress[] = [];
    for (const write of filesOf(changes)) {
      const entry = this.entries.get(write.path);
      if (entry?.kind !== 'file' || write.full) continue;
      for (const chunk of partlyTouchedChunks(write, entry)) {
        if (entry.chunks.has(chunk)) found.push({ path: write.path, chunk });
      }
    }
    return found;
  }

  /** Takes over one flush of the database, in the order that PGlite documents. */
  absorb(changes: ChangeSet): void {
    for (const { op, path } of changes.ops) {
      if (op === 'remove') this.#remove(path);
      else this.#makeDirectory(path);
    }
    for (const write of filesOf(changes)) this.#writeFile(write);
  }

  takeTouched(): Set<string> {
    const touched = this.#touched;
    this.#touched = new Set();
    return touched;
  }

  countWalChunks(): number {
    let count = 0;
    for (const [path, entry] of this.entries) {
      if (entry.kind === 'file' && path.startsWith('/pg_wal/')) count += entry.chunks.size;
    }
    return count;
  }

  /** Directories of snapshot and overlay together, parents before their children. */
  listDirectories(): string[] {
    const visible = this.snapshot.directories.filter((path) => this.#snapshotShows(path));
    const made = [...this.entries].filter(([, entry]) => entry.kind === 'directory').map(([path]) => path);
    return [...new Set([...visible, ...made])].sort();
  }

  listFiles(): string[] {
    const visible = this.snapshot.filePaths.filter((path) => this.#snapshotShows(path));
    const written = [...this.entries].filter(([, entry]) => entry.kind === 'file').map(([path]) => path);
    return [...new Set([...visible, ...written])].sort();
  }

  /** The whole file as the database left it; a view of the snapshot if it is unchanged. */
  assemble(path: string, storedChunk: (chunk: number) => Uint8Array): Uint8Array {
    const base = this.snapshot.read(path);
    const entry = this.entries.get(path);
    if (entry?.kind !== 'file') return base ?? new Uint8Array();
    const content = new Uint8Array(entry.size);
    if (base) content.set(base.subarray(0, entry.snapshotBytes));
    for (const chunk of entry.chunks.keys()) {
      const start = chunk * CHUNK_BYTES;
      content.fill(0, start, start + CHUNK_BYTES);
      content.set(storedChunk(chunk), start);
    }
    return content;
  }

  #remove(path: string): void {
    for (const [candidate, entry] of this.entries) {
      if (candidate === path || candidate.startsWith(`${path}/`)) this.#forget(candidate, entry);
    }
    if (this.#snapshotHas(path) && !this.#isHiddenByParent(path)) this.#put(path, { kind: 'removed' });
  }

  #makeDirectory(path: string): void {
    const entry = this.entries.get(path);
    if (entry?.kind === 'directory') return;
    if (!entry && this.snapshot.hasDirectory(path) && this.#snapshotShows(path)) return;
    if (entry) this.#forget(path, entry);
    this.#put(path, { kind: 'directory' });
  }

  #writeFile(write: FileWrite): void {
    const entry = this.#fileEntry(write.path);
    // Detaches the file, so that no stored chunk and no snapshot byte is visible any more.
    if (write.full) this.#resize(write.path, entry, 0);
    this.#resize(write.path, entry, write.size);
    for (const [chunk, parts] of partsByChunk(write)) this.#writeChunk(write.path, entry, chunk, parts);
    this.#put(write.path, entry);
  }

  #fileEntry(path: string): FileEntry {
    const entry = this.entries.get(path);
    if (entry?.kind === 'file') return entry;
    if (entry?.kind === 'directory') this.#remove(path);
    const visible = this.#snapshotShows(path) ? this.snapshot.read(path) : undefined;
    const size = visible?.length ?? 0;
    return { kind: 'file', size, snapshotBytes: size, chunks: new Map() };
  }

  #resize(path: string, entry: FileEntry, size: number): void {
    if (size < entry.size) {
      for (const chunk of entry.chunks.keys()) {
        if (chunk * CHUNK_BYTES >= size) this.#dropChunk(path, entry, chunk);
      }
      entry.snapshotBytes = Math.min(entry.snapshotBytes, size);
      const last = Math.floor(size / CHUNK_BYTES);
      if (entry.chunks.has(last)) {
        const kept = size - last * CHUNK_BYTES;
        this.#storeChunk(path, entry, last, this.#chunkBytes(path, entry, last).fill(0, kept));
      }
    }
    entry.size = size;
  }

  #writeChunk(path: string, entry: FileEntry, chunk: number, parts: ChunkPart[]): void {
    const bytes = coversChunk(parts) ? new Uint8Array(CHUNK_BYTES) : this.#chunkBytes(path, entry, chunk);
    for (const part of parts) bytes.set(part.data, part.at);
    this.#storeChunk(path, entry, chunk, bytes);
  }

  /** The chunk's current content at full length, in its own buffer. */
  #chunkBytes(path: string, entry: FileEntry, chunk: number): Uint8Array {
    const bytes = new Uint8Array(CHUNK_BYTES);
    if (entry.chunks.has(chunk)) {
      const stored = this.buffers.read(path, chunk);
      if (!stored)
        throw new Error(`Chunk ${chunk} of ${path} was not fetched before it was written in part.`);
      bytes.set(stored);
    } else {
      const start = chunk * CHUNK_BYTES;
      const end = Math.min(start + CHUNK_BYTES, entry.snapshotBytes);
      const base = end > start ? this.snapshot.read(path) : undefined;
      if (base) bytes.set(base.subarray(start, end));
    }
    return bytes;
  }

  #storeChunk(path: string, entry: FileEntry, chunk: number, bytes: Uint8Array): void {
    const length = lengthWithoutTrailingZeros(bytes);
    if (length === 0 && chunk * CHUNK_BYTES >= entry.snapshotBytes) {
      this.#dropChunk(path, entry, chunk);
    } else {
      const stored = length === CHUNK_BYTES ? bytes : bytes.slice(0, length);
      entry.chunks.set(chunk, this.buffers.write(path, chunk, stored));
    }
  }

  #dropChunk(path: string, entry: FileEntry, chunk: number): void {
    if (entry.chunks.delete(chunk)) this.buffers.drop(path, chunk);
  }

  #forget(path: string, entry: Entry): void {
    if (entry.kind === 'file') for (const chunk of entry.chunks.keys()) this.buffers.drop(path, chunk);
    this.entries.delete(path);
    this.#touched.add(path);
  }

  #put(path: string, entry: Entry): void {
    this.entries.set(path, entry);
    this.#touched.add(path);
  }

  #snapshotHas(path: string): boolean {
    return this.snapshot.hasDirectory(path) || this.snapshot.read(path) !== undefined;
  }

  #snapshotShows(path: string): boolean {
    return this.#snapshotHas(path) && !this.entries.has(path) && !this.#isHiddenByParent(path);
  }

  #isHiddenByParent(path: string): boolean {
    for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
      if (this.entries.has(path.slice(0, end))) return true;
    }
    return false;
  }
}

export function bytesOf(handedOver: readonly ChangeSet[]): number {
  const chunks = handedOver.flatMap(filesOf).flatMap((write) => write.chunks);
  return chunks.reduce((sum, { data }) => sum + data.length, 0);
}

/** WAL first, pg_control last, as PGlite requests. With one transaction the order makes no difference here. */
export function filesOf({ files }: ChangeSet): FileWrite[] {
  return [...files.wal, ...files.data, ...files.control];
}

type ChunkPart = { at: number; data: Uint8Array };

function partsByChunk(write: FileWrite): Map<number, ChunkPart[]> {
  const parts = new Map<number, ChunkPart[]>();
  for (const { at, data } of write.chunks) {
    for (let from = 0; from < data.length; ) {
      const chunk = Math.floor((at + from) / CHUNK_BYTES);
      const to = Math.min(data.length, (chunk + 1) * CHUNK_BYTES - at);
      const list = parts.get(chunk) ?? [];
      list.push({ at: at + from - chunk * CHUNK_BYTES, data: data.subarray(from, to) });
      parts.set(chunk, list);
      from = to;
    }
  }
  return parts;
}

/** Chunks of which some bytes stay unchanged. */
function partlyTouchedChunks(write: FileWrite, entry: FileEntry): Set<number> {
  const parts = [...partsByChunk(write)].filter(([, parts]) => !coversChunk(parts));
  const touched = new Set(parts.map(([chunk]) => chunk));
  if (write.size < entry.size) touched.add(Math.floor(write.size / CHUNK_BYTES));
  return touched;
}

/** In a bulk change most chunks are written completely, often in pages. */
function coversChunk(parts: readonly ChunkPart[]): boolean {
  let reached = 0;
  for (const { at, data } of [...parts].sort((a, b) => a.at - b.at))
    if (at <= reached) reached = Math.max(reached, at + data.length);
  return reached === CHUNK_BYTES;
}

/** Of a whole chunk. Compares words first, because many chunks are mostly zeros. */
function lengthWithoutTrailingZeros(chunk: Uint8Array): number {
  const words = new Uint32Array(chunk.buffer, chunk.byteOffset, chunk.length >> 2);
  let length = words.length;
  while (length > 0 && words[length - 1] === 0) length -= 1;
  length *= 4;
  while (length > 0 && chunk[length - 1] === 0) length -= 1;
  return length;
}
