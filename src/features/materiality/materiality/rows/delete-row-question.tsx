import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { DeleteQuestion } from '@/components/crud/delete-question';
import { refresh } from '@/lib/api/refresh';

type DeleteRowQuestionProps = {
  /** Names the row to delete. */
  name: string;
  /** What is deleted with it. */
  description: string;
  remove: () => Promise<void>;
  onDeleted: () => void;
  onClose: () => void;
};

/** Asks before a row of a step is deleted. A refusal is shown in the dialog. */
export function DeleteRowQuestion({ name, description, remove, onDeleted, onClose }: DeleteRowQuestionProps) {
  const { t } = useTranslation('materiality');
  const { t: common } = useTranslation();
  const queryClient = useQueryClient();
  const changed = () => refresh(queryClient, 'reports');
  return (
    <DeleteQuestion
      title={t('rows.deleteTitle', { name })}
      description={description}
      confirmLabel={common('actions.delete')}
      remove={remove}
      refresh={changed}
      onDeleted={async () => {
        // The row is gone when the dialog closes, so the focus moves to the next row.
        await changed();
        toast.success(t('rows.deleted', { name }));
        onDeleted();
      }}
      onClose={onClose}
    />
  );
}
