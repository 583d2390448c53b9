import type { GwpSet } from '#api/domain/factors/factor-set';
import type { GhgReportFacts } from '#api/domain/reports/ghg/facts';
import { decimal } from '#api/domain/units/decimal';
import type { Ctx } from '#api/kernel/context';
import type { ReportExtent } from './extent';
import * as lines from './repository-lines';
import { findGwpMonths } from './repository-report';
import * as sums from './repository-sums';

/** Years that a report looks back, at most. */
const mostYears = 14;

type LedgerFacts = Pick<
  GhgReportFacts,
  'sums' | 'months' | 'years' | 'afterClosing' | 'activities' | 'estimates' | 'companyFactorSums'
>;

/** What the ledger holds of a period: sums from the monthly sums, entered amounts from its lines. */
export async function ledgerFacts(
  { db, session }: Ctx,
  { ledger }: ReportExtent,
  ownSet: GwpSet,
): Promise<LedgerFacts> {
  const others = await findGwpMonths(db, session.companyId);
  const setOf = new Map(others.map(({ month, gwpSet }) => [month, gwpSet]));
  return {
    sums: await sumsOf(db, ledger),
    months: (await sums.findMonthSums(db, ledger)).map((row) => ({
      ...kgOf(row),
      co2: decimal(row.co2),
      ch4: decimal(row.ch4),
      n2o: decimal(row.n2o),
      other: decimal(row.other),
      gwpSet: setOf.get(row.month) ?? ownSet,
    })),
    years: yearsOf(await sums.findMonthTotals(db, ledger, mostYears), ledger),
    afterClosing: (await sums.findAfterClosing(db, ledger)).map(kgOf),
    activities: (await lines.findActivities(db, ledger)).map((row) => ({
      ...row,
      quantity: decimal(row.quantity),
      scope1Kg: decimal(row.scope1Kg),
    })),
    estimates: (await lines.findEstimates(db, ledger)).map(kgOf),
    companyFactorSums: (await lines.findCompanyFactorSums(db, ledger)).map(kgOf),
  };
}

/** Sums of the same months so many years before. */
export async function sumsOfYear(
  { db }: Ctx,
  { ledger }: ReportExtent,
  yearsBack: number,
): Promise<LedgerFacts['sums']> {
  const then = (month: string) => `${Number(month.slice(0, 4)) - yearsBack}${month.slice(4)}`;
  const { firstMonth, lastMonth } = ledger;
  return sumsOf(db, { ...ledger, firstMonth: then(firstMonth), lastMonth: then(lastMonth) });
}

async function sumsOf(db: Ctx['db'], ledger: ReportExtent['ledger']): Promise<LedgerFacts['sums']> {
  const rows = await sums.findSums(db, ledger);
  return rows.map((row) => ({
    ...kgOf(row),
    biogenic: decimal(row.biogenic),
    energyKwh: decimal(row.energyKwh),
  }));
}

function kgOf<Row extends { kgCo2e: string }>(row: Row) {
  return { ...row, kgCo2e: decimal(row.kgCo2e) };
}

type MonthTotal = Awaited<ReturnType<typeof sums.findMonthTotals>>[number];

/**
 * The same months of this and earlier years, added up. For June to August 2025, `yearsBack` is 0 for these three and 1 for
 * June to August 2024; the months between them are left out. A year that has data in fewer of these months than the period
 * itself is left out, too: it would be compared with a part of itself.
 */
function yearsOf(
  rows: readonly MonthTotal[],
  { firstMonth, lastMonth }: ReportExtent['ledger'],
): LedgerFacts['years'] {
  const length = indexOf(lastMonth) - indexOf(firstMonth) + 1;
  const years = new Map<string, LedgerFacts['years'][number]>();
  const monthsOf = new Map<number, Set<string>>();
  for (const { month, locationId, scope, method, kgCo2e, lineCount } of rows) {
    const yearsBack = Math.ceil((indexOf(firstMonth) - indexOf(month)) / 12);
    if (indexOf(month) + yearsBack * 12 - indexOf(firstMonth) >= length) continue;
    monthsOf.set(yearsBack, (monthsOf.get(yearsBack) ?? new Set()).add(month));
    const key = `${yearsBack} ${locationId} ${scope} ${method}`;
    const known = years.get(key);
    years.set(key, {
      ...{ yearsBack, locationId, scope, method },
      kgCo2e: decimal(kgCo2e).plus(known?.kgCo2e ?? 0),
      lineCount: lineCount + (known?.lineCount ?? 0),
    });
  }
  const recorded = (yearsBack: number) => monthsOf.get(yearsBack)?.size ?? 0;
  return [...years.values()].filter(({ yearsBack }) => recorded(yearsBack) >= recorded(0));
}

/** Months since the year 0. */
function indexOf(month: string): number {
  return Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7));
}
