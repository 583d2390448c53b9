import type { StorageBackend, StorageEntry } from '@electric-sql/pglite/memfs-frontend';
import type { Snapshot } from '#api/storage/snapshot/snapshot';

/** Files in memory only: nothing is stored when the host ends. */
export function createMemoryBackend(entries: AsyncIterable<StorageEntry>): StorageBackend {
  return {
    init: async () => undefined,
    load: () => entries,
    apply: async () => undefined,
    close: async () => undefined,
  };
}

export async function* snapshotEntries(snapshot: Snapshot): AsyncGenerator<StorageEntry> {
  for (const path of snapshot.directories) yield { kind: 'dir', path };
  for (const path of snapshot.filePaths) {
    yield { kind: 'file', path, data: snapshot.read(path) ?? new Uint8Array() };
  }
}
