import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { escapeXml } from '#api/kernel/files/escape-xml';
import { columnName, serialOfDate } from '#api/modules/activity-data/imports/workbook/cells';
import { styleIndex } from '#api/modules/activity-data/imports/workbook/write-sheet';
import { headersOf } from './read-sheet';

/** Texts and numbers as they are; a date is stored as spreadsheets do, as a number in a cell shown as a date. */
export type FilledCell = string | number | { date: string } | null;

/** A row by the headers of its columns, or from the first column on. */
type FilledRow = Readonly<Record<string, FilledCell>> | readonly FilledCell[];

/** Types rows into the first sheet of a template, from row 2 on, as a person would. */
export function fillTemplate(template: Uint8Array, rows: readonly FilledRow[]): Uint8Array {
  const headers = rows.every(isByColumn) ? [] : headersOf(template);
  const files: Record<string, Uint8Array> = unzipSync(template);
  const part = 'xl/worksheets/sheet1.xml';
  const sheet = strFromU8(files[part] ?? new Uint8Array());
  const dateStyle = styleIndex('date');
  const elements = rows.map((row, index) => rowElement(index + 2, cellsOf(row, headers), dateStyle));
  files[part] = strToU8(withRows(sheet, elements.join(''), rows.length + 1));
  return zipSync(files);
}

function cellsOf(row: FilledRow, headers: readonly string[]): readonly FilledCell[] {
  if (isByColumn(row)) return row;
  const unknown = Object.keys(row).filter((header) => !headers.includes(header));
  if (unknown.length > 0) throw new Error(`The template has no column ${unknown.join(', ')}`);
  return headers.map((header) => row[header] ?? null);
}

const isByColumn = (row: FilledRow): row is readonly FilledCell[] => Array.isArray(row);

/** Rows keep their order: the template's own last row stays below, unless it is overwritten. */
function withRows(sheet: string, elements: string, lastNumber: number): string {
  return sheet.replace(/(?:<row r="(\d+)">(?:(?!<row ).)*<\/row>)?<\/sheetData>/, (end, number: string) => {
    const isKept = Number(number) > Math.max(lastNumber, 1);
    return `${number === '1' ? end.replace('</sheetData>', '') : ''}${elements}${isKept ? end : '</sheetData>'}`;
  });
}

function rowElement(number: number, cells: readonly FilledCell[], dateStyle: number): string {
  const elements = cells.map((cell, column) => {
    const reference = `${columnName(column)}${number}`;
    if (cell === null) return '';
    if (typeof cell === 'number') return `<c r="${reference}"><v>${cell}</v></c>`;
    if (typeof cell === 'object')
      return `<c r="${reference}" s="${dateStyle}"><v>${serialOfDate(cell.date)}</v></c>`;
    return `<c r="${reference}" t="inlineStr"><is><t>${escapeXml(cell)}</t></is></c>`;
  });
  return `<row r="${number}">${elements.join('')}</row>`;
}

/** An upload of these bytes. */
export function uploadForm(bytes: Uint8Array, name = 'filled.xlsx'): FormData {
  const form = new FormData();
  form.append('file', new File([bytes as Uint8Array<ArrayBuffer>], name));
  return form;
}

/** Replaces something in the first sheet's part. */
export function replaceInSheet(
  workbook: Uint8Array,
  wanted: RegExp | string,
  replacement: string,
): Uint8Array {
  const files: Record<string, Uint8Array> = unzipSync(workbook);
  const part = 'xl/worksheets/sheet1.xml';
  files[part] = strToU8(strFromU8(files[part] ?? new Uint8Array()).replace(wanted, replacement));
  return zipSync(files);
}
