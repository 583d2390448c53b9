import type { RowData } from '@tanstack/react-table';
import { DataTable } from '@/components/data-table/data-table';
import type { DataTableProps } from '@/components/data-table/data-table-props';
import type { CrudList } from './use-crud-list';

type CrudTableProps<Row extends RowData> = Omit<DataTableProps<Row>, 'rows' | 'paging' | 'problem'> & {
  list: Pick<CrudList<Row>, 'rows'> & Pick<DataTableProps<Row>, 'paging'>;
  query: { isError: boolean; refetch: () => unknown };
};

/** The rows of a list. They stay when a refetch fails, because the user may be typing in one. */
export function CrudTable<Row extends RowData>({ list, query, ...table }: CrudTableProps<Row>) {
  return (
    <DataTable
      {...table}
      rows={list.rows}
      paging={list.paging}
      problem={query.isError && !list.rows ? { kind: 'error', onRetry: () => query.refetch() } : undefined}
    />
  );
}
