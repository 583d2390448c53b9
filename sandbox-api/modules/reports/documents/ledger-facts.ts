import type { GwpSet } from '#api/domain/factors/factor-set';
import type { GhgReportFacts } from '#api/domain/reports/kit/facts';
import { decimal } from '#api/domain/units/decimal';
import type { Ctx } from '#api/kernel/context';
import type { ReportExtent } from './extent';
import * as lines from './repository-lines';
import { findGwpMonths } from './repository-report';
import * as sums from './repository-sums';
import { yearsOf } from './years';

/** Years that a report looks back, at most. */
const mostYears = 14;

type LedgerFacts = Pick<
  GhgReportFacts,
  | 'sums'
  | 'months'
  | 'years'
  | 'partialYears'
  | 'afterClosing'
  | 'activities'
  | 'valueChainAmounts'
  | 'estimates'
  | 'companyFactorSums'
  | 'instruments'
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
    ...yearsOf(await sums.findMonthTotals(db, ledger, mostYears), ledger),
    afterClosing: (await sums.findAfterClosing(db, ledger)).map(kgOf),
    activities: (await lines.findActivities(db, ledger)).map((row) => ({
      ...row,
      quantity: decimal(row.quantity),
      scope1Kg: decimal(row.scope1Kg),
    })),
    valueChainAmounts: (await lines.findValueChainAmounts(db, ledger)).map((row) => ({
      ...row,
      quantity: decimal(row.quantity),
      factorValue: row.factorValue === null ? null : decimal(row.factorValue),
    })),
    estimates: (await lines.findEstimates(db, ledger)).map(kgOf),
    companyFactorSums: (await lines.findCompanyFactorSums(db, ledger)).map(kgOf),
    instruments: (await lines.findInstruments(db, ledger)).map((row) => ({
      ...row,
      energyKwh: decimal(row.energyKwh),
    })),
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
