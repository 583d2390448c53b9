import { useTranslation } from 'react-i18next';
import {
  Bar,
  BarChart,
  CartesianGrid,
  LabelList,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { useReducedMotion } from '@/hooks/use-media-query';
import {
  type ChartCategory,
  type ChartSeries,
  type ChartTarget,
  categoryTotals,
  seriesColour,
  toRows,
} from '../chart-data';
import { axisText, axisWidth, formatTick, grid, margin, unitLabel, widestTick } from './plot-style';
import { PlotTooltip } from './plot-tooltip';

type BarPlotProps = {
  categories: readonly ChartCategory[];
  series: readonly ChartSeries[];
  unit: string;
  formatValue: (value: number) => string;
  isStacked?: boolean;
  isHorizontal?: boolean;
  onOpenPoint?: (point: ChartTarget) => void;
};

export default function BarPlot({
  categories,
  series,
  unit,
  formatValue,
  isStacked,
  isHorizontal,
  onOpenPoint,
}: BarPlotProps) {
  const { t } = useTranslation('components');
  const isStill = useReducedMotion();
  const values = isStacked ? categoryTotals(categories, series) : series.flatMap((one) => [...one.values]);
  const nameAxis = {
    dataKey: 'category',
    tick: axisText,
    tickLine: false,
    axisLine: { stroke: 'var(--color-line-strong)' },
  };
  const valueAxis = {
    tick: axisText,
    tickLine: false,
    axisLine: false,
    domain: [(low: number) => Math.min(0, low), 'auto'] as [(low: number) => number, 'auto'],
    tickFormatter: (value: number) => formatTick(value, formatValue),
  };
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart
        data={toRows(categories, series)}
        layout={isHorizontal ? 'vertical' : 'horizontal'}
        margin={isHorizontal ? { ...margin, top: 4, right: 56, bottom: 18 } : margin}
        barCategoryGap="28%"
        barGap={2}
        accessibilityLayer={false}
      >
        <CartesianGrid {...grid} vertical={isHorizontal === true} horizontal={!isHorizontal} />
        {isHorizontal ? (
          <>
            <XAxis
              {...valueAxis}
              type="number"
              label={{ ...unitLabel(unit), position: 'insideBottomRight', offset: -12 }}
            />
            <YAxis
              {...nameAxis}
              type="category"
              width={axisWidth(categories.map((category) => category.label))}
            />
          </>
        ) : (
          <>
            <XAxis {...nameAxis} minTickGap={8} tickMargin={8} />
            <YAxis
              {...valueAxis}
              width={axisWidth([...widestTick(values, formatValue), unit])}
              label={unitLabel(unit)}
            />
          </>
        )}
        <Tooltip
          isAnimationActive={false}
          cursor={{ fill: 'var(--color-hover)', fillOpacity: 0.6 }}
          content={({ active, label, payload }) => {
            if (!active || !payload?.length) return null;
            const known = payload.map((entry) => entry.value).filter((value) => typeof value === 'number');
            const total = known.reduce((sum, value) => sum + value, 0);
            return (
              <PlotTooltip
                heading={String(label)}
                unit={unit}
                total={
                  isStacked && payload.length > 1
                    ? { name: t('chart.total'), value: formatValue(total) }
                    : undefined
                }
                rows={payload.map((entry) => ({
                  id: String(entry.dataKey),
                  name: String(entry.name),
                  value: typeof entry.value === 'number' ? formatValue(entry.value) : '–',
                  colour: entry.color ?? '',
                }))}
              />
            );
          }}
        />
        {series.map((one, index) => (
          <Bar
            key={one.id}
            dataKey={one.id}
            name={one.name}
            stackId={isStacked ? 'all' : undefined}
            fill={seriesColour(one.colour, index)}
            // A hairline of paper between the segments keeps neighbours apart without colour.
            stroke={isStacked ? 'var(--color-surface)' : undefined}
            strokeWidth={isStacked ? 1 : 0}
            maxBarSize={44}
            className={onOpenPoint ? 'cursor-pointer' : undefined}
            onClick={(_, column) => {
              const category = categories[column];
              if (category) onOpenPoint?.({ seriesId: one.id, categoryId: category.id });
            }}
            isAnimationActive={!isStill}
            animationDuration={140}
          >
            {isHorizontal && series.length === 1 ? (
              <LabelList
                position="right"
                fill="var(--color-ink)"
                fontSize={12}
                className="figures"
                formatter={(value) => (typeof value === 'number' ? formatValue(value) : '')}
              />
            ) : null}
          </Bar>
        ))}
      </BarChart>
    </ResponsiveContainer>
  );
}
