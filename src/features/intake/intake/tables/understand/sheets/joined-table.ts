import type { Cell } from '../../../model';
import { columnKeys } from '../columns/match-columns';
import type { Table } from '../table';

export type JoinedTable = {
  table: Table;
  /** For each of the tables: the column of the joined one that has the cells of its column. */
  places: number[][];
};

/**
 * The rows of several sheets with the same columns as one table, to find out how its dates and numbers are written.
 * Columns are alike by their header: they can be in another order.
 */
export function joinTables(tables: readonly [Table, ...Table[]]): JoinedTable {
  const [first] = tables;
  if (tables.length === 1) return { table: first, places: [first.headers.map((_, column) => column)] };
  const byKey = new Map<string, number>();
  const columns: Table['columns'] = [];
  const places = tables.map((table) =>
    columnKeys(table.headers).map((key, column) => {
      const known = byKey.get(key);
      if (known !== undefined) return known;
      const match = table.columns[column];
      byKey.set(key, columns.length);
      columns.push({
        column: columns.length,
        header: table.headers[column] ?? '',
        field: match?.field ?? null,
        reason: match?.reason ?? null,
      });
      return columns.length - 1;
    }),
  );
  const rows = tables.flatMap(({ sheet, firstRow }, index) =>
    sheet.rows.slice(firstRow).map((row) => moved(row, places[index] ?? [])),
  );
  const table: Table = {
    ...first,
    sheet: { ...first.sheet, rows, shown: new Map() },
    firstRow: 0,
    headers: columns.map(({ header }) => header),
    columns,
    layout: joinedLayout(first, tables, places),
  };
  return { table, places };
}

function moved(row: readonly Cell[], places: readonly number[]): Cell[] {
  const cells: Cell[] = [];
  row.forEach((cell, column) => {
    const place = places[column];
    if (place !== undefined) cells[place] = cell;
  });
  // Holes of the list are blank cells.
  return Array.from(cells, (cell) => cell ?? null);
}

function joinedLayout(
  { layout }: Table,
  tables: readonly Table[],
  places: readonly (readonly number[])[],
): Table['layout'] {
  if (layout.type === 'rows') return layout;
  const moveAll = (columns: readonly number[], index: number) =>
    columns.map((column) => places[index]?.[column] ?? column);
  if (layout.type === 'intervals') {
    const columns = layout.columns && {
      ...layout.columns,
      columns: distinct(
        tables.flatMap((table, index) =>
          table.layout.type === 'intervals' ? moveAll(table.layout.columns?.columns ?? [], index) : [],
        ),
      ),
    };
    return { type: 'intervals', columns };
  }
  const months = tables.flatMap((table, index) =>
    table.layout.type === 'months'
      ? table.layout.columns.map(({ column, month }) => ({
          column: places[index]?.[column] ?? column,
          month,
        }))
      : [],
  );
  return { type: 'months', columns: months };
}

function distinct(columns: readonly number[]): number[] {
  return [...new Set(columns)];
}
