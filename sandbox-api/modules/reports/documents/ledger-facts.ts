import { monthsBetween } from '#api/domain/calendar/calendar';
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
  const months = monthsBetween(ledger.firstMonth, ledger.lastMonth).length;
  const others = await findGwpMonths(db, session.companyId);
  const setOf = new Map(others.map(({ month, gwpSet }) => [month, gwpSet]));
  return {
    sums: (await sums.findSums(db, ledger)).map(amountsOf),
    months: (await sums.findMonthSums(db, ledger)).map((row) => ({
      ...amountsOf(row),
      gwpSet: setOf.get(row.month) ?? ownSet,
    })),
    years: (await sums.findYearSums(db, ledger, { months, mostYears })).map(kgOf),
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

function kgOf<Row extends { kgCo2e: string }>(row: Row) {
  return { ...row, kgCo2e: decimal(row.kgCo2e) };
}

type Read = Record<'kgCo2e' | 'co2' | 'ch4' | 'n2o' | 'other' | 'biogenic' | 'energyKwh', string>;

function amountsOf<Row extends Read>(row: Row) {
  return {
    ...row,
    kgCo2e: decimal(row.kgCo2e),
    co2: decimal(row.co2),
    ch4: decimal(row.ch4),
    n2o: decimal(row.n2o),
    other: decimal(row.other),
    biogenic: decimal(row.biogenic),
    energyKwh: decimal(row.energyKwh),
  };
}
