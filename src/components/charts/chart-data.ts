import type { FillPattern } from './fill-patterns';

/** One line, or one segment of each bar. `values` follow the order of the categories; null is a gap. */
export type ChartSeries = {
  id: string;
  name: string;
  colour?: string;
  values: readonly (number | null)[];
  /** An assumption shown with the figures; lines only. */
  isDotted?: boolean;
};

export type ChartCategory = { id: string; label: string };

export type ChartSlice = {
  id: string;
  name: string;
  value: number;
  colour?: string;
  /** Distinguishes parts of the same hue. */
  pattern?: FillPattern;
};

export type ChartPoint = { id: string; name: string; x: number; y: number; colour?: string };

/** A point of a chart whose details are requested. */
export type ChartTarget = { seriesId: string; categoryId: string };

const PALETTE_SIZE = 8;

/** The colour given by the data (a CSS colour, or hex without its hash), otherwise the next of the palette. */
export function seriesColour(colour: string | undefined, index: number): string {
  if (colour && /^[0-9a-f]{6}$/i.test(colour)) return `#${colour}`;
  return colour ?? `var(--color-chart-${(index % PALETTE_SIZE) + 1})`;
}

/** Whether there is anything to draw. A chart with only gaps and zeros says "no data" instead. */
export function hasData(series: readonly ChartSeries[]): boolean {
  return series.some((one) => one.values.some((value) => value !== null && value !== 0));
}

const mostDirectLabels = 6;
/** Longer names would take room from the drawing and still be cut off. */
const longestDirectLabel = 24;

/** Whether the lines are named at their ends; otherwise a legend names them. */
export function isNamedDirectly(series: readonly Pick<ChartSeries, 'name'>[]): boolean {
  return (
    series.length > 1 &&
    series.length <= mostDirectLabels &&
    series.every((one) => one.name.length <= longestDirectLabel)
  );
}

/** Whether a slice has room for its share: from seven per cent on. */
export function hasShareLabel(share: number): boolean {
  return share >= 0.07;
}

/** A category with its figures in series order, as recharts reads them; null is a gap. */
export type ChartRow = ChartCategory & { values: (number | null)[] };

export function toRows(categories: readonly ChartCategory[], series: readonly ChartSeries[]): ChartRow[] {
  return categories.map((category, index) => ({
    ...category,
    values: series.map(({ values }) => values[index] ?? null),
  }));
}

/** Sums of the known values. A category with gaps only is null, because "not reported" is not zero. */
export function categoryTotals(
  categories: readonly ChartCategory[],
  series: readonly ChartSeries[],
): (number | null)[] {
  return categories.map((_, index) => {
    const known = series.map((one) => one.values[index]).filter((value) => typeof value === 'number');
    return known.length ? known.reduce((sum, value) => sum + value, 0) : null;
  });
}

/** The last known value of each line; zero for a line without any. */
export function lineEnds(series: readonly ChartSeries[]): number[] {
  return series.map(({ values }) => values.findLast((value) => value !== null) ?? 0);
}

/** The middle of each segment of the last non-empty stack: stacked values of 10, 20 and 4 are at 5, 20 and 32. */
export function stackMiddles(series: readonly ChartSeries[]): number[] {
  const last = Math.max(...series.map(({ values }) => values.findLastIndex((value) => value !== null)));
  let top = 0;
  return series.map(({ values }) => {
    const height = values[last] ?? 0;
    top += height;
    return top - height / 2;
  });
}

/**
 * Moves overlapping labels apart, keeping their order and staying within the plot. [10, 12, 50] with a gap of 14
 * becomes [10, 24, 50].
 */
export function spreadLabels(positions: readonly number[], gap: number, bottom: number): number[] {
  const order = positions
    .map((position, index) => ({ position, index }))
    .sort((a, b) => a.position - b.position);
  let previous = Number.NEGATIVE_INFINITY;
  for (const label of order) {
    label.position = Math.max(label.position, previous + gap);
    previous = label.position;
  }
  // Labels pushed out at the bottom are moved back up.
  let limit = bottom;
  for (const label of [...order].reverse()) {
    label.position = Math.min(label.position, limit);
    limit = label.position - gap;
  }
  const spread = [...positions];
  for (const label of order) spread[label.index] = label.position;
  return spread;
}
