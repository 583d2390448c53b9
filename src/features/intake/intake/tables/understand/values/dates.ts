import { type Cell, type DateOrder, dateOrders } from '../../../model';
import { dayNumber, daysInMonth, isRealDay } from '../../intervals/days';
import { monthNumbers } from './month-names';
import { normalise } from './normalise';

/** A day, and the minutes since its start if the cell has a time; 1440 is the end of the day. */
export type Moment = { day: number; minutes: number | null };

const numeric = /^(\d{1,4})([./-])(\d{1,2})\2(\d{1,4})(?!\d)/;
const compact = /^((?:19|20)\d{2})(\d{2})(\d{2})(?!\d)/;
const dayFirst =
  /^(?:\p{L}{2,4}\.?,?\s+)?(\d{1,2})(?:st|nd|rd|th)?[.\s/-]+(\p{L}{3,12})\.?,?[\s/-]*(\d{4}|\d{2})(?!\d)(?!:)/u;
const monthFirst = /^(\p{L}{3,12})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})(?!\d)/u;
const clock =
  /^[T,\s]*(\d{1,2})[:.](\d{2})(?:[:.](\d{2})(?:[.,]\d+)?)?\s*([ap]m)?(?:\s*(?:Z|[+-]\d{2}:?\d{2}))?$/i;

type Written = {
  numbers: [number, number, number];
  isYearFirst: boolean;
  /** All three have two digits at most, so that each of them can be the year. */
  isShort: boolean;
  isFixed: DateOrder | null;
  rest: string;
};

function readNumeric(text: string): Written | null {
  const found = numeric.exec(text) ?? null;
  if (found) {
    const [whole, first = '', mark, second, third = ''] = found;
    const numbers: [number, number, number] = [Number(first), Number(second), Number(third)];
    const rest = text.slice(whole.length);
    if (first.length === 4) return { numbers, isYearFirst: true, isShort: false, isFixed: 'ymd', rest };
    if (first.length > 2 || third.length === 3 || third.length === 1) return null;
    // With points the day always comes first.
    const isFixed = mark === '.' ? 'dmy' : null;
    return { numbers, isYearFirst: false, isShort: third.length === 2, isFixed, rest };
  }
  const [whole, year, month, day] = compact.exec(text) ?? [];
  if (whole === undefined) return null;
  return {
    numbers: [Number(year), Number(month), Number(day)],
    isYearFirst: true,
    isShort: false,
    isFixed: 'ymd',
    rest: text.slice(whole.length),
  };
}

/** The orders that the numbers of a text allow; null for a text that leaves no choice or is no such date. */
export function ordersOf(cell: Cell): DateOrder[] | null {
  if (typeof cell !== 'string') return null;
  const written = readNumeric(cell.trim());
  if (!written || written.isFixed || readClock(written.rest) === undefined) return null;
  const orders = realOrders(written);
  // The fifth of May is the same day either way.
  return orders.length === 0 || isOneDay(written, orders) ? null : orders;
}

/** The orders in which three numbers are a day. */
function realOrders(written: Written): DateOrder[] {
  return dateOrders.filter((order) => {
    if (order === 'ymd' && (!written.isShort || written.isFixed)) return false;
    const { year, month, day } = partsIn(order, written);
    // `31/01/25` is no day of 2031: what was used has been before.
    return isRealDay(year, month, day) && (order !== 'ymd' || year <= latestYear());
  });
}

function latestYear(): number {
  return new Date().getUTCFullYear() + 1;
}

function isOneDay(written: Written, [first, ...others]: readonly DateOrder[]): boolean {
  if (first === undefined || others.length === 0) return false;
  const text = (order: DateOrder) => JSON.stringify(partsIn(order, written));
  return others.every((order) => text(order) === text(first));
}

function partsIn(order: DateOrder, { numbers: [first, second, third], isShort, rest }: Written): DateParts {
  const year = (number: number) => (isShort ? number + (number < 70 ? 2000 : 1900) : number);
  if (order === 'ymd') return { year: year(first), month: second, day: third, rest };
  const [day, month] = order === 'dmy' ? [first, second] : [second, first];
  return { year: year(third), month, day, rest };
}

/** Undefined for what is no time, null for no text at all. */
function readClock(text: string): number | null | undefined {
  if (text.trim() === '') return null;
  const [whole, hours, minutes, seconds, half] = clock.exec(text) ?? [];
  if (whole === undefined) return undefined;
  return clockMinutes(Number(hours), Number(minutes), Number(seconds ?? 0), half?.toLowerCase());
}

