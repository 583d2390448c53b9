import {
  daysInclusive,
  firstDayOfNextMonth,
  type IsoDate,
  monthOf,
  nextDay,
  previousDay,
} from '#api/domain/calendar/calendar';
import { sum } from './groups';

/** A range of days, both ends included. */
export type Range = { startDate: IsoDate; endDate: IsoDate };

/** Days of a stretch that a union of stretches covers. */
export function daysWithin(union: readonly Range[], { startDate, endDate }: Range): number {
  return sum(union, (range) => {
    const first = latest(range.startDate, startDate);
    const last = earliest(range.endDate, endDate);
    return first > last ? 0 : daysInclusive(first, last);
  });
}

/** Stretches in order, joined where they touch or overlap. */
export function unionOf(ranges: readonly Range[]): Range[] {
  const union: Range[] = [];
  for (const { startDate, endDate } of inOrder(ranges)) {
    const last = union.at(-1);
    // The day after the last one is two days from it, both counted.
    if (last && daysInclusive(last.endDate, startDate) <= 2) {
      last.endDate = latest(endDate, last.endDate);
    } else union.push({ startDate, endDate });
  }
  return union;
}

/** Days that two stretches both hold. */
export function sharedDays(one: Range, other: Range): number {
  return daysWithin([one], other);
}

/** One ends on the day the other starts: the meter was read that day, and neither bill is wrong. */
export function isHandover(one: Range, other: Range): boolean {
  const [first, second] = inOrder([one, other]) as [Range, Range];
  return (
    first.endDate === second.startDate && first.startDate < first.endDate && second.startDate < second.endDate
  );
}

/** The same stretches, each without its first day where another one ends on that day. */
export function withoutHandovers(ranges: readonly Range[]): Range[] {
  const isLonger = ({ startDate, endDate }: Range) => startDate < endDate;
  const lastDays = new Set(ranges.filter(isLonger).map(({ endDate }) => endDate));
  return ranges.map(({ startDate, endDate }) => {
    const isHandedOver = isLonger({ startDate, endDate }) && lastDays.has(startDate);
    return { startDate: isHandedOver ? nextDay(startDate) : startDate, endDate };
  });
}

/** The days that more than one of the stretches holds. */
export function overlapsOf(ranges: readonly Range[]): Range[] {
  const overlaps: Range[] = [];
  let reached: IsoDate | undefined;
  for (const { startDate, endDate } of inOrder(ranges)) {
    if (reached !== undefined && startDate <= reached)
      overlaps.push({ startDate, endDate: earliest(endDate, reached) });
    reached = latest(endDate, reached);
  }
  return overlaps;
}

/** What lies between the stretches of a union. */
export function gapsIn(union: readonly Range[]): Range[] {
  return union.slice(1).map((next, index) => ({
    startDate: nextDay(union[index]?.endDate ?? next.startDate),
    endDate: previousDay(next.startDate),
  }));
}

export function earliest(day: IsoDate, other: IsoDate | undefined): IsoDate {
  if (other === undefined || day < other) return day;
  return other;
}

export function latest(day: IsoDate, other: IsoDate | undefined): IsoDate {
  if (other === undefined || day > other) return day;
  return other;
}

const inOrder = (ranges: readonly Range[]) =>
  [...ranges].sort((one, other) =>
    one.startDate < other.startDate ? -1 : one.startDate > other.startDate ? 1 : 0,
  );

export function monthsOf({ startDate, endDate }: Range): IsoDate[] {
  const last = monthOf(endDate);
  const months: IsoDate[] = [];
  for (let month = monthOf(startDate); month <= last; month = firstDayOfNextMonth(month)) months.push(month);
  return months;
}

export function monthsApart(from: IsoDate, to: IsoDate): number {
  const index = (day: IsoDate) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  return index(to) - index(from);
}
