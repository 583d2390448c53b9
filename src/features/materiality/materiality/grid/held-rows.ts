import { useState } from 'react';

/** The rows in the order that was held, as they are now; rows that are new follow, and rows that are gone are left out. */
export function heldRows<Row>(
  ids: readonly number[],
  { found, all, idOf }: { found: readonly Row[]; all: readonly Row[]; idOf: (row: Row) => number },
): Row[] {
  const rowOf = new Map(all.map((row) => [idOf(row), row]));
  const known = new Set(ids);
  return [...ids.flatMap((id) => rowOf.get(id) ?? []), ...found.filter((row) => !known.has(idOf(row)))];
}

type Held<Row> = {
  all: readonly Row[] | undefined;
  idOf: (row: Row) => number;
  /** Of the filter and the order; null: the rows follow them at once. */
  key: string | null;
};

/**
 * Keeps rows in their place while they are worked on: one that a new score would move, or that the filter no longer
 * fits, stays until the user asks for other rows.
 */
export function useHeldRows<Row>(
  found: readonly Row[] | undefined,
  { all, idOf, key }: Held<Row>,
): readonly Row[] | undefined {
  const [held, setHeld] = useState<{ key: string | null; ids: number[] } | null>(null);
  if (found && held?.key !== key) setHeld({ key, ids: found.map(idOf) });
  if (!found || !all || key === null || held?.key !== key) return found;
  return heldRows(held.ids, { found, all, idOf });
}
