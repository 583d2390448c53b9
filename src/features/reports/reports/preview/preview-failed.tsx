import { Link } from '@tanstack/react-router';
import { Hourglass } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReportHeader } from '#api/contract/reports/headers';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { isApiError } from '@/lib/api/api-error';
import { IssuesDialog } from '../saved/issues-dialog';
import { EditLink } from './edit-link';

type PreviewFailedProps = {
  error: Error;
  header: ReportHeader | undefined;
  canEdit: boolean;
  onRetry: () => void;
};

/** Why there is nothing to read, and what to do: finish the report, view the draft, or open an earlier issue. */
export function PreviewFailed({ error, header, canEdit, onRetry }: PreviewFailedProps) {
  const { t } = useTranslation('reports');
  const [isShowingIssues, setShowingIssues] = useState(false);
  if (!isApiError(error, 'report_incomplete') || !header) return <ErrorState onRetry={onRetry} />;
  return (
    <>
      <EmptyState
        icon={<Hourglass />}
        title={t('preview.incomplete')}
        actions={
          <>
            {canEdit ? <EditLink header={header} step="review" /> : null}
            <Button asChild>
              <Link
                to="/reports/$reportId/headers/$headerId/preview"
                params={{ reportId: String(header.reportId), headerId: String(header.reportHeaderId) }}
                search={{ draft: true }}
              >
                {t('review.draft')}
              </Link>
            </Button>
            {header.issueNumber === null ? null : (
              <Button onClick={() => setShowingIssues(true)}>{t('issues.open')}</Button>
            )}
          </>
        }
      >
        {t('preview.incompleteHint')}
      </EmptyState>
      {isShowingIssues ? <IssuesDialog header={header} onClose={() => setShowingIssues(false)} /> : null}
    </>
  );
}
