import type { CellValue } from '#api/modules/activity-data/imports/workbook/cells';
import { readWorkbook } from '#api/modules/activity-data/imports/workbook/read-workbook';

/** By the header of their column: a test that counts columns breaks with every new one. */
export type NamedCells = ReadonlyMap<string, CellValue>;

/** The headers of a template or an error file in their order, without the mark of what is required. */
export function headersOf(workbook: Uint8Array): string[] {
  return [...headerPlaces(rowsOf(workbook, 1)).keys()];
}

/** The rows of its first sheet by their number. */
export function namedRowsOf(workbook: Uint8Array, maxRows = 6000): Map<number, NamedCells> {
  const rows = rowsOf(workbook, maxRows);
  const places = [...headerPlaces(rows)];
  return new Map(
    rows.map(({ number, cells }) => {
      const named = places.flatMap(([header, column]): [string, CellValue][] => {
        const cell = cells.get(column);
        return cell ? [[header, cell]] : [];
      });
      return [number, new Map(named)];
    }),
  );
}

const rowsOf = (workbook: Uint8Array, maxRows: number) =>
  readWorkbook(workbook).sheets[0]?.rows(maxRows) ?? [];

function headerPlaces([header]: ReturnType<typeof rowsOf>): Map<string, number> {
  const texts = [...(header?.cells ?? [])].map(([column, cell]): [string, number] => [
    cell.kind === 'text' ? cell.value.replace(/ \*$/, '') : '',
    column,
  ]);
  return new Map(texts);
}
