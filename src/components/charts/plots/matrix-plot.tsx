import { seriesColour } from '@/components/charts/chart-data';
import { markPath, markShape } from '@/components/charts/marks';
import type { MatrixAxes, MatrixGroup, NamedPoint } from '@/components/charts/matrix-points';
import { layOutMatrix } from '@/lib/matrix/lay-out-matrix';
import { PlotBox, type PlotSize } from './plot-box';

type MatrixPlotProps = {
  axes: MatrixAxes;
  groups: readonly MatrixGroup[];
  points: readonly NamedPoint[];
  formatTick: (tick: number) => string;
  /** Name and scores of a point, shown when the pointer rests on it. */
  titleOf: (point: NamedPoint) => string;
  onOpen?: (point: NamedPoint) => void;
};

const margin = { left: 44, right: 12, top: 12, bottom: 40 };
const fontSize = 12;
const radius = 6;
const letter = { width: 7.5, height: 15 };
/** Margin of a field's name in its corner. */
const fieldHeight = 20;

/**
 * Two scores from 0 to the maximum, the thresholds, the four fields between them, and a numbered point for each
 * position.
 */
export function MatrixPlot(props: MatrixPlotProps) {
  return <PlotBox>{(size) => <Drawing {...props} {...size} />}</PlotBox>;
}

function Drawing({
  axes,
  groups,
  points,
  formatTick,
  titleOf,
  onOpen,
  width,
  height,
}: MatrixPlotProps & PlotSize) {
  const { highest, x, y, fields } = axes;
  const room = { width: width - margin.left - margin.right, height: height - margin.top - margin.bottom };
  const xOf = (score: number) => (score / highest) * room.width;
  const yOf = (score: number) => (1 - score / highest) * room.height;
  const names = fieldNames(fields, room);
  const spots = layOutMatrix(points, {
    ...room,
    highest,
    radius,
    letter,
    threshold: { x: x.threshold, y: y.threshold },
    reserved: names.map(({ box }) => box),
  });
  const ticks = Array.from({ length: highest + 1 }, (_, tick) => tick);
  const muted = { fill: 'var(--color-ink-muted)', fontSize };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the frame names it and describes what can be seen
    <svg data-plot="matrix" {...{ width, height }}>
      <g transform={`translate(${margin.left} ${margin.top})`}>
        <rect
          x={xOf(x.threshold)}
          y={0}
          width={room.width - xOf(x.threshold)}
          height={Math.max(0, yOf(y.threshold))}
          fill="var(--color-brand-soft)"
        />
        {ticks.map((tick) => (
          <g key={tick}>
            <line x1={xOf(tick)} x2={xOf(tick)} y1={0} y2={room.height} stroke="var(--color-line)" />
            <line x1={0} x2={room.width} y1={yOf(tick)} y2={yOf(tick)} stroke="var(--color-line)" />
            <text x={xOf(tick)} y={room.height + 18} textAnchor="middle" {...muted}>
              {formatTick(tick)}
            </text>
            <text x={-10} y={yOf(tick) + 4} textAnchor="end" {...muted}>
              {formatTick(tick)}
            </text>
          </g>
        ))}
        <g stroke="var(--color-ink-muted)" strokeDasharray="5 4">
          <line x1={xOf(x.threshold)} x2={xOf(x.threshold)} y1={0} y2={room.height} />
          <line x1={0} x2={room.width} y1={yOf(y.threshold)} y2={yOf(y.threshold)} />
        </g>
        {names.map(({ name, textX, textY, anchor }) => (
          <text key={name} x={textX} y={textY} textAnchor={anchor} {...muted} fontWeight={600}>
            {name}
          </text>
        ))}
        <text x={room.width / 2} y={height - margin.top - 4} textAnchor="middle" {...muted}>
          {x.label}
        </text>
        <text
          transform={`translate(${12 - margin.left} ${room.height / 2}) rotate(-90)`}
          textAnchor="middle"
          {...muted}
        >
          {y.label}
        </text>
        {spots.map(({ label, leader }) =>
          leader ? (
            <line
              key={label.text}
              x1={leader.fromX}
              y1={leader.fromY}
              x2={leader.toX}
              y2={leader.toY}
              stroke="var(--color-ink-muted)"
              strokeWidth={1}
            />
          ) : null,
        )}
        {spots.map(({ points: together, label, ...spot }) => {
          const [first] = together;
          if (!first) return null;
          return (
            // biome-ignore lint/a11y/noStaticElementInteractions: the keyboard reaches the points by the stepper
            <path
              key={label.text}
              d={markPath(markShape(first.group), { x: spot.x, y: spot.y, radius })}
              data-point=""
              className={onOpen ? 'cursor-pointer' : undefined}
              fill={seriesColour(groups[first.group]?.colour, first.group)}
              stroke="var(--color-ink-muted)"
              strokeWidth={1}
              onClick={onOpen ? () => onOpen(first) : undefined}
            >
              <title>{together.map((point) => titleOf(point)).join('\n')}</title>
            </path>
          );
        })}
        {spots.map(({ label }) => (
          <text
            key={label.text}
            data-number=""
            x={label.x}
            y={label.y + 4}
            textAnchor="middle"
            fill="var(--color-ink)"
            fontSize={fontSize}
            fontWeight={600}
            // Keeps text that crosses a line readable.
            stroke="var(--color-surface)"
            strokeWidth={3}
            paintOrder="stroke"
            className="pointer-events-none"
          >
            {label.text}
          </text>
        ))}
      </g>
    </svg>
  );
}

/** The names of the fields in the corners, with their meaning. */
function fieldNames(fields: MatrixAxes['fields'], { width, height }: PlotSize) {
  const at = (name: string, isRight: boolean, isBottom: boolean) => {
    const nameWidth = name.length * letter.width + 6;
    const top = isBottom ? height - fieldHeight : 0;
    const left = isRight ? width - nameWidth : 0;
    return {
      name,
      textX: isRight ? width - 6 : 6,
      textY: top + 14,
      anchor: isRight ? ('end' as const) : ('start' as const),
      box: { left, top, right: left + nameWidth, bottom: top + fieldHeight },
    };
  };
  return [
    at(fields.y, false, false),
    at(fields.both, true, false),
    at(fields.none, false, true),
    at(fields.x, true, true),
  ];
}
