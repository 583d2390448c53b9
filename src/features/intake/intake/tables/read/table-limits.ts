import { type Cell, UnreadableFile } from '../../model';

export const maxTableBytes = 20_000_000;
/** Rows that hold anything, of all sheets. */
export const maxTableRows = 200_000;

/** @throws UnreadableFile */
export function assertRowCount(sheets: readonly { rows: readonly Cell[][] }[]): void {
  let count = 0;
  for (const { rows } of sheets) for (const row of rows) if (row.length > 0) count += 1;
  if (count > maxTableRows) throw new UnreadableFile('tooManyRows');
  if (count === 0) throw new UnreadableFile('empty');
}

/** A row ends at its last cell that holds anything, so that blank cells to its right take no room. */
export function trimRow(row: Cell[]): Cell[] {
  let length = row.length;
  while (length > 0 && (row[length - 1] ?? null) === null) length -= 1;
  row.length = length;
  return row;
}
