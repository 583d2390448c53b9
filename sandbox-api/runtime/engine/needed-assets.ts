import type {} from '#api/contract/engine';
import type { engineNames } from '#api/contract/engine-names';
import { listStores } from '#api/storage/store-maintenance';
import type { EngineBuild } from './engine-build';
import { snapshotPath } from './open-database';

/**
 * Parts of the engine that must stay in Cache Storage: those of this build, and the snapshot of every store
 * of this deployment, because an existing store is only whole together with the snapshot it began with.
 */
export async function neededAssets(
  build: EngineBuild,
  names: ReturnType<typeof engineNames>,
): Promise<ReadonlySet<string>> {
  const stores = await listStores(indexedDB);
  const own = stores.filter(({ name }) => name === names.store || name.startsWith(names.checkpointPrefix));
  const snapshots = own.flatMap(({ marker }) => (marker ? [snapshotPath(marker.snapshotHash)] : []));
  return new Set([build.wasm.path, build.data.path, build.snapshot.path, ...snapshots]);
}
