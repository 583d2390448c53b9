import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '@/components/ui/card';
import { ErrorState } from '@/components/ui/error-state';
import { Figure } from '@/components/ui/figure';
import { LockedPanel } from '@/components/ui/locked-panel';
import { Skeleton } from '@/components/ui/skeleton';
import { useFormat } from '@/hooks/use-format';
import { isApiError } from '@/lib/api/api-error';
import { cn } from '@/lib/cn';
import type { EmissionUnit } from '@/lib/format/emissions';
import { EmissionChart } from './emission-chart';
import { ExportMenu } from './export-menu';
import { PeriodPresets } from './period-presets';
import { cutsMonths, periodOf } from './periods';
import { explorerQueries } from './queries';
import { type ChartView, type ExplorerFilter, figureKind } from './search';
import { drawnSeries, toChart } from './to-series';
import { TypeTable } from './type-table';
import { type OpenFigure, useOpenFigure } from './use-open-figure';

type EmissionCardProps = {
  filter: ExplorerFilter;
  /** Undefined for all locations. */
  locationName: string | undefined;
  /** Undefined for all types. */
  typeName: string | undefined;
  today: string;
  onPeriod: (range: { from: string; to: string }) => void;
  view: ChartView;
  onView: (view: ChartView) => void;
};

/** The total, the chart over time and the table of types for the chosen filter. */
export function EmissionCard(props: EmissionCardProps) {
  const { filter, locationName, typeName, today, onPeriod, view, onView } = props;
  const { t } = useTranslation('explorer');
  const chartRef = useRef<HTMLDivElement>(null);
  const tableRef = useRef<HTMLDivElement>(null);
  const query = useQuery(explorerQueries.series(filter));
  const openFigure = useOpenFigure(filter, locationName);
  if (query.isError && isApiError(query.error, 'module_required')) {
    return (
      <LockedPanel subject={t(`categories.${filter.category}`)}>
        {t('locked', { category: t(`categories.${filter.category}`) })}
      </LockedPanel>
    );
  }
  // While new figures load, the previous ones stay visible, but they are not presented as the answer.
  const isOfBefore = query.isPlaceholderData;
  const chart = toChart(query.data ?? [], filter);
  const drawn = drawnSeries(chart, t('types.others'));
  return (
    <Card className={cn(isOfBefore && 'opacity-60')} aria-busy={query.isFetching}>
      <div className="mb-4 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <TotalFigure
          filter={filter}
          locationName={locationName}
          onOpen={openFigure}
          unit={chart.unit}
          totalKg={query.isPending || isOfBefore ? undefined : chart.series.length > 0 ? chart.totalKg : null}
        />
        <div className="flex flex-wrap items-center gap-2">
          <PeriodPresets range={filter} today={today} onChange={onPeriod} />
          <ExportMenu
            {...{ chart, drawn, filter, locationName, typeName }}
            isDisabled={isOfBefore || chart.series.length === 0}
            cardRef={chartRef}
          />
        </div>
      </div>
      {query.isError ? (
        <ErrorState className="grid min-h-95 place-content-center" onRetry={() => void query.refetch()} />
      ) : (
        <div ref={chartRef} inert={isOfBefore}>
          <EmissionChart
            {...{ filter, chart, drawn, view, onView }}
            onOpen={openFigure}
            onOpenOthers={() => tableRef.current?.focus()}
            isLoading={query.isPending}
            onLongerPeriod={() => onPeriod(periodOf('lastTwelveMonths', today))}
          />
        </div>
      )}
      {chart.series.length > 0 ? (
        <div ref={tableRef} tabIndex={-1} inert={isOfBefore}>
          <TypeTable chart={chart} kind={figureKind(filter)} onOpen={openFigure} />
        </div>
      ) : null}
      {cutsMonths(filter) ? <p className="mt-3 text-ink-muted text-xs">{t('wholeMonths')}</p> : null}
    </Card>
  );
}

type TotalFigureProps = Pick<EmissionCardProps, 'filter' | 'locationName'> & {
  /** Undefined while loading. Null when nothing was reported, which differs from zero. */
  totalKg: number | null | undefined;
  unit: EmissionUnit;
  onOpen: OpenFigure;
};

function TotalFigure({ filter, locationName, totalKg, unit, onOpen }: TotalFigureProps) {
  const { t } = useTranslation('explorer');
  const format = useFormat();
  const figure = format.emissions(totalKg ?? 0, unit);
  const period = format.dateRange(filter.from, filter.to, 'DD MMM YYYY');
  return (
    <div>
      <p className="text-ink-muted text-sm">
        {t(`${figureKind(filter)}.total`, {
          location: locationName ?? t('allLocations'),
          period,
        })}
      </p>
      {totalKg === undefined ? (
        <Skeleton className="mt-1 h-8.5 w-40" />
      ) : (
        <Figure
          size="key"
          value={totalKg === null ? '–' : figure.value}
          unit={totalKg === null ? null : figure.unit}
          label={t(`${figureKind(filter)}.sum`)}
          onOpen={totalKg === null ? undefined : () => onOpen({})}
        />
      )}
    </div>
  );
}
