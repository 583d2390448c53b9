import xlsx, { type CellObject, type WorkBook } from '@e965/xlsx/dist/xlsx.mini.min.js';
import { admitParts } from './admitted-parts';
import { type CellValue, isDateFormat } from './cells';
import { uncalculated } from './plain-parts';
import { WorkbookProblem } from './workbook-problem';

/** One row that holds something; `number` as the spreadsheet shows it, cells by column from 0. */
export type SheetRow = { number: number; cells: ReadonlyMap<number, CellValue> };

export type WorkbookSheet = {
  name: string;
  isHidden: boolean;
  /** Goes through the rows that hold anything. */
  eachRow(visit: (row: SheetRow) => void): void;
  /** The first of them, at most `limit`. */
  rows(limit: number): SheetRow[];
};

export type Workbook = {
  sheets: WorkbookSheet[];
  /** Dates are counted from 1904 instead of 1900. */
  is1904: boolean;
};

/**
 * Opens an .xlsx file by its content. What may be in it is decided before the library sees it.
 * @throws WorkbookProblem
 */
export function readWorkbook(bytes: Uint8Array): Workbook {
  const { bytes: admitted, otherSheets } = admitParts(bytes);
  const book = parse(admitted);
  const is1904 = book.Workbook?.WBProps?.date1904 ?? false;
  const sheets = book.SheetNames.flatMap((name, index): WorkbookSheet[] => {
    const rows = book.Sheets[name]?.['!data'];
    if (!rows) return [];
    const isHidden = Boolean(book.Workbook?.Sheets?.[index]?.Hidden);
    const eachRow = (visit: (row: SheetRow) => void) => visitRows(rows, is1904, visit);
    return [{ name, isHidden, eachRow, rows: (limit) => firstRows(eachRow, limit) }];
  });
  // Of a sheet that it cannot read the library says nothing.
  if (book.SheetNames.length - sheets.length > otherSheets) throw new WorkbookProblem('broken');
  return { is1904, sheets };
}

function parse(bytes: Uint8Array): WorkBook {
  try {
    return xlsx.read(bytes, {
      type: 'array',
      dense: true,
      cellNF: true,
      cellDates: true,
      cellHTML: false,
      cellFormula: false,
    });
  } catch {
    throw new WorkbookProblem('broken');
  }
}

function visitRows(rows: readonly CellObject[][], is1904: boolean, visit: (row: SheetRow) => void): void {
  // Rows that are missing are holes of the list, up to a million of them in every sheet.
  for (const [index, row] of Object.entries(rows)) {
    const cells = new Map<number, CellValue>();
    row.forEach((cell, column) => {
      const value = cellValue(cell, is1904);
      if (value) cells.set(column, value);
    });
    if (cells.size > 0) visit({ number: Number(index) + 1, cells });
  }
}

function firstRows(eachRow: WorkbookSheet['eachRow'], limit: number): SheetRow[] {
  const rows: SheetRow[] = [];
  eachRow((row) => {
    if (rows.length < limit) rows.push(row);
  });
  return rows;
}

/** Undefined for an empty cell. */
function cellValue({ t: type, v: value, w: shown = '', z: format }: CellObject, is1904: boolean) {
  if (type === 'e') return shown === uncalculated ? ({ kind: uncalculated } as const) : errorValue(shown);
  if (typeof value === 'string') return textValue(value);
  if (typeof value === 'boolean') return { kind: 'boolean', value } as const;
  if (value instanceof Date) return dayValue(value, format, is1904);
  if (typeof value !== 'number') return undefined;
  return { kind: 'number', value, isDate: isDateFormat(0, String(format)) } as const;
}

function errorValue(value: string): CellValue {
  return { kind: 'error', value };
}

/** From the library's first day, 31 December 1899, to the one that clocks count from. */
const serialOf1970 = 25_569;
const dayMs = 86_400_000;

/** A date that is written out has no format. Every other one is a number in the file, and is one again. */
function dayValue(date: Date, format: CellObject['z'], is1904: boolean): CellValue {
  if (Number.isNaN(date.getTime())) return errorValue('#VALUE!');
  if (format === 'General') return { kind: 'date', value: date.toISOString().slice(0, 10) };
  const serial = date.getTime() / dayMs + serialOf1970;
  const value = is1904 ? serial - 1462 : serial - (serial < 61 ? 1 : 0);
  return { kind: 'number', value, isDate: true };
}

/** Blank texts are empty cells. What a database cannot hold is dropped. */
function textValue(text: string): CellValue | undefined {
  const value = text.replace(/\0|\p{Surrogate}/gu, '');
  return value.trim() === '' ? undefined : { kind: 'text', value };
}
