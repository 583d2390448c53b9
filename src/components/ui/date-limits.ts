import { fromIsoDate, type IsoDate, toIsoDate } from '@/lib/format/date';

const YEARS_BACK = 50;
const YEARS_AHEAD = 10;

export type IsoRange = { from: IsoDate; to: IsoDate };

/** The years a picker offers: 50 before and 10 after today. */
export function pickerYears(today: Date): { first: Date; last: Date } {
  return {
    first: new Date(today.getFullYear() - YEARS_BACK, 0, 1),
    last: new Date(today.getFullYear() + YEARS_AHEAD, 11, 31),
  };
}

/** The days that cannot be picked, for react-day-picker. */
export function outsideLimits(min: IsoDate | undefined, max: IsoDate | undefined) {
  const [before, after] = [fromIsoDate(min), fromIsoDate(max)];
  return [...(before ? [{ before }] : []), ...(after ? [{ after }] : [])];
}

/** The number of months between two months, both included. `2025-01` to `2025-03` is 3. */
export function monthsInRange(range: IsoRange): number {
  const from = fromIsoDate(range.from);
  const to = fromIsoDate(range.to);
  if (!from || !to) return 0;
  return (to.getFullYear() - from.getFullYear()) * 12 + to.getMonth() - from.getMonth() + 1;
}

/** The whole months between two, in either order: first day of the first, last day of the last. */
export function wholeMonths(first: Date, second: Date): IsoRange {
  const [start, end] = first <= second ? [first, second] : [second, first];
  return {
    from: toIsoDate(new Date(start.getFullYear(), start.getMonth(), 1)),
    to: toIsoDate(new Date(end.getFullYear(), end.getMonth() + 1, 0)),
  };
}

/** A month and the next one as whole months, and whether all of their days can be picked. */
export function wholeMonthsFrom(
  month: Date,
  { min, max }: { min: IsoDate | undefined; max: IsoDate | undefined },
): { range: IsoRange; isWithin: boolean }[] {
  return [0, 1].map((later) => {
    const day = new Date(month.getFullYear(), month.getMonth() + later, 1);
    const range = wholeMonths(day, day);
    return { range, isWithin: (!min || range.from >= min) && (!max || range.to <= max) };
  });
}
