import { strToU8 } from 'fflate';
import { toCsv } from '@/lib/export/csv';
import type { FilledTable } from './read-data';

/**
 * One file per table in the format of our other exports: commas as separators, decimal points, every digit, and
 * texts that a spreadsheet would run as formulas made harmless. The mark at the start tells spreadsheets that the
 * text is UTF-8.
 */
export function csvFiles(tables: readonly FilledTable[]): Record<string, Uint8Array> {
  return Object.fromEntries(
    tables.map(({ name, columns, rows }) => {
      const head = columns.map((column) => column.name);
      const cells = rows.map((row) => row.map((cell) => (cell === null ? null : String(cell))));
      return [`${name}.csv`, strToU8(`\uFEFF${toCsv([head, ...cells])}`)];
    }),
  );
}
