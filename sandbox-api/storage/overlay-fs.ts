import {
  type ChangeSet,
  type FileWrite,
  MemfsFrontendFS,
  type StorageBackend,
} from '@electric-sql/pglite/memfs-frontend';
import { endEachTurnWith, readLiveFile } from '#api/storage/pglite-insides';
import type { ReadLive } from '#api/storage/rescue';

/** A backend may want to know when PostgreSQL is up: until then it hands over what it recovers. */
export type StoreBackend = StorageBackend & {
  noteStart?(started: Promise<unknown>): void;
  /** A flush failed: the files are still as they were handed over, and nobody changes them before this returns. */
  takeAside?(readLive: ReadLive): void;
};

/** PGlite's memory file system over a store, with two holes of 0.5.16 closed. */
export class OverlayFs extends MemfsFrontendFS {
  /** The store is not waited for before its files are wanted: Emscripten starts while it is being read. */
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
        const complete = self.fs?.completeResized(changes) ?? changes;
        const backend = await store;
        try {
          await backend.apply(complete, options);
        } catch (error) {
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
   * itself as inside the transaction and skips the flush; it comes with the next statement, and a worker
   * killed in between loses an acknowledged transaction. Its syncToFs() is no cure: a second caller returns
   * at once while a first one waits. So we flush under the mutex that every query, exec and transaction
   * takes; without changes that costs nothing. Done here, so that no host can open the store without it.
   */
  override init(
    ...[pglite, options]: Parameters<MemfsFrontendFS['init']>
  ): ReturnType<MemfsFrontendFS['init']> {
    endEachTurnWith(pglite, () => this.syncToFs());
    return super.init(pglite, options);
  }

  /**
   * A file that is cut and grows again between two flushes is reported with its final size only, so the
   * bytes in between would come back from the store instead of being zeros (seen with 0.5.16). Such a file
   * is rare, a bulk load or a vacuum; it is handed over in full. Before anything is awaited: the live files
   * are as they were when the changes were taken.
   */
  private completeResized(changes: ChangeSet): ChangeSet {
    const { wal, data, control } = changes.files;
    const complete = (files: FileWrite[]) =>
      files.map((write) => (isResized(write) ? this.#inFull(write) : write));
    return {
      ops: changes.ops,
      files: { wal: complete(wal), data: complete(data), control: complete(control) },
    };
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
