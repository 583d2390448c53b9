import {
  CartesianGrid,
  LabelList,
  ResponsiveContainer,
  Scatter,
  ScatterChart,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { useFormat } from '@/hooks/use-format';
import { type ChartPoint, seriesColour } from '../chart-data';
import { axisText, grid } from './plot-style';
import { PlotTooltip } from './plot-tooltip';

type ScatterPlotProps = { points: readonly ChartPoint[]; xLabel: string; yLabel: string; max: number };

/** More names than this would cover each other; the table has them all. */
const mostLabelled = 12;

export default function ScatterPlot({ points, xLabel, yLabel, max }: ScatterPlotProps) {
  const format = useFormat();
  const end = Math.ceil(points.reduce((most, point) => Math.max(most, point.x, point.y), max));
  const ticks = Array.from({ length: end + 1 }, (_, tick) => tick);
  const axis = {
    type: 'number' as const,
    domain: [0, end],
    ticks,
    tick: axisText,
    tickLine: false,
    axisLine: { stroke: 'var(--color-line-strong)' },
  };
  const title = { fill: 'var(--color-ink-muted)', fontSize: 12 };
  return (
    <ResponsiveContainer width="100%" height="100%">
      <ScatterChart margin={{ top: 18, right: 16, bottom: 26, left: 8 }} accessibilityLayer={false}>
        <CartesianGrid {...grid} />
        <XAxis
          {...axis}
          dataKey="x"
          name={xLabel}
          label={{ ...title, value: xLabel, position: 'bottom', offset: 4 }}
        />
        <YAxis
          {...axis}
          dataKey="y"
          name={yLabel}
          width={44}
          label={{
            ...title,
            value: yLabel,
            angle: -90,
            position: 'insideLeft',
            style: { textAnchor: 'middle' },
          }}
        />
        <Tooltip
          isAnimationActive={false}
          cursor={false}
          content={({ active, payload }) => {
            const point = payload?.[0]?.payload as ChartPoint | undefined;
            if (!active || !point) return null;
            const colour = seriesColour(
              point.colour,
              points.findIndex((candidate) => candidate.id === point.id),
            );
            return (
              <PlotTooltip
                heading={point.name}
                unit=""
                rows={[
                  { id: 'x', name: xLabel, value: format.number(point.x), colour },
                  { id: 'y', name: yLabel, value: format.number(point.y), colour },
                ]}
              />
            );
          }}
        />
        {points.map((point, index) => (
          <Scatter
            key={point.id}
            name={point.name}
            data={[point]}
            fill={seriesColour(point.colour, index)}
            isAnimationActive={false}
          >
            {points.length <= mostLabelled ? (
              <LabelList dataKey="name" position="top" offset={7} fill="var(--color-ink)" fontSize={12} />
            ) : null}
          </Scatter>
        ))}
      </ScatterChart>
    </ResponsiveContainer>
  );
}
