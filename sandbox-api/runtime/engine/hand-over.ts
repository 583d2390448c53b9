import { carryRows } from '#api/storage/content/carried-rows';
import type { OpenDatabase } from './open-database';

/** A later version that waits until it may take over. */
export interface Successor {
  isWaiting(): boolean;
  /** Whether its PostgreSQL cannot open the files of ours. */
  isForeign(): Promise<boolean>;
}

/** Writes the rows down for a version that cannot open our files. It may take over at any time, so they are kept fresh. */
export interface HandOver {
  /** Something changed since the rows were written down, or since it was found that nobody needs them. */
  isDue(): boolean;
  prepare(): Promise<void>;
  /** The rows are those of the store as it is; one more flush, and they are not. */
  isPrepared(): boolean;
}

type Options = {
  successor: Successor;
  database: Pick<OpenDatabase, 'readRows' | 'storeStatus'>;
  storeName: string;
};

/** What goes on changing is written down after the next answer, or when the engine lets go. */
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
      // Reading may tidy pages, which is another state of the files with the same rows: then once more.
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
