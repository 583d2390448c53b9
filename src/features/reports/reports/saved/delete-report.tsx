import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { deleteReportHeader, type ReportHeader } from '#api/contract/reports/headers';
import { DeleteQuestion } from '@/components/crud/delete-question';
import { useHeaderTitle } from '@/components/reports/use-header-title';
import { call } from '@/lib/api/call';
import { refresh } from '@/lib/api/refresh';

type DeleteReportProps = { header: ReportHeader; onDeleted: () => void; onClose: () => void };

/** Asks first: answers and issues go with the report. */
export function DeleteReport({ header, onDeleted, onClose }: DeleteReportProps) {
  const { t } = useTranslation('reports');
  const queryClient = useQueryClient();
  const name = useHeaderTitle()(header);
  const { reportHeaderId: headerId, issueNumber } = header;
  return (
    <DeleteQuestion
      title={t('delete.title', { name })}
      description={t(issueNumber === null ? 'delete.text' : 'delete.textIssued')}
      confirmLabel={t('delete.confirm')}
      remove={() => call(deleteReportHeader, { params: { headerId } })}
      refresh={() => refresh(queryClient, 'reports')}
      onDeleted={async () => {
        await refresh(queryClient, 'reports');
        toast.success(t('delete.done', { name }));
        onDeleted();
      }}
      onClose={onClose}
    />
  );
}
