import {
  CartesianGrid,
  Line,
  LineChart,
  ResponsiveContainer,
  Tooltip,
  usePlotArea,
  useYAxisScale,
  XAxis,
  YAxis,
} from 'recharts';
import { useReducedMotion } from '@/hooks/use-media-query';
import { type ChartCategory, type ChartSeries, seriesColour, spreadLabels, toRows } from '../chart-data';
import { axisText, axisWidth, formatTick, grid, margin, unitLabel, widestTick } from './plot-style';
import { PlotTooltip } from './plot-tooltip';

type LinePlotProps = {
  categories: readonly ChartCategory[];
  series: readonly ChartSeries[];
  unit: string;
  formatValue: (value: number) => string;
  hasDirectLabels: boolean;
};

export default function LinePlot({ categories, series, unit, formatValue, hasDirectLabels }: LinePlotProps) {
  const isStill = useReducedMotion();
  const allValues = series.flatMap((one) => [...one.values]);
  const labelSpace = hasDirectLabels ? axisWidth(series.map((one) => one.name)) + 26 : 16;
  return (
    <ResponsiveContainer width="100%" height="100%">
      <LineChart
        data={toRows(categories, series)}
        margin={{ ...margin, right: labelSpace }}
        accessibilityLayer={false}
      >
        <CartesianGrid {...grid} vertical={false} />
        <XAxis
          dataKey="category"
          tick={axisText}
          tickLine={false}
          axisLine={{ stroke: 'var(--color-line-strong)' }}
          minTickGap={16}
          interval="equidistantPreserveStart"
          tickMargin={8}
        />
        <YAxis
          tick={axisText}
          tickLine={false}
          axisLine={false}
          domain={[(low: number) => Math.min(0, low), 'auto']}
          tickFormatter={(value: number) => formatTick(value, formatValue)}
          width={axisWidth([...widestTick(allValues, formatValue), unit])}
          label={unitLabel(unit)}
        />
        <Tooltip
          isAnimationActive={false}
          cursor={{ stroke: 'var(--color-line-strong)', strokeDasharray: '2 2' }}
          content={({ active, label, payload }) =>
            active && payload?.length ? (
              <PlotTooltip
                heading={String(label)}
                unit={unit}
                rows={payload.map((entry) => ({
                  id: String(entry.dataKey),
                  name: String(entry.name),
                  value: typeof entry.value === 'number' ? formatValue(entry.value) : '–',
                  colour: entry.color ?? '',
                }))}
              />
            ) : null
          }
        />
        {series.map((one, index) => (
          <Line
            key={one.id}
            dataKey={one.id}
            name={one.name}
            type="linear"
            stroke={seriesColour(one.colour, index)}
            strokeWidth={2}
            dot={
              categories.length <= 24
                ? { r: 2.5, strokeWidth: 0, fill: seriesColour(one.colour, index) }
                : false
            }
            activeDot={{ r: 4.5, stroke: 'var(--color-surface)', strokeWidth: 2 }}
            connectNulls={false}
            isAnimationActive={!isStill && categories.length <= 60}
            animationDuration={140}
          />
        ))}
        {hasDirectLabels ? <EndLabels series={series} /> : null}
      </LineChart>
    </ResponsiveContainer>
  );
}

/** The name of each line beside its last point, in the line's colour's neighbourhood, never overlapping. */
function EndLabels({ series }: { series: readonly ChartSeries[] }) {
  const area = usePlotArea();
  const scale = useYAxisScale();
  if (!area || !scale) return null;
  const bottom = area.y + area.height;
  const ends = series.map((one) => scale(one.values.findLast((value) => value !== null) ?? 0) ?? bottom);
  const places = spreadLabels(ends, 16, bottom);
  return (
    <g>
      {series.map((one, index) => (
        <g key={one.id} transform={`translate(${area.x + area.width + 8}, ${places[index]})`}>
          <rect x={0} y={-4} width={8} height={8} rx={1.5} fill={seriesColour(one.colour, index)} />
          <text x={13} dy="0.35em" fontSize={12} fill="var(--color-ink)">
            {one.name}
          </text>
        </g>
      ))}
    </g>
  );
}
