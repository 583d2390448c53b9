import { Calculator, FileMinus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { rowActions } from '@/components/crud/row-actions';
import type { CrudList } from '@/components/crud/use-crud-list';
import { useHistoryEntry } from '@/components/crud/use-history-entry';
import type { MenuEntry } from '@/components/ui/menu';

type Options<Row> = {
  kind: { rowId: (row: Row) => number };
  /** Name of the rows' table. */
  table: string;
  canEdit: boolean;
  list: Pick<CrudList<Row>, 'edit' | 'setDeleting'>;
  /** Where rows may have credit notes. */
  onCredit?: (row: Row) => void;
  onOpenTrail: (row: Row) => void;
};

/** The trail is for everybody; edit and delete are not for the View role, and the history is for Admins. */
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
