import { Calculator } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { rowActions } from '@/components/crud/row-actions';
import type { CrudList } from '@/components/crud/use-crud-list';
import type { MenuEntry } from '@/components/ui/menu';

type Options<Row> = {
  canEdit: boolean;
  list: Pick<CrudList<Row>, 'edit' | 'setDeleting'>;
  onOpenTrail: (row: Row) => void;
};

/** The trail is for everybody; edit and delete are not for the View role. */
export function useEntryActions<Row>({
  canEdit,
  list,
  onOpenTrail,
}: Options<Row>): (row: Row) => MenuEntry[] {
  const { t } = useTranslation('entries');
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
      others: [trail],
      remove: { label: t('delete'), onSelect: () => list.setDeleting(row) },
    });
  };
}
