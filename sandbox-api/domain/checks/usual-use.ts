import { addYears, type IsoDate, lastDayOfMonth, monthOf } from '#api/domain/calendar/calendar';
import { isJump } from '#api/domain/reviews/coverage';
import { sum } from '#api/domain/reviews/groups';
import { type Range, sharedDays } from '#api/domain/reviews/ranges';
import type { Unit } from '#api/domain/units/units';
import { baseAmount, type Comparable, daysOf, isSameDimension, perDay } from './comparable';
import { likelyUnit } from './likely-unit';
import type { Ranked, Series } from './series';
import { type Warning, warningOf } from './warning';

const slipRatio = 3;
const slipYears = 4;
const fewestBills = 5;
const topShare = 0.1;

/** Much more than the meter's highest use, or otherwise much more or less than a year before. */
export function usualUseWarnings(
  entry: Comparable,
  itself: Comparable,
  { series, units }: { series: Series; units: readonly Unit[] },
): Warning[] {
  const use = perDay(entry);
  if (use === null || use <= 0) return [];
  const others: Others = {
    uses: series.uses(entry),
    isOther: (other) => other !== itself,
    touching: (range) =>
      series
        .touching(entry.meter, range)
        .filter(
          (other) =>
            other !== itself &&
            other.kind === entry.kind &&
            other.value !== null &&
            isSameDimension(entry, other),
        ),
  };
  const before = dailyUseYearBefore(entry, others);
  const slip = slipOf(entry, { use, before, others }, units);
  if (slip) return [slip];
  if (before === null || !isJump(use, before, 0)) return [];
  return [
    warningOf(entry, 'jump', 'amount', {
      ratio: use / before,
      found: inUnit(entry, use),
      usual: inUnit(entry, before),
    }),
  ];
}

type Others = {
  /** The highest first. */
  uses: readonly Ranked[];
  isOther: (entry: Comparable) => boolean;
  touching: (range: Range) => Comparable[];
};
type Use = { use: number; before: number | null; others: Others };

function slipOf(
  entry: Comparable,
  { use, before, others }: Use,
  units: readonly Unit[],
): Warning | undefined {
  const since = addYears(entry.startDate, -slipYears);
  if (!isAboveMost(use, others, since)) return undefined;
  const uses = others.uses
    .filter((other) => others.isOther(other.entry) && other.entry.endDate >= since)
    .map(({ amount }) => amount);
  if (uses.length < fewestBills) return undefined;
  const highest = uses[Math.ceil(uses.length * topShare)] ?? 0;
  if (highest <= 0 || use < highest * slipRatio) return undefined;
  const median = uses[Math.floor(uses.length / 2)] ?? 0;
  const ratios = [highest, before ?? 0, median].filter((usual) => usual > 0).map((usual) => use / usual);
  const likely = entry.unit && likelyUnit(entry.unit, ratios, units);
  return {
    ...warningOf(entry, 'unitSlip', 'amount', {
      ratio: use / highest,
      found: inUnit(entry, use),
      usual: inUnit(entry, highest),
    }),
    likelyUnit: likely ?? null,
  };
}

/** A quick check for the thousands of rows of a file: false if more than the top tenth are too high for a slip. */
function isAboveMost(use: number, { uses, isOther }: Others, since: IsoDate): boolean {
  const outliers = Math.ceil(uses.length * topShare);
  let higher = 0;
  for (const { entry, amount } of uses) {
    if (amount * slipRatio <= use) return true;
    if (isOther(entry) && entry.endDate >= since) higher += 1;
    if (higher > outliers) return false;
  }
  return true;
}

/** Use a day over the same days a year before; null where half of them or more have no bill. */
function dailyUseYearBefore(entry: Comparable, others: Others): number | null {
  if (entry.kind === 'receipt') return monthYearBefore(entry, others);
  if (entry.kind === 'entry') return null;
  const range = { startDate: addYears(entry.startDate, -1), endDate: addYears(entry.endDate, -1) };
  const shared = others
    .touching(range)
    .map((other) => ({ use: perDay(other) ?? 0, days: sharedDays(other, range) }));
  const days = sum(shared, (one) => one.days);
  if (days * 2 <= daysOf(entry)) return null;
  return sum(shared, (one) => one.use * one.days) / days;
}

/** A receipt has no days to spread over: it is compared where it and another one are the only ones of their months. */
function monthYearBefore(entry: Comparable, { touching }: Others): number | null {
  const inMonth = (day: IsoDate) => touching({ startDate: monthOf(day), endDate: lastDayOfMonth(day) });
  const [only, another] = inMonth(addYears(entry.startDate, -1));
  if (!only || another || inMonth(entry.startDate).length > 0) return null;
  return baseAmount(only);
}

function inUnit({ unit }: Comparable, base: number): number {
  return base / Number(unit?.perBase ?? 1);
}
