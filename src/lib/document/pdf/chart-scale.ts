import type { DocumentChart } from '#api/contract/documents/document';
import { niceTicks } from '@/components/charts/plots/plot-geometry';

/** Round values of the axis, and how far below the top of a drawing of this height a value lies. */
export function chartScale({ series }: Pick<DocumentChart, 'series'>, height: number) {
  const ticks = niceTicks(series.flatMap(({ values }) => values.filter((value) => value !== null)));
  const [low, high] = [ticks[0] ?? 0, ticks.at(-1) ?? 1];
  return { ticks, placeOf: (value: number) => height * (1 - (value - low) / (high - low)) };
}
