import { type CellObject, read, SSF, type WorkBook, type WorkSheet } from '@e965/xlsx';
import { type Cell, type Remark, type Sheet, type Source, UnreadableFile } from '../../model';
import { openSafely } from './safe-archive';
import { dateFormatOf, dateOfSerial } from './serial-dates';
import { assertRowCount, trimRow } from './table-limits';

/**
 * The sheets of a workbook (xlsx, xls, ods). Formulas give their stored results; macros are not run.
 * @throws UnreadableFile
 */
export function readWorkbookTable(bytes: Uint8Array): Source {
  const { readable, remarks } = admit(bytes);
  const book = parse(readable);
  const is1904 = book.Workbook?.WBProps?.date1904 ?? false;
  const sheets = book.SheetNames.flatMap((name, index) => {
    const sheet = book.Sheets[name];
    const isHidden = Boolean(book.Workbook?.Sheets?.[index]?.Hidden);
    return sheet ? [readSheet(name, sheet, isHidden, is1904, remarks)] : [];
  });
  assertRowCount(sheets);
  return { type: 'table', format: 'workbook', sheets, text: null, remarks };
}

function admit(bytes: Uint8Array): { readable: Uint8Array; remarks: Remark[] } {
  const remarks: Remark[] = [];
  const addMacros = () => remarks.push({ code: 'macros', place: null, params: {} });
  if (startsWith(bytes, [0x50, 0x4b])) {
    const { bytes: readable, hasMacros, formulasWithoutValue } = openSafely(bytes);
    if (hasMacros) addMacros();
    if (formulasWithoutValue > 0) {
      remarks.push({ code: 'formulaWithoutValue', place: null, params: { count: formulasWithoutValue } });
    }
    return { readable, remarks };
  }
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) {
    // The names of the streams, two bytes a letter.
    const names = new TextDecoder('utf-16le').decode(bytes);
    if (names.includes('EncryptedPackage')) throw new UnreadableFile('encrypted');
    if (names.includes('_VBA_PROJECT')) addMacros();
    // Before Excel 97 texts have an unnamed code page.
    if (!names.includes('Workbook') && names.includes('Book')) throw new UnreadableFile('oldWorkbook');
    if (!names.includes('Workbook')) throw new UnreadableFile('unknownType');
    return { readable: bytes, remarks };
  }
  throw new UnreadableFile(startsWith(bytes, [0x09]) ? 'oldWorkbook' : 'unknownType');
}

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte);
}

function parse(bytes: Uint8Array): WorkBook {
  try {
    // A formula without a stored result would count as 0 if formulas were read too.
    return read(bytes, {
      type: 'array',
      dense: true,
      cellNF: true,
      cellText: false,
      cellHTML: false,
      cellFormula: false,
    });
  } catch (error) {
    const isLocked = error instanceof Error && /password|encrypt/i.test(error.message);
    throw new UnreadableFile(isLocked ? 'encrypted' : 'damaged');
  }
}

/** Shared by all blank rows, of which a sheet can have a million. */
const blankRow: Cell[] = [];
/** The values are enough beyond that; to show them all would take more room than the table. */
const maxShown = 300_000;

function readSheet(
  name: string,
  sheet: WorkSheet,
  isHidden: boolean,
  is1904: boolean,
  remarks: Remark[],
): Sheet {
  const rows: Cell[][] = [];
  const shown = new Map<string, string>();
  const data: CellObject[][] = sheet['!data'] ?? [];
  // Rows that are missing are holes of the list.
  data.forEach((cells, index) => {
    const row: Cell[] = [];
    cells.forEach((cell, column) => {
      const value = cellOf(cell, is1904);
      while (row.length < column) row.push(null);
      row[column] = value;
      if (value !== null && shown.size < maxShown) note(shown, `${index}:${column}`, cell, value, is1904);
    });
    if (trimRow(row).length === 0) return;
    while (rows.length < index) rows.push(blankRow);
    rows.push(row);
  });
  if (isHidden && rows.length > 0) remarks.push({ code: 'hiddenSheet', place: name, params: {} });
  if (rows.length === 0) remarks.push({ code: 'emptySheet', place: name, params: {} });
  const merged = sheet['!merges']?.length ?? 0;
  if (merged > 0) remarks.push({ code: 'mergedCells', place: name, params: { count: merged } });
  return { name, rows, shown, isHidden };
}

function cellOf({ t: type, v: value, z: format }: CellObject, is1904: boolean): Cell {
  if (type === 'e' || type === 'z') return null;
  if (typeof value === 'string') return value.trim() === '' ? null : value.trim();
  if (typeof value === 'boolean') return value;
  if (typeof value !== 'number' || !Number.isFinite(value)) return null;
  const date = dateFormatOf(typeof format === 'string' ? format : undefined);
  return (date && dateOfSerial(value, is1904, date)) ?? value;
}

function note(shown: Map<string, string>, key: string, cell: CellObject, value: Cell, is1904: boolean): void {
  if (typeof cell.v !== 'number' || typeof cell.z !== 'string' || cell.z === 'General') return;
  try {
    const text = String(SSF.format(cell.z, cell.v, { date1904: is1904 })).trim();
    if (text !== '' && text !== String(value)) shown.set(key, text);
  } catch {
    // An unknown format: the value is enough.
  }
}
