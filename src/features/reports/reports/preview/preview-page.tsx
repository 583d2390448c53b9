import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { ReportHeader } from '#api/contract/reports/headers';
import type { Report } from '#api/contract/reports/reports';
import { DocumentView } from '@/components/document/document-view';
import { BackLabel, PageHeader } from '@/components/layout/page';
import { mayEdit } from '@/components/reports/may-edit';
import { ReportGone } from '@/components/reports/report-gone';
import { useHeaderTitle } from '@/components/reports/use-header-title';
import { Alert } from '@/components/ui/alert';
import { Skeleton } from '@/components/ui/skeleton';
import { useFormat } from '@/hooks/use-format';
import { isApiError } from '@/lib/api/api-error';
import { useSessionUser } from '@/state/session';
import { reportQueries } from '../queries';
import type { PreviewSearch } from '../search';
import { EditLink } from './edit-link';
import { PdfButton } from './pdf-button';
import { PreviewFailed } from './preview-failed';
import { StepLink } from './step-link';
import { WorkbookButton } from './workbook-button';

type PreviewPageProps = { report: Report; headerId: number; search: PreviewSearch };

/** A report to read and download: a finished issue, or what it would be today. */
export function PreviewPage({ report, headerId, search }: PreviewPageProps) {
  const { t } = useTranslation('reports');
  const user = useSessionUser();
  const titleOf = useHeaderTitle();
  const { issue, draft = false } = search;
  const header = useQuery(reportQueries.header(headerId)).data;
  const query = useQuery(reportQueries.document(headerId, { issue, draft }));
  const { data, error } = query;
  const title = header ? titleOf(header) : t('preview.title');
  const canEdit = header !== undefined && mayEdit(user, header);
  // An address without an id names no report either.
  if (isApiError(error, 'not_found', 'validation_failed'))
    return <ReportGone report={report} title={t('wizard.editing')} />;
  return (
    <>
      <PageHeader
        title={title}
        description={<About header={header} {...{ issue, draft }} />}
        above={<Back report={report} headerId={headerId} isToReview={draft && canEdit} />}
        actions={
          data && header ? (
            <>
              {canEdit && !draft ? <EditLink header={header} /> : null}
              {header.isExcel && !draft ? <WorkbookButton headerId={headerId} issue={issue} /> : null}
              <PdfButton
                source={draft ? { kind: 'draft', document: data } : { kind: 'issue', headerId, issue }}
                fileName={draft ? t('preview.draftFile', { name: title }) : title}
              />
            </>
          ) : undefined
        }
      />
      {draft ? (
        <Alert className="mb-4" title={t('preview.draft')}>
          {t('preview.draftHint')}
        </Alert>
      ) : null}
      {error && !data ? (
        <PreviewFailed {...{ error, header, canEdit }} onRetry={() => void query.refetch()} />
      ) : null}
      {query.isPending ? (
        <div aria-busy="true">
          <Skeleton className="h-96" />
        </div>
      ) : null}
      {data ? (
        <DocumentView
          document={data}
          sectionAction={canEdit ? (step) => <StepLink header={header} step={step} /> : undefined}
        />
      ) : null}
    </>
  );
}

type AboutProps = { header: ReportHeader | undefined; issue: number | undefined; draft: boolean };

/** The period and the issue. */
function About({ header, issue, draft }: AboutProps) {
  const { t } = useTranslation('reports');
  const format = useFormat();
  if (!header) return null;
  const number = issue ?? header.issueNumber;
  const period = format.dateRange(header.startDate, header.endDate, 'MMM, YYYY');
  return draft || number === null ? period : t('preview.issue', { period, number });
}

type BackProps = { report: Report; headerId: number; isToReview: boolean };

function Back({ report, headerId, isToReview }: BackProps) {
  const { t } = useTranslation('reports');
  const params = { reportId: String(report.reportId) };
  if (isToReview)
    return (
      <Link
        to="/reports/$reportId/create"
        params={params}
        search={{ headerId, step: 'review' }}
        state={{ editMode: true }}
      >
        <BackLabel>{t('step.review')}</BackLabel>
      </Link>
    );
  return (
    <Link to="/reports/$reportId" params={params} search={{ tab: 'saved' }}>
      <BackLabel>{t('tabs.saved')}</BackLabel>
    </Link>
  );
}
