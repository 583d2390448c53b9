import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { useAskBeforeLeaving } from '@/state/leaving';

type UnsavedChanges = {
  /** Resolves to true when the user may leave: nothing changed, or the changes were discarded. */
  confirmLeave: () => Promise<boolean>;
  /** For the router: `useBlocker({ shouldBlockFn: shouldBlock, enableBeforeUnload: false })`. */
  shouldBlock: () => Promise<boolean>;
  /** Render it anywhere. */
  dialog: ReactNode;
};

/**
 * Asks before unsaved edits are lost: on closing (confirmLeave), on navigation (shouldBlock), on signing out, on
 * leaving the page.
 */
export function useUnsavedChanges(isDirty: boolean): UnsavedChanges {
  const { t } = useTranslation();
  const [isAsking, setIsAsking] = useState(false);
  const answer = useRef<((isLeaving: boolean) => void) | null>(null);

  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);

  const confirmLeave = useCallback(() => {
    if (!isDirty) return Promise.resolve(true);
    setIsAsking(true);
    return new Promise<boolean>((resolve) => {
      answer.current?.(false);
      answer.current = resolve;
    });
  }, [isDirty]);
  useAskBeforeLeaving(confirmLeave);
  const shouldBlock = useCallback(async () => !(await confirmLeave()), [confirmLeave]);
  const settle = (isLeaving: boolean) => {
    setIsAsking(false);
    answer.current?.(isLeaving);
    answer.current = null;
  };

  const dialog = (
    <ConfirmDialog
      isOpen={isAsking}
      title={t('unsaved.title')}
      description={t('unsaved.description')}
      confirmLabel={t('unsaved.leave')}
      cancelLabel={t('unsaved.stay')}
      onConfirm={() => settle(true)}
      onCancel={() => settle(false)}
    />
  );
  return { confirmLeave, shouldBlock, dialog };
}
