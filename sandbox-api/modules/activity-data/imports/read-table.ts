import { importLimits } from '#api/contract/activity-data/imports';
import { foldedName } from '#api/kernel/names';
import { columnLabel, type ImportColumns, type ImportField, importColumns, isRequired } from './columns';
import { originOf } from './template-choices';
import type { CellValue } from './workbook/cells';
import { readWorkbook, type SheetRow, type Workbook, type WorkbookSheet } from './workbook/read-workbook';

export type TableRow = { number: number; cells: ReadonlyMap<ImportField, CellValue> };

/** The filled rows of an upload, with their positions in the file. */
export type ImportTable = {
  columns: ImportColumns;
  /** The location that the template was made for; undefined where the file does not tell. */
  locationId: number | undefined;
  headerRow: number;
  /** Column of each field in the file, from 0. */
  places: ReadonlyMap<ImportField, number>;
  is1904: boolean;
  rows: readonly TableRow[];
};

export type TableProblem = 'importNoTable' | 'importNoRows' | 'importManyTables' | 'importTooManyRows';

/** People write titles and notes above a table, but not many. */
const maxHeaderRow = 20;

/**
 * Finds the visible sheet with the columns of a template, in either language and any order, and reads its rows.
 * Other columns are ignored, and so are sheets without the columns or without filled rows; of two filled ones none
 * is passed over in silence.
 * @throws WorkbookProblem for a file that is no workbook, or a damaged or dangerous one.
 */
export function readTable(bytes: Uint8Array): ImportTable | TableProblem {
  const workbook = readWorkbook(bytes);
  const tables = workbook.sheets.flatMap((sheet) => (sheet.isHidden ? [] : (tableIn(sheet) ?? [])));
  const [table, ...more] = tables.filter(({ rows }) => rows.length > 0);
  if (!table) return tables.length === 0 ? 'importNoTable' : 'importNoRows';
  if (more.length > 0) return 'importManyTables';
  if (table.rows.length > importLimits.maxRows) return 'importTooManyRows';
  return { ...table, is1904: workbook.is1904, locationId: findOrigin(workbook)?.locationId };
}

type Header = Pick<ImportTable, 'columns' | 'headerRow' | 'places'>;

/** Rows that say something in other columns only count for nothing, however many there are. */
function tableIn({ eachRow }: WorkbookSheet): (Header & Pick<ImportTable, 'rows'>) | undefined {
  const rows: TableRow[] = [];
  let header: Header | undefined;
  let rowsAbove = 0;
  eachRow((row) => {
    if (header) {
      const filled = fieldsOf(row, header.places);
      // One too many tells that there are too many.
      if (filled.cells.size > 0 && rows.length <= importLimits.maxRows) rows.push(filled);
    } else if (rowsAbove < maxHeaderRow) {
      header = headerIn(row);
      rowsAbove += 1;
    }
  });
  return header && { ...header, rows };
}

function headerIn(row: SheetRow): Header | undefined {
  for (const columns of importColumns) {
    const places = placesOf(columns, row);
    if (places) return { columns, headerRow: row.number, places };
  }
  return undefined;
}

/** The column of each field; undefined unless every required column is there. */
function placesOf(columns: ImportColumns, header: SheetRow): Map<ImportField, number> | undefined {
  const places = new Map<ImportField, number>();
  for (const [column, cell] of header.cells) {
    if (cell.kind !== 'text') continue;
    const text = foldedName(cell.value.replace(/\*\s*$/, ''));
    const field = columns.fields.find((field) =>
      (['en', 'pl'] as const).some((locale) => foldedName(columnLabel(columns.code, field, locale)) === text),
    );
    if (field && !places.has(field)) places.set(field, column);
  }
  return columns.fields.every((field) => places.has(field) || !isRequired(columns.code, field))
    ? places
    : undefined;
}

function fieldsOf(row: SheetRow, places: Header['places']): TableRow {
  const cells = new Map<ImportField, CellValue>();
  for (const [field, column] of places) {
    const cell = row.cells.get(column);
    if (cell) cells.set(field, cell);
  }
  return { number: row.number, cells };
}

function findOrigin(workbook: Workbook) {
  for (const sheet of workbook.sheets) {
    if (!sheet.isHidden) continue;
    const cell = sheet.rows(1)[0]?.cells.get(0);
    const origin = cell?.kind === 'text' ? originOf(cell.value) : undefined;
    if (origin) return origin;
  }
  return undefined;
}
