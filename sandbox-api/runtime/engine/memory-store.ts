import type { MemfsFrontendFS, StorageBackend, StorageEntry } from '@electric-sql/pglite/memfs-frontend';
import { BorrowingFs } from '#api/storage/borrowing-fs';
import type { Snapshot } from '#api/storage/snapshot';

/** Files in memory only: nothing is kept when the host ends. */
export function createMemoryFs(entries: AsyncIterable<StorageEntry>): MemfsFrontendFS {
  const backend: StorageBackend = {
    init: async () => undefined,
    load: () => entries,
    apply: async () => undefined,
    close: async () => undefined,
  };
  return new BorrowingFs(backend);
}

export async function* snapshotEntries(snapshot: Snapshot): AsyncGenerator<StorageEntry> {
  for (const path of snapshot.directories) yield { kind: 'dir', path };
  for (const path of snapshot.filePaths) {
    yield { kind: 'file', path, data: snapshot.read(path) ?? new Uint8Array() };
  }
}
