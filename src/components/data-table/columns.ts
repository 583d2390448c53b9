import {
  type ColumnDef,
  createSortedRowModel,
  type RowData,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table';
import type { ReactNode } from 'react';
import { compareTexts } from '@/lib/format/collate';
import type { Language } from '@/lib/format/locale';

export type SortValue = string | number | null | undefined;

/** One column. Numbers stand at the right in tabular figures, with the unit in the header. */
export type DataColumn<Row> = {
  id: string;
  header: string;
  unit?: string;
  cell: (row: Row) => ReactNode;
  isNumeric?: boolean;
  /** Names the row for screen readers; one column of a table should. */
  isRowHeader?: boolean;
  /** Of a row header: more about the row, on hover and on focus. */
  tooltip?: (row: Row) => ReactNode;
  isSortable?: boolean;
  /** For sorting in the browser, when the table has no `onSort`. */
  sortValue?: (row: Row) => SortValue;
  /** A CSS width, e.g. '8rem'. */
  width?: string;
  /** In the row of totals. */
  total?: ReactNode;
};

export type TableSort = { id: string; isDescending: boolean };

export const features = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  sortFns: {},
});

export type Features = typeof features;

/** Our columns in TanStack's terms; what a cell shows stays with us. */
export function toColumnDefs<Row extends RowData>(
  columns: readonly DataColumn<Row>[],
  language: Language,
): ColumnDef<Features, Row>[] {
  return columns.map((column) => ({
    id: column.id,
    accessorFn: (row: Row) => column.sortValue?.(row) ?? undefined,
    enableSorting: column.isSortable ?? column.sortValue !== undefined,
    sortDescFirst: false,
    sortUndefined: 'last' as const,
    sortFn: (first, second, id) =>
      compareValues(first.getValue<SortValue>(id), second.getValue<SortValue>(id), language),
  }));
}

/** All rows in an order that a column gives; as they are where no column of that name can be sorted by. */
export function sortedRows<Row>(
  rows: readonly Row[],
  {
    columns,
    sort,
    language,
  }: { columns: readonly DataColumn<Row>[]; sort: TableSort | null; language: Language },
): readonly Row[] {
  const readValue = columns.find(({ id }) => id === sort?.id)?.sortValue;
  if (!sort || !readValue) return rows;
  const direction = sort.isDescending ? -1 : 1;
  return rows.toSorted((one, other) => compareValues(readValue(one), readValue(other), language) * direction);
}

export function compareValues(first: SortValue, second: SortValue, language: Language): number {
  if (typeof first === 'number' && typeof second === 'number') return first - second;
  return compareTexts(String(first ?? ''), String(second ?? ''), language);
}
