import type { ChartCategory } from '../chart-data';
import { labelStep, niceTicks } from './plot-geometry';
import { axisText, axisWidth, formatTick, textWidth } from './plot-style';

/** Between two names along the axis. */
const labelGap = 12;

/** An axis of round numbers that begins at zero, wide enough for its labels and the unit above them. */
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
    // Every tick is shown: the library would measure each label first.
    interval: 0,
    tick: axisText,
    tickLine: false,
    axisLine: false,
    tickFormatter,
    width: axisWidth([...ticks.map(tickFormatter), unit]),
  };
}

/** Where the names of categories have to fit: their places across a drawing. */
type NamePlaces = { placeOf: (index: number) => number; width: number };

/** An axis of names: all of them, else every second, third … that has room. */
export function categoryAxis(categories: readonly ChartCategory[], places?: NamePlaces) {
  const labels = new Map(categories.map(({ id, label }) => [id, label]));
  return {
    type: 'category' as const,
    dataKey: 'id',
    ticks: places ? namesWithRoom(categories, places) : undefined,
    interval: 0,
    tick: axisText,
    tickLine: false,
    axisLine: { stroke: 'var(--color-line-strong)' },
    tickFormatter: (id: string) => labels.get(id) ?? '',
  };
}

/** A name that would be cut at an end is left out, too. */
function namesWithRoom(categories: readonly ChartCategory[], { placeOf, width }: NamePlaces): string[] {
  const widths = categories.map(({ label }) => textWidth(label));
  const step = labelStep(widths, placeOf(1) - placeOf(0), labelGap);
  return categories.flatMap(({ id }, index) => {
    const half = (widths[index] ?? 0) / 2;
    const hasRoom = placeOf(index) - half >= 0 && placeOf(index) + half <= width;
    return index % step === 0 && hasRoom ? [id] : [];
  });
}
