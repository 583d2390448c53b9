import { useTranslation } from 'react-i18next';
import {
  type ChartCategory,
  type ChartSeries,
  type ChartTarget,
  hasData,
  isNamedDirectly,
} from './chart-data';
import { ChartFrame, type ChartFrameProps } from './chart-frame';
import { ChartLegend } from './chart-legend';
import { LinePlot } from './plots/line-plot';
import { SeriesStepper } from './series-stepper';
import { SeriesTable } from './series-table';

export type SeriesChartProps = ChartFrameProps & {
  categories: readonly ChartCategory[];
  series: readonly ChartSeries[];
  unit: string;
  /** Formats a value as the tables of the page do, without the unit. */
  formatValue: (value: number) => string;
  /** Heads the first column of the table: "Month". */
  categoryName?: string;
  /** Opens how the figure of a point came about; the points can be reached then. */
  onOpenPoint?: (point: ChartTarget) => void;
};

/** A development over time. Up to six lines with short names are named at their ends, others by a legend. */
export function LineChart({
  categories,
  series,
  unit,
  formatValue,
  categoryName,
  onOpenPoint,
  ...frame
}: SeriesChartProps) {
  const { t } = useTranslation('components');
  const isDirect = isNamedDirectly(series);
  return (
    <ChartFrame
      {...frame}
      hasData={hasData(series)}
      legend={series.length > 1 && !isDirect ? <ChartLegend entries={series} /> : null}
      stepper={<SeriesStepper {...{ categories, series, unit, formatValue, onOpenPoint }} />}
      table={
        <SeriesTable
          {...{ categories, series, unit, formatValue, onOpenPoint }}
          label={frame.title}
          categoryName={categoryName ?? t('chart.period')}
        />
      }
    >
      <LinePlot {...{ categories, series, unit, formatValue, onOpenPoint }} hasDirectLabels={isDirect} />
    </ChartFrame>
  );
}
