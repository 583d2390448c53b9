import { checksumOf } from '#api/storage/checksum';
import { chunkKey } from '#api/storage/manifest';
import type { ChunkAddress, ChunkBuffers } from '#api/storage/overlay';

/** Half a MiB of full chunks: the tail of the WAL, and room for pages. Data pages come with checkpoints only. */
const CACHED_CHUNKS = 16;

export type PendingChunk = ChunkAddress & { bytes: Uint8Array | undefined };

/**
 * Chunks that wait for the next transaction, those that ride in the manifest (overlay-store.ts), and a cache of the
 * latest stored ones.
 */
export class ChunkBuffer implements ChunkBuffers {
  #pending = new Map<string, PendingChunk>();
  #riding = new Map<string, PendingChunk>();
  #cache = new Map<string, Uint8Array>();
  #pendingBytes = 0;
  #storedLengths = new Map<string, number>();
  #storedBytes = 0;

  /** Bytes of all chunks of the store once the pending ones are written. */
  get storedBytes(): number {
    return this.#storedBytes;
  }

  get pendingBytes(): number {
    return this.#pendingBytes;
  }

  has(address: ChunkAddress): boolean {
    const key = chunkKey(address);
    return this.#pending.has(key) || this.#cache.has(key) || this.#riding.has(key);
  }

  read(path: string, chunk: number): Uint8Array | undefined {
    const key = chunkKey({ path, chunk });
    const pending = this.#pending.get(key);
    return pending ? pending.bytes : (this.#cache.get(key) ?? this.#riding.get(key)?.bytes);
  }

  write(path: string, chunk: number, bytes: Uint8Array): number {
    this.#setPending({ path, chunk, bytes });
    return checksumOf(bytes);
  }

  drop(path: string, chunk: number): void {
    this.#setPending({ path, chunk, bytes: undefined });
  }

  /**
   * Keeps a chunk that is known to be stored as given. Nothing is evicted before settle(): a flush that
   * writes more chunks in part than the cache holds still needs all it fetched.
   */
  remember(address: ChunkAddress, bytes: Uint8Array): void {
    const key = chunkKey(address);
    this.#cache.delete(key);
    this.#cache.set(key, bytes);
  }

  /** Counts a chunk that the store holds under this key; a dropped one counts 0. */
  noteStored(key: string, length: number): void {
    this.#storedBytes += length - (this.#storedLengths.get(key) ?? 0);
    this.#storedLengths.set(key, length);
  }

  /** A chunk whose newest bytes are in the manifest of the store that was opened. */
  noteRiding(chunk: PendingChunk): void {
    this.#riding.set(chunkKey(chunk), chunk);
  }

  /** All that has no record of its own yet: what rides, and what waits. */
  listUnwritten(): PendingChunk[] {
    return [...new Map([...this.#riding, ...this.#pending]).values()];
  }

  /** To be called once the transaction is complete that wrote the pending chunks: to ride, or as records. */
  settle({ rode }: { rode: boolean }): void {
    this.#riding = rode ? new Map([...this.#riding, ...this.#pending]) : new Map();
    for (const [key, { path, chunk, bytes }] of this.#pending) {
      if (bytes) this.remember({ path, chunk }, bytes);
      else this.#cache.delete(key);
    }
    this.#pending.clear();
    this.#pendingBytes = 0;
    for (const key of this.#cache.keys()) {
      if (this.#cache.size <= CACHED_CHUNKS) break;
      this.#cache.delete(key);
    }
  }

  #setPending(chunk: PendingChunk): void {
    const key = chunkKey(chunk);
    this.#pendingBytes += (chunk.bytes?.length ?? 0) - (this.#pending.get(key)?.bytes?.length ?? 0);
    this.#pending.set(key, chunk);
    this.noteStored(key, chunk.bytes?.length ?? 0);
  }
}
