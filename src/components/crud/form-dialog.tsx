import type { ReactNode } from 'react';
import { UnsavedScopeProvider, useUnsavedScope } from '@/components/form/unsaved-scope';
import { useLeaveGuard } from '@/components/form/use-leave-guard';
import { Dialog, type DialogProps } from '@/components/ui/dialog';

type FormDialogProps = Omit<DialogProps, 'isOpen' | 'onClose' | 'children'> & {
  onClose: () => void;
  /** Closes it without a question, where it would outlive the navigation that its edits were given up for. */
  onGivenUp?: () => void;
  /** The form; `close` asks about edits first, as closing the dialog does. */
  children: (close: () => void) => ReactNode;
};

/** A form in a dialog of its own: its edits are asked about when the dialog closes or is left, not by the page below. */
export function FormDialog(props: FormDialogProps) {
  return (
    <UnsavedScopeProvider>
      <AskingDialog {...props} />
    </UnsavedScopeProvider>
  );
}

function AskingDialog({ onClose, onGivenUp, children, ...dialog }: FormDialogProps) {
  const scope = useUnsavedScope();
  useLeaveGuard(onGivenUp);
  const close = async () => {
    if (await scope.confirmLeave()) onClose();
  };
  return (
    <Dialog isOpen {...dialog} onClose={() => void close()}>
      {children(() => void close())}
    </Dialog>
  );
}
