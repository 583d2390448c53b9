import { type ChunkAddress, type ChunkBuffers, chunkKey } from '#api/storage/overlay';
import { checksumOf } from './snapshot/checksum';

/** Half a MiB of full chunks: the tail of the WAL, and room for pages. Data pages are written by checkpoints only. */
const CACHED_CHUNKS = 16;

export type PendingChunk = ChunkAddress & { bytes: Uint8Array | undefined };

/** Together with the version that the store has now, if it is in memory. */
export type ChangedChunk = PendingChunk & { stored: Uint8Array | undefined };

/**
 * Chunks that wait for the next transaction, those whose newest bytes are only in the journal (journal.ts),
 * and a cache of the latest stored ones.
 */
export class ChunkBuffer implements ChunkBuffers {
  #pending = new Map<string, PendingChunk>();
  #journaled = new Map<string, PendingChunk>();
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
    return this.#pending.has(key) || this.#cache.has(key) || this.#journaled.has(key);
  }

  read(path: string, chunk: number): Uint8Array | undefined {
    const key = chunkKey({ path, chunk });
    const pending = this.#pending.get(key);
    return pending ? pending.bytes : this.#stored(key);
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
   * writes parts of more chunks than the cache holds still needs all it fetched.
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

  /** A chunk whose newest bytes are in the journal of the opened store. */
  noteJournaled(chunk: PendingChunk): void {
    this.#journaled.set(chunkKey(chunk), chunk);
  }

  listChanged(): ChangedChunk[] {
    return [...this.#pending].map(([key, chunk]) => ({ ...chunk, stored: this.#stored(key) }));
  }

  /** All chunks not yet stored in their own place: those of the journal, and those that wait. */
  listUnwritten(): PendingChunk[] {
    return [...new Map([...this.#journaled, ...this.#pending]).values()];
  }

  /**
   * Must be called when the transaction that wrote the pending chunks is complete: as a step, or to their own
   * places.
   */
  settle({ isJournaled }: { isJournaled: boolean }): void {
    this.#journaled = isJournaled ? new Map([...this.#journaled, ...this.#pending]) : new Map();
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

  #stored(key: string): Uint8Array | undefined {
    return this.#cache.get(key) ?? this.#journaled.get(key)?.bytes;
  }

  #setPending(chunk: PendingChunk): void {
    const key = chunkKey(chunk);
    this.#pendingBytes += (chunk.bytes?.length ?? 0) - (this.#pending.get(key)?.bytes?.length ?? 0);
    this.#pending.set(key, chunk);
    this.noteStored(key, chunk.bytes?.length ?? 0);
  }
}
