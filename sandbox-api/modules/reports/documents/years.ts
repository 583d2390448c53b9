import type { GhgReportFacts } from '#api/domain/reports/kit/facts';
import { decimal } from '#api/domain/units/decimal';
import type { ReportExtent } from './extent';
import type { findMonthTotals } from './repository-sums';

type MonthTotal = Awaited<ReturnType<typeof findMonthTotals>>[number];

/**
 * The same months of this and earlier years, added up. For June to August 2025, `yearsBack` is 0 for these three and 1 for
 * June to August 2024; the months between them are left out. A year that has data in fewer of these months than the period
 * itself would be compared with a part of itself: it is named among `partialYears` only.
 */
export function yearsOf(
  rows: readonly MonthTotal[],
  { firstMonth, lastMonth }: Pick<ReportExtent['ledger'], 'firstMonth' | 'lastMonth'>,
): Pick<GhgReportFacts, 'years' | 'partialYears'> {
  const length = indexOf(lastMonth) - indexOf(firstMonth) + 1;
  const years = new Map<string, GhgReportFacts['years'][number]>();
  const monthsOf = new Map<number, Set<string>>();
  for (const { month, locationId, scope, method, kgCo2e, lineCount } of rows) {
    // Zero without the sign that rounding up leaves on it.
    const yearsBack = Math.ceil((indexOf(firstMonth) - indexOf(month)) / 12) + 0;
    if (indexOf(month) + yearsBack * 12 - indexOf(firstMonth) >= length) continue;
    monthsOf.set(yearsBack, (monthsOf.get(yearsBack) ?? new Set()).add(month));
    const key = `${yearsBack} ${locationId} ${scope} ${method}`;
    const known = years.get(key);
    years.set(key, {
      yearsBack,
      locationId,
      scope,
      method,
      kgCo2e: decimal(kgCo2e).plus(known?.kgCo2e ?? 0),
      lineCount: lineCount + (known?.lineCount ?? 0),
    });
  }
  const recorded = (yearsBack: number) => monthsOf.get(yearsBack)?.size ?? 0;
  return {
    years: [...years.values()].filter(({ yearsBack }) => recorded(yearsBack) >= recorded(0)),
    partialYears: [...monthsOf.keys()].filter((yearsBack) => recorded(yearsBack) < recorded(0)),
  };
}

/** Months since the year 0. */
function indexOf(month: string): number {
  return Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7));
}
