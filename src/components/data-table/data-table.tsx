import { type RowData, useTable } from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import { Pagination } from '@/components/ui/pagination';
import { Cell, Table, TableBody, TableHead, TableRow, TableTotal } from '@/components/ui/table';
import { useFormat } from '@/hooks/use-format';
import { cn } from '@/lib/cn';
import { features, type TableSort, toColumnDefs } from './columns';
import { DataRow } from './data-row';
import type { DataTableProps } from './data-table-props';
import { pinnedEnd } from './pinned-end';
import { SortableHeader } from './sortable-header';
import { SkeletonRows, TableMessage } from './table-states';

const noRows: readonly never[] = [];
const skeletonRows = 5;

/** The list component of the product: sorting, paging, and every state in the final layout. */
export function DataTable<Row extends RowData>(props: DataTableProps<Row>) {
  const { label, columns, rows, rowId, paging, problem, empty } = props;
  const { language } = useFormat();
  const [ownSort, setOwnSort] = useState<TableSort | null>(props.sort ?? null);
  const sort = props.onSort ? (props.sort ?? null) : ownSort;
  const changeSort = props.onSort ?? setOwnSort;
  const columnDefs = useMemo(() => toColumnDefs(columns, language), [columns, language]);
  const sorting = useMemo(() => (sort ? [{ id: sort.id, desc: sort.isDescending }] : []), [sort]);
  const table = useTable({
    features,
    columns: columnDefs,
    data: rows ?? noRows,
    getRowId: (row) => String(rowId(row)),
    state: { sorting },
    manualSorting: props.onSort !== undefined,
    onSortingChange: (update) => {
      const next = typeof update === 'function' ? update(sorting) : update;
      const first = next[0];
      changeSort(first ? { id: first.id, isDescending: first.desc } : null);
    },
  });

  const hasActions = props.rowActions !== undefined;
  const columnCount = columns.length + (hasActions ? 1 : 0);
  const isLoading = rows === undefined && !problem;
  const shownRows = table.getRowModel().rows;
  const hasTotals = !problem && shownRows.length > 0 && columns.some((column) => column.total !== undefined);

  return (
    <div className={cn('flex flex-col', props.className)}>
      <Table aria-label={label} aria-busy={isLoading}>
        <colgroup>
          {columns.map((column) => (
            <col key={column.id} style={column.width ? { width: column.width } : undefined} />
          ))}
          {hasActions ? <col style={{ width: '3.5rem' }} /> : null}
        </colgroup>
        <TableHead>
          <tr>
            {columns.map((column) => (
              <SortableHeader key={column.id} column={column} handle={table.getColumn(column.id)} />
            ))}
            {hasActions ? <td className={pinnedEnd} /> : null}
          </tr>
        </TableHead>
        <TableBody>
          {isLoading ? (
            <SkeletonRows
              columns={columns}
              hasActions={hasActions}
              count={paging?.pageSize ?? skeletonRows}
            />
          ) : null}
          {problem || (rows && rows.length === 0) ? (
            <TableMessage columnCount={columnCount} problem={problem} empty={empty} />
          ) : (
            shownRows.map((row) => (
              <DataRow key={row.id} row={row.original} {...props} columnCount={columnCount} />
            ))
          )}
        </TableBody>
        {hasTotals ? (
          <TableTotal>
            <TableRow>
              {columns.map((column) => (
                <Cell key={column.id} isNumeric={column.isNumeric}>
                  {column.total}
                </Cell>
              ))}
              {hasActions ? <td className={pinnedEnd} /> : null}
            </TableRow>
          </TableTotal>
        ) : null}
      </Table>
      {paging && !problem && paging.total > paging.pageSize ? (
        <div className="border-t px-3 py-2">
          <Pagination {...paging} />
        </div>
      ) : null}
    </div>
  );
}
