import { MemfsFrontendFS } from '@electric-sql/pglite/memfs-frontend';

/** The parts of a node of Emscripten's memory file system that are touched here. */
type MemoryNode = {
  contents: Uint8Array;
  usedBytes: number;
  node_ops: { mknod(parent: MemoryNode, name: string, mode: number, device: number): MemoryNode };
};
type EmscriptenFs = {
  lookupPath(path: string): { node: MemoryNode };
  writeFile(path: string, data: Uint8Array): void;
};

/** A file, readable and writable for its owner. */
const fileMode = 0o100600;

/**
 * PGlite's memory file system, started faster: a data directory has a thousand files, and most of a session
 * only reads them.
 *
 * - A file is made in its directory, instead of by its path, which Emscripten looks up several times over.
 * - Its bytes are ADOPTED, not copied: the database writes into what the backend handed out, until a file grows
 *   or shrinks and gets a buffer of its own.
 */
export class AdoptingFs extends MemfsFrontendFS {
  override async initialSyncFs(): Promise<void> {
    const fs: EmscriptenFs = this.pg?.Module.FS as never;
    const { writeFile } = fs;
    fs.writeFile = createPlacing(fs);
    try {
      await super.initialSyncFs();
    } finally {
      fs.writeFile = writeFile;
    }
  }
}

/** Stands in for `writeFile` while the files are loaded: each of them is new, and its directory is there. */
function createPlacing(fs: EmscriptenFs): EmscriptenFs['writeFile'] {
  const directories = new Map<string, MemoryNode>();
  return (path, data) => {
    const nameAt = path.lastIndexOf('/') + 1;
    const directory = path.slice(0, nameAt);
    const parent = directories.get(directory) ?? fs.lookupPath(directory).node;
    directories.set(directory, parent);
    const node = parent.node_ops.mknod(parent, path.slice(nameAt), fileMode, 0);
    node.contents = data;
    node.usedBytes = data.length;
  };
}
