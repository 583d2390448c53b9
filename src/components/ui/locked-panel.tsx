import { LockKeyhole } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDialogs } from '@/state/dialogs';
import { Button } from './button';
import { EmptyState } from './empty-state';

type LockedPanelProps = {
  /** What the feature offers. */
  children?: ReactNode;
  /** The subject of the contact form. */
  subject: string;
};

/** In place of a feature that is not in the plan: the reason, and what to do. */
export function LockedPanel({ subject, children }: LockedPanelProps) {
  const { t } = useTranslation();
  const dialogs = useDialogs();
  return (
    <EmptyState
      className="rounded-lg border border-line-strong border-dashed bg-surface"
      icon={<LockKeyhole />}
      title={t('locked.message')}
      actions={
        <Button variant="primary" onClick={() => dialogs.open('contact', { subject })}>
          {t('locked.contact')}
        </Button>
      }
    >
      {children}
    </EmptyState>
  );
}
