import { type CellObject, type WorkSheet, writeXLSX } from '@e965/xlsx';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { withoutFormula } from './csv';

export type SheetCell = string | number | null;
export type Sheet = { name: string; rows: readonly (readonly SheetCell[])[] };

const mediaType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** Characters that a sheet's name must not contain; an apostrophe only at its start or end. */
const forbidden = /[[\]:*?/\\]|^'|'$/g;
const longestName = 31;

/**
 * A workbook of plain tables, the first row in bold. Numbers stay numbers, and texts that look like formulas are
 * neutralised. The library is thirty kilobytes, so load this file lazily.
 */
export function toXlsx(sheets: readonly Sheet[]): Blob {
  const names = sheets.map(({ name }) => name.slice(0, longestName).replaceAll(forbidden, ' '));
  const tables = sheets.map(({ rows }, index) => [names[index], toTable(rows)]);
  const book = { SheetNames: names, Sheets: Object.fromEntries(tables) };
  const bytes = new Uint8Array(writeXLSX(book, { type: 'array' }));
  return new Blob([new Uint8Array(withBoldHeads(bytes))], { type: mediaType });
}

function toTable(rows: Sheet['rows']): WorkSheet {
  const widths = widthsOf(rows);
  return {
    '!data': rows.map((row, index) => row.map((cell) => toCell(cell, index === 0)) as CellObject[]),
    '!ref': `A1:${columnName(Math.max(0, widths.length - 1))}${Math.max(1, rows.length)}`,
    '!cols': widths.map((wch) => ({ wch })),
  };
}

/** Undefined for an empty cell. Control characters, which XML does not allow, are left out. */
function toCell(cell: SheetCell, isHead: boolean): CellObject | undefined {
  if (cell === null || cell === '') return undefined;
  const look = isHead ? { z: headFormat } : {};
  if (typeof cell === 'number') return { t: 'n', v: cell, ...look };
  const letters = [...withoutFormula(cell)].filter(
    (letter) => letter >= ' ' || letter === '\t' || letter === '\n',
  );
  return { t: 's', v: letters.join(''), ...look };
}

/** 0 is A, 25 is Z, 26 is AA. */
function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter;
}

/** As wide as the longest cell, up to a maximum. */
function widthsOf(rows: Sheet['rows']): number[] {
  const count = Math.max(0, ...rows.map((row) => row.length));
  return Array.from({ length: count }, (_, column) =>
    Math.min(40, 2 + Math.max(8, ...rows.map((row) => String(row[column] ?? '').length))),
  );
}

/** Text, which is format 49: only the first row has it, so it marks where to set bold. */
const headFormat = '@';

/** The library writes number formats, and one font. */
function withBoldHeads(workbook: Uint8Array): Uint8Array {
  const files: Record<string, Uint8Array> = unzipSync(workbook);
  const part = 'xl/styles.xml';
  const styles = strFromU8(files[part] ?? new Uint8Array())
    .replace(
      /<fonts count="1">(<font>.*?<\/font>)/,
      '<fonts count="2">$1<font><b/><sz val="12"/><name val="Calibri"/></font>',
    )
    .replace('numFmtId="49" fontId="0"', 'numFmtId="49" fontId="1" applyFont="1"');
  return zipSync({ ...files, [part]: strToU8(styles) });
}
