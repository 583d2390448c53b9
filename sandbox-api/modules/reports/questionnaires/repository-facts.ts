import { and, between, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '#api/db/db';
import { reportingInformations } from '#api/db/schema/company';
import { emissionRollups } from '#api/db/schema/ledger';
import { fuels, renewables, supplyTypes } from '#api/db/schema/reference';
import type { LedgerRow } from '#api/domain/reports/questionnaire/prefill';

/** First days of the first and the last month. */
type Months = { first: string; last: string };

const within = (companyId: number, { first, last }: Months) =>
  and(eq(emissionRollups.companyId, companyId), between(emissionRollups.periodMonth, first, last));

/** What the monthly sums hold of a period, apart by what the questionnaire tells apart. */
export async function findLedgerRows(db: Db, companyId: number, months: Months): Promise<LedgerRow[]> {
  const { scope, method, isHeadline, sourceKind, itemId, supplyTypeId } = emissionRollups;
  const isMadeOfFuel = sql<boolean>`coalesce(${renewables.code} like '%-chp', false)`;
  const isRenewableContract = sql<boolean>`coalesce(${supplyTypes.isRenewable}, false)`;
  return db
    .select({
      scope,
      method,
      isHeadline,
      kind: sourceKind,
      origin: fuels.origin,
      isMadeOfFuel,
      isRenewableContract,
      kgCo2e: sql<string>`sum(${emissionRollups.kgCo2e})`,
      energyKwh: sql<string>`sum(${emissionRollups.energyKwh})`,
    })
    .from(emissionRollups)
    .leftJoin(fuels, and(eq(sourceKind, 'fuel'), eq(fuels.id, itemId)))
    .leftJoin(renewables, and(eq(sourceKind, 'renewable'), eq(renewables.id, itemId)))
    .leftJoin(supplyTypes, eq(supplyTypes.id, supplyTypeId))
    .where(within(companyId, months))
    .groupBy(scope, method, isHeadline, sourceKind, fuels.origin, isMadeOfFuel, isRenewableContract);
}

/** Whether a fuel that is burned has emissions and no energy in some month of a location: it was entered by distance. */
export async function hasFuelByDistance(db: Db, companyId: number, months: Months): Promise<boolean> {
  const { locationId, itemId, periodMonth, energyKwh, kgCo2e } = emissionRollups;
  const rows = await db
    .select({ itemId })
    .from(emissionRollups)
    .innerJoin(fuels, eq(fuels.id, itemId))
    .where(
      and(
        within(companyId, months),
        eq(emissionRollups.scope, 1),
        eq(emissionRollups.sourceKind, 'fuel'),
        sql`${fuels.gasCode} is null`,
      ),
    )
    .groupBy(locationId, itemId, periodMonth)
    .having(sql`sum(${energyKwh}) = 0 and sum(${kgCo2e}) > 0`)
    .limit(1);
  return rows.length > 0;
}

export async function findBaseYear(db: Db, companyId: number): Promise<number | null> {
  const [row] = await db
    .select({ baseYear: reportingInformations.baseYear })
    .from(reportingInformations)
    .where(eq(reportingInformations.companyId, companyId))
    .orderBy(desc(reportingInformations.id))
    .limit(1);
  return row?.baseYear ?? null;
}
