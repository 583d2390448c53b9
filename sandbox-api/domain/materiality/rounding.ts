import { Decimal } from '#api/domain/units/decimal';

const places = 4;

/** Scores and severities are rounded half up to four places before anything is compared with them. */
export function rounded(value: Decimal): Decimal {
  return value.toDecimalPlaces(places, Decimal.ROUND_HALF_UP);
}
