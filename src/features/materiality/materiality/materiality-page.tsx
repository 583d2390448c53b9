import { useQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReportHeader } from '#api/contract/reports/headers';
import type { Report } from '#api/contract/reports/reports';
import { UnsavedScopeProvider } from '@/components/form/unsaved-scope';
import { PageHeader } from '@/components/layout/page';
import { mayEdit } from '@/components/reports/may-edit';
import { ReportGone } from '@/components/reports/report-gone';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { isApiError } from '@/lib/api/api-error';
import { materialityCompletionQuery } from '@/lib/api/queries/materiality';
import { reportHeaderQuery } from '@/lib/api/queries/report-headers';
import { useSessionUser } from '@/state/session';
import { type MaterialitySearch, type OnMaterialitySearch, viewAsked } from './search';
import type { MaterialityWizard as Wizard } from './wizard/materiality-wizard';
import { WrongEdition } from './wrong-edition';

// Loaded separately: the results need no forms, and the wizard needs no charts.
const ResultsView = lazy(async () => ({ default: (await import('./results/results-view')).ResultsView }));
const MaterialityWizard = lazy(async () => ({
  default: (await import('./wizard/materiality-wizard')).MaterialityWizard,
}));

type MaterialityPageProps = {
  report: Report;
  search: MaterialitySearch & { headerId: number };
  onSearch: OnMaterialitySearch;
};

/** The double materiality assessment of one report: the wizard until it is complete, then its results. */
export function MaterialityPage({ report, search, onSearch }: MaterialityPageProps) {
  const { t } = useTranslation('materiality');
  const { headerId } = search;
  const header = useQuery(reportHeaderQuery(headerId));
  const completion = useQuery(materialityCompletionQuery(headerId));
  // A report that was loaded and has since been deleted counts as gone.
  if ([header, completion].some(({ error }) => isApiError(error, 'not_found')))
    return <ReportGone report={report} title={t('title')} />;
  if (header.data && header.data.reportId !== report.reportId)
    return (
      <Navigate
        to="/reports/$reportId/double-materiality"
        params={{ reportId: String(header.data.reportId) }}
        search={search}
        replace
      />
    );
  if (!header.data || !completion.data)
    return (
      <>
        <PageHeader title={t('title')} description={report.name} />
        {header.isError || completion.isError ? (
          <ErrorState onRetry={() => void Promise.all([header.refetch(), completion.refetch()])} />
        ) : (
          <Waiting />
        )}
      </>
    );
  return (
    <UnsavedScopeProvider>
      <Suspense
        fallback={
          <>
            <PageHeader title={t('title')} description={report.name} />
            <Waiting />
          </>
        }
      >
        <Opened {...{ report, search, onSearch }} header={header.data} completion={completion.data} />
      </Suspense>
    </UnsavedScopeProvider>
  );
}

function Waiting() {
  return (
    <div aria-busy="true">
      <Skeleton className="h-96" />
    </div>
  );
}

type OpenedProps = MaterialityPageProps & {
  header: ReportHeader;
  completion: Parameters<typeof Wizard>[0]['completion'];
};

function Opened({ report, header, completion, search, onSearch }: OpenedProps) {
  const user = useSessionUser();
  const { headerId } = search;
  const isEditor = mayEdit(user, header);
  // The view chosen on opening, so completing the wizard does not move the user away from it.
  const [opened] = useState(completion.isComplete ? 'results' : 'wizard');
  const view = completion.isComplete ? (viewAsked(search) ?? opened) : 'wizard';
  const notice = <WrongEdition {...{ header, completion, isEditor }} />;
  if (view === 'results')
    return (
      <ResultsView
        {...{ report, header, notice, isEditor, search, onSearch }}
        onEdit={() => onSearch({ headerId, view: 'wizard' })}
      />
    );
  return (
    <MaterialityWizard
      {...{ report, header, notice, completion, isEditor, search, onSearch }}
      onResults={() => onSearch({ headerId, view: 'results' })}
    />
  );
}
