type RowId<Row> = (row: Row) => number;

/**
 * The rows of a page, and after them the row that is edited if the page no longer has it: an entry added above
 * moved it to the next page, or somebody deleted it. What was typed there waits for its person. Undefined while
 * nothing can be shown.
 */
export function shownRows<Row>(
  items: readonly Row[] | undefined,
  edited: Row | null,
  rowId: RowId<Row>,
): readonly Row[] | undefined {
  if (!edited) return items;
  const others = items ?? [];
  return others.some((row) => rowId(row) === rowId(edited)) ? others : [...others, edited];
}

/** A row as the page has it by now, or as it was when it has left the page. */
export function newestOf<Row>(
  row: Row | null,
  rows: readonly Row[] | undefined,
  rowId: RowId<Row>,
): Row | null {
  return row && (rows?.find((other) => rowId(other) === rowId(row)) ?? row);
}
