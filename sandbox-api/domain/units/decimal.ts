import { Decimal as DecimalJs } from 'decimal.js';

/**
 * The product's number: 40 significant digits, never in exponent form. Its own constructor, so that no other
 * user of the library can change the precision.
 */
export const Decimal = DecimalJs.clone({
  precision: 40,
  toExpNeg: -9e15,
  toExpPos: 9e15,
  rounding: DecimalJs.ROUND_HALF_EVEN,
});
export type Decimal = InstanceType<typeof Decimal>;

export const zero = new Decimal(0);

/** Reads a decimal string. Throws for anything that is not a finite number. */
export function decimal(value: string | number | Decimal): Decimal {
  const parsed = new Decimal(value);
  if (!parsed.isFinite()) throw new RangeError(`Not a finite number: ${value}`);
  return parsed;
}

export function sum(values: readonly Decimal[]): Decimal {
  return values.reduce((total, value) => total.plus(value), zero);
}
