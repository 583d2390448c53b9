import { carryRows } from '#api/storage/content/carried-rows';
import type { OpenDatabase } from './open-database';

/** A later version that waits to take over. */
export interface Successor {
  isWaiting(): boolean;
  /** Whether its PostgreSQL cannot open the files of ours. */
  isForeign(): Promise<boolean>;
}

/**
 * Stores the rows for a version that cannot open our files. That version may take over at any time, so the
 * rows are kept up to date.
 */
export interface HandOver {
  /** True if something changed since the rows were stored, or since it was found that no version needs them. */
  isDue(): boolean;
  prepare(): Promise<void>;
  /** The rows match the current state of the store; another flush would change that. */
  isPrepared(): boolean;
}

type Options = {
  successor: Successor;
  database: Pick<OpenDatabase, 'readRows' | 'storeStatus'>;
  storeName: string;
};

/** Further changes are stored after the next response, or when the engine releases the lock. */
const mostRounds = 3;

export function createHandOver({ successor, database, storeName }: Options): HandOver {
  /** States of the store. */
  let seen: number | undefined;
  let prepared: number | undefined;
  const current = () => database.storeStatus()?.state;
  const isDue = () => successor.isWaiting() && current() !== undefined && current() !== seen;
  return {
    isDue,
    prepare: async () => {
      if (!isDue()) return;
      if (!(await successor.isForeign())) {
        seen = current();
        return;
      }
      // Reading may tidy pages, which changes the files but not the rows: then the rows are read once more.
      for (let round = 1; round <= mostRounds && isDue(); round += 1) {
        const { rows, state } = await database.readRows();
        if (state === undefined) return;
        await carryRows({ indexedDB, name: storeName }, state, rows);
        seen = state;
        prepared = state;
      }
    },
    isPrepared: () => prepared !== undefined && prepared === current(),
  };
}
