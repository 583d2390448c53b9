type RowId<Row> = (row: Row) => number;

/**
 * The rows of a page, followed by the edited row if the page no longer contains it: an entry added above may have
 * moved it to the next page, or another user may have deleted it. This keeps what the user typed. Undefined while
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

/** The current version of a row, or the last one if it has left the page. */
export function newestOf<Row>(
  row: Row | null,
  rows: readonly Row[] | undefined,
  rowId: RowId<Row>,
): Row | null {
  return row && (rows?.find((other) => rowId(other) === rowId(row)) ?? row);
}
