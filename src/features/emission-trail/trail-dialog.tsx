import { useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { Dialog } from '@/components/ui/dialog';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { useErrorText } from '@/lib/problem/use-error-text';
import { emissionTrailAtom, type TrailSource } from '@/state/emission-trail';
import { trailQueries } from './queries';
import { TrailLines } from './trail-lines';
import { TrailResult } from './trail-result';

/** How a figure came about, from the row a person entered to the last digit. */
export function TrailDialog({ source }: { source: TrailSource }) {
  const { t } = useTranslation('emission-trail');
  const errorText = useErrorText();
  const setSource = useSetAtom(emissionTrailAtom);
  const trail = useQuery(trailQueries.detail(source.kind, source.id));
  return (
    <Dialog
      isOpen
      onClose={() => setSource(null)}
      title={t('title')}
      description={source.name}
      size="lg"
      placement="side"
    >
      {trail.isError ? (
        <ErrorState onRetry={() => void trail.refetch()}>{errorText(trail.error)}</ErrorState>
      ) : trail.data ? (
        <>
          <TrailResult source={source} trail={trail.data} />
          <TrailLines lines={trail.data.lines} />
        </>
      ) : (
        <TrailSkeleton />
      )}
    </Dialog>
  );
}

function TrailSkeleton() {
  const { t } = useTranslation();
  return (
    <div aria-busy role="status" aria-label={t('states.loading')} className="space-y-4">
      <Skeleton className="h-9 w-72" />
      <Skeleton className="w-96" />
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
    </div>
  );
}
