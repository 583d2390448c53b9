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
  /** The header of the table's first column: "Month". */
  categoryName?: string;
  /** Opens the calculation trail of a point. If set, the points can be reached by keyboard. */
  onOpenPoint?: (point: ChartTarget) => void;
};

/**
 * A development over time. Up to six lines with short names are named at their ends; otherwise a legend names them.
 */
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
