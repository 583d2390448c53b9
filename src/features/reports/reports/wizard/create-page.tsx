import { useQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ReportHeader } from '#api/contract/reports/headers';
import type { Report } from '#api/contract/reports/reports';
import { UnsavedScopeProvider } from '@/components/form/unsaved-scope';
import { NothingHere } from '@/components/layout/nothing-here';
import { PageHeader } from '@/components/layout/page';
import { mayEdit } from '@/components/reports/may-edit';
import { ReportGone, ToSaved } from '@/components/reports/report-gone';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { isApiError } from '@/lib/api/api-error';
import { useSessionUser } from '@/state/session';
import { reportQueries } from '../queries';
import type { CreateSearch } from '../search';
import { Creation } from './creation';

type CreatePageProps = {
  report: Report;
  search: CreateSearch;
  /** The wizard was opened for an existing report. */
  isEditing: boolean;
  onSearch: (search: CreateSearch, replace?: boolean) => void;
};

/** The report wizard. The URL holds the report and the step. */
export function CreatePage(props: CreatePageProps) {
  const { t } = useTranslation('reports');
  const { report, search } = props;
  const user = useSessionUser();
  const { headerId } = search;
  const query = useQuery({ ...reportQueries.header(headerId ?? 0), enabled: headerId !== undefined });
  const header = headerId === undefined ? undefined : query.data;
  const isNext = headerId === undefined && search.after !== undefined;
  const before = useQuery({ ...reportQueries.header(search.after ?? 0), enabled: isNext });
  // A report that was loaded and has since been deleted counts as gone.
  if (isApiError(query.error, 'not_found')) return <ReportGone report={report} title={t('wizard.editing')} />;
  if (user.roleName === 'View' || (header && !mayEdit(user, header)))
    return <NotYours report={report} header={header} />;
  if (header && header.reportId !== report.reportId)
    return (
      <Navigate
        to="/reports/$reportId/create"
        params={{ reportId: String(header.reportId) }}
        search={search}
        replace
      />
    );
  // If the report to copy is gone, the new report starts from scratch.
  const isBeforeOnItsWay = isNext && !before.data && !before.isError;
  if ((headerId !== undefined && !header) || isBeforeOnItsWay)
    return (
      <>
        <PageHeader title={t('wizard.editing')} description={report.name} />
        {query.isError ? (
          <ErrorState onRetry={() => void query.refetch()} />
        ) : (
          <div aria-busy="true">
            <Skeleton className="h-96" />
          </div>
        )}
      </>
    );
  return (
    <UnsavedScopeProvider>
      <Creation {...props} header={header} before={isNext ? before.data : undefined} />
    </UnsavedScopeProvider>
  );
}

type NotYoursProps = { report: Report; header: ReportHeader | undefined };

/** A report that this user may read but not edit. */
export function NotYours({ report, header }: NotYoursProps) {
  const { t } = useTranslation('reports');
  return (
    <NothingHere
      header={{ title: report.name }}
      icon={<Lock />}
      title={t('notYours.title')}
      action={<ToSaved report={report} />}
    >
      {header ? t('notYours.hint', { owner: header.userName }) : t('notYours.view')}
    </NothingHere>
  );
}
