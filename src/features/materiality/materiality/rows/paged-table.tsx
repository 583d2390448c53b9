import type { RowData } from '@tanstack/react-table';
import { CrudTable } from '@/components/crud/crud-table';
import { useCrudList } from '@/components/crud/use-crud-list';
import type { DataTableProps } from '@/components/data-table/data-table-props';
import { Card } from '@/components/ui/card';
import { useRowHistory } from './use-row-history';

/** Tables longer than this are paged. */
export const rowsPerPage = 50;

type PagedTableProps<Row extends RowData> = Pick<
  DataTableProps<Row>,
  'label' | 'columns' | 'rowLabel' | 'empty' | 'sort' | 'onSort' | 'rowActions'
> & {
  /** The database table of the rows. */
  entity: string;
  query: { data: readonly Row[] | undefined; isError: boolean; refetch: () => unknown };
  rowId: (row: Row) => number;
  page: number;
  onPage: (page: number, replace?: boolean) => void;
};

/** All rows of a step, drawn one page at a time. */
export function PagedTable<Row extends RowData>({ entity, page, onPage, ...table }: PagedTableProps<Row>) {
  const history = useRowHistory(entity, table.rowId);
  const list = useCrudList<Row>({
    data: pageOf(table.query.data, page),
    page,
    onPage,
    pageSize: rowsPerPage,
    rowId: table.rowId,
  });
  return (
    <Card isFlush>
      <CrudTable {...table} list={list} rowActions={table.rowActions ?? history} />
    </Card>
  );
}

/** One page of rows that are all loaded. */
export function pageOf<Row>(rows: readonly Row[] | undefined, page: number) {
  return rows && { items: rows.slice((page - 1) * rowsPerPage, page * rowsPerPage), total: rows.length };
}
