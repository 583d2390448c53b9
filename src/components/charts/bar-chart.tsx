import { useTranslation } from 'react-i18next';
import { hasData, isNamedDirectly } from './chart-data';
import { ChartFrame } from './chart-frame';
import { ChartLegend } from './chart-legend';
import type { SeriesChartProps } from './line-chart';
import { BarPlot } from './plots/bar-plot';
import { SeriesStepper } from './series-stepper';
import { SeriesTable } from './series-table';

export type BarChartProps = SeriesChartProps & {
  isStacked?: boolean;
  /** Horizontal bars, for long names and rankings. */
  isHorizontal?: boolean;
};

/**
 * Amounts side by side or stacked; the axis always starts at zero. When there are few stacked parts, they are named
 * beside the last stack.
 */
export function BarChart({
  categories,
  series,
  unit,
  formatValue,
  categoryName,
  onOpenPoint,
  isStacked,
  isHorizontal,
  ...frame
}: BarChartProps) {
  const { t } = useTranslation('components');
  const isDirect = isStacked === true && !isHorizontal && isNamedDirectly(series);
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
          categoryName={categoryName ?? t('chart.category')}
        />
      }
    >
      <BarPlot
        {...{ categories, series, unit, formatValue, onOpenPoint, isStacked, isHorizontal }}
        hasDirectLabels={isDirect}
      />
    </ChartFrame>
  );
}
