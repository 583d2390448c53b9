import { FileX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '@/components/ui/empty-state';
import type { ReadFailure } from '../../model';

/** Why a file cannot be read, and what to do instead. */
export function Unreadable({ reason, actions }: { reason: ReadFailure; actions: ReactNode }) {
  const { t } = useTranslation('intake');
  return (
    <div role="alert">
      <EmptyState icon={<FileX />} title={t(`unreadable.${reason}.title`)} actions={actions}>
        {t(`unreadable.${reason}.text`)}
      </EmptyState>
    </div>
  );
}
