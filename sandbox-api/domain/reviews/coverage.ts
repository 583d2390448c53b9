import type { CoverageCell } from '#api/contract/reviews/coverage';
import {
  daysInclusive,
  firstDayOfNextMonth,
  type IsoDate,
  lastDayOfMonth,
  monthOf,
  monthsBetween,
  nextDay,
  previousDay,
} from '#api/domain/calendar/calendar';

/**
 * How complete the activity data of a category is: the evidence beside a completeness question. Rules of ours, since
 * neither the GHG Protocol nor ESRS states any; each is shown on screen.
 *
 * - **Bills** (utilities, renewables) cover their days. From the first bill of a source at a location on, each day up to
 *   the end of the last whole month is expected. So is each day between the first and the last bill of a meter, of that
 *   meter or of one without a number: another meter's bill does not stand for it. A meter may end; another follows it.
 * - **Receipts** (fuels) **and entries** (value chain) come at a rhythm: the usual pause between the months that have
 *   one, the median. A month further from the last one than that is a gap. Fewer than two months tell no rhythm.
 * - Two bills of one source (and meter) over the same days **overlap**; so do two receipts that are the same in
 *   everything.
 * - A month **jumps** when its emissions are more than twice or less than half those of the same month a year before.
 * - The running month is never a gap: its bills are still to come.
 */
export const jumpRatio = 2;
/** Below this share of the location's largest month a month jumps for nobody: half a litre and two litres. */
export const jumpFloorShare = 0.05;

/** What one source (a fuel, a utility, a form of the value chain) at one location has on record. */
export type CoverageRow = {
  locationId: number;
  kind: 'bill' | 'receipt' | 'entry';
  /** Source and kind together: nothing else of the location has it. */
  source: string;
  /** Rows of other meters never overlap. Of receipts: all that tells one from another. */
  meter: string;
  /** Both count; of a receipt they are one day. */
  startDate: IsoDate;
  endDate: IsoDate;
};

/** Emissions of one location in one month, kg CO2e. */
export type CoverageFigure = { locationId: number; month: IsoDate; kgCo2e: number; isProxied: boolean };

export type LocationCoverage = { locationId: number; cells: CoverageCell[] };

type Period = { firstMonth: IsoDate; lastMonth: IsoDate; today: IsoDate };

/** Locations that were closed, by their key: the day from which on nothing is expected. */
type Closings = ReadonlyMap<number, IsoDate>;

/** The months of each location that has any row, in the order of the locations' keys. */
export function coverageOf(
  rows: readonly CoverageRow[],
  figures: readonly CoverageFigure[],
  period: Period & { closedOn?: Closings },
): LocationCoverage[] {
  const { closedOn = new Map(), today } = period;
  const months = monthsBetween(period.firstMonth, period.lastMonth).map(
    (month): Range => ({ startDate: month, endDate: lastDayOfMonth(month) }),
  );
  const rowsAt = groupBy(rows, ({ locationId }) => locationId);
  const figuresAt = groupBy(figures, ({ locationId }) => locationId);
  return [...rowsAt.keys()]
    .sort((one, other) => one - other)
    .map((locationId) => ({
      locationId,
      cells: cellsOf(rowsAt.get(locationId) ?? [], figuresAt.get(locationId) ?? [], {
        months,
        today,
        expectedTo: previousDay(earliest(monthOf(today), closedOn.get(locationId))),
      }),
    }));
}

