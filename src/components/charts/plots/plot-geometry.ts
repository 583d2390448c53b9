/** The arithmetic of our own drawings, in pixels; no DOM, no React. */

/** About so many lines across a drawing; with more the eye counts instead of reading. */
const wantedSteps = 4;

/**
 * Round numbers from at or below the smallest to at or above the largest value, zero among them.
 * [3, 870] becomes 0, 250, 500, 750, 1000.
 */
export function niceTicks(values: readonly number[]): number[] {
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  if (low === high) return [0, 1];
  const rough = (high - low) / wantedSteps;
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = [1, 2, 2.5, 3, 4, 5].find((candidate) => candidate * power >= rough * 0.999) ?? 10;
  const step = factor * power;
  const [first, last] = [Math.floor(low / step), Math.ceil(high / step)];
  // Counted in whole steps and rounded once, so that 0.1 three times is 0.3.
  return Array.from({ length: last - first + 1 }, (_, index) =>
    Number(((first + index) * step).toPrecision(12)),
  );
}

/** Where a value between two ends lies between two places; a reversed pair of places draws upwards. */
export function linearScale([low, high]: readonly [number, number], [from, to]: readonly [number, number]) {
  const span = high - low || 1;
  return (value: number) => from + ((value - low) / span) * (to - from);
}

/**
 * Every how-manieth label of an axis has room: the smallest step at which neighbours keep `gap` pixels.
 * Twelve labels of 30 pixels on 240 pixels with a gap of 16 need every third.
 */
export function labelStep(widths: readonly number[], distance: number, gap: number): number {
  for (let step = 1; step < widths.length; step += 1) {
    const shown = widths.filter((_, index) => index % step === 0);
    const isFree = shown.every((width, index) => {
      const next = shown[index + 1];
      return next === undefined || (width + next) / 2 + gap <= step * distance;
    });
    if (isFree) return step;
  }
  return Math.max(1, widths.length);
}

export type Point = { x: number; y: number };

/** The part of a drawing between its axes. */
export type PlotArea = { left: number; right: number; top: number; bottom: number };

/** A line through its points; a gap interrupts it. */
export function linePath(points: readonly (Point | null)[]): string {
  return points
    .flatMap((point, index) => (point ? [`${points[index - 1] ? 'L' : 'M'}${at(point)}`] : []))
    .join('');
}

type Ring = { centre: Point; inner: number; outer: number };

/** A part of a ring, clockwise from the top; `from` and `to` are shares of the whole. */
export function ringPath({ centre, inner, outer }: Ring, from: number, to: number): string {
  // An arc cannot end where it begins: a whole ring is drawn as two halves.
  if (to - from > 0.9999) {
    const ring = { centre, inner, outer };
    return ringPath(ring, 0, 0.5) + ringPath(ring, 0.5, 1);
  }
  const isLarge = to - from > 0.5 ? 1 : 0;
  const arc = (radius: number, share: number, sweep: 0 | 1) =>
    `A${round(radius)},${round(radius)},0,${isLarge},${sweep},${at(onRing(centre, radius, share))}`;
  const start = at(onRing(centre, outer, from));
  const turn = at(onRing(centre, inner, to));
  return `M${start}${arc(outer, to, 1)}L${turn}${arc(inner, from, 0)}Z`;
}

/** The point at a share of the way round, clockwise from the top. */
export function onRing(centre: Point, radius: number, share: number): Point {
  const angle = share * 2 * Math.PI;
  return { x: centre.x + radius * Math.sin(angle), y: centre.y - radius * Math.cos(angle) };
}

/** The index of the nearest of evenly spaced places. */
export function nearestIndex(x: number, from: number, distance: number, count: number): number {
  if (count < 2 || distance <= 0) return 0;
  return Math.min(count - 1, Math.max(0, Math.round((x - from) / distance)));
}

function at({ x, y }: Point): string {
  return `${round(x)},${round(y)}`;
}

function round(pixels: number): number {
  return Math.round(pixels * 100) / 100;
}
