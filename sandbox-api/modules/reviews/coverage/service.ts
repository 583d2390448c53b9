import type { CoverageCell, ReviewCoverage } from '#api/contract/reviews/coverage';
import type { CoverageList } from '#api/contract/reviews/gap-explanations';
import { lastDayOfMonth, monthOf, monthsBetween } from '#api/domain/calendar/calendar';
import {
  type CoverageMonth,
  coverageOf,
  jumpFloorShare,
  jumpRatio,
  type LocationCoverage,
} from '#api/domain/reviews/coverage';
import { type PeriodGap, type PlaceInUse, periodGaps } from '#api/domain/reviews/period-gaps';
import { scope3Forms } from '#api/domain/value-chain/forms';
import { type Ctx, today } from '#api/kernel/context';
import { explanationsOfGaps, sourceNames } from '#api/modules/reviews/gap-explanations/service';
import { reviewedCategory } from '#api/modules/reviews/reviews/service';
import * as repository from './repository';
import { derivedCategory, sourcesOf } from './sources';

type Call = {
  ctx: Ctx;
  input: {
    params: { reviewId: number; scopeNumber: number; scopeCategoryNumber: number };
    query: { Months: number };
  };
};

/** The months of a review's period up to the present one, or more of them back from there. */
export async function readReviewCoverage({ ctx, input }: Call): Promise<ReviewCoverage> {
  const { reviewId, scopeNumber: scope, scopeCategoryNumber: categoryNumber } = input.params;
  const { companyId } = ctx.session;
  const { header, category } = await reviewedCategory(ctx, { reviewId, scope, categoryNumber });
  const now = today(ctx.platform.clock);
  const lastMonth = [monthOf(header.periodEnd), monthOf(now)].sort()[0] ?? now;
  // A year from within a month touches thirteen.
  const asked = monthsBack(monthOf(header.periodEnd), input.query.Months - 1);
  const firstMonth = [monthOf(header.periodStart), asked].sort()[0] ?? asked;
  const { rows, figures } = await repository.findCoverage(ctx.db, companyId, {
    category,
    sources: sourcesOf(category),
    // With the year before: what a month is set beside, and what was in use by then.
    from: monthsBack(firstMonth, 12),
    to: lastDayOfMonth(lastMonth),
  });
  const places = await repository.findLocations(ctx.db, companyId);
  const explanations = await explanationsOfGaps(ctx);
  const surroundings = { today: now, closedOn: closingsOf(places), explanations };
  const coverage = coverageOf(rows, figures, { firstMonth, lastMonth, ...surroundings });
  const names = await sourceNames(ctx);
  return {
    months: monthsBetween(firstMonth, lastMonth),
    isDerived: category === derivedCategory,
    ...placed(coverage, places, { lists: listsAt(rows), names }),
    findings: findingsIn(coverage),
    rule: { jumpRatio, jumpFloorShare },
  };
}

/** Where data of a period is missing, source by source, in all categories of the scopes. */
export async function readPeriodGaps(
  ctx: Ctx,
  period: { periodStart: string; periodEnd: string },
  { scopes, places }: { scopes: readonly number[]; places: readonly PlaceInUse[] },
): Promise<PeriodGap[]> {
  const { companyId } = ctx.session;
  const [firstMonth, lastMonth] = [monthOf(period.periodStart), monthOf(period.periodEnd)];
  const rows = await repository.findCoverageRows(ctx.db, companyId, {
    sources: sourcesOfScopes(scopes),
    from: monthsBack(firstMonth, 12),
    to: lastDayOfMonth(lastMonth),
  });
  const explanations = await explanationsOfGaps(ctx);
  const closedOn = closingsOf(await repository.findLocations(ctx.db, companyId));
  const now = today(ctx.platform.clock);
  const coverage = coverageOf(rows, [], { firstMonth, lastMonth, today: now, closedOn, explanations });
  return periodGaps(coverage, places, explanations);
}

/** Fuel- and energy-related activities of the value chain follow from the others, but for what is entered by its form. */
function sourcesOfScopes(scopes: readonly number[]): repository.CoverageSources {
  const has = (scope: number) => scopes.includes(scope);
  return {
    fuels: has(1) ? ['1.1', '1.2', '1.3'] : [],
    utilities: has(2) ? ['electricity', 'heat', 'steam', 'cooling'] : [],
    renewables: has(2) ? ['electricity', 'heat'] : [],
    forms: has(3) ? scope3Forms.map(({ id }) => id) : [],
  };
}

function closingsOf(places: Awaited<ReturnType<typeof repository.findLocations>>): Map<number, string> {
  return new Map(places.flatMap(({ id, disabledOn }) => (disabledOn ? [[id, disabledOn] as const] : [])));
}

function placed(
  coverage: readonly LocationCoverage[],
  places: Awaited<ReturnType<typeof repository.findLocations>>,
  { lists, names }: { lists: ReadonlyMap<number, CoverageList[]>; names: ReadonlyMap<string, string> },
): Pick<ReviewCoverage, 'locations' | 'withoutData'> {
  const cellsAt = new Map(coverage.map(({ locationId, cells }) => [locationId, cells]));
  return {
    locations: places.flatMap(({ id, name }) => {
      const months = cellsAt.get(id);
      if (!months) return [];
      const cells = months.map((month) => cellOf(month, names));
      return [{ locationId: id, locationName: name, lists: lists.get(id) ?? [], cells }];
    }),
    withoutData: places
      .filter(({ id, isActive }) => isActive && !cellsAt.has(id))
      .map(({ id, name }) => ({ locationId: id, locationName: name })),
  };
}

function cellOf({ gaps, ...month }: CoverageMonth, names: ReadonlyMap<string, string>): CoverageCell {
  return {
    ...month,
    gaps: gaps.map(({ source, ...gap }) => {
      const [list, sourceId] = source.split(' ');
      return {
        ...gap,
        list: list as CoverageList,
        sourceId: Number(sourceId),
        name: names.get(source) ?? source,
      };
    }),
  };
}

function listsAt(rows: readonly repository.ListedRow[]): Map<number, CoverageList[]> {
  const lists = new Map<number, CoverageList[]>();
  for (const { locationId, list } of rows) {
    const known = lists.get(locationId) ?? [];
    if (!known.includes(list)) lists.set(locationId, [...known, list]);
  }
  return lists;
}

function findingsIn(coverage: readonly LocationCoverage[]): ReviewCoverage['findings'] {
  const cells = coverage.flatMap((location) => location.cells);
  return {
    gaps: cells.filter(({ gapDays }) => gapDays > 0).length,
    overlaps: cells.filter(({ overlapDays }) => overlapDays > 0).length,
    jumps: cells.filter(({ isJump }) => isJump).length,
    late: cells.filter(({ lateRows }) => lateRows > 0).length,
    proxies: cells.filter(({ isProxied }) => isProxied).length,
  };
}

/** The first day of the month so many months before. */
function monthsBack(month: string, count: number): string {
  const index = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 - count;
  const year = String(Math.floor(index / 12)).padStart(4, '0');
  return `${year}-${String((index % 12) + 1).padStart(2, '0')}-01`;
}
