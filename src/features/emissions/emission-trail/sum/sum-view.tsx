import { useQuery } from '@tanstack/react-query';
import { WordsHere } from '@/components/knowledge/words-here';
import { ErrorState } from '@/components/ui/error-state';
import { FactorFacts } from '@/features/emissions/emission-trail/line/factor-facts';
import { trailQueries } from '@/features/emissions/emission-trail/queries';
import { TrailSkeleton } from '@/features/emissions/emission-trail/trail-skeleton';
import { useErrorText } from '@/lib/problem/use-error-text';
import type { SumTrail } from '@/state/trail-view';
import { SumParts } from './sum-parts';
import { SumResult } from './sum-result';
import { SumRows } from './sum-rows';

/** Splits a figure into its gases, its parts by each dimension, and the rows behind it. Each can be opened. */
export function SumView({ sum }: { sum: SumTrail }) {
  const errorText = useErrorText();
  const answer = useQuery(trailQueries.sum(sum.selection));
  if (answer.isError)
    return <ErrorState onRetry={() => void answer.refetch()}>{errorText(answer.error)}</ErrorState>;
  if (!answer.data) return <TrailSkeleton />;
  return (
    <>
      <SumResult name={sum.name} sum={answer.data} />
      {answer.data.factor ? <FactorFacts factor={answer.data.factor} /> : null}
      <SumParts name={sum.name} sum={answer.data} />
      <SumRows name={sum.name} sum={answer.data} />
      <WordsHere codes={['ef', 'gwp', 'location', 'market']} className="mt-6" />
    </>
  );
}
