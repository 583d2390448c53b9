import { Calculator, FileMinus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { rowActions } from '@/components/crud/row-actions';
import type { CrudList } from '@/components/crud/use-crud-list';
import { useHistoryEntry } from '@/components/crud/use-history-entry';
import type { MenuEntry } from '@/components/ui/menu';

type Options<Row> = {
  kind: { rowId: (row: Row) => number };
  /** The rows' database table. */
  table: string;
  canEdit: boolean;
  list: Pick<CrudList<Row>, 'edit' | 'setDeleting'>;
  /** Set when rows may have credit notes. */
  onCredit?: (row: Row) => void;
  onOpenTrail: (row: Row) => void;
};

/**
 * Everyone can open the calculation trail; users with the View role cannot edit or delete, and only Admins see the
 * history.
 */
export function useEntryActions<Row>({
  kind,
  table,
  canEdit,
  list,
  onCredit,
  onOpenTrail,
}: Options<Row>): (row: Row) => MenuEntry[] {
  const { t } = useTranslation('entries');
  const historyOf = useHistoryEntry();
  const creditNotes = (onSelect: () => void) => ({
    id: 'credit-notes',
    label: t('creditNotes.title'),
    icon: <FileMinus />,
    onSelect,
  });
  return (row) => {
    const trail = {
      id: 'trail',
      label: t('trail'),
      icon: <Calculator />,
      onSelect: () => onOpenTrail(row),
    };
    if (!canEdit) return [trail];
    return rowActions({
      edit: { label: t('edit'), onSelect: () => void list.edit(row) },
      others: [
        trail,
        ...(onCredit ? [creditNotes(() => onCredit(row))] : []),
        ...historyOf(table, kind.rowId(row)),
      ],
      remove: { label: t('delete'), onSelect: () => list.setDeleting(row) },
    });
  };
}
