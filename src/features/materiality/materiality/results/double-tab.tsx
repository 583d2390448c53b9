import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import type { MaterialityResults } from '#api/contract/materiality/results';
import { Alert } from '@/components/ui/alert';
import { Card } from '@/components/ui/card';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { ComparisonCard } from './comparison-card';
import { MatrixChart } from './matrix-chart';
import { MethodPanel } from './method-panel';
import { resultQueries } from './queries';
import type { ResultsAddress } from './table-place';
import { TopIssues } from './top-issues';
import { CategoriesTable, TopicsTable } from './topic-tables';
import { useAsked } from './use-asked';
import { isWhatIf } from './what-if';

// A form, with the rules of all forms: nobody waits for them who has nothing to explain.
const ClimateExplanation = lazy(async () => ({
  default: (await import('./climate-explanation')).ClimateExplanation,
}));

type DoubleTabProps = {
  address: ResultsAddress;
  isEditor: boolean;
  onOpen: (subtopicId: number) => void;
};

/** Both materialities of every topic, what follows for the report, and what another method would change. */
export function DoubleTab({ address, isEditor, onOpen }: DoubleTabProps) {
  const { headerId } = address.search;
  const asking = useAsked(address);
  const query = useQuery(resultQueries.results(headerId, useDeferredValue(asking.asked)));
  const results = query.data;
  // What is explained is what the company chose: a form that came and went with what is only asked about would lose its text.
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
      <Notices results={results} />
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

/** Once everything is assessed, since climate change may become material until then. */
function isToBeExplained({ unassessedCount, materialStandards }: MaterialityResults): boolean {
  return unassessedCount === 0 && !materialStandards.includes('E1');
}

/** What a reader has to look at before relying on the results. */
function Notices({ results }: { results: MaterialityResults }): ReactNode {
  const { t } = useTranslation('materiality-results');
  const { unassessedCount, missingReasonCount, disagreementCount, tailRiskCount } = results;
  const notes = [
    unassessedCount > 0 ? t('notices.unassessed', { count: unassessedCount }) : null,
    missingReasonCount > 0 ? t('notices.reasons', { count: missingReasonCount }) : null,
    results.needsClimateExplanation ? t('notices.climate') : null,
    disagreementCount > 0 ? t('notices.disagreements', { count: disagreementCount }) : null,
    tailRiskCount > 0 ? t('notices.tailRisks', { count: tailRiskCount }) : null,
  ].filter((note) => note !== null);
  if (notes.length === 0) return null;
  return (
    <Alert kind="attention" title={t(isWhatIf(results) ? 'notices.whatIf' : 'notices.title')}>
      <ul className="list-disc pl-4">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
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