function cellsOf(
  rows: readonly CoverageRow[],
  figures: readonly CoverageFigure[],
  { months, today, expectedTo }: { months: readonly Range[]; today: IsoDate; expectedTo: IsoDate },
): CoverageCell[] {
  const sources = [...groupBy(rows, ({ source }) => source).values()].map((ofSource) =>
    ofSource[0]?.kind === 'bill' ? billsOf(ofSource, expectedTo) : rhythmOf(ofSource, expectedTo),
  );
  const figureOf = new Map(figures.map((figure) => [figure.month, figure]));
  const largestKg = figures.reduce((most, { kgCo2e }) => Math.max(most, Math.abs(kgCo2e)), 0);
  return months.map((whole) => {
    const month = whole.startDate;
    const days = sources.map((source) => source(whole));
    const figure = figureOf.get(month);
    const before = figureOf.get(yearBefore(month));
    const kgCo2e = figure?.kgCo2e ?? 0;
    const yearBeforeKgCo2e = before?.kgCo2e ?? null;
    const isRunning = month >= monthOf(today);
    return {
      month,
      rowCount: sum(days, ({ rowCount }) => rowCount),
      coveredDays: days.reduce((most, { coveredDays }) => Math.max(most, coveredDays), 0),
      gapDays: days.reduce((most, { gapDays }) => Math.max(most, gapDays), 0),
      overlapDays: days.reduce((most, { overlapDays }) => Math.max(most, overlapDays), 0),
      kgCo2e,
      yearBeforeKgCo2e,
      isJump: !isRunning && isJump(kgCo2e, yearBeforeKgCo2e, largestKg),
      isProxied: figure?.isProxied ?? false,
    };
  });
}

/** Both months have something, and one is more than `jumpRatio` times the other. */
export function isJump(kgCo2e: number, yearBeforeKgCo2e: number | null, largestKg: number): boolean {
  if (yearBeforeKgCo2e === null) return false;
  const [low, high] = [Math.abs(kgCo2e), Math.abs(yearBeforeKgCo2e)].sort((one, other) => one - other);
  if (low === undefined || high === undefined || low === 0) return false;
  return high > low * jumpRatio && high >= largestKg * jumpFloorShare;
}

type Days = { rowCount: number; coveredDays: number; gapDays: number; overlapDays: number };
/** Asked with the first and the last day of a month. */
type Source = (month: Range) => Days;

/** A stretch of days, both ends counted. */
type Range = { startDate: IsoDate; endDate: IsoDate };

function billsOf(rows: readonly CoverageRow[], expectedTo: IsoDate): Source {
  const covered = unionOf(rows);
  const doubled = [...groupBy(rows, ({ meter }) => meter).values()].flatMap(overlapsOf);
  const twice = unionOf(doubled);
  const meterGaps = gapsByMeter(rows);
  const begins = covered[0]?.startDate ?? expectedTo;
  const rowsIn = countBy(rows.flatMap(monthsOf), (month) => month);
  return (month) => {
    const expected = {
      startDate: latest(begins, month.startDate),
      endDate: earliest(month.endDate, expectedTo),
    };
    const expectedDays = Math.max(0, daysInclusive(expected.startDate, expected.endDate));
    const gapDays = expectedDays > 0 ? expectedDays - daysWithin(covered, expected) : 0;
    return {
      rowCount: rowsIn.get(month.startDate) ?? 0,
      coveredDays: daysWithin(covered, month),
      gapDays: meterGaps.reduce(
        (most, gaps) => Math.max(most, daysWithin(gaps, { ...month, endDate: expected.endDate })),
        gapDays,
      ),
      overlapDays: daysWithin(twice, month),
    };
  };
}

/** Days of each meter between its bills that none of them covers, nor one that does not say its meter. */
function gapsByMeter(rows: readonly CoverageRow[]): Range[][] {
  const byMeter = groupBy(rows, ({ meter }) => meter);
  // One meter alone has the gaps of its source.
  if (byMeter.size < 2) return [];
  const ofAny = byMeter.get('') ?? [];
  return [...byMeter].flatMap(([meter, ofMeter]) => {
    if (meter === '') return [];
    const own = unionOf(ofMeter);
    const [first, last] = [own[0], own.at(-1)];
    if (!first || !last) return [];
    const gaps = gapsIn(unionOf([...ofMeter, ...ofAny]));
    return [gaps.filter(({ startDate }) => startDate > first.startDate && startDate < last.startDate)];
  });
}

