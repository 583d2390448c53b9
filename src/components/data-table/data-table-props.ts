import type { RowData } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import type { MenuEntry } from '@/components/ui/menu';
import type { DataColumn, TableSort } from './columns';
import type { TableProblem } from './table-states';

export type DataTableProps<Row extends RowData> = {
  /** The accessible name of the table. */
  label: string;
  columns: readonly DataColumn<Row>[];
  /** Undefined while loading. */
  rows: readonly Row[] | undefined;
  rowId: (row: Row) => string | number;
  /** The name of a row in the labels of its buttons. */
  rowLabel: (row: Row) => string;
  /** With `onSort` the server sorts; otherwise the loaded rows are sorted by `sortValue`. */
  sort?: TableSort | null;
  onSort?: (sort: TableSort | null) => void;
  paging?: { page: number; pageSize: number; total: number; onChange: (page: number) => void };
  /** Text, next step and button of an empty table. */
  empty: { title: ReactNode; children?: ReactNode; actions?: ReactNode };
  problem?: TableProblem;
  /** Opens a row. The row header becomes a button; clicking anywhere in the row does the same. */
  onOpenRow?: (row: Row) => void;
  rowActions?: (row: Row) => readonly MenuEntry[];
  /** The row with `renderExpanded` below it, e.g. an edit form or details. */
  expandedRowId?: string | number | null;
  renderExpanded?: (row: Row) => ReactNode;
  className?: string;
};
