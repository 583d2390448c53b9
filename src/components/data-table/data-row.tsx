import type { RowData } from '@tanstack/react-table';
import { Ellipsis } from 'lucide-react';
import type { KeyboardEvent, MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { Menu, type MenuEntry } from '@/components/ui/menu';
import { Cell, TableRow } from '@/components/ui/table';
import { Tooltip } from '@/components/ui/tooltip';
import { cn } from '@/lib/cn';
import type { DataColumn } from './columns';
import type { DataTableProps } from './data-table-props';
import { pinnedEnd } from './pinned-end';
import { moveBetweenRows } from './row-keys';

type DataRowProps<Row extends RowData> = Pick<
  DataTableProps<Row>,
  'columns' | 'rowId' | 'rowLabel' | 'onOpenRow' | 'rowActions' | 'expandedRowId' | 'renderExpanded'
> & { row: Row; columnCount: number };

export function DataRow<Row extends RowData>(props: DataRowProps<Row>) {
  const { row, columns, onOpenRow, rowActions, renderExpanded } = props;
  const isExpanded = renderExpanded !== undefined && props.expandedRowId === props.rowId(row);
  const actions = rowActions?.(row);

  const openByClick = (event: MouseEvent<HTMLElement>) => {
    // A click on a control in the row belongs to that control; selecting text does not count as a click.
    const isControl = (event.target as HTMLElement).closest('a, button, input, label, [role="menuitem"]');
    if (!isControl && !window.getSelection()?.toString()) onOpenRow?.(row);
  };

  return (
    <>
      <TableRow
        data-row
        onClick={onOpenRow ? openByClick : undefined}
        onKeyDown={(event) => deleteByKey(event, actions)}
        onKeyDownCapture={moveBetweenRows}
        className={cn(
          'group/row hover:bg-hover/60',
          onOpenRow && 'cursor-pointer',
          isExpanded && 'bg-hover/60',
        )}
      >
        {columns.map((column) => (
          <DataCell key={column.id} column={column} row={row} onOpenRow={onOpenRow} />
        ))}
        {actions ? (
          <Cell
            className={cn(
              pinnedEnd,
              'py-0 text-right group-hover/row:bg-[color-mix(in_oklab,var(--color-hover)_60%,var(--color-surface))]',
              isExpanded && 'bg-[color-mix(in_oklab,var(--color-hover)_60%,var(--color-surface))]',
            )}
          >
            {actions.length ? <RowMenu entries={actions} label={props.rowLabel(row)} /> : null}
          </Cell>
        ) : null}
      </TableRow>
      {isExpanded ? (
        <tr className="bg-sunken">
          <td colSpan={props.columnCount} className="px-5 py-4">
            {renderExpanded(row)}
          </td>
        </tr>
      ) : null}
    </>
  );
}

type DataCellProps<Row> = { column: DataColumn<Row>; row: Row; onOpenRow?: (row: Row) => void };

function DataCell<Row>({ column, row, onOpenRow }: DataCellProps<Row>) {
  const content = column.cell(row);
  if (!column.isRowHeader) return <Cell isNumeric={column.isNumeric}>{content}</Cell>;
  const tooltip = column.tooltip?.(row);
  const isButton = onOpenRow !== undefined || tooltip !== undefined;
  return (
    <th scope="row" className="px-2 py-2 text-left font-medium lg:px-3">
      {isButton ? (
        <Tooltip text={tooltip} side="bottom">
          <button
            type="button"
            className={cn(
              'rounded-sm text-left align-top',
              onOpenRow ? 'hover:text-brand hover:underline hover:underline-offset-4' : 'cursor-default',
            )}
            onClick={() => onOpenRow?.(row)}
          >
            {content}
          </button>
        </Tooltip>
      ) : (
        content
      )}
      {column.below?.(row)}
    </th>
  );
}

function RowMenu({ entries, label }: { entries: readonly MenuEntry[]; label: string }) {
  const { t } = useTranslation('components');
  return (
    <Menu
      entries={entries}
      trigger={
        <Button variant="quiet" size="icon-sm" aria-label={t('table.actionsOf', { name: label })}>
          <Ellipsis aria-hidden />
        </Button>
      }
    />
  );
}

/** Delete on a focused row starts its destructive action, which asks for confirmation first. */
function deleteByKey(event: KeyboardEvent, entries: readonly MenuEntry[] | undefined): void {
  if (event.key !== 'Delete' || (event.target as HTMLElement).matches('input, textarea')) return;
  const entry = entries?.find(
    (candidate) =>
      candidate !== 'separator' &&
      candidate.isDestructive &&
      !candidate.disabled &&
      candidate.disabledReason === undefined,
  );
  if (entry && entry !== 'separator') entry.onSelect?.();
}
