import type { Column, RowData } from '@tanstack/react-table';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { HeaderCell } from '@/components/ui/table';
import { cn } from '@/lib/cn';
import type { DataColumn, Features } from './columns';

type SortableHeaderProps<Row extends RowData> = {
  column: DataColumn<Row>;
  handle: Column<Features, Row> | undefined;
};

const icons = { asc: ArrowUp, desc: ArrowDown, none: ChevronsUpDown };

export function SortableHeader<Row extends RowData>({ column, handle }: SortableHeaderProps<Row>) {
  const text = (
    <>
      {/* The space is outside, so a narrow column may wrap before the unit. */}
      {column.header}
      {column.unit ? ' ' : null}
      {column.unit ? <span className="whitespace-nowrap font-normal">{`(${column.unit})`}</span> : null}
    </>
  );
  if (!handle?.getCanSort()) return <HeaderCell isNumeric={column.isNumeric}>{text}</HeaderCell>;
  const direction = handle.getIsSorted() || 'none';
  const Icon = icons[direction];
  return (
    <HeaderCell
      isNumeric={column.isNumeric}
      aria-sort={direction === 'none' ? 'none' : direction === 'asc' ? 'ascending' : 'descending'}
    >
      <button
        type="button"
        onClick={handle.getToggleSortingHandler()}
        className={cn(
          'group -my-1 inline-flex align-middle items-center gap-1 rounded-sm py-1 text-left hover:text-ink',
          column.isNumeric && 'flex-row-reverse text-right',
          direction !== 'none' && 'text-ink',
        )}
      >
        <span>{text}</span>
        <Icon
          aria-hidden
          className={cn('size-3.5 shrink-0', direction === 'none' && 'opacity-45 group-hover:opacity-100')}
        />
      </button>
    </HeaderCell>
  );
}
