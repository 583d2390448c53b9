import {
  CartesianGrid,
  Scatter,
  ScatterChart,
  type ScatterShapeProps,
  usePlotArea,
  XAxis,
  YAxis,
} from 'recharts';
import { useFormat } from '@/hooks/use-format';
import { type ChartPoint, seriesColour } from '../chart-data';
import { markPath, markShape } from '../marks';
import { FloatingTooltip } from './floating-tooltip';
import { placeLabels, shortName } from './place-labels';
import { ratingAxis } from './plot-axes';
import { PlotBox, type PlotSize } from './plot-box';
import { axisText, drawing, grid } from './plot-style';
import { PlotTooltip } from './plot-tooltip';

type ScatterPlotProps = { points: readonly ChartPoint[]; xLabel: string; yLabel: string; max: number };

const radius = 5;

/** Points by two ratings. Each has its own shape and colour, in order. */
export function ScatterPlot(props: ScatterPlotProps) {
  return <PlotBox>{(size) => <Points {...props} {...size} />}</PlotBox>;
}

function Points({ points, xLabel, yLabel, max, width, height }: ScatterPlotProps & PlotSize) {
  const format = useFormat();
  const axis = ratingAxis(points, max);
  return (
    <ScatterChart
      {...drawing}
      {...{ width, height }}
      data-plot="scatter"
      margin={{ top: 18, right: 16, bottom: 26, left: 8 }}
    >
      <CartesianGrid {...grid} />
      <XAxis {...axis} dataKey="x" label={{ ...axisText, value: xLabel, position: 'bottom', offset: 4 }} />
      <YAxis
        {...axis}
        dataKey="y"
        width={44}
        label={{
          ...axisText,
          value: yLabel,
          angle: -90,
          position: 'insideLeft',
          style: { textAnchor: 'middle' },
        }}
      />
      <FloatingTooltip<ColouredPoint> room={{ width, height }} cursor={false}>
        {({ name, x, y, fill }) => (
          <PlotTooltip
            heading={name}
            unit=""
            rows={[
              { id: 'x', name: xLabel, value: format.number(x), colour: fill },
              { id: 'y', name: yLabel, value: format.number(y), colour: fill },
            ]}
          />
        )}
      </FloatingTooltip>
      {toColoured(points).map((point, index) => (
        <Scatter
          key={point.id}
          data={[point]}
          fill={point.fill}
          shape={({ cx, cy }: ScatterShapeProps) => (
            <path
              d={markPath(markShape(index), { x: cx ?? 0, y: cy ?? 0, radius })}
              fill={point.fill}
              stroke="var(--color-surface)"
            />
          )}
          isAnimationActive={false}
        />
      ))}
      <PointNames points={points} end={axis.domain[1]} />
    </ScatterChart>
  );
}

/** Names of the points, as many as fit; the table has them all. */
function PointNames({ points, end }: { points: readonly ChartPoint[]; end: number }) {
  const area = usePlotArea();
  if (!area) return null;
  const named = points.map(({ id, name, x, y }) => ({
    id,
    name: shortName(name),
    x: (x / end) * area.width,
    y: (1 - y / end) * area.height,
  }));
  const spots = placeLabels(
    named.map(({ id, name, x, y }) => ({ id, x, y, radius: radius + 2, width: name.width })),
    area,
  );
  return (
    <g fill="var(--color-ink)" fontSize={12}>
      {named.map(({ id, name }) => {
        const spot = spots.get(id);
        return spot ? (
          <text key={id} x={area.x + spot.x} y={area.y + spot.y + 4} textAnchor={spot.anchor}>
            {name.text}
          </text>
        ) : null;
      })}
    </g>
  );
}

type ColouredPoint = ChartPoint & { fill: string };

function toColoured(points: readonly ChartPoint[]): ColouredPoint[] {
  return points.map((point, index) => ({ ...point, fill: seriesColour(point.colour, index) }));
}
