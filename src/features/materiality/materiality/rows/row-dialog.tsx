import { useQueryClient } from '@tanstack/react-query';
import type { FieldValues } from 'react-hook-form';
import { RecordDialog, type RecordDialogProps } from '@/components/crud/record-dialog';
import { refresh } from '@/lib/api/refresh';

/** The form of one row of a step in a dialog. Saving reloads the lists of the step. */
export function RowDialog<Row, Values extends FieldValues, Body>(
  props: Omit<RecordDialogProps<Row, Values, Body>, 'onSaved' | 'onOutdated'>,
) {
  const queryClient = useQueryClient();
  const readAgain = () => void refresh(queryClient, 'reports');
  return <RecordDialog {...props} onSaved={readAgain} onOutdated={readAgain} />;
}
