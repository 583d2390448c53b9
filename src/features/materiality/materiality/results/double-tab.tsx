import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import type { MaterialityResults } from '#api/contract/materiality/results';
import { Alert } from '@/components/ui/alert';
import { Card } from '@/components/ui/card';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import type { AssessmentState } from '@/features/materiality/materiality/search';
import { ComparisonCard } from './comparison-card';
import { MatrixChart } from './matrix-chart';
import { MethodPanel } from './method-panel';
import { resultQueries } from './queries';
import type { ResultsAddress } from './table-place';
import { TopIssues } from './top-issues';
import { CategoriesTable, TopicsTable } from './topic-tables';
import { useAsked } from './use-asked';
import { isWhatIf } from './what-if';

// Loaded separately because it needs the form library, which users with nothing to explain do not need.
const ClimateExplanation = lazy(async () => ({
  default: (await import('./climate-explanation')).ClimateExplanation,
}));

type DoubleTabProps = {
  address: ResultsAddress;
  isEditor: boolean;
  onOpen: (subtopicId: number) => void;
};

/**
 * Both materialities of every topic, their consequences for the report, and what another method would change.
 */
export function DoubleTab({ address, isEditor, onOpen }: DoubleTabProps) {
  const { headerId } = address.search;
  const asking = useAsked(address);
  const query = useQuery(resultQueries.results(headerId, useDeferredValue(asking.asked)));
  const results = query.data;
  // The explanation concerns the company's chosen method. If the form came and went with a method that is
  // only tried out, its text would be lost.
  const { data: chosen } = useQuery(resultQueries.results(headerId));
  if (!results)
    return query.isError ? (
      <ErrorState onRetry={() => void query.refetch()} />
    ) : (
      <div aria-busy="true">
        <Skeleton className="h-96" />
      </div>
    );
  return (
    <div className="flex flex-col gap-6">
      <Notices {...{ headerId, results }} />
      <Card>
        <MatrixChart {...{ address, results, onOpen }} />
      </Card>
      <MethodPanel {...{ headerId, results, asking, isEditor }} />
      <TopIssues {...{ onOpen }} topics={results.topics} />
      <CategoriesTable categories={results.categories} />
      <TopicsTable {...{ address, onOpen }} topics={results.topics} />
      <LeftOut results={results} />
      {chosen && isToBeExplained(chosen) ? (
        <Suspense>
          <ClimateExplanation {...{ headerId, isEditor }} />
        </Suspense>
      ) : null}
      <ComparisonCard address={address} />
    </div>
  );
}

/** Shown once everything is assessed, because climate change may still become material until then. */
function isToBeExplained({ unassessedCount, materialStandards }: MaterialityResults): boolean {
  return unassessedCount === 0 && !materialStandards.includes('E1');
}

type Listed = {
  state: AssessmentState;
  count: number;
  note: 'notices.unassessed' | 'notices.reasons' | 'notices.disagreements' | 'notices.tailRisks';
};

/** What a reader should check before relying on the results. */
function Notices({ headerId, results }: { headerId: number; results: MaterialityResults }): ReactNode {
  const { t } = useTranslation('materiality-results');
  const { unassessedCount, missingReasonCount, disagreementCount, tailRiskCount } = results;
  const listed: readonly Listed[] = [
    { state: 'open', count: unassessedCount, note: 'notices.unassessed' },
    { state: 'reason', count: missingReasonCount, note: 'notices.reasons' },
    { state: 'differs', count: disagreementCount, note: 'notices.disagreements' },
    { state: 'severe', count: tailRiskCount, note: 'notices.tailRisks' },
  ];
  const shown = listed.filter(({ count }) => count > 0);
  if (shown.length === 0 && !results.needsClimateExplanation) return null;
  // The comparison uses the company's chosen method, so it is hidden for another one.
  const linked = (state: AssessmentState, text: string) =>
    isWhatIf(results) ? (
      text
    ) : (
      <Link
        className="underline underline-offset-4"
        to="."
        search={{ headerId, view: 'wizard', step: 'assessment', state }}
      >
        {text}
      </Link>
    );
  return (
    <Alert kind="attention" title={t(isWhatIf(results) ? 'notices.whatIf' : 'notices.title')}>
      <ul className="list-disc pl-4">
        {shown.map(({ state, count, note }) => (
          <li key={state}>{linked(state, t(note, { count }))}</li>
        ))}
        {results.needsClimateExplanation ? <li>{t('notices.climate')}</li> : null}
      </ul>
    </Alert>
  );
}

function LeftOut({ results }: { results: MaterialityResults }): ReactNode {
  const { t } = useTranslation('materiality-results');
  const { leftOutStandards } = results;
  if (leftOutStandards.length === 0) return null;
  return (
    <Card title={t(isWhatIf(results) ? 'leftOut.whatIf' : 'leftOut.title')} description={t('leftOut.hint')}>
      <ul className="list-disc pl-5">
        {leftOutStandards.map(({ standard, name, requirementCount }) => (
          <li key={standard}>
            {`${standard} ${name}`}
            {requirementCount > 0 ? (
              <span className="text-ink-muted">{` · ${t('leftOut.count', { count: requirementCount })}`}</span>
            ) : null}
          </li>
        ))}
      </ul>
    </Card>
  );
}
