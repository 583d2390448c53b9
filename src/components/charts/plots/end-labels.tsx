import { usePlotArea, useYAxisScale } from 'recharts';
import { type ChartSeries, lineEnds, seriesColour, spreadLabels, stackMiddles } from '../chart-data';

/** Between the end of a line or stack and its name: a gap, a square in its colour, a gap. */
export const endLabelSpace = 26;

type EndLabelsProps = { series: readonly ChartSeries[]; isStacked?: boolean };

/** The name of each line beside its last point, or of each segment beside the last stack, without overlaps. */
export function EndLabels({ series, isStacked = false }: EndLabelsProps) {
  const area = usePlotArea();
  const toY = useYAxisScale();
  if (!area || !toY) return null;
  const bottom = area.y + area.height;
  const ends = (isStacked ? stackMiddles(series) : lineEnds(series)).map((end) => toY(end) ?? bottom);
  const places = spreadLabels(ends, 16, bottom);
  return (
    <g>
      {series.map(({ id, name, colour }, index) => (
        <g key={id} transform={`translate(${area.x + area.width + 8}, ${places[index]})`}>
          <rect x={0} y={-4} width={8} height={8} rx={1.5} fill={seriesColour(colour, index)} />
          <text x={13} dy="0.35em" fontSize={12} fill="var(--color-ink)">
            {name}
          </text>
        </g>
      ))}
    </g>
  );
}
