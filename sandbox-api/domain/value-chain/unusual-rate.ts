import { Decimal, decimal } from '#api/domain/units/decimal';

/** A rate of exchange that the company entered for a currency, a table and a price year. */
export type EnteredRate = { rate: string; priceYear: number };

/** The usual rate that an entered one is far from: the median of `count` others of the nearest price year. */
export type UnusualRate = { usual: string; count: number; year: number };

/**
 * How far a rate may be from the usual one, as a ratio. Within a price year it is one rate except for months
 * and rounding; between years exchange rates and prices change as well.
 */
const spans = { sameYear: new Decimal('1.2'), otherYear: new Decimal('1.5') };

/**
 * Whether a rate is questioned. No rates are published with the factors, so the company's own rates define
 * what is usual; undefined if there are none, or the rate is near. 4 instead of 0.25 (inverted) and 2.5 (a
 * misplaced decimal mark) are far.
 */
export function unusualRate(entered: EnteredRate, others: readonly EnteredRate[]): UnusualRate | undefined {
  const distance = ({ priceYear }: EnteredRate) => Math.abs(priceYear - entered.priceYear);
  const nearest = others.toSorted((one, other) => distance(one) - distance(other))[0];
  if (!nearest) return undefined;
  const ofYear = others
    .filter(({ priceYear }) => priceYear === nearest.priceYear)
    .map(({ rate }) => decimal(rate))
    .toSorted((one, other) => one.cmp(other));
  const usual = ofYear[Math.floor((ofYear.length - 1) / 2)];
  if (!usual) return undefined;
  const span = distance(nearest) === 0 ? spans.sameYear : spans.otherYear;
  const ratio = decimal(entered.rate).div(usual);
  const isNear = ratio.lte(span) && ratio.times(span).gte(1);
  return isNear ? undefined : { usual: usual.toString(), count: ofYear.length, year: nearest.priceYear };
}
