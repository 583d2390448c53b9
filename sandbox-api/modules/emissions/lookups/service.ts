import { type DateBounds, lastXMonths, type Option } from '#api/contract/emissions/lookups';
import type { Locale } from '#api/contract/messages';
import { longestReportMonths, shortestReportMonths } from '#api/contract/reports/headers';
import type { Ctx } from '#api/kernel/context';
import { requireLocation, requireLocationOrAll } from '#api/modules/company/locations/service';
import * as repository from './repository';

type Call<Input> = { ctx: Ctx; input: Input };

export async function listLastXDurations({ ctx }: { ctx: Ctx }): Promise<Option[]> {
  const prefix = ctx.locale === 'pl' ? 'Ostatnie' : 'Last';
  return lastXMonths.map((months) => ({
    value: months,
    display: `${prefix} ${monthsText(months, ctx.locale)}`,
  }));
}

const reportMonths = Array.from(
  { length: longestReportMonths - shortestReportMonths + 1 },
  (_, index) => shortestReportMonths + index,
);

export async function listReportDurations({ ctx }: { ctx: Ctx }): Promise<Option[]> {
  return reportMonths.map((months) => ({ value: months, display: monthsText(months, ctx.locale) }));
}

export async function readConsumptionDates({
  ctx,
  input: { params },
}: Call<{ params: { locationId: number } }>): Promise<DateBounds> {
  await requireLocation(ctx, params.locationId);
  const bounds = await repository.findConsumptionBounds(ctx.db, ctx.session.companyId, params.locationId);
  const dates = bounds.flatMap(({ minDate, maxDate }) => [minDate, maxDate]).filter((date) => date !== null);
  dates.sort();
  return { minDate: dates.at(0) ?? null, maxDate: dates.at(-1) ?? null };
}

export async function listConsumptionYears({
  ctx,
  input: { params, query },
}: Call<{ params: { locationId: number }; query: { includeMostRecent: boolean } }>): Promise<Option[]> {
  const locationId = await requireLocationOrAll(ctx, params.locationId);
  const years = await repository.findYears(ctx.db, ctx.session.companyId, locationId);
  const options = years.map((year) => ({ value: year, display: String(year) }));
  const mostRecent = { value: 0, display: ctx.locale === 'pl' ? 'Najnowszy' : 'Most recent' };
  return query.includeMostRecent ? [mostRecent, ...options] : options;
}

/** The newest year with data, or the current year if there is none. */
export async function newestYear(ctx: Ctx): Promise<number> {
  const newest = await repository.findNewestYear(ctx.db, ctx.session.companyId);
  return newest ?? ctx.platform.clock.now().getUTCFullYear();
}

function monthsText(months: number, locale: Locale): string {
  if (locale === 'en') return `${months} months`;
  // 3, 4 and 24 take "miesiące", 6, 12 and 36 "miesięcy": 2 to 4 in the last digit, but not 12 to 14.
  const isFew = months % 10 >= 2 && months % 10 <= 4 && Math.floor(months / 10) !== 1;
  return `${months} ${isFew ? 'miesiące' : 'miesięcy'}`;
}
