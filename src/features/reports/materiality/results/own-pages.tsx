import type { RowData } from '@tanstack/react-table';
import { useState } from 'react';
import { compareValues, type TableSort } from '@/components/data-table/columns';
import { DataTable } from '@/components/data-table/data-table';
import type { DataTableProps } from '@/components/data-table/data-table-props';
import { useFormat } from '@/hooks/use-format';

/** Rows of a table of results (specification 002, section 9). */
const rowsPerPage = 10;

type OwnPagesProps<Row extends RowData> = Omit<DataTableProps<Row>, 'paging' | 'sort' | 'onSort'>;

/** A table whose rows are all here, sorted as a whole and shown ten at a time. */
export function OwnPages<Row extends RowData>({ rows, columns, ...table }: OwnPagesProps<Row>) {
  const { language } = useFormat();
  const [page, setPage] = useState(1);
  const [sort, setSort] = useState<TableSort | null>(null);
  const sortValueOf = columns.find(({ id }) => id === sort?.id)?.sortValue;
  const sorted =
    rows && sortValueOf
      ? rows.toSorted(
          (a, b) => compareValues(sortValueOf(a), sortValueOf(b), language) * (sort?.isDescending ? -1 : 1),
        )
      : rows;
  const total = rows?.length ?? 0;
  // Rows that went may have left the page without any.
  const shown = Math.min(page, Math.max(1, Math.ceil(total / rowsPerPage)));
  return (
    <DataTable<Row>
      {...table}
      columns={columns}
      rows={sorted?.slice((shown - 1) * rowsPerPage, shown * rowsPerPage)}
      sort={sort}
      onSort={(next) => {
        setSort(next);
        setPage(1);
      }}
      paging={{ page: shown, pageSize: rowsPerPage, total, onChange: setPage }}
    />
  );
}
