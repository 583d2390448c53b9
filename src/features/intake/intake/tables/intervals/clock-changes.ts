import { localTimeIn } from '@/lib/format/local-time';

/** How many minutes a day may have: all of them are right. */
export type DayLengths = (day: number) => readonly number[];

const usual = [1440] as const;

/**
 * Without a time zone, the days on which Europe's clocks change may have an hour less or more, or not: files in winter
 * time all year have 24 hours then too.
 */
export const europeanDays: DayLengths = (day) => {
  const { month, date, weekday } = calendar(day);
  if (weekday !== 0 || date < 25) return usual;
  if (month === 3) return [1380, 1440];
  return month === 10 ? [1500, 1440] : usual;
};

/** @param timeZone an IANA name */
export function daysOfZone(timeZone: string): DayLengths {
  const lengths = new Map<number, readonly number[]>();
  const offsetAt = offsetsOf(timeZone);
  return (day) => {
    const known = lengths.get(day);
    if (known) return known;
    const length = [1440 + offsetAt(day) - offsetAt(day + 1)];
    lengths.set(day, length);
    return length;
  };
}

/** From minutes since 1970 in UTC to those by the clock of a zone. */
export function localMinutesOf(timeZone: string): (minutes: number) => number {
  const offset = offsetOf(timeZone);
  const known = new Map<number, number>();
  return (minutes) => {
    const hour = Math.floor(minutes / 60);
    const ahead = known.get(hour) ?? offset(hour * 3_600_000);
    known.set(hour, ahead);
    return minutes + ahead;
  };
}

/** Minutes that the zone is ahead of UTC at a local midnight. */
function offsetsOf(timeZone: string): (day: number) => number {
  const offset = offsetOf(timeZone);
  return (day) => {
    const midnight = day * 86_400_000;
    const about = offset(midnight);
    return offset(midnight - about * 60_000);
  };
}

/** Minutes that the zone is ahead of UTC at an instant. */
function offsetOf(timeZone: string): (instant: number) => number {
  const localTime = localTimeIn(timeZone);
  return (instant) => {
    const wholeMinutes = Math.floor(instant / 60_000) * 60_000;
    return (Date.parse(`${localTime(wholeMinutes)}Z`) - wholeMinutes) / 60_000;
  };
}

function calendar(day: number): { month: number; date: number; weekday: number } {
  const date = new Date(day * 86_400_000);
  return {
    month: date.getUTCMonth() + 1,
    date: date.getUTCDate(),
    weekday: date.getUTCDay(),
  };
}
