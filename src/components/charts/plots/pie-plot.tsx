import { type PointerEvent, useState } from 'react';
import { useFormat } from '@/hooks/use-format';
import { type ChartSlice, hasShareLabel, seriesColour } from '../chart-data';
import { FloatingTooltip } from './floating-tooltip';
import { onRing, type Point, ringPath } from './plot-geometry';
import { PlotTooltip } from './plot-tooltip';
import { usePlotSize } from './use-plot-size';

type PiePlotProps = {
  slices: readonly ChartSlice[];
  unit: string;
  formatValue: (value: number) => string;
  centre?: { value: string; unit: string };
  total: number;
  onOpenSlice?: (sliceId: string) => void;
};

/** Shares of half the smaller side. */
const innerShare = 0.58;
const outerShare = 0.82;
/** From the ring to the share beside it. */
const labelDistance = 14;

export function PiePlot({ slices, unit, formatValue, centre, total, onOpenSlice }: PiePlotProps) {
  const format = useFormat();
  const [boxRef, size] = usePlotSize();
  const [pointed, setPointed] = useState<{ index: number; at: Point } | null>(null);
  const half = size ? Math.min(size.width, size.height) / 2 : 0;
  const middle = { x: (size?.width ?? 0) / 2, y: (size?.height ?? 0) / 2 };
  const ring = { centre: middle, inner: half * innerShare, outer: half * outerShare };
  const parts = toParts(slices, total);
  const slice = pointed ? parts[pointed.index] : undefined;
  return (
    <div ref={boxRef} className="relative h-full">
      {size ? (
        <svg
          aria-hidden
          data-plot="pie"
          width={size.width}
          height={size.height}
          className="absolute inset-0"
          onPointerLeave={() => setPointed(null)}
        >
          {parts.map((part, index) => (
            // biome-ignore lint/a11y/noStaticElementInteractions: the same slices are reached by keyboard beside the drawing
            <path
              key={part.id}
              d={ringPath(ring, part.from, part.to)}
              fill={part.fill}
              stroke="var(--color-surface)"
              strokeWidth={2}
              className={onOpenSlice ? 'cursor-pointer' : undefined}
              onClick={() => onOpenSlice?.(part.id)}
              onPointerMove={(event) => setPointed({ index, at: placeOf(event) })}
            />
          ))}
          {parts.map(({ id, from, to }) => {
            if (!hasShareLabel(to - from)) return null;
            const place = onRing(middle, ring.outer + labelDistance, (from + to) / 2);
            return (
              <text
                key={id}
                {...place}
                textAnchor={place.x >= middle.x - 0.5 ? 'start' : 'end'}
                dominantBaseline="central"
                fontSize={12}
                fill="var(--color-ink)"
                className="figures"
              >
                {format.percent(to - from, { maxDecimals: 0 })}
              </text>
            );
          })}
        </svg>
      ) : null}
      {centre ? (
        <div className="pointer-events-none absolute inset-0 grid place-content-center text-center">
          <span className="figures font-semibold text-2xl tracking-tight">{centre.value}</span>
          <span className="text-ink-muted text-xs">{centre.unit}</span>
        </div>
      ) : null}
      {size && pointed && slice ? (
        <FloatingTooltip at={pointed.at} room={size}>
          <PlotTooltip
            unit={unit}
            heading={format.percent(slice.to - slice.from)}
            rows={[{ id: slice.id, name: slice.name, value: formatValue(slice.value), colour: slice.fill }]}
          />
        </FloatingTooltip>
      ) : null}
    </div>
  );
}

/** The slices with their places round the ring. */
function toParts(slices: readonly ChartSlice[], total: number) {
  let end = 0;
  return slices.map((slice, index) => {
    const from = end;
    end += total ? slice.value / total : 0;
    return { ...slice, from, to: end, fill: seriesColour(slice.colour, index) };
  });
}

function placeOf({ clientX, clientY, currentTarget }: PointerEvent<SVGPathElement>): Point {
  const box = currentTarget.ownerSVGElement?.getBoundingClientRect();
  return { x: clientX - (box?.left ?? 0), y: clientY - (box?.top ?? 0) };
}
