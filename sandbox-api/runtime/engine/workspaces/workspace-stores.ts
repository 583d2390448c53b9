import type { engineNames } from '#api/contract/engine-names';
import type { StoreLocation } from '#api/storage/store-database';
import { firstWorkspace, readWorkspaces } from '#api/storage/workspace-records';

type Names = ReturnType<typeof engineNames>;

/** Where the list of workspaces is stored. */
export function workspaceRecords({ workspaces }: Names): StoreLocation {
  return { indexedDB, name: workspaces };
}

/** The first workspace is the store from before workspaces. */
export function storeOfWorkspace({ store, workspacePrefix }: Names, key: string): string {
  return key === firstWorkspace ? store : workspacePrefix + key;
}

/** Name of the store that is open, or is opened next. */
export async function currentStore(names: Names): Promise<string> {
  const { current } = await readWorkspaces(workspaceRecords(names));
  return storeOfWorkspace(names, current);
}
