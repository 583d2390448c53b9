import { useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import type { EmissionTrail, TrailLine } from '#api/contract/emissions';
import { Dialog } from '@/components/ui/dialog';
import { ErrorState } from '@/components/ui/error-state';
import { Figure } from '@/components/ui/figure';
import { Skeleton } from '@/components/ui/skeleton';
import { useFormat } from '@/hooks/use-format';
import { emissionTrailAtom, type TrailSource } from '@/state/emission-trail';
import { emissionTrailQueries } from './queries';
import { TrailLineItem } from './trail-line';

/** Where a row's emissions come from: entry, share of the period, conversion, factor with its source, result. */
export function TrailDialog({ source }: { source: TrailSource }) {
  const { t } = useTranslation('emission-trail');
  const setSource = useSetAtom(emissionTrailAtom);
  const trail = useQuery(emissionTrailQueries.ofSource(source.kind, source.id));
  return (
    <Dialog
      isOpen
      size="md"
      placement="side"
      onClose={() => setSource(null)}
      title={t('title')}
      description={source.name}
    >
      {trail.isPending ? <Skeleton className="h-80" /> : null}
      {trail.isError ? <ErrorState onRetry={() => void trail.refetch()} /> : null}
      {trail.data ? <Trail trail={trail.data} /> : null}
    </Dialog>
  );
}

function Trail({ trail }: { trail: EmissionTrail }) {
  const { t } = useTranslation('emission-trail');
  const format = useFormat();
  const total = format.emissions(Number(trail.carbonEquivalentKg));
  const counted = trail.lines.filter(({ isHeadline }) => isHeadline);
  const others = trail.lines.filter(({ isHeadline }) => !isHeadline);
  return (
    <div className="flex flex-col gap-6">
      <div>
        <p className="text-ink-muted text-xs">{t('total')}</p>
        <Figure size="key" value={total.value} unit={total.unit} />
      </div>
      <TrailLines title={t('counted')} hint={t('countedHint')} lines={counted} />
      <TrailLines title={t('others')} hint={t('othersHint')} lines={others} />
    </div>
  );
}

type TrailLinesProps = { title: string; hint: string; lines: readonly TrailLine[] };

function TrailLines({ title, hint, lines }: TrailLinesProps) {
  if (lines.length === 0) return null;
  return (
    <section>
      <h3 className="font-semibold text-lg">{title}</h3>
      <p className="text-ink-muted text-sm">{hint}</p>
      <ol className="mt-3 flex flex-col gap-3">
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has no identity but its place in the trail
          <TrailLineItem key={index} line={line} />
        ))}
      </ol>
    </section>
  );
}
