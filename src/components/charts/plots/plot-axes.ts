import type { ChartCategory, ChartPoint } from '../chart-data';
import { labelStep, niceTicks } from './plot-geometry';
import { axisText, axisWidth, formatTick, lineHeight, textWidth } from './plot-style';

/** An axis of round numbers that starts at zero, wide enough for its labels and the unit above them. */
export function valueAxis(
  values: readonly (number | null)[],
  unit: string,
  formatValue: (value: number) => string,
) {
  const ticks = niceTicks(values.filter((value) => value !== null));
  const tickFormatter = (value: number) => formatTick(value, formatValue);
  return {
    type: 'number' as const,
    ticks,
    domain: [ticks[0] ?? 0, ticks.at(-1) ?? 1],
    // Shows every tick; otherwise the library would measure each label first.
    interval: 0,
    tick: axisText,
    tickLine: false,
    axisLine: false,
    tickFormatter,
    width: axisWidth([...ticks.map(tickFormatter), unit]),
  };
}

/** A rating axis: whole steps from zero to `max`, and further if a value is larger. Used for both directions. */
export function ratingAxis(points: readonly Pick<ChartPoint, 'x' | 'y'>[], max: number) {
  const end = Math.ceil(points.reduce((most, { x, y }) => Math.max(most, x, y), max));
  return {
    type: 'number' as const,
    domain: [0, end] as [number, number],
    ticks: Array.from({ length: end + 1 }, (_, tick) => tick),
    interval: 0,
    tick: axisText,
    tickLine: false,
    axisLine: { stroke: 'var(--color-line-strong)' },
  };
}

/** The layout of names along an axis: the middle of each, the room it needs, and where the drawing ends. */
type NamePlaces = {
  placeOf: (index: number) => number;
  extentOf: (label: string) => number;
  /** Minimum distance. */
  gap: number;
  end: number;
};

/** Names side by side below a drawing of this width. */
export function sideBySide(placeOf: NamePlaces['placeOf'], width: number): NamePlaces {
  return { placeOf, extentOf: textWidth, gap: 12, end: width };
}

/** Names stacked beside a drawing of this height. */
export function oneBelowTheOther(placeOf: NamePlaces['placeOf'], height: number): NamePlaces {
  return { placeOf, extentOf: () => lineHeight, gap: 0, end: height };
}

/** A name axis: all names, or every second, third … as room allows. */
export function categoryAxis(categories: readonly ChartCategory[], places: NamePlaces) {
  const labels = new Map(categories.map(({ id, label }) => [id, label]));
  return {
    type: 'category' as const,
    dataKey: 'id',
    ticks: namesWithRoom(categories, places),
    interval: 0,
    tick: axisText,
    tickLine: false,
    axisLine: { stroke: 'var(--color-line-strong)' },
    tickFormatter: (id: string) => labels.get(id) ?? '',
  };
}

/** A name that would be cut off at an end is left out too. */
function namesWithRoom(
  categories: readonly ChartCategory[],
  { placeOf, extentOf, gap, end }: NamePlaces,
): string[] {
  const extents = categories.map(({ label }) => extentOf(label));
  const step = labelStep(extents, placeOf(1) - placeOf(0), gap);
  return categories.flatMap(({ id }, index) => {
    const half = (extents[index] ?? 0) / 2;
    const hasRoom = placeOf(index) - half >= 0 && placeOf(index) + half <= end;
    return index % step === 0 && hasRoom ? [id] : [];
  });
}
