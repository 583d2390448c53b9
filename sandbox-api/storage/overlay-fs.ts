import {
  type ChangeSet,
  type FileWrite,
  MemfsFrontendFS,
  type StorageBackend,
} from '@electric-sql/pglite/memfs-frontend';
import {
  endEachTurnWith,
  findLiveFile,
  type LiveFile,
  onResize,
  readLiveFile,
} from '#api/storage/pglite-insides';
import type { ReadLive } from './content/rescue';

/** Called when PostgreSQL is up: everything a backend receives before that is recovered data. */
export type StoreBackend = StorageBackend & {
  noteStart?(started: Promise<unknown>): void;
  /** A flush failed: the files are as they were handed over, and stay so until this returns. */
  takeAside?(readLive: ReadLive): void;
};

/** PGlite's memory file system over a store, with two defects of 0.5.16 fixed. */
export class OverlayFs extends MemfsFrontendFS {
  /** Each file's smallest size since the last flush; undefined while it is not tracked. */
  #shortest: Map<LiveFile, number> | undefined;

  /** The store is awaited only when its files are needed: Emscripten starts while it is being read. */
  constructor(store: Promise<StoreBackend>) {
    const self: { fs?: OverlayFs } = {};
    super({
      init: async () => undefined,
      load: async function* () {
        const backend = await store;
        await backend.init();
        if (self.fs?.pg) backend.noteStart?.(self.fs.pg.waitReady);
        yield* backend.load();
      },
      apply: async (changes, options) => {
        const shortest = self.fs?.takeShortest();
        const complete = self.fs?.completeResized(changes, shortest) ?? changes;
        const backend = await store;
        try {
          await backend.apply(complete, options);
        } catch (error) {
          // The same changes are handed over again with the next ones.
          for (const [file, size] of shortest ?? []) self.fs?.noteSize(file, size);
          backend.takeAside?.((path) => readLiveFile(self.fs?.pg, path));
          throw error;
        }
      },
      close: async () => (await store).close(),
    });
    self.fs = this;
  }

  /**
   * Makes transaction() resolve only when its COMMIT is stored. PGlite runs that COMMIT while it still counts
   * itself as inside the transaction and skips the flush until the next statement; a worker killed in between
   * would lose an acknowledged transaction. Its syncToFs() does not help, because a second caller returns
   * immediately while a first one waits. So we flush under the mutex that every query, exec and transaction
   * takes; without changes that costs nothing. It is done here, so that no host can open the store without
   * it.
   */
  override init(
    ...[pglite, options]: Parameters<MemfsFrontendFS['init']>
  ): ReturnType<MemfsFrontendFS['init']> {
    endEachTurnWith(pglite, () => this.syncToFs());
    return super.init(pglite, options);
  }

  /** Without files a database is created, which is handed over in full anyway. */
  override async initialSyncFs(): Promise<void> {
    await super.initialSyncFs();
    if (!this.pg || !findLiveFile(this.pg, '/PG_VERSION')) return;
    this.#shortest = new Map();
    onResize(this.pg, (file, size) => this.noteSize(file, Math.min(file.usedBytes, size)));
  }

  private noteSize(file: LiveFile, size: number): void {
    this.#shortest?.set(file, Math.min(size, this.#shortest.get(file) ?? size));
  }

  private takeShortest(): Map<LiveFile, number> | undefined {
    const taken = this.#shortest;
    if (taken) this.#shortest = new Map();
    return taken;
  }

  /**
   * A file that is truncated and grows again between two flushes is reported with its final size only, so the
   * bytes in between would come back from the store instead of being zeros (seen with 0.5.16). Therefore
   * everything from the truncation on is handed over, or the whole file if the position is unknown. This runs
   * before anything is awaited, while the live files are still as they were when the changes were taken.
   */
  private completeResized(changes: ChangeSet, shortest: Map<LiveFile, number> | undefined): ChangeSet {
    const { wal, data, control } = changes.files;
    const complete = (files: FileWrite[]) =>
      files.map((write) => {
        if (!isResized(write)) return write;
        return shortest ? this.#fromCut(write, shortest) : this.#inFull(write);
      });
    return {
      ops: changes.ops,
      files: { wal: complete(wal), data: complete(data), control: complete(control) },
    };
  }

  /** In a file that only grew, unwritten parts are zeros in the store as well. */
  #fromCut(write: FileWrite, shortest: Map<LiveFile, number>): FileWrite {
    const file = findLiveFile(this.pg, write.path);
    const cut = file && shortest.get(file);
    if (cut === undefined || cut >= write.size) return write;
    const content = readLiveFile(this.pg, write.path);
    if (!content) return write;
    return { ...write, chunks: [...write.chunks, { at: cut, data: content.slice(cut) }] };
  }

  #inFull(write: FileWrite): FileWrite {
    const content = readLiveFile(this.pg, write.path);
    if (!content) return write;
    return { ...write, size: content.length, full: true, chunks: [{ at: 0, data: content }] };
  }
}

function isResized({ truncate, full }: FileWrite): boolean {
  return truncate && !full;
}
