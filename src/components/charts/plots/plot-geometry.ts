/** The arithmetic of axes; no DOM, no React. */

/** The approximate number of grid lines; with more, readers count instead of reading. */
const wantedSteps = 4;

/**
 * Round numbers from at or below the smallest to at or above the largest value, including zero. [3, 870] becomes 0,
 * 250, 500, 750, 1000.
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
  // Counted in whole steps and rounded once, so that three times 0.1 is 0.3.
  return Array.from({ length: last - first + 1 }, (_, index) =>
    Number(((first + index) * step).toPrecision(12)),
  );
}

/**
 * The smallest label step at which neighbouring labels keep `gap` pixels between them. Twelve labels of 30 pixels on
 * 240 pixels with a gap of 16 need every third label.
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
