import { addYears, type IsoDate } from '#api/domain/calendar/calendar';
import { isJump } from '#api/domain/reviews/coverage';
import { sum } from '#api/domain/reviews/groups';
import { daysWithin } from '#api/domain/reviews/ranges';
import type { Unit } from '#api/domain/units/units';
import { baseAmount, type Comparable, daysOf, isSameDimension, perDay } from './comparable';
import { likelyUnit } from './likely-unit';
import { type Warning, warningOf } from './warning';

const slipRatio = 3;
const slipYears = 4;
const fewestBills = 5;
const topShare = 0.1;

/** Much more than the meter ever used, or else much more or less than a year before. */
export function usualUseWarnings(
  entry: Comparable,
  others: readonly Comparable[],
  units: readonly Unit[],
): Warning[] {
  const use = perDay(entry);
  if (use === null || use <= 0) return [];
  const alike = others.filter((other) => isSameDimension(entry, other) && other.value !== null);
  const before = dailyUseYearBefore(entry, alike);
  const slip = slipOf(entry, { use, before, alike }, units);
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

type Use = { use: number; before: number | null; alike: readonly Comparable[] };

function slipOf(entry: Comparable, { use, before, alike }: Use, units: readonly Unit[]): Warning | undefined {
  const since = addYears(entry.startDate, -slipYears);
  const uses = alike
    .filter(({ endDate }) => endDate >= since)
    .map((other) => perDay(other) ?? 0)
    .sort((one, other) => other - one);
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

/** Use a day over the same days a year before; null where half of them or more have no bill. */
function dailyUseYearBefore(entry: Comparable, alike: readonly Comparable[]): number | null {
  if (entry.kind === 'receipt') return monthYearBefore(entry, alike);
  if (entry.kind === 'entry') return null;
  const range = { startDate: addYears(entry.startDate, -1), endDate: addYears(entry.endDate, -1) };
  const shared = alike.map((other) => ({ use: perDay(other) ?? 0, days: daysWithin([other], range) }));
  const days = sum(shared, (one) => one.days);
  if (days * 2 <= daysOf(entry)) return null;
  return sum(shared, (one) => one.use * one.days) / days;
}

/** A receipt has no days to spread over: it is compared where it and another one are the only ones of their months. */
function monthYearBefore(entry: Comparable, alike: readonly Comparable[]): number | null {
  const inMonth = (day: IsoDate) =>
    alike.filter(({ startDate }) => startDate.slice(0, 7) === day.slice(0, 7));
  const [only, another] = inMonth(addYears(entry.startDate, -1));
  if (!only || another || inMonth(entry.startDate).length > 0) return null;
  return baseAmount(only);
}

function inUnit({ unit }: Comparable, base: number): number {
  return base / Number(unit?.perBase ?? 1);
}
