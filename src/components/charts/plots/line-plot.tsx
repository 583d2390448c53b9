import { type PointerEvent, useState } from 'react';
import {
  type ChartCategory,
  type ChartSeries,
  type ChartTarget,
  seriesColour,
  spreadLabels,
} from '../chart-data';
import { FloatingTooltip } from './floating-tooltip';
import { CategoryAxis, ValueAxis } from './plot-axes';
import { linearScale, linePath, nearestIndex, niceTicks, type PlotArea, type Point } from './plot-geometry';
import { axisWidth, formatTick, margin } from './plot-style';
import { PlotTooltip } from './plot-tooltip';
import { usePlotSize } from './use-plot-size';

type LinePlotProps = {
  categories: readonly ChartCategory[];
  series: readonly ChartSeries[];
  unit: string;
  formatValue: (value: number) => string;
  hasDirectLabels: boolean;
  onOpenPoint?: (point: ChartTarget) => void;
};

/** Under the drawing, for the names of the categories. */
const footHeight = 30;
/** From the end of a line to its name: a gap, a square of its colour, a gap. */
const endLabelSpace = 26;
const mostDots = 24;

/**
 * Lines over categories, drawn by ourselves: it is on the first screen, where the chart library would cost more
 * time than everything else together.
 */
export function LinePlot(props: LinePlotProps) {
  const { categories, series, unit, formatValue, hasDirectLabels, onOpenPoint } = props;
  const [boxRef, size] = usePlotSize();
  const [column, setColumn] = useState<number | null>(null);
  const ticks = niceTicks(series.flatMap(({ values }) => values.filter((value) => value !== null)));
  const area = areaOf(props, ticks, size);
  const toY = linearScale([ticks[0] ?? 0, ticks.at(-1) ?? 1], [area.bottom, area.top]);
  const toX = (index: number) => area.left + index * area.distance;
  const lines = series.map((one, index) => ({
    ...one,
    stroke: seriesColour(one.colour, index),
    points: categories.map((_, at): Point | null => {
      const value = one.values[at];
      return typeof value === 'number' ? { x: toX(at), y: toY(value) } : null;
    }),
  }));
  const follow = ({ clientX, currentTarget }: PointerEvent<SVGSVGElement>) => {
    const x = clientX - currentTarget.getBoundingClientRect().left;
    setColumn(nearestIndex(x, area.left, area.distance, categories.length));
  };
  const shown = lines.flatMap((line) => {
    const value = column === null ? null : line.values[column];
    const point = column === null ? null : line.points[column];
    return typeof value === 'number' && point ? [{ line, value, point }] : [];
  });
  const category = column === null ? undefined : categories[column];
  return (
    <div ref={boxRef} className="relative h-full">
      {size ? (
        <svg
          aria-hidden
          data-plot="line"
          width={size.width}
          height={size.height}
          className="absolute inset-0"
          onPointerMove={follow}
          onPointerDown={follow}
          onPointerLeave={() => setColumn(null)}
        >
          <ValueAxis {...{ ticks, toY, unit, area }} format={(value) => formatTick(value, formatValue)} />
          <CategoryAxis {...{ categories, toX, area }} width={size.width} />
          {lines.map(({ id, stroke, points }) => (
            <g key={id} fill="none" stroke={stroke}>
              <path d={linePath(points)} strokeWidth={2} />
              <Dots {...{ points, stroke }} isEach={categories.length <= mostDots} />
            </g>
          ))}
          {hasDirectLabels ? <EndLabels {...{ lines, area }} zero={toY(0)} /> : null}
          {column !== null && category && shown.length > 0 ? (
            <g>
              <line
                x1={toX(column)}
                x2={toX(column)}
                y1={area.top}
                y2={area.bottom}
                stroke="var(--color-line-strong)"
                strokeDasharray="2 2"
              />
              {shown.map(({ line, point }) => (
                <ActiveDot
                  key={line.id}
                  {...point}
                  fill={line.stroke}
                  onOpen={onOpenPoint && (() => onOpenPoint({ seriesId: line.id, categoryId: category.id }))}
                />
              ))}
            </g>
          ) : null}
        </svg>
      ) : null}
      {size && column !== null && category && shown.length > 0 ? (
        <FloatingTooltip
          at={{ x: toX(column), y: Math.min(...shown.map(({ point }) => point.y)) }}
          room={size}
        >
          <PlotTooltip
            heading={category.label}
            unit={unit}
            rows={shown.map(({ line, value }) => ({
              id: line.id,
              name: line.name,
              value: formatValue(value),
              colour: line.stroke,
            }))}
          />
        </FloatingTooltip>
      ) : null}
    </div>
  );
}

/** Where the lines go, and how far their points are apart. */
function areaOf(
  { categories, series, unit, formatValue, hasDirectLabels }: LinePlotProps,
  ticks: readonly number[],
  size: { width: number; height: number } | null,
): PlotArea & { distance: number } {
  const left = axisWidth([...ticks.map((tick) => formatTick(tick, formatValue)), unit]);
  const rightSpace = hasDirectLabels ? axisWidth(series.map(({ name }) => name)) + endLabelSpace : 16;
  const right = Math.max(left, (size?.width ?? 0) - rightSpace);
  const bottom = Math.max(margin.top, (size?.height ?? 0) - footHeight);
  const distance = categories.length > 1 ? (right - left) / (categories.length - 1) : 0;
  return { left, right, top: margin.top, bottom, distance };
}

type DotsProps = { points: readonly (Point | null)[]; stroke: string; isEach: boolean };

/** Each point while they are few; of many only one that stands alone, which no line would show. */
function Dots({ points, stroke, isEach }: DotsProps) {
  return points.map((point, index) => {
    const isAlone = !points[index - 1] && !points[index + 1];
    return point && (isEach || isAlone) ? (
      <circle key={point.x} cx={point.x} cy={point.y} r={2.5} fill={stroke} stroke="none" />
    ) : null;
  });
}

type ActiveDotProps = Point & { fill: string; onOpen: (() => void) | undefined };

/** The point under the pointer. A wide ring that is not seen makes it easy to hit. */
function ActiveDot({ x, y, fill, onOpen }: ActiveDotProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the same points are reached by keyboard beside the drawing
    <g onClick={onOpen} className={onOpen ? 'cursor-pointer' : undefined}>
      <circle cx={x} cy={y} r={11} fill="transparent" />
      <circle cx={x} cy={y} r={4.5} fill={fill} stroke="var(--color-surface)" strokeWidth={2} />
    </g>
  );
}

type EndLabelsProps = {
  lines: readonly { id: string; name: string; stroke: string; points: readonly (Point | null)[] }[];
  area: PlotArea;
  zero: number;
};

/** The name of each line beside its last point, in the line's colour's neighbourhood, never overlapping. */
function EndLabels({ lines, area, zero }: EndLabelsProps) {
  const ends = lines.map(({ points }) => points.findLast((point) => point !== null)?.y ?? zero);
  const places = spreadLabels(ends, 16, area.bottom);
  return (
    <g>
      {lines.map(({ id, name, stroke }, index) => (
        <g key={id} transform={`translate(${area.right + 8}, ${places[index]})`}>
          <rect x={0} y={-4} width={8} height={8} rx={1.5} fill={stroke} />
          <text x={13} dy="0.35em" fontSize={12} fill="var(--color-ink)">
            {name}
          </text>
        </g>
      ))}
    </g>
  );
}
