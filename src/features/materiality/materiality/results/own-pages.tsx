import type { RowData } from '@tanstack/react-table';
import { sortedRows, type TableSort } from '@/components/data-table/columns';
import { DataTable } from '@/components/data-table/data-table';
import type { DataTableProps } from '@/components/data-table/data-table-props';
import { clampPage } from '@/components/ui/page-count';
import { useFormat } from '@/hooks/use-format';

/** Rows per page of a results table (specification 002, section 9). */
const rowsPerPage = 10;

type OwnPagesProps<Row extends RowData> = Omit<DataTableProps<Row>, 'paging' | 'sort'> & {
  /** From the URL. */
  page?: number;
  sort?: TableSort | null;
  onPage: (page: number) => void;
};

/** A table with all rows loaded, sorted as a whole and shown ten at a time. */
export function OwnPages<Row extends RowData>(props: OwnPagesProps<Row>) {
  const { rows, columns, page = 1, sort = null, onPage, ...table } = props;
  const { language } = useFormat();
  const sortValueOf = columns.find(({ id }) => id === sort?.id)?.sortValue;
  const sorted = rows && sortedRows(rows, { columns, sort, language });
  const total = rows?.length ?? 0;
  // Removed rows may have left the current page empty.
  const shown = clampPage(page, total, rowsPerPage);
  return (
    <DataTable<Row>
      {...table}
      columns={columns}
      rows={sorted?.slice((shown - 1) * rowsPerPage, shown * rowsPerPage)}
      sort={sortValueOf ? sort : null}
      paging={{ page: shown, pageSize: rowsPerPage, total, onChange: onPage }}
    />
  );
}
