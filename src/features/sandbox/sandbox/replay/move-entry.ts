/** Pure rules that turn an entry of an earlier year into one of the replayed year. Days are `YYYY-MM-DD`. */

/** The reduction of the earlier amounts in per cent by month, from January; the same in every replay. */
export const percentLess = [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6] as const;

/**
 * An amount reduced by some per cent, with its original number of decimals, halves rounded up: 1240.5 less 3% is
 * 1203.3. An amount that would become zero stays unchanged, because zero has a different meaning.
 */
export function reduced(amount: number, percent: number): number {
  const text = String(amount);
  const [whole = '0', decimals = ''] = text.split('.');
  if (!/^\d+$/.test(whole + decimals)) return amount;
  const units = (BigInt(whole + decimals) * BigInt(100 - percent) + 50n) / 100n;
  if (units === 0n) return amount;
  const digits = units.toString().padStart(decimals.length + 1, '0');
  const point = digits.length - decimals.length;
  return Number(`${digits.slice(0, point)}.${digits.slice(point)}`);
}

/** The same day some years later. The last day of February stays the last day. */
export function dayLater(day: string, years: number): string {
  const [year, month, date] = partsOf(day);
  const isLast = date === lastDateOf(year, month);
  const last = lastDateOf(year + years, month);
  return dayOf(year + years, month, isLast ? last : Math.min(date, last));
}

type Period = { startDate: string; endDate: string };

/** A period some years later. Consecutive periods stay consecutive and share no day. */
export function periodLater({ startDate, endDate }: Period, years: number): Period {
  const end = dayLater(endDate, years);
  const start = startLater(startDate, years);
  const [first = end] = [start, end].sort();
  return { startDate: first, endDate: end };
}

/** A period that started on 29 February starts on 1 March in a common year, after the one that ended with February. */
function startLater(day: string, years: number): string {
  const [year, month, date] = partsOf(day);
  if (date <= lastDateOf(year + years, month)) return dayOf(year + years, month, date);
  return dayOf(year + years, month + 1, 1);
}

/** @param month `YYYY-MM` */
export function lastDayOf(month: string): string {
  const [year, number] = partsOf(`${month}-01`);
  return dayOf(year, number, lastDateOf(year, number));
}

function lastDateOf(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

function partsOf(day: string): [year: number, month: number, date: number] {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return [year, month, date];
}

function dayOf(year: number, month: number, date: number): string {
  return `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
}
