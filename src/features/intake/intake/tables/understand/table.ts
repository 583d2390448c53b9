import type { EvidencedPart, EvidenceValue } from '#api/contract/intake/evidence';
import type { Answers, Cell, ColumnField, ColumnMatch, DateOrder, Sheet } from '../../model';
import { cellName } from '../read/cell-names';
import type { IntervalColumns } from './columns/period-columns';
import type { Month } from './values/dates';
import { isUnit } from './values/header-units';
import { type Decimal, readNumber } from './values/numbers';

export type Layout =
  | { type: 'rows' }
  | { type: 'months'; columns: { column: number; month: Month }[] }
  | { type: 'intervals'; columns: IntervalColumns | null };

/** A sheet whose header, layout and columns are known. Rows and columns are counted from 0. */
export type Table = {
  sheet: Sheet;
  /** The row to find the header by; a second one may be above or below. */
  foundRow: number;
  firstHeaderRow: number;
  headerRow: number;
  firstRow: number;
  headers: string[];
  columns: ColumnMatch[];
  layout: Layout;
};

/** How the texts of a table are read. Null: a text that allows two readings is not read. */
export type Styles = {
  decimalOf: (column: number) => Decimal | null;
  dateOrderOf: (column: number) => DateOrder | null;
};

/** The only text of a row, which says where the rows below are or what they are about. */
export type Heading = { row: number; column: number; text: string };

export type Headings = {
  isHeading: (row: number) => boolean;
  locationAt: (row: number) => Heading | null;
  itemAt: (row: number) => Heading | null;
};

/** A table with what reads its cells. */
export type Reading = {
  table: Table;
  styles: Styles;
  answers: Answers;
  isByComma?: boolean;
  /** What the name of the sheet says of its rows, where no column does. */
  told?: { location: string | null; item: string | null };
  headings?: Headings;
};

export function columnOf({ columns }: Table, field: ColumnField): number | null {
  return columns.find((match) => match.field === field)?.column ?? null;
}

export function cellAt({ sheet }: Table, row: number, column: number | null): Cell {
  return column === null ? null : (sheet.rows[row]?.[column] ?? null);
}

/** A cell as the file shows it; empty for a blank one. */
export function shownAt({ sheet }: Table, row: number, column: number): string {
  const cell = sheet.rows[row]?.[column] ?? null;
  return sheet.shown.get(`${row}:${column}`) ?? (cell === null ? '' : String(cell));
}

/** Whether a cell is shown as a percentage, also a number such as 0.45 with that format. */
export function isShare({ sheet }: Table, row: number, column: number): boolean {
  const cell = sheet.rows[row]?.[column];
  if (typeof cell === 'string') return /^[-+−]?\d[\d.,\s]*%$/.test(cell.trim());
  if (typeof cell !== 'number' || sheet.shown.size === 0) return false;
  return sheet.shown.get(`${row}:${column}`)?.endsWith('%') ?? false;
}

export function textAt(table: Table, row: number, column: number | null): string | null {
  const cell = cellAt(table, row, column);
  if (cell === null || column === null) return null;
  const shown = typeof cell === 'number' ? shownAt(table, row, column) : '';
  // The number of a meter can have zeros in front, which only its format shows.
  const text = /^0\d+$/.test(shown) && Number(shown) === cell ? shown : String(cell);
  return text.replace(/\s+/g, ' ').trim() || null;
}

export function numberAt(
  { table, styles, isByComma }: Reading,
  row: number,
  column: number | null,
): number | null {
  const cell = cellAt(table, row, column);
  if (typeof cell === 'number') {
    // A correction of the volume can be written as a share.
    const isWanted = column !== null && table.columns[column]?.field === 'volumeCorrection';
    return column !== null && !isWanted && isShare(table, row, column) ? null : cell;
  }
  if (isByComma && column !== null && isCut(table, row, column)) return null;
  return typeof cell === 'string' && column !== null ? readNumber(cell, styles.decimalOf(column)) : null;
}

/**
 * Where commas divide the cells, a row has more of them than the header if a number has its comma without quotes:
 * `1,234` is two cells then, and neither is the number.
 */
function isCut({ sheet, headers }: Table, row: number, column: number): boolean {
  const cells = sheet.rows[row] ?? [];
  if (cells.length <= headers.length) return false;
  const [whole, next, last] = [cells[column], cells[column + 1], cells.at(-1)].map((cell) =>
    String(cell ?? ''),
  );
  const isShifted = /^\d/.test(last ?? '') || isUnit(last ?? '');
  return isShifted && /^-?\d+$/.test(whole ?? '') && /^\d+(\.\d+)?$/.test(next ?? '');
}

/** `Meter Entries!7`, or `7` in a text file: the key of the row's record and the place where it is left out. */
export function rowPlace({ sheet }: Table, row: number): string {
  return placeOf(sheet.name, String(row + 1));
}

export function cellPlace({ sheet }: Table, row: number, column: number): string {
  return placeOf(sheet.name, cellName(row, column));
}

function placeOf(sheet: string | null, place: string): string {
  return sheet === null ? place : `${sheet}!${place}`;
}

/** The evidence of one value; none if all its cells are blank. */
export function evidence(
  table: Table,
  part: EvidencedPart,
  row: number,
  columns: readonly (number | null)[],
): EvidenceValue[] {
  const filled = columns.filter((column): column is number => cellAt(table, row, column) !== null);
  if (filled.length === 0) return [];
  const raw = filled.map((column) => oneLine(shownAt(table, row, column))).join(' ');
  // An entry has room for the names of so many cells.
  const cells = filled.slice(0, 20).map((column) => cellName(row, column));
  return [{ part, place: { type: 'cells', sheet: table.sheet.name, cells }, raw: raw.slice(0, 200).trim() }];
}

/** The evidence of a value that the header states. */
export function headerEvidence(
  table: Table,
  part: EvidencedPart,
  column: number,
  raw: string,
): EvidenceValue[] {
  const cells = [cellName(table.headerRow, column)];
  return [
    { part, place: { type: 'cells', sheet: table.sheet.name, cells }, raw: oneLine(raw).slice(0, 200) },
  ];
}

function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}
