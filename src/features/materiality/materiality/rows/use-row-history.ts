import type { RowData } from '@tanstack/react-table';
import { useHistoryEntry } from '@/components/crud/use-history-entry';
import type { DataTableProps } from '@/components/data-table/data-table-props';
import { useSessionUser } from '@/state/session';

/**
 * The row menu with a link to its history; none for users who may not read it. `entity` is the name of the
 * row's table.
 */
export function useRowHistory<Row extends RowData>(
  entity: string,
  rowId: (row: Row) => number,
): DataTableProps<Row>['rowActions'] {
  const { isAdmin } = useSessionUser();
  const historyOf = useHistoryEntry();
  return isAdmin ? (row) => historyOf(entity, rowId(row)) : undefined;
}
