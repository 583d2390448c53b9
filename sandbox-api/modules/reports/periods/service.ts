import type { Location } from '#api/contract/company/locations';
import type { FieldIssue } from '#api/contract/field-issue';
import {
  type DataGap,
  longestReportMonths,
  type ReportValidations,
  shortestReportMonths,
} from '#api/contract/reports/headers';
import type { GapSource } from '#api/contract/reviews/gap-explanations';
import { lastDayOfMonth, monthOf, monthsBetween } from '#api/domain/calendar/calendar';
import { unreviewedMonths } from '#api/domain/reports/unreviewed-months';
import type { Ctx } from '#api/kernel/context';
import { refuse } from '#api/kernel/problem-error';
import { listLocations } from '#api/modules/company/locations/service';
import { licensedScopes } from '#api/modules/emissions/sums/selection';
import { readPeriodGaps } from '#api/modules/reviews/coverage/service';
import { sourceNames } from '#api/modules/reviews/gap-explanations/service';
import { listReviews } from '#api/modules/reviews/reviews/service';
import * as repository from './repository';

/** First month with any consumption of the company; null while there is none. */
export async function firstDataMonth({ db, session }: Ctx): Promise<string | null> {
  const day = await repository.findFirstDay(db, session.companyId);
  return day === null ? null : monthOf(day);
}

export async function readReportDates({ ctx }: { ctx: Ctx }): Promise<{ minDate: string | null }> {
  return { minDate: await firstDataMonth(ctx) };
}

/** Any two days as the whole months that they lie in. */
export function wholeMonths({ startDate, endDate }: { startDate: string; endDate: string }) {
  return { periodStart: monthOf(startDate), periodEnd: lastDayOfMonth(endDate) };
}

/**
 * Refuses, field by field, an invalid period of a report (specification 002, section 5): less than three
 * months, more than a year, or started before there was any data.
 */
export async function assertReportPeriod(ctx: Ctx, period: repository.Period): Promise<void> {
  const minDate = await firstDataMonth(ctx);
  refuse([...lengthIssues(period), ...beginIssues(period, minDate)]);
}

function lengthIssues({ periodStart, periodEnd }: repository.Period): FieldIssue[] {
  const refused = (code: string, params: FieldIssue['params'] = {}) => [{ path: 'endDate', code, params }];
  if (periodEnd < periodStart) return refused('reportEndsBeforeStart');
  const months = monthsBetween(periodStart, monthOf(periodEnd)).length;
  if (months < shortestReportMonths) return refused('reportTooShort', { count: shortestReportMonths });
  if (months > longestReportMonths) return refused('reportTooLong', { count: longestReportMonths });
  return [];
}

function beginIssues({ periodStart }: repository.Period, minDate: string | null): FieldIssue[] {
  if (minDate === null) return [{ path: 'startDate', code: 'reportWithoutData', params: {} }];
  if (periodStart >= minDate) return [];
  return [{ path: 'startDate', code: 'reportBeforeData', params: { month: minDate.slice(0, 7) } }];
}

type Asked = { ctx: Ctx; input: { query: { startDate: string; endDate: string } } };

export async function readPeriodData({ ctx, input }: Asked): Promise<ReportValidations['data']> {
  const period = wholeMonths(input.query);
  // A period that is still being chosen may be short.
  refuse(lengthIssues(period).filter(({ code }) => code !== 'reportTooShort'));
  return periodDataOf(ctx, period);
}

/** Where data of a period is missing, and which of the reviews that ask about its days are open. */
export async function periodDataOf(ctx: Ctx, period: repository.Period): Promise<ReportValidations['data']> {
  const gaps = await dataGaps(ctx, period, ctx.locale);
  const reviews = (await listReviews({ ctx })).filter(
    (review) => review.periodStart <= period.periodEnd && review.periodEnd >= period.periodStart,
  );
  const incompleteReviews = reviews
    .filter(({ isComplete }) => !isComplete)
    .map(({ reviewHeaderId, title }) => ({ reviewHeaderId, title }));
  return {
    isComplete: gaps.every(({ explanation }) => explanation !== null) && incompleteReviews.length === 0,
    gaps,
    incompleteReviews,
    unreviewedMonths: unreviewedMonths(period, reviews),
  };
}

/** Sources that lack months of a period, location by location, named in a language. */
export async function dataGaps(
  ctx: Ctx,
  period: repository.Period,
  language: Ctx['locale'],
): Promise<DataGap[]> {
  const found = await repository.findMonthsWithEnergy(ctx.db, ctx.session.companyId, period);
  const monthsAt = new Map(found.map(({ locationId, months }) => [locationId, new Set(months)]));
  const locations = await allLocations(ctx);
  const places = locations.map((location) => ({
    locationId: location.locationId,
    months: monthsInUse(location, period),
    withEnergy: monthsAt.get(location.locationId) ?? new Set<string>(),
  }));
  const gaps = await readPeriodGaps(ctx, period, { scopes: licensedScopes(ctx), places });
  const names = await sourceNames(ctx, language);
  const nameOf = new Map(locations.map(({ locationId, name }) => [locationId, name]));
  return gaps.map(({ locationId, source, months, explanation }): DataGap => {
    const [list, sourceId] = source.split(' ');
    return {
      locationId,
      locationName: nameOf.get(locationId) ?? '',
      list: list as GapSource,
      sourceId: Number(sourceId),
      sourceName: names.get(source) ?? null,
      months,
      explanation,
    };
  });
}

/** A location counts until the month in which it was closed; one that was put away without a day does not. */
function monthsInUse({ active, dateDisabled }: Location, { periodStart, periodEnd }: repository.Period) {
  if (active) return monthsBetween(periodStart, monthOf(periodEnd));
  const last = dateDisabled === null ? null : monthOf(dateDisabled);
  return last === null ? [] : monthsBetween(periodStart, last < periodEnd ? last : monthOf(periodEnd));
}

/** Locations that a report of the period is about: those in use, and those with emissions in it. */
export async function locationsOfPeriod(ctx: Ctx, period: repository.Period): Promise<Location[]> {
  const emitting = await repository.findLocationsWithEmissions(ctx.db, ctx.session.companyId, period);
  return (await allLocations(ctx)).filter(({ active, locationId }) => active || emitting.has(locationId));
}

export function allLocations(ctx: Ctx): Promise<Location[]> {
  return listLocations({ ctx, input: { query: { addOptionAll: false, includeInactive: true } } });
}
