import type { ChartCategory, ChartSeries, ChartTarget } from './chart-data';
import { PointStepper } from './point-stepper';

type SeriesStepperProps = {
  categories: readonly ChartCategory[];
  series: readonly ChartSeries[];
  unit: string;
  formatValue: (value: number) => string;
  onOpenPoint: ((point: ChartTarget) => void) | undefined;
};

/** Keyboard access to the points of lines or bars; absent when they open nothing. */
export function SeriesStepper({ categories, series, unit, formatValue, onOpenPoint }: SeriesStepperProps) {
  if (!onOpenPoint) return null;
  return (
    <PointStepper
      columns={categories.map(({ label }) => label)}
      lines={series.map(({ name }) => name)}
      valueAt={(column, line) => {
        const value = series[line]?.values[column];
        return typeof value === 'number' ? `${formatValue(value)}\u00a0${unit}` : null;
      }}
      onOpen={(column, line) => {
        const [category, one] = [categories[column], series[line]];
        if (category && one) onOpenPoint({ seriesId: one.id, categoryId: category.id });
      }}
    />
  );
}
