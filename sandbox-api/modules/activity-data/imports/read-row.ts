import type { FieldIssue } from '#api/contract/field-issue';
import type { Locale } from '#api/contract/messages';
import { calorificUnitNamed } from './calorific-units';
import { type ImportColumns, type ImportField, isAmountField, isDateField } from './columns';
import { findByName, type ImportItem } from './items';
import { readDate } from './read-date';
import { readNumber } from './read-number';
import type { TableRow } from './read-table';
import { type CellValue, dateOfSerial } from './workbook/cells';

/** What a row says, as far as it can be understood, and what cannot. Issues name the column as their path. */
export type RowReading = {
  /** As the spreadsheet shows it. */
  rowNumber: number;
  values: { [field in ImportField]?: string | number };
  itemId?: number;
  variantId?: number;
  unitId?: number;
  issues: FieldIssue[];
};

type Context = {
  columns: ImportColumns;
  items: readonly ImportItem[];
  is1904: boolean;
  /** Of what is said about units. */
  locale: Locale;
};

/** Reads one row of an upload. What is missing is left to the rules of the form. */
export function readRow(row: TableRow, { columns, items, is1904, locale }: Context): RowReading {
  const reading: RowReading = { rowNumber: row.number, values: {}, issues: [] };
  for (const field of columns.fields) {
    const cell = row.cells.get(field);
    if (!cell) continue;
    const read = readCell(field, cell, is1904);
    if (typeof read === 'object') reading.issues.push({ path: field, ...read });
    else reading.values[field] = read;
  }
  resolveNames(reading, items, locale);
  return reading;
}

type CellIssue = Omit<FieldIssue, 'path'>;

function readCell(field: ImportField, cell: CellValue, is1904: boolean): string | number | CellIssue {
  if (cell.kind === 'error') return issue('importCellError', { value: cell.value.slice(0, 40) });
  if (cell.kind === 'uncalculated') return issue('importUncalculated');
  if (isAmountField(field)) return readAmount(cell);
  if (isDateField(field)) return readDay(field, cell, is1904);
  if (field === 'calorificValueUnit')
    return calorificUnitNamed(textOf(cell, is1904)) ?? issue('unknownReference');
  return textOf(cell, is1904);
}

function readAmount(cell: CellValue): number | CellIssue {
  if (cell.kind === 'number' && !cell.isDate) return cell.value;
  const number = cell.kind === 'text' ? readNumber(withoutGuard(cell.value)) : undefined;
  if (number === 'ambiguous') return issue('importAmbiguousNumber');
  return number ?? issue('quantityNotFinite');
}

/** Five digits are a serial number even where the format was lost: 36,526 is 2000, 73,050 the end of 2099. */
const [firstSerial, lastSerial] = [36_526, 73_050];

/** Whether a number is a day: it is shown as one, or lost its format in a column of days. */
export function isDay(field: ImportField, { value, isDate }: NumberCell): boolean {
  return isDate || (isDateField(field) && value >= firstSerial && value <= lastSerial);
}

type NumberCell = Extract<CellValue, { kind: 'number' }>;

function readDay(field: ImportField, cell: CellValue, is1904: boolean): string | CellIssue {
  if (cell.kind === 'number')
    return (isDay(field, cell) ? dateOfSerial(cell.value, is1904) : undefined) ?? issue('date');
  const date = cell.kind === 'text' || cell.kind === 'date' ? readDate(withoutGuard(cell.value)) : undefined;
  if (date === 'ambiguous') return issue('importAmbiguousDate', { example: '31.12.2025' });
  return date ?? issue('date');
}

function textOf(cell: Exclude<CellValue, { kind: 'uncalculated' }>, is1904: boolean): string {
  if (cell.kind === 'text') return withoutGuard(cell.value).trim();
  if (cell.kind === 'number' && cell.isDate) return dateOfSerial(cell.value, is1904) ?? String(cell.value);
  return String(cell.value);
}

/** The apostrophe that we put before what looks like a formula; see the writer. */
function withoutGuard(text: string): string {
  return text.replace(/^'(?=[=+\-@\t\r])/, '');
}

function issue(code: string, params: FieldIssue['params'] = {}): CellIssue {
  return { code, params };
}

/** Names become keys. A unit or variant is looked for among those of the row's item only. */
function resolveNames(reading: RowReading, items: readonly ImportItem[], locale: Locale): void {
  const { values, issues } = reading;
  if (values.item === undefined) return;
  const item = findByName(items, String(values.item));
  if (!item) {
    issues.push({ path: 'item', ...issue('unknownReference') });
    return;
  }
  reading.itemId = item.id;
  if (values.variant !== undefined) {
    reading.variantId = findByName(item.variants, String(values.variant))?.id;
    if (reading.variantId === undefined) issues.push({ path: 'variant', ...issue('unknownReference') });
  }
  if (values.unit !== undefined) {
    reading.unitId = findByName(item.units, String(values.unit))?.id;
    const units = item.units.map(({ symbols }) => symbols[locale]).join(', ');
    const params = { item: String(values.item), units };
    if (reading.unitId === undefined) issues.push({ path: 'unit', ...issue('unitNotListed', params) });
  }
}
