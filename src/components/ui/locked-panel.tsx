import { LockKeyhole } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button';
import { EmptyState } from './empty-state';

type LockedPanelProps = {
  /** Default: "Feature locked. Contact us to upgrade plan." */
  title?: ReactNode;
  /** What the feature would give. */
  children?: ReactNode;
  onContact: () => void;
};

/** In place of a feature the plan does not include: why, and what to do. */
export function LockedPanel({ title, children, onContact }: LockedPanelProps) {
  const { t } = useTranslation();
  return (
    <EmptyState
      className="rounded-lg border border-line-strong border-dashed bg-surface"
      icon={<LockKeyhole />}
      title={title ?? t('locked.message')}
      actions={
        <Button variant="primary" onClick={onContact}>
          {t('locked.contact')}
        </Button>
      }
    >
      {children}
    </EmptyState>
  );
}
