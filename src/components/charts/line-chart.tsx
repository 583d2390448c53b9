import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { type ChartCategory, type ChartSeries, hasData } from './chart-data';
import { ChartFrame, type ChartFrameProps } from './chart-frame';
import { ChartLegend } from './chart-legend';
import { SeriesTable } from './series-table';

// recharts is fetched only where a chart has something to draw.
const LinePlot = lazy(() => import('./plots/line-plot'));

export type SeriesChartProps = ChartFrameProps & {
  categories: readonly ChartCategory[];
  series: readonly ChartSeries[];
  unit: string;
  /** Formats a value as the tables of the page do, without the unit. */
  formatValue: (value: number) => string;
  /** Heads the first column of the table: "Month". */
  categoryName?: string;
};

const mostDirectLabels = 6;

/** A development over time. Up to six lines are named at their ends, more by a legend. */
export function LineChart({
  categories,
  series,
  unit,
  formatValue,
  categoryName,
  ...frame
}: SeriesChartProps) {
  const { t } = useTranslation('components');
  const isDirect = series.length > 1 && series.length <= mostDirectLabels;
  return (
    <ChartFrame
      {...frame}
      hasData={hasData(series)}
      legend={series.length > mostDirectLabels ? <ChartLegend entries={series} /> : null}
      table={
        <SeriesTable
          {...{ categories, series, unit, formatValue }}
          label={frame.title}
          categoryName={categoryName ?? t('chart.period')}
        />
      }
    >
      <LinePlot {...{ categories, series, unit, formatValue }} hasDirectLabels={isDirect} />
    </ChartFrame>
  );
}
