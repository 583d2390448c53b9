import { useState } from 'react';

/** The current rows in the order kept from before. New rows are added at the end, deleted rows are removed. */
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
  /** Identifies the filter and the order. Null means rows follow them immediately. */
  key: string | null;
};

/**
 * Keeps rows in place while the user edits them. A row that a new score would move or the filter would hide
 * stays until the user changes the filter, the order or the page.
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