/** What lies between the stretches of a union. */
function gapsIn(union: readonly Range[]): Range[] {
  return union.slice(1).map((next, index) => ({
    startDate: nextDay(union[index]?.endDate ?? next.startDate),
    endDate: previousDay(next.startDate),
  }));
}

function rhythmOf(rows: readonly CoverageRow[], expectedTo: IsoDate): Source {
  const rowsIn = countBy(rows.flatMap(monthsOf), (month) => month);
  const months = [...rowsIn.keys()].sort();
  const pause = usualPause(months);
  const isEntry = rows[0]?.kind === 'entry';
  const union = isEntry ? unionOf(rows) : [];
  const doubledIn = isEntry ? undefined : countBy(doubledDays(rows), monthOf);
  return ({ startDate: month, endDate: lastDay }) => {
    const last = months.findLast((one) => one <= month);
    const isReached = last !== undefined && monthsApart(last, month) < pause;
    const daysOfMonth = daysInclusive(month, lastDay);
    const isGap = last !== undefined && !isReached && months.length > 1 && lastDay <= expectedTo;
    return {
      rowCount: rowsIn.get(month) ?? 0,
      coveredDays: isEntry
        ? daysWithin(union, { startDate: month, endDate: lastDay })
        : isReached
          ? daysOfMonth
          : 0,
      gapDays: isGap ? daysOfMonth : 0,
      overlapDays: doubledIn?.get(month) ?? 0,
    };
  };
}

/** Days that have two receipts which are the same in everything. */
function doubledDays(receipts: readonly CoverageRow[]): IsoDate[] {
  const seen = countBy(receipts, sameReceipt);
  const doubled = receipts.filter((receipt) => (seen.get(sameReceipt(receipt)) ?? 0) > 1);
  return [...new Set(doubled.map(({ startDate }) => startDate))];
}

const sameReceipt = ({ meter, startDate }: CoverageRow) => `${startDate} ${meter}`;

/** The median pause between months with data, in months; 1 where there are fewer than two. */
export function usualPause(sortedMonths: readonly IsoDate[]): number {
  const pauses = sortedMonths
    .slice(1)
    .map((month, index) => monthsApart(sortedMonths[index] ?? month, month))
    .sort((one, other) => one - other);
  return pauses[Math.floor(pauses.length / 2)] ?? 1;
}

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

function earliest(day: IsoDate, other: IsoDate | undefined): IsoDate {
  if (other === undefined || day < other) return day;
  return other;
}

function latest(day: IsoDate, other: IsoDate | undefined): IsoDate {
  if (other === undefined || day > other) return day;
  return other;
}

const inOrder = (ranges: readonly Range[]) =>
  [...ranges].sort((one, other) =>
    one.startDate < other.startDate ? -1 : one.startDate > other.startDate ? 1 : 0,
  );

function monthsOf({ startDate, endDate }: Range): IsoDate[] {
  const last = monthOf(endDate);
  const months: IsoDate[] = [];
  for (let month = monthOf(startDate); month <= last; month = firstDayOfNextMonth(month)) months.push(month);
  return months;
}

function monthsApart(from: IsoDate, to: IsoDate): number {
  const index = (day: IsoDate) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  return index(to) - index(from);
}

function yearBefore(month: IsoDate): IsoDate {
  return `${String(Number(month.slice(0, 4)) - 1).padStart(4, '0')}${month.slice(4)}`;
}

function sum<T>(items: readonly T[], amount: (item: T) => number): number {
  return items.reduce((total, item) => total + amount(item), 0);
}

function groupBy<T, Key>(items: readonly T[], keyOf: (item: T) => Key): Map<Key, T[]> {
  const groups = new Map<Key, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

function countBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1);
  return counts;
}
