import type { DocumentChart } from '#api/contract/documents/document';
import { niceTicks } from '@/components/charts/plots/plot-geometry';

/** Round values of the axis, and the distance of a value from the top of a drawing of this height. */
export function chartScale(chart: Pick<DocumentChart, 'kind' | 'series' | 'x'>, height: number) {
  const ticks = niceTicks(chart.kind === 'stacked' ? stackEnds(chart) : valuesOf(chart));
  const [low, high] = [ticks[0] ?? 0, ticks.at(-1) ?? 1];
  return { ticks, placeOf: (value: number) => height * (1 - (value - low) / (high - low)) };
}

function valuesOf({ series }: Pick<DocumentChart, 'series'>): number[] {
  return series.flatMap(({ values }) => values.filter((value) => value !== null));
}

/** The highest and lowest ends of the stacks: 3, 4 and -2 in one stack give 7 and -2. */
function stackEnds({ series, x }: Pick<DocumentChart, 'series' | 'x'>): number[] {
  return x.flatMap((_, index) => {
    const values = series.map((one) => one.values[index] ?? 0);
    const sum = (isIn: (value: number) => boolean) =>
      values.filter(isIn).reduce((total, value) => total + value, 0);
    return [sum((value) => value > 0), sum((value) => value < 0)];
  });
}
