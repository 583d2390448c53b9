import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { type ReportHeader, takeOverReportHeader } from '#api/contract/reports/headers';
import { useHeaderTitle } from '@/components/reports/use-header-title';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { call } from '@/lib/api/call';
import { refresh } from '@/lib/api/refresh';
import { useErrorText } from '@/lib/problem/use-error-text';

type TakeOverReportProps = { header: ReportHeader; onClose: () => void };

/** Asks for confirmation, because a report cannot be given back to an owner who has left. */
export function TakeOverReport({ header, onClose }: TakeOverReportProps) {
  const { t } = useTranslation('reports');
  const queryClient = useQueryClient();
  const errorText = useErrorText();
  const [error, setError] = useState<string | null>(null);
  const name = useHeaderTitle()(header);
  return (
    <ConfirmDialog
      isOpen
      isDestructive={false}
      title={t('takeOver.title', { name })}
      description={t('takeOver.text', { owner: header.userName })}
      confirmLabel={t('takeOver.confirm')}
      error={error}
      onCancel={onClose}
      onConfirm={async () => {
        setError(null);
        try {
          await call(takeOverReportHeader, { params: { headerId: header.reportHeaderId } });
          toast.success(t('takeOver.done', { name }));
          onClose();
        } catch (problem) {
          setError(errorText(problem));
        }
        await refresh(queryClient, 'reports');
      }}
    />
  );
}
