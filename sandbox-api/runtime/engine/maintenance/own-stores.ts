import type { StoreRefusal } from '#api/contract/engine';
import type { EngineControl } from '#api/runtime/engine/engine-control';
import { identityOf, snapshotPath } from '#api/runtime/engine/open-database';
import { assertCompatible } from '#api/storage/snapshot/manifest';
import { StoreRefused } from '#api/storage/store-errors';
import { listStores, type StoreListing } from '#api/storage/store-maintenance';

/** The stores of this deployment. Others of the same origin have their own snapshots, which we cannot supply. */
export async function listOwnStores({
  store,
  workspacePrefix,
  checkpointPrefix,
}: EngineControl['names']): Promise<StoreListing[]> {
  const stores = await listStores(indexedDB);
  return stores.filter(
    ({ name }) => name === store || name.startsWith(workspacePrefix) || name.startsWith(checkpointPrefix),
  );
}

/** Why this version could not open the store; null when it could. Its content is not read. */
export async function refusalOfStore(
  { marker, refusal }: StoreListing,
  { build, assets }: Pick<EngineControl, 'build' | 'assets'>,
): Promise<StoreRefusal | null> {
  if (!marker) return refusal ?? 'corrupt';
  try {
    assertCompatible(marker, identityOf(build));
  } catch (error) {
    if (error instanceof StoreRefused && error.reason !== 'absent') return error.reason;
    throw error;
  }
  const isOfThisBuild = marker.snapshotHash === build.snapshot.hash;
  const isThere = isOfThisBuild || (await assets.isAvailable(snapshotPath(marker.snapshotHash)));
  return isThere ? null : 'foreign-snapshot';
}
