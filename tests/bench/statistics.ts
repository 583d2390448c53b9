export type Summary = { n: number; median: number; p95: number };

/** Nearest rank for p95; the mean of both middle values for the median of an even count. */
export function summarize(samples: readonly number[]): Summary {
  const sorted = [...samples].sort((a, b) => a - b);
  const at = (index: number) => sorted[Math.min(Math.max(index, 0), sorted.length - 1)] ?? Number.NaN;
  const middle = (sorted.length - 1) / 2;
  return {
    n: sorted.length,
    median: (at(Math.floor(middle)) + at(Math.ceil(middle))) / 2,
    p95: at(Math.ceil(sorted.length * 0.95) - 1),
  };
}
