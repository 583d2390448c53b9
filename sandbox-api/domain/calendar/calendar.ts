/** Calendar arithmetic on `YYYY-MM-DD` strings; no timestamps, so no time zone can shift a day. */

export type IsoDate = string;

const pattern = /^(\d{4})-(\d{2})-(\d{2})$/;

/** True for a real day of the calendar, 1900 to 2200. */
export function isIsoDate(value: string): boolean {
  const match = pattern.exec(value);
  if (!match) return false;
  const [, year, month, day] = match.map(Number) as [number, number, number, number];
  return (
    year >= 1900 && year <= 2200 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month)
  );
}

export function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

export function yearOf(date: IsoDate): number {
  return Number(date.slice(0, 4));
}

/** The first day of the date's month: the ledger's period. */
export function monthOf(date: IsoDate): IsoDate {
  return `${date.slice(0, 7)}-01`;
}

/** Days since 1 March of year 0; only differences mean anything. */
function dayNumber(date: IsoDate): number {
  const [year, month, day] = partsOf(date);
  const shifted = month > 2 ? year : year - 1;
  const monthIndex = (month + 9) % 12;
  return (
    365 * shifted +
    Math.floor(shifted / 4) -
    Math.floor(shifted / 100) +
    Math.floor(shifted / 400) +
    Math.floor((153 * monthIndex + 2) / 5) +
    day
  );
}

/** Days from the first to the last date, both counted. 15 Dec to 14 Jan = 31. */
export function daysInclusive(first: IsoDate, last: IsoDate): number {
  return dayNumber(last) - dayNumber(first) + 1;
}

/** First days of the months from one to another, both included. */
export function monthsBetween(firstMonth: IsoDate, lastMonth: IsoDate): IsoDate[] {
  const months: IsoDate[] = [];
  for (let month = firstMonth; month <= lastMonth; month = firstDayOfNextMonth(month)) months.push(month);
  return months;
}

/** The day that many days later, or earlier where `days` is negative. */
export function addDays(date: IsoDate, days: number): IsoDate {
  return new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
}

/** The same day of another year; 28 Feb where that year has no 29th. */
export function addYears(date: IsoDate, years: number): IsoDate {
  const [year, month, day] = partsOf(date);
  return isoDate(year + years, month, Math.min(day, daysInMonth(year + years, month)));
}

/** The day after. */
export function nextDay(date: IsoDate): IsoDate {
  return addDays(date, 1);
}

/** The day before. */
export function previousDay(date: IsoDate): IsoDate {
  const [year, month, day] = partsOf(date);
  if (day > 1) return isoDate(year, month, day - 1);
  if (month > 1) return isoDate(year, month - 1, daysInMonth(year, month - 1));
  return isoDate(year - 1, 12, 31);
}

export function lastDayOfMonth(date: IsoDate): IsoDate {
  const [year, month] = partsOf(date);
  return isoDate(year, month, daysInMonth(year, month));
}

export function firstDayOfNextMonth(date: IsoDate): IsoDate {
  const [year, month] = partsOf(date);
  return month === 12 ? isoDate(year + 1, 1, 1) : isoDate(year, month + 1, 1);
}

function partsOf(date: IsoDate): [year: number, month: number, day: number] {
  return [Number(date.slice(0, 4)), Number(date.slice(5, 7)), Number(date.slice(8, 10))];
}

function isoDate(year: number, month: number, day: number): IsoDate {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
