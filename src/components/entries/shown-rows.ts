/**
 * The rows of a page, and after them the row that is edited if the page no longer has it: an entry added above
 * moved it to the next page, or somebody deleted it. What was typed there waits for its person. Undefined while
 * nothing can be shown.
 */
export function shownRows<Row>(
  items: readonly Row[] | undefined,
  edited: Row | null,
  rowId: (row: Row) => number,
): readonly Row[] | undefined {
  if (!edited) return items;
  const others = items ?? [];
  return others.some((row) => rowId(row) === rowId(edited)) ? others : [...others, edited];
}
