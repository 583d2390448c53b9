import type { Db } from '#api/db/db';

type Writing<Item> = {
  db: Db;
  /** Writes some of the items on the handle it is given. */
  write: (items: readonly Item[], savepoint: Db) => Promise<void>;
  /** Whether an error is an item's own; any other is thrown, with all items left as they were. */
  isOfRow: (error: unknown) => boolean;
};

/**
 * Writes as many of the items as can be written, within the caller's transaction, and answers which could not be and
 * why. All in one go while that works: one that fails among 400 is found by halving, in some 18 goes.
 */
export async function writeByHalves<Item>(
  writing: Writing<Item>,
  items: readonly Item[],
): Promise<{ item: Item; error: unknown }[]> {
  const [first] = items;
  if (first === undefined) return [];
  try {
    await writing.db.transaction((savepoint) => writing.write(items, savepoint));
    return [];
  } catch (error) {
    if (!writing.isOfRow(error)) throw error;
    if (items.length === 1) return [{ item: first, error }];
  }
  const half = Math.ceil(items.length / 2);
  const left = await writeByHalves(writing, items.slice(0, half));
  return [...left, ...(await writeByHalves(writing, items.slice(half)))];
}
