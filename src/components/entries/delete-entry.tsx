import { useTranslation } from 'react-i18next';
import { DeleteQuestion } from '@/components/crud/delete-question';
import type { CrudList } from '@/components/crud/use-crud-list';
import { hasCreditNotes } from './less-credit-notes';

type DeleteEntryProps<Row> = {
  list: CrudList<Row>;
  kind: { rowLabel: (row: Row) => string; remove: (row: Row) => Promise<void> };
  refresh: () => Promise<void>;
  onDeleted: (row: Row) => Promise<void>;
};

/** Asks before an entry is deleted, and names it. */
export function DeleteEntry<Row extends object>({ list, kind, refresh, onDeleted }: DeleteEntryProps<Row>) {
  const { t } = useTranslation('entries');
  const row = list.deleting;
  if (!row) return null;
  const isKept = hasCreditNotes(row);
  return (
    <DeleteQuestion
      title={t('deleteTitle')}
      description={
        isKept
          ? t('creditNotes.deleteFirst', { name: kind.rowLabel(row) })
          : t('deleteText', { name: kind.rowLabel(row) })
      }
      isBlocked={isKept}
      confirmLabel={t('delete')}
      remove={() => kind.remove(row)}
      refresh={refresh}
      onDeleted={async () => {
        await onDeleted(row);
        list.deleted();
      }}
      onClose={() => list.setDeleting(null)}
    />
  );
}
