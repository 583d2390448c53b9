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

/** One column. Numbers are right-aligned in tabular figures, with the unit in the header. */
export type DataColumn<Row> = {
  id: string;
  header: string;
  unit?: string;
  cell: (row: Row) => ReactNode;
  isNumeric?: boolean;
  /** Names the row for screen readers; one column per table should. */
  isRowHeader?: boolean;
  /** Below the header of the row, and no part of its button. */
  below?: (row: Row) => ReactNode;
  /** More about the row, shown on hover and focus of its header. */
  tooltip?: (row: Row) => ReactNode;
  isSortable?: boolean;
  /** For sorting in the browser when the table has no `onSort`. */
  sortValue?: (row: Row) => SortValue;
  /** A CSS width, e.g. '8rem'. */
  width?: string;
  /** The cell in the row of totals. */
  total?: ReactNode;
};

export type TableSort = { id: string; isDescending: boolean };

export const features = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  sortFns: {},
});

export type Features = typeof features;

/** Our columns in TanStack's format; we render the cells ourselves. */
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

/** All rows sorted by a column; unchanged if no column of that name can be sorted. */
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
