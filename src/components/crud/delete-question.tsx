import { useState } from 'react';
import { ConfirmDialog, type ConfirmDialogProps } from '@/components/ui/confirm-dialog';
import { useRefusalText } from '@/lib/problem/use-refusal-text';
import { type Deletion, deleteRow } from './delete-row';

type DeleteQuestionProps = Pick<
  ConfirmDialogProps,
  'title' | 'description' | 'confirmLabel' | 'isBlocked' | 'children'
> &
  Deletion & {
    /** Closes the dialog. */
    onDeleted: () => void | Promise<void>;
    onClose: () => void;
  };

/** Asks before a row is deleted. If the deletion is refused, the dialog stays open and shows the reason. */
export function DeleteQuestion({ remove, refresh, onDeleted, onClose, ...question }: DeleteQuestionProps) {
  const refusalText = useRefusalText();
  const [error, setError] = useState<string | null>(null);
  return (
    <ConfirmDialog
      isOpen
      {...question}
      error={error}
      onCancel={onClose}
      onConfirm={async () => {
        const refusal = await deleteRow({ remove, refresh }, refusalText);
        setError(refusal);
        if (refusal === null) await onDeleted();
      }}
    />
  );
}
