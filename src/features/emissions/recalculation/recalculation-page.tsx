import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '@/components/layout/page';
import { Alert } from '@/components/ui/alert';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { watchedWizard } from '@/components/wizard/use-wizard';
import { Wizard } from '@/components/wizard/wizard';
import { passedSteps } from '@/components/wizard/wizard-steps';
import { recalculationQueries } from '@/lib/api/queries/recalculations';
import { useSessionUser } from '@/state/session';
import { HistoryCard } from './history-card';
import type { PageProps } from './page-props';
import { PinsCard } from './pins-card';
import { runQueries } from './queries';
import { RestatementsCard } from './restatements-card';
import { runSteps, stepOf } from './run-steps';
import { RunView } from './run-view';
import { StartForm } from './start-form';

/** Recalculates the ledger with other factors, GWP set or method: choose, compare, decide. */
export function RecalculationPage({ search, onSearch }: PageProps) {
  const { t } = useTranslation('recalculation');
  const newest = useQuery(recalculationQueries.list(1));
  const open = newest.data?.items.find(
    ({ kind, state }) => kind === 'settings' && ['computing', 'ready', 'applying'].includes(state),
  );
  const shown = search.run ?? open?.recalculationId;
  return (
    <>
      <PageHeader title={t('title')} description={t('description')} />
      {newest.isError ? <ErrorState onRetry={() => void newest.refetch()} /> : null}
      {newest.isPending ? <Skeleton className="mb-8 h-80" /> : null}
      {newest.data ? (
        <RunWizard id={shown}>
          {shown === undefined ? (
            <Start onStarted={(run) => onSearch({ run })} />
          ) : (
            <RunView key={shown} id={shown} search={search} onSearch={onSearch} />
          )}
        </RunWizard>
      ) : null}
      <RestatementsCard />
      <PinsCard />
      <HistoryCard search={search} onSearch={onSearch} />
    </>
  );
}

/** Shows which of the four steps a recalculation is at. It advances on its own. */
function RunWizard({ id, children }: { id: number | undefined; children: ReactNode }) {
  const { t } = useTranslation('recalculation');
  const { isAdmin } = useSessionUser();
  const run = useQuery({ ...runQueries.detail(id ?? 0), enabled: id !== undefined }).data;
  const isShown = id === undefined ? isAdmin : run?.kind === 'settings';
  const table = isShown ? runSteps.map((step) => ({ id: step, label: t(`steps.${step}`) })) : [];
  const current = stepOf(run?.state ?? null);
  return (
    <Wizard wizard={watchedWizard(passedSteps(table, current), current)} label={t('steps.label')}>
      {children}
    </Wizard>
  );
}

function Start({ onStarted }: { onStarted: (id: number) => void }) {
  const { t } = useTranslation('recalculation');
  const { isAdmin } = useSessionUser();
  if (!isAdmin)
    return (
      <Alert kind="info" className="mb-8">
        {t('readerHint')}
      </Alert>
    );
  return <StartForm onStarted={onStarted} />;
}