function clockMinutes(hours: number, minutes: number, seconds: number, half: string | undefined) {
  const hour = half ? (hours % 12) + (half === 'pm' ? 12 : 0) : hours;
  // Some meters end an interval at 00:14:59.
  const total = hour * 60 + minutes + (seconds === 59 ? 1 : 0);
  return hour <= 24 && minutes < 60 && seconds < 60 && total <= 1440 ? total : undefined;
}

/** A time of day in minutes; 1440 for `24:00`. Undefined for what is none. */
export function readTime(cell: Cell): number | undefined {
  if (typeof cell !== 'string') return undefined;
  return readClock(cell.replace(/^\[(.*)\]$/, '$1').trim()) ?? undefined;
}

/** Null for what is no date, or could be two while `order` is null. */
export function readMoment(cell: Cell, order: DateOrder | null): Moment | null {
  if (typeof cell !== 'string') return null;
  const text = cell.trim();
  const written = readNumeric(text);
  const parts = written ? orderedParts(written, order) : readNamed(text);
  if (!parts || !isRealDay(parts.year, parts.month, parts.day)) return null;
  const minutes = readClock(parts.rest);
  return minutes === undefined ? null : { day: dayNumber(parts.year, parts.month, parts.day), minutes };
}

type DateParts = { year: number; month: number; day: number; rest: string };

function orderedParts(written: Written, order: DateOrder | null): DateParts | null {
  const { numbers, isYearFirst, isFixed, rest } = written;
  if (isYearFirst) return { year: numbers[0], month: numbers[1], day: numbers[2], rest };
  const orders = realOrders(written);
  const [first] = orders;
  if (first === undefined) return null;
  if (orders.length === 1 || isOneDay(written, orders)) return partsIn(first, written);
  const told = [isFixed, order].find((one) => one !== null && orders.includes(one));
  return told ? partsIn(told, written) : null;
}

function readNamed(text: string): DateParts | null {
  const found = dayFirst.exec(text);
  if (found) return namedParts(found[1], found[2], found[3], text.slice(found[0].length));
  const other = monthFirst.exec(text);
  return other ? namedParts(other[2], other[1], other[3], text.slice(other[0].length)) : null;
}

function namedParts(day = '', name = '', year = '', rest = ''): DateParts | null {
  const month = monthNumbers.get(normalise(name));
  if (month === undefined) return null;
  return { day: Number(day), month, year: Number(year) + (year.length === 2 ? 2000 : 0), rest };
}

/** A month; the year is null where only its name is given. */
export type Month = { year: number | null; month: number };

export function readMonth(cell: Cell): Month | null {
  if (typeof cell !== 'string') return null;
  const text = cell.trim();
  const iso =
    /^((?:19|20)\d{2})[-/. ](0?[1-9]|1[0-2])$/.exec(text) ??
    /^((?:19|20)\d{2})[- ]?M?(0[1-9]|1[0-2])$/.exec(text);
  if (iso) return { year: Number(iso[1]), month: Number(iso[2]) };
  const other = /^(0?[1-9]|1[0-2])[-/. ]((?:19|20)\d{2})$/.exec(text);
  if (other) return { year: Number(other[2]), month: Number(other[1]) };
  const words = normalise(text).split(' ');
  const named =
    /^(\p{L}+)(?: ?(\d{2}|\d{4}))?$/u.exec(words.join(' ')) ?? /^(\d{4}) (\p{L}+)$/u.exec(words.join(' '));
  if (named) return namedMonth(named);
  const first = /^(\d{4})-(\d{2})-01(?:T00:00:00)?$/.exec(text);
  return first ? { year: Number(first[1]), month: Number(first[2]) } : null;
}

function namedMonth([, one = '', two]: RegExpExecArray): Month | null {
  const [name, year] = /^\d/.test(one) ? [two ?? '', one] : [one, two];
  const month = monthNumbers.get(name);
  if (month === undefined) return null;
  return { month, year: year === undefined ? null : Number(year) + (year.length === 2 ? 2000 : 0) };
}

export function monthRange({ year, month }: { year: number; month: number }): { start: number; end: number } {
  return { start: dayNumber(year, month, 1), end: dayNumber(year, month, daysInMonth(year, month)) };
}

/** Two dates in one cell, such as `01.01.2025 - 31.01.2025`. */
export function splitRange(cell: Cell): [string, string] | null {
  if (typeof cell !== 'string' || cell.length < 13) return null;
  const [, first, second] =
    /^(.{6,18}?\d)\s*(?:–|—|\s-\s|\bto\b|\bdo\b|\bbis\b|(?<=\d{4})-)\s*(\S.{5,18})$/.exec(cell.trim()) ?? [];
  return first !== undefined && second !== undefined ? [first.trim(), second.trim()] : null;
}
