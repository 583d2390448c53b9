import type { CoverageCell } from '#api/contract/reviews/coverage';
import {
  addYears,
  type IsoDate,
  lastDayOfMonth,
  monthOf,
  monthsBetween,
  previousDay,
} from '#api/domain/calendar/calendar';
import { explanationOf, type GapExplanation } from './explanations';
import { countBy, groupBy, sum } from './groups';
import { earliest, monthsOf, type Range } from './ranges';
import { type CoverageRow, daysOfSource } from './sources';

/**
 * How complete the activity data of a category is: the evidence beside a completeness question. The rules are
 * ours, because neither the GHG Protocol nor ESRS states any; each is shown on screen.
 *
 * - **Bills** (utilities, renewables) cover their days. From the first bill of a source at a location on,
 *   each day up to the end of the last whole month is expected. So is each day between the first and the last
 *   bill of a meter, from that meter or one without a number: another meter's bill does not count. A meter
 *   may be replaced by another.
 * - A fuel that is billed by days, such as gas, is checked like bills; with one delivery among them, like
 *   receipts.
 * - **Receipts** (fuels) **and entries** (value chain) have a rhythm: the median interval between the months
 *   with one. A month later than that after the last one is a gap. Fewer than two months have no rhythm.
 * - So does a meter with receipts between its first and its last month, unless a receipt without a number
 *   fills the gap.
 * - A gap that was **explained** at its source is shown with the explanation and does not count.
 * - Two bills of one source (and meter) over the same days **overlap**, except for the one day on which one
 *   ends and the next starts; so do two identical receipts.
 * - A month **jumps** when its emissions are more than twice or less than half those of the same month a year
 *   before.
 * - A row that starts after its location was closed is **late**: the day may be wrong, or the row.
 * - The current month is never a gap, because its bills are not due yet.
 */
export const jumpRatio = 2;
/**
 * Below this share of the location's largest month, changes between months are not reported: half a litre and
 * two litres.
 */
export const jumpFloorShare = 0.05;

/** Emissions of one location in one month, kg CO2e. */
export type CoverageFigure = { locationId: number; month: IsoDate; kgCo2e: number; isProxied: boolean };

/** A month according to the rows; its gaps by the keys of their sources. */
export type CoverageMonth = Omit<CoverageCell, 'gaps'> & { gaps: CoverageGap[] };

/** Expected days of a source without data. */
export type CoverageGap = { source: string; days: number; explanation: string | null };

export type LocationCoverage = { locationId: number; cells: CoverageMonth[] };

export type CoveragePeriod = { firstMonth: IsoDate; lastMonth: IsoDate; today: IsoDate };

type Circumstances = {
  /** Locations that were closed, by their key: the day from which on nothing is expected. */
  closedOn?: ReadonlyMap<number, IsoDate>;
  explanations?: readonly GapExplanation[];
};

/** The months of each location that has any row, in the order of the locations' keys. */
export function coverageOf(
  rows: readonly CoverageRow[],
  figures: readonly CoverageFigure[],
  period: CoveragePeriod & Circumstances,
): LocationCoverage[] {
  const { closedOn = new Map(), explanations = [], today } = period;
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
        closedOn: closedOn.get(locationId),
        explanations: explanations.filter((one) => one.locationId === locationId),
        expectedTo: previousDay(earliest(monthOf(today), closedOn.get(locationId))),
      }),
    }));
}

type Surroundings = {
  months: readonly Range[];
  today: IsoDate;
  /** Of a location that was closed. */
  closedOn: IsoDate | undefined;
  /** The last day that is expected to have data. */
  expectedTo: IsoDate;
  explanations: readonly GapExplanation[];
};

function cellsOf(
  rows: readonly CoverageRow[],
  figures: readonly CoverageFigure[],
  { months, today, closedOn, expectedTo, explanations }: Surroundings,
): CoverageMonth[] {
  const sources = [...groupBy(rows, ({ source }) => source)].map(([source, ofSource]) => ({
    source,
    daysIn: daysOfSource(ofSource, expectedTo),
  }));
  const lateRowsIn = countBy(
    rows.filter(({ startDate }) => closedOn !== undefined && startDate > closedOn).flatMap(monthsOf),
    (month) => month,
  );
  const figureOf = new Map(figures.map((figure) => [figure.month, figure]));
  const largestKg = figures.reduce((most, { kgCo2e }) => Math.max(most, Math.abs(kgCo2e)), 0);
  return months.map((whole) => {
    const month = whole.startDate;
    const days = sources.map(({ source, daysIn }) => ({ source, ...daysIn(whole) }));
    const gaps = days
      .filter(({ gapDays }) => gapDays > 0)
      .map(({ source, gapDays }): CoverageGap => {
        const explanation = explanationOf(explanations, { source, month });
        return { source, days: gapDays, explanation };
      });
    const figure = figureOf.get(month);
    const before = figureOf.get(addYears(month, -1));
    const kgCo2e = figure?.kgCo2e ?? 0;
    const yearBeforeKgCo2e = before?.kgCo2e ?? null;
    const isRunning = month >= monthOf(today);
    return {
      month,
      lateRows: lateRowsIn.get(month) ?? 0,
      rowCount: sum(days, ({ rowCount }) => rowCount),
      coveredDays: days.reduce((most, { coveredDays }) => Math.max(most, coveredDays), 0),
      gapDays: gaps.reduce((most, gap) => (gap.explanation === null ? Math.max(most, gap.days) : most), 0),
      gaps,
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
