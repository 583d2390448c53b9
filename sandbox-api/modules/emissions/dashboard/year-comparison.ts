import { monthOf } from '#api/domain/calendar/calendar';
import { Decimal } from '#api/domain/units/decimal';

/** Kilograms of a month as decimal text. `month` is its first day. */
export type MonthTotal = { month: string; kgCo2e: string };

type YearComparison = { months: number; total: Decimal; previousTotal: Decimal; change: Decimal | null };

/** Past months with data. The current month is incomplete, so it isn't included. */
export function coveredMonths(totals: readonly MonthTotal[], today: string): MonthTotal[] {
  return totals.filter(({ month }) => month < monthOf(today));
}

/**
 * Compares a year with the one before, using only months covered in both. January to October against a full year would
 * look like a reduction. Undefined if no month is covered in both.
 */
export function compareYears(
  totals: readonly MonthTotal[],
  previous: readonly MonthTotal[],
  today: string,
): YearComparison | undefined {
  const pairs = coveredMonths(totals, today).flatMap((one) => {
    const before = previous.find(({ month }) => month.slice(5) === one.month.slice(5));
    return before ? [{ now: one.kgCo2e, before: before.kgCo2e }] : [];
  });
  if (pairs.length === 0) return undefined;
  const total = sumOf(pairs.map(({ now }) => now));
  const previousTotal = sumOf(pairs.map(({ before }) => before));
  const change = previousTotal.isZero() ? null : total.div(previousTotal).minus(1);
  return { months: pairs.length, total, previousTotal, change };
}

function sumOf(amounts: readonly string[]): Decimal {
  return amounts.reduce((sum, amount) => sum.plus(amount), new Decimal(0));
}
