import xlsx, { type CellObject, type WorkSheet } from '@e965/xlsx/dist/xlsx.mini.min.js';
import type { WorkbookCell, WorkbookSheet } from '#api/domain/reports/workbook/sheet';

/** The most letters that a cell may hold. */
const longestText = 32_767;
const widestColumn = 48;

export function writeWorkbook(sheets: readonly WorkbookSheet[]): Uint8Array {
  const tables = sheets.map((sheet) => [sheet.name, toTable(sheet)]);
  const book = { SheetNames: sheets.map(({ name }) => name), Sheets: Object.fromEntries(tables) };
  return new Uint8Array(xlsx.write(book, { type: 'array', bookType: 'xlsx', compression: true }));
}

function toTable({ rows, filter }: WorkbookSheet): WorkSheet {
  const count = Math.max(1, ...rows.map((row) => row.length));
  const widths = new Array<number>(count).fill(8);
  // A text alone in its row runs over the cells beside it.
  for (const row of rows)
    if (row.length > 1)
      for (const [column, cell] of row.entries())
        widths[column] = Math.max(widths[column] ?? 0, Math.min(widestColumn, widthOf(cell)));
  return {
    '!data': rows.map((row) => row.map(toCell) as CellObject[]),
    '!ref': `A1:${xlsx.utils.encode_col(count - 1)}${Math.max(1, rows.length)}`,
    '!cols': widths.map((wch) => ({ wch: wch + 2 })),
    ...(filter ? { '!autofilter': { ref: filter } } : {}),
  };
}

function widthOf(cell: WorkbookCell): number {
  return typeof cell === 'string' ? cell.length : 14;
}

/** A text stays a text by its type, whatever it begins with. Control characters, which XML cannot hold, are left out. */
function toCell(cell: WorkbookCell): CellObject | undefined {
  if (cell === null || cell === '') return undefined;
  if (typeof cell === 'string') {
    const letters = [...cell].filter((letter) => letter >= ' ' || letter === '\t' || letter === '\n');
    return { t: 's', v: letters.join('').slice(0, longestText) };
  }
  const { value, format } = cell;
  return { t: 'n', v: value, z: format, ...('formula' in cell ? { f: cell.formula } : {}) };
}
