import { useQuery } from '@tanstack/react-query';
import { ReadFailure } from '@/components/crud/read-failure';
import { WordsHere } from '@/components/knowledge/words-here';
import type { RowTrail } from '@/state/trail-view';
import { trailQueries } from './queries';
import { TrailLines } from './trail-lines';
import { TrailResult } from './trail-result';
import { TrailSkeleton } from './trail-skeleton';

/** The trail from an entered row to its figure. */
export function RowView({ source }: { source: RowTrail }) {
  const trail = useQuery(trailQueries.detail(source.kind, source.id));
  if (trail.isError) return <ReadFailure error={trail.error} onRetry={() => void trail.refetch()} />;
  if (!trail.data) return <TrailSkeleton />;
  return (
    <>
      <TrailResult source={source} trail={trail.data} />
      <TrailLines lines={trail.data.lines} workedOut={trail.data.workedOut} />
      <WordsHere codes={['ef', 'gwp', 'wtt', 'biogenic']} />
    </>
  );
}
