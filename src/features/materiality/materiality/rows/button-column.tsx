import { Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { DataColumn } from '@/components/data-table/columns';
import { IconButton } from '@/components/ui/icon-button';

type RowButtons<Row> = {
  /** Why a row cannot be deleted now; shown as the tooltip of its button, which stays. */
  whyKept?: (row: Row) => string | undefined;
  rowLabel: (row: Row) => string;
  edit: (row: Row) => void;
  remove: (row: Row) => void;
};

/**
 * The last column of an editable table, with two buttons. Both stay visible so that a disabled one can
 * explain itself.
 */
export function useButtonColumn<Row>({ whyKept, rowLabel, edit, remove }: RowButtons<Row>): DataColumn<Row> {
  const { t } = useTranslation('materiality');
  return {
    id: 'buttons',
    header: t('rows.buttons'),
    width: '6rem',
    cell: (row) => {
      const name = rowLabel(row);
      return (
        <span className="flex items-center gap-1">
          <IconButton
            label={t('rows.edit', { name })}
            icon={<Pencil aria-hidden />}
            onClick={() => edit(row)}
          />
          <IconButton
            label={t('rows.delete', { name })}
            icon={<Trash2 aria-hidden />}
            disabledReason={whyKept?.(row)}
            onClick={() => remove(row)}
          />
        </span>
      );
    },
  };
}
