import { type CellObject, utils, write } from '@e965/xlsx';

export type SyntheticCell = string | number | { serial: number; format: string } | null;
export type SyntheticSheet = {
  name: string;
  rows: readonly (readonly SyntheticCell[])[];
  /** Such as `A1:D4`. */
  merges?: readonly string[];
  isHidden?: boolean;
};

/** Synthetic workbooks for tests, the demo and the test of the screen. */
export function workbookBytes(
  sheets: readonly SyntheticSheet[],
  { bookType = 'xlsx' as 'xlsx' | 'biff8' | 'ods', is1904 = false } = {},
): Uint8Array {
  const book = utils.book_new();
  for (const { name, rows, merges = [] } of sheets) {
    const sheet = utils.aoa_to_sheet(rows.map((row) => row.map(toCell)));
    if (merges.length > 0) sheet['!merges'] = merges.map((range) => utils.decode_range(range));
    utils.book_append_sheet(book, sheet, name);
  }
  book.Workbook = {
    WBProps: { date1904: is1904 },
    Sheets: sheets.map(({ name, isHidden }) => ({ name, Hidden: isHidden ? 1 : 0 })),
  };
  return new Uint8Array(write(book, { type: 'array', bookType }));
}

function toCell(cell: SyntheticCell): CellObject | null {
  if (cell === null) return null;
  if (typeof cell === 'string') return { t: 's', v: cell };
  return typeof cell === 'number' ? { t: 'n', v: cell } : { t: 'n', v: cell.serial, z: cell.format };
}

/** The serial number of a day in the 1900 system. */
export function serialOf(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / 86_400_000 + 25_569;
}
