import type { EngineControl } from '#api/runtime/engine/engine-control';
import { listOwnStores, refusalOfStore } from '#api/runtime/engine/maintenance/own-stores';
import { openDatabase } from '#api/runtime/engine/open-database';
import { carryRows, findCarriedRows } from '#api/storage/content/carried-rows';

type Options = Pick<EngineControl, 'names' | 'build' | 'assets'> & {
  /** The open workspace, which stores its rows itself. */
  storeName: string;
};

/**
 * Stores the rows of closed workspaces for a version that cannot open their files. Each is read in memory,
 * one after the other, and nothing else of it is changed. One that cannot be read does not stop the others.
 * @throws AggregateError of those that could not be stored.
 */
export async function carryOthers({ names, build, assets, storeName }: Options): Promise<void> {
  const failures: unknown[] = [];
  for (const store of await listOwnStores(names)) {
    const { name } = store;
    if (name === storeName || name.startsWith(names.checkpointPrefix)) continue;
    try {
      if (await refusalOfStore(store, { build, assets })) continue;
      await carry(name, { build, assets });
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Not every workspace was written down.');
}

async function carry(name: string, { build, assets }: Pick<Options, 'build' | 'assets'>): Promise<void> {
  if (await findCarriedRows({ indexedDB, name })) return;
  const database = await openDatabase({
    build,
    assets,
    storeKind: 'overlay',
    storeName: name,
    isFrozen: true,
    endPhase: () => undefined,
    onStoreLost: () => undefined,
  });
  try {
    const { rows, state } = await database.readRows();
    if (state !== undefined) await carryRows({ indexedDB, name }, state, rows);
  } finally {
    await database.discard();
  }
}
