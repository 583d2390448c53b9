import * as Radix from 'radix-ui/alert-dialog';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cn } from '@/lib/cn';
import { Alert } from './alert';
import { Button } from './button';
import { useReturnFocus } from './return-focus';

export type ConfirmDialogProps = {
  isOpen: boolean;
  /** Names the item: "Delete Gdańsk plant?" */
  title: ReactNode;
  /** What happens and what cannot be undone. */
  description: ReactNode;
  /** The action of the button: "Delete location". */
  confirmLabel: string;
  cancelLabel?: string;
  isDestructive?: boolean;
  /** A promise keeps the dialog open and both buttons disabled until it settles. */
  onConfirm: () => void | Promise<void>;
  onCancel: () => void;
  /** Something in the dialog must be done before it can be confirmed. */
  isBlocked?: boolean;
  /** The error message, shown in the dialog. */
  error?: ReactNode;
  children?: ReactNode;
};

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, title, description, confirmLabel, cancelLabel, isDestructive = true } = props;
  const { t } = useTranslation();
  const [isBusy, setIsBusy] = useState(false);
  const focus = useReturnFocus();

  const confirm = async () => {
    setIsBusy(true);
    try {
      await props.onConfirm();
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <Radix.Root open={isOpen} onOpenChange={(open) => (open || isBusy ? undefined : props.onCancel())}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-appear bg-scrim" />
        <Radix.Content
          onOpenAutoFocus={focus.remember}
          onCloseAutoFocus={focus.restore}
          className={cn(
            'fixed top-1/2 left-1/2 z-50 w-[calc(100vw-3rem)] max-w-md -translate-1/2 animate-appear rounded-lg border bg-raised p-6 shadow-float outline-none',
          )}
        >
          <Radix.Title className="wrap-break-word font-semibold text-xl tracking-tight">{title}</Radix.Title>
          <Radix.Description className="mt-2 text-ink-muted">{description}</Radix.Description>
          {props.children ? <div className="mt-4">{props.children}</div> : null}
          {props.error ? (
            <Alert kind="danger" className="mt-4">
              {props.error}
            </Alert>
          ) : null}
          <div className="mt-6 flex justify-end gap-2">
            <Radix.Cancel asChild>
              <Button disabled={isBusy}>{cancelLabel ?? t('actions.cancel')}</Button>
            </Radix.Cancel>
            <Button
              variant={isDestructive ? 'danger' : 'primary'}
              disabled={isBusy || props.isBlocked}
              onClick={confirm}
            >
              {confirmLabel}
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
