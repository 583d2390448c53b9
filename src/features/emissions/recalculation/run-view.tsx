import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { RecalculationDetail } from '#api/contract/emissions/recalculations';
import { ReadFailure } from '@/components/crud/read-failure';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Progress } from '@/components/ui/progress';
import { Skeleton } from '@/components/ui/skeleton';
import { useFormat } from '@/hooks/use-format';
import { recalculationQueries } from '@/lib/api/queries/recalculations';
import { useActivityDataChanged } from '@/state/activity-data';
import { useReloadSession } from '@/state/session';
import { shareStyle, tonneStyle } from './compare';
import { CompareCard } from './compare-card';
import { DecisionBar } from './decision-bar';
import { FailuresCard } from './failures-card';
import type { PageProps } from './page-props';
import { runQueries } from './queries';
import { stateTextOf } from './state-text';
import { useRequestText } from './use-request-text';

/** One recalculation: its progress, what it changes, and what was or can be decided. */
export function RunView({ id, search, onSearch }: PageProps & { id: number }) {
  const { t } = useTranslation('recalculation');
  const detail = useQuery(runQueries.detail(id));
  useFollowState(detail.data);
  if (detail.isError)
    return (
      <ReadFailure
        error={detail.error}
        onRetry={() => void detail.refetch()}
        missing={{ title: t('run.missing'), hint: t('run.missingHint') }}
      />
    );
  const run = detail.data;
  if (!run) return <Skeleton className="mb-8 h-80" />;
  const hasFigures = run.kind === 'settings' && (['ready', 'applied'].includes(run.state) || isStopped(run));
  return (
    <section className="mb-8" aria-label={t('run.title')}>
      <Summary run={run} onClose={() => onSearch({})} />
      <FailuresCard run={run} />
      {hasFigures ? <BaseYear run={run} /> : null}
      {hasFigures ? <CompareCard run={run} search={search} onSearch={onSearch} /> : null}
      <DecisionBar run={run} onDecided={() => onSearch({ run: id })} onNew={() => onSearch({})} />
    </section>
  );
}

const isStopped = (run: RecalculationDetail) => stateTextOf(run) === 'stopped';

/** Refetches the results when a run ends. */
function useFollowState(run: RecalculationDetail | undefined): void {
  const queryClient = useQueryClient();
  const changed = useActivityDataChanged();
  const reloadSession = useReloadSession();
  const state = run?.state;
  const last = useRef(state);
  useEffect(() => {
    const before = last.current;
    last.current = state;
    if (before === undefined || before === state) return;
    // A run that stopped partway has changed figures too.
    if (state !== 'applied' && before !== 'applying') {
      void queryClient.invalidateQueries({ queryKey: recalculationQueries.all });
      return;
    }
    void changed().then(reloadSession);
  }, [state, queryClient, changed, reloadSession]);
}

function Summary({ run, onClose }: { run: RecalculationDetail; onClose: () => void }) {
  const { t } = useTranslation('recalculation');
  const format = useFormat();
  const request = useRequestText();
  const isRunning = run.state === 'computing' || run.state === 'applying';
  const isDecided = !isRunning && run.state !== 'ready';
  return (
    <Card
      title={`${request.period(run)}: ${request.changes(run)}`}
      description={[run.reason, run.requestedByName, format.dateTime(run.createdOn)]
        .filter(Boolean)
        .join(' · ')}
      actions={
        isDecided ? (
          <Button size="sm" onClick={onClose}>
            {t('run.close')}
          </Button>
        ) : undefined
      }
      className="mb-4"
    >
      {isRunning ? (
        <Progress
          label={t(`run.${run.state as 'computing' | 'applying'}`)}
          share={run.totalRows === 0 ? null : run.doneRows / run.totalRows}
          step={t('run.rows', { done: format.number(run.doneRows), total: format.number(run.totalRows) })}
        />
      ) : (
        <p>
          {t(`states.${stateTextOf(run)}`)}
          <span className="text-ink-muted">
            {' · '}
            {t('run.changed', {
              count: run.changedRows,
              text: format.number(run.changedRows),
              total: format.number(run.totalRows),
            })}
          </span>
        </p>
      )}
    </Card>
  );
}

/** Rule 15 of the methodology: restate the base year from a change of 5% on. */
function BaseYear({ run: { baseYear } }: { run: RecalculationDetail }) {
  const { t } = useTranslation('recalculation');
  const format = useFormat();
  if (!baseYear) return null;
  const tonnes = (kg: number) => `${format.number(kg / 1000, tonneStyle)}\u00A0t\u00A0CO₂e`;
  const figures = {
    year: baseYear.year,
    before: tonnes(baseYear.beforeKg),
    after: tonnes(baseYear.afterKg),
    share: baseYear.share === null ? '–' : format.percent(baseYear.share, shareStyle),
  };
  if (!baseYear.isSignificant) return <p className="mb-4 text-ink-muted">{t('baseYear.quiet', figures)}</p>;
  return (
    <Alert kind="attention" title={t('baseYear.title', figures)} className="mb-4">
      {t('baseYear.text', figures)}
    </Alert>
  );
}
