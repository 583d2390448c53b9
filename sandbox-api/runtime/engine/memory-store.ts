import { MemfsFrontendFS, type StorageBackend, type StorageEntry } from '@electric-sql/pglite/memfs-frontend';
import type { Snapshot } from '#api/storage/snapshot';

/** The last rung of the ladder: the snapshot in memory, and nothing is kept when the host ends. */
export function createMemoryFs(snapshot: Snapshot): MemfsFrontendFS {
  const backend: StorageBackend = {
    init: async () => undefined,
    load: () => entriesOf(snapshot),
    apply: async () => undefined,
    close: async () => undefined,
  };
  return new MemfsFrontendFS(backend);
}

async function* entriesOf(snapshot: Snapshot): AsyncGenerator<StorageEntry> {
  for (const path of snapshot.directories) yield { kind: 'dir', path };
  // A copy, because the file system writes into what it is given.
  for (const path of snapshot.filePaths)
    yield { kind: 'file', path, data: snapshot.read(path)?.slice() ?? new Uint8Array() };
}
