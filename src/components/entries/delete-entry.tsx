import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';

type DeleteEntryProps = {
  name: string;
  onDelete: () => Promise<string | null>;
  onDeleted: () => void;
  onClose: () => void;
};

/** Asks before an entry is deleted, and names it. */
export function DeleteEntry({ name, onDelete, onDeleted, onClose }: DeleteEntryProps) {
  const { t } = useTranslation('entries');
  const [error, setError] = useState<string | null>(null);
  return (
    <ConfirmDialog
      isOpen
      title={t('deleteTitle')}
      description={t('deleteText', { name })}
      confirmLabel={t('delete')}
      error={error}
      onCancel={onClose}
      onConfirm={async () => {
        const failure = await onDelete();
        setError(failure);
        if (failure !== null) return;
        onDeleted();
        onClose();
      }}
    />
  );
}
