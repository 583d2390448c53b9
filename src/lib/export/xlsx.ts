import { utils, write } from '@e965/xlsx';
import { withoutFormula } from './csv';

export type SheetCell = string | number | null;
export type Sheet = { name: string; rows: readonly (readonly SheetCell[])[] };

const mediaType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** What a sheet's name may not hold, and how long it may be. */
const forbidden = /[[\]:*?/\\]/g;
const longestName = 31;

/** A workbook; numbers stay numbers, and texts that look like formulas are neutralised. Load this file lazily. */
export function toXlsx(sheets: readonly Sheet[]): Blob {
  const book = utils.book_new();
  for (const { name, rows } of sheets) {
    const safe = rows.map((row) =>
      row.map((cell) => (typeof cell === 'string' ? withoutFormula(cell) : cell)),
    );
    const sheet = utils.aoa_to_sheet(safe);
    sheet['!cols'] = widthsOf(safe).map((wch) => ({ wch }));
    utils.book_append_sheet(book, sheet, name.replaceAll(forbidden, ' ').slice(0, longestName));
  }
  const content: ArrayBuffer = write(book, { bookType: 'xlsx', type: 'array', compression: true });
  return new Blob([content], { type: mediaType });
}

/** As wide as the longest cell, within reason. */
function widthsOf(rows: readonly (readonly SheetCell[])[]): number[] {
  const count = Math.max(0, ...rows.map((row) => row.length));
  return Array.from({ length: count }, (_, column) =>
    Math.min(40, 2 + Math.max(8, ...rows.map((row) => String(row[column] ?? '').length))),
  );
}
