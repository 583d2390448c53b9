import { usePlotArea, useYAxisScale } from 'recharts';
import { type ChartSeries, seriesColour, spreadLabels } from '../chart-data';

/** The name of each line beside its last point, in the line's colour's neighbourhood, never overlapping. */
export function EndLabels({ series }: { series: readonly ChartSeries[] }) {
  const area = usePlotArea();
  const toY = useYAxisScale();
  if (!area || !toY) return null;
  const bottom = area.y + area.height;
  const ends = series.map(({ values }) => toY(values.findLast((value) => value !== null) ?? 0) ?? bottom);
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
