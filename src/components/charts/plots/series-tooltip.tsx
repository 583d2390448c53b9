import { type ChartRow, type ChartSeries, seriesColour } from '../chart-data';
import { PlotTooltip } from './plot-tooltip';

type SeriesTooltipProps = {
  /** The category under the pointer. */
  row: ChartRow | undefined;
  series: readonly ChartSeries[];
  unit: string;
  formatValue: (value: number) => string;
  /** The label of the sum, when the values add up. */
  totalName?: string;
};

/** The figures of one category; unknown values are left out. */
export function SeriesTooltip({ row, series, unit, formatValue, totalName }: SeriesTooltipProps) {
  const known = series.flatMap(({ id, name, colour }, index) => {
    const value = row?.values[index];
    return typeof value === 'number' ? [{ id, name, value, colour: seriesColour(colour, index) }] : [];
  });
  if (!row || known.length === 0) return null;
  const total = known.reduce((sum, { value }) => sum + value, 0);
  return (
    <PlotTooltip
      heading={row.label}
      unit={unit}
      rows={known.map(({ value, ...one }) => ({ ...one, value: formatValue(value) }))}
      total={totalName && known.length > 1 ? { name: totalName, value: formatValue(total) } : undefined}
    />
  );
}
