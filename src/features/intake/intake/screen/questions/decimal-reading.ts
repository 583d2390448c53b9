import { type Decimal, readNumber } from '../../tables/understand/values/numbers';

/** Whole numbers only, so that no decimal separator is needed to say which number it is. */
export type DecimalReading =
  | { kind: 'whole'; sample: string; value: string }
  | { kind: 'fraction'; sample: string; low: string; high: string };

/** What a number of the file is with this decimal separator, in words that cannot be read in two ways. */
export function decimalReading(decimal: Decimal, sample: string): DecimalReading {
  const value = readNumber(sample, decimal) ?? 0;
  if (Number.isInteger(value)) return { kind: 'whole', sample, value: String(value) };
  return { kind: 'fraction', sample, low: String(Math.floor(value)), high: String(Math.floor(value) + 1) };
}
