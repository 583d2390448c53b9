import { Decimal, zero } from '#api/domain/units/decimal';
import { daysInclusive, firstDayOfNextMonth, type IsoDate, lastDayOfMonth, previousDay } from './calendar';

/** A range of days inside one month; `days` counts both ends. */
export type Segment = { first: IsoDate; last: IsoDate; days: number };
export type Apportioned = Segment & { quantity: Decimal };

/**
 * Cuts a period (both days included) at month ends and before each of `cuts` (days on which something else
 * takes effect, for example a new contract).
 */
export function segmentsOf(first: IsoDate, last: IsoDate, cuts: readonly IsoDate[] = []): Segment[] {
  const starts = [...cuts].sort();
  const segments: Segment[] = [];
  let start = first;
  while (start <= last) {
    const nextCut = starts.find((cut) => cut > start);
    const beforeCut = nextCut ? previousDay(nextCut) : last;
    const end = earliest(last, earliest(lastDayOfMonth(start), beforeCut));
    segments.push({ first: start, last: end, days: daysInclusive(start, end) });
    start = nextCut && beforeCut === end ? nextCut : firstDayOfNextMonth(end);
  }
  return segments;
}

function earliest(one: IsoDate, other: IsoDate): IsoDate {
  return one < other ? one : other;
}

/**
 * Decimals of a part. The remainder is distributed by largest remainder, so that the parts sum to the whole
 * exactly.
 */
const scale = 20;

/**
 * Shares a quantity by days: 1,000 kWh from 15 Dec to 14 Jan = 17/31 and 14/31 of it (methodology, rule 2).
 * The parts add up to the quantity exactly; the leftover of the last digit goes to the largest remainders,
 * the earlier segment first.
 */
export function apportion(quantity: Decimal, segments: readonly Segment[]): Apportioned[] {
  const [only] = segments;
  if (only && segments.length === 1) return [{ ...only, quantity }];
  const places = Math.max(scale, quantity.decimalPlaces());
  const step = new Decimal(`1e-${places}`);
  const totalDays = segments.reduce((days, segment) => days + segment.days, 0);
  const parts = segments.map((segment) => {
    const exact = quantity.times(segment.days).div(totalDays);
    const floor = exact.toDecimalPlaces(places, Decimal.ROUND_DOWN);
    return { segment, floor, remainder: exact.minus(floor).abs() };
  });
  const missing = quantity
    .minus(parts.reduce((total, part) => total.plus(part.floor), zero))
    .div(step)
    .round();
  // Sorting is stable: of equal remainders the earlier one comes first.
  const order = [...parts].sort((left, right) => right.remainder.cmp(left.remainder));
  const lucky = new Set(order.slice(0, missing.abs().toNumber()));
  const extra = step.times(missing.isNegative() ? -1 : 1);
  return parts.map((part) => ({
    ...part.segment,
    quantity: lucky.has(part) ? part.floor.plus(extra) : part.floor,
  }));
}
