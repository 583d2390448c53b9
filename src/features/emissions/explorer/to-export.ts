import type { SheetCell } from '@/lib/export/xlsx';
import type { ExplorerChart } from './to-series';

type Words = { month: string; total: string; series: (name: string) => string };

/** The table behind the chart: a row per month and a column per type, unrounded. Gaps stay empty. */
export function toExportRows({ months, series, unit }: ExplorerChart, words: Words): SheetCell[][] {
  const head = [
    words.month,
    ...series.map(({ name }) => `${words.series(name)} (${unit})`),
    `${words.total} (${unit})`,
  ];
  const body = months.map((month, index) => {
    const values = series.map((one) => one.values[index] ?? null);
    return [month.slice(0, 7), ...values, sumOf(values)];
  });
  return [head, ...body];
}

/** A month without data is not zero. */
function sumOf(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length > 0 ? known.reduce((sum, value) => sum + value, 0) : null;
}
