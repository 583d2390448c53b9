import { PGlite } from '@electric-sql/pglite';
import { type ChangeSet, type FileWrite, MemfsFrontendFS } from '@electric-sql/pglite/memfs-frontend';

/** PGlite's memory file system, with one gap of its change tracking closed. */
export class OverlayFs extends MemfsFrontendFS {
  /**
   * A file that is cut and grows again between two flushes is reported with its final size only, so the
   * bytes in between would come back from the store instead of being zeros (seen with 0.5.16). Such a file
   * is rare, a bulk load or a vacuum; it is handed over in full. To be called before anything is awaited.
   */
  completeResized(changes: ChangeSet): ChangeSet {
    const { wal, data, control } = changes.files;
    const complete = (files: FileWrite[]) =>
      files.map((write) => (isResized(write) ? this.#inFull(write) : write));
    return {
      ops: changes.ops,
      files: { wal: complete(wal), data: complete(data), control: complete(control) },
    };
  }

  #inFull(write: FileWrite): FileWrite {
    const content: Uint8Array | undefined = this.pg?.Module.FS.readFile(PGlite.paths.PGDATA + write.path);
    if (!content) return write;
    return { ...write, size: content.length, full: true, chunks: [{ at: 0, data: content }] };
  }
}

function isResized({ truncate, full }: FileWrite): boolean {
  return truncate && !full;
}
