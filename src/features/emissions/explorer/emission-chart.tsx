import { useTranslation } from 'react-i18next';
import { BarChart } from '@/components/charts/bar-chart';
import { LineChart } from '@/components/charts/line-chart';
import { Button } from '@/components/ui/button';
import { useFormat } from '@/hooks/use-format';
import { type ChartView, type ExplorerFilter, figureKind } from './search';
import { type drawnSeries, type ExplorerChart, othersId } from './to-series';
import type { OpenFigure } from './use-open-figure';
import { ViewSwitch } from './view-switch';

type EmissionChartProps = {
  filter: ExplorerFilter;
  chart: ExplorerChart;
  drawn: ReturnType<typeof drawnSeries>;
  view: ChartView;
  onView: (view: ChartView) => void;
  onOpen: OpenFigure;
  /** The combined "others" have no figure of their own, but their types do. */
  onOpenOthers: () => void;
  isLoading: boolean;
  onLongerPeriod: () => void;
};

/**
 * Types over time: as lines to compare them, or as stacked bars to see their total. A single month is drawn as bars.
 */
export function EmissionChart(props: EmissionChartProps) {
  const { filter, chart, drawn, view, onView, onOpen, onOpenOthers, isLoading, onLongerPeriod } = props;
  const { t } = useTranslation('explorer');
  const format = useFormat();
  const { unit, series, months, totalKg } = chart;
  const isStacked = view === 'stacked';
  const Chart = isStacked || months.length === 1 ? BarChart : LineChart;
  return (
    <Chart
      isStacked={isStacked}
      title={t(`${figureKind(filter)}.chart`, { unit })}
      summary={t('chart.summary', { count: series.length, total: format.emissions(totalKg, unit).text })}
      actions={drawn.length > 1 ? <ViewSwitch view={view} onView={onView} /> : null}
      categories={months.map((month) => ({ id: month, label: format.date(month, 'MMM, YYYY') }))}
      categoryName={t('month')}
      series={drawn}
      unit={unit}
      formatValue={(value) => format.quantity(value)}
      onOpenPoint={({ seriesId, categoryId }) => {
        if (seriesId === othersId) onOpenOthers();
        else onOpen({ type: series.find(({ id }) => id === seriesId), month: categoryId });
      }}
      height={360}
      isLoading={isLoading}
      empty={{
        title: t(`${figureKind(filter)}.none`),
        children: t('empty.hint'),
        actions: <Button onClick={onLongerPeriod}>{t('empty.longer')}</Button>,
      }}
    />
  );
}
