import type {} from '#api/contract/engine';
import type { engineNames } from '#api/contract/engine-names';
import type { EngineBuild } from '#api/runtime/engine/engine-build';
import { listOwnStores } from '#api/runtime/engine/maintenance/own-stores';
import { snapshotPath } from '#api/runtime/engine/open-database';

/**
 * Parts of the engine that must stay in Cache Storage: those of this build, and the snapshot of every store
 * of this deployment, because a store is complete only together with the snapshot it was created from. Null
 * when a store does not name its snapshot: then any snapshot may be needed.
 */
export async function neededAssets(
  build: EngineBuild,
  names: ReturnType<typeof engineNames>,
): Promise<ReadonlySet<string> | null> {
  const own = await listOwnStores(names);
  if (own.some(({ marker }) => !marker)) return null;
  const snapshots = own.flatMap(({ marker }) => (marker ? [snapshotPath(marker.snapshotHash)] : []));
  return new Set([build.wasm.path, build.data.path, build.snapshot.path, ...snapshots]);
}
