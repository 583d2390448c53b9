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
import {
  type ChartCategory,
  type ChartSeries,
  type ChartTarget,
  seriesColour,
  spreadLabels,
  toRows,
} from '../chart-data';
import { axisText, axisWidth, formatTick, grid, margin, unitLabel, widestTick } from './plot-style';
import { PlotTooltip } from './plot-tooltip';

type LinePlotProps = {
  categories: readonly ChartCategory[];
  series: readonly ChartSeries[];
  unit: string;
  formatValue: (value: number) => string;
  hasDirectLabels: boolean;
  onOpenPoint?: (point: ChartTarget) => void;
};

export default function LinePlot(props: LinePlotProps) {
  const { categories, series, unit, formatValue, hasDirectLabels, onOpenPoint } = props;
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
            activeDot={({ cx, cy, index: column }) => (
              <ActiveDot
                {...{ cx, cy }}
                fill={seriesColour(one.colour, index)}
                onOpen={openerOf(onOpenPoint, one, categories[column])}
              />
            )}
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

function openerOf(
  onOpenPoint: LinePlotProps['onOpenPoint'],
  series: ChartSeries,
  category: ChartCategory | undefined,
) {
  if (!onOpenPoint || !category) return undefined;
  return () => onOpenPoint({ seriesId: series.id, categoryId: category.id });
}

type ActiveDotProps = { cx?: number; cy?: number; fill: string; onOpen: (() => void) | undefined };

/** The point under the pointer. A wide ring that is not seen makes it easy to hit. */
function ActiveDot({ cx, cy, fill, onOpen }: ActiveDotProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the same points are reached by keyboard beside the drawing
    <g onClick={onOpen} className={onOpen ? 'cursor-pointer' : undefined}>
      <circle cx={cx} cy={cy} r={11} fill="transparent" />
      <circle cx={cx} cy={cy} r={4.5} fill={fill} stroke="var(--color-surface)" strokeWidth={2} />
    </g>
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
