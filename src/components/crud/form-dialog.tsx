import type { ReactNode } from 'react';
import { UnsavedScopeProvider, useUnsavedScope } from '@/components/form/unsaved-scope';
import { useLeaveGuard } from '@/components/form/use-leave-guard';
import { Dialog, type DialogProps } from '@/components/ui/dialog';

type FormDialogProps = Omit<DialogProps, 'isOpen' | 'onClose' | 'children'> & {
  onClose: () => void;
  /**
   * Closes the dialog without asking, when it would otherwise stay open after a navigation for which the user
   * discarded the edits.
   */
  onGivenUp?: () => void;
  /** The form. `close` asks about edits first, as closing the dialog does. */
  children: (close: () => void) => ReactNode;
};

/** A form in its own dialog. It asks about unsaved edits itself; the page below does not. */
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
