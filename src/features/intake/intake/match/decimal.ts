import { Decimal as DecimalJs } from 'decimal.js';

/** Its own constructor, so that no other user of the library can change the precision. */
const Decimal = DecimalJs.clone({ precision: 40 });
type Decimal = InstanceType<typeof Decimal>;

export const zero: Decimal = new Decimal(0);
export type { Decimal };

/** The number as it is written: 0.1 is a tenth here. */
export function decimal(value: number | string): Decimal {
  return new Decimal(value);
}

/** With the nine decimals that an amount is stored with. */
export function amountOf(value: Decimal): number {
  return value.toDecimalPlaces(9).toNumber();
}
