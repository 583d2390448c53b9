import { and, asc, between, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#api/db/db';
import { emissionRollups } from '#api/db/schema/ledger';
import { fuels, renewables, utilities } from '#api/db/schema/reference';

const items = { fuel: fuels, utility: utilities, renewable: renewables };

export type ChartQuery = {
  sourceKind: keyof typeof items;
  locationId: number | null;
  typeId: number | null;
  firstMonth: string;
  lastMonth: string;
};

/**
 * Headline and, for information, avoided emissions per month and type. A month with data has a row even if
 * it emits nothing, because zero and not reported differ.
 */
export async function findChartPoints(db: Db, companyId: number, by: ChartQuery) {
  const item = items[by.sourceKind];
  const { periodMonth, itemId, kgCo2e, isHeadline, scope } = emissionRollups;
  const headline = sql`${isHeadline}`;
  return db
    .select({
      month: periodMonth,
      typeId: item.id,
      nameEn: item.nameEn,
      namePl: item.namePl,
      colour: item.colour,
      kgCo2e: sql<string>`coalesce(sum(${kgCo2e}) filter (where ${headline}), 0)`,
      avoidedKgCo2e: sql<string | null>`sum(${kgCo2e}) filter (where ${scope} = 9)`,
    })
    .from(emissionRollups)
    .innerJoin(item, eq(item.id, itemId))
    .where(
      and(
        eq(emissionRollups.companyId, companyId),
        eq(emissionRollups.sourceKind, by.sourceKind),
        between(periodMonth, by.firstMonth, by.lastMonth),
        inArray(scope, by.sourceKind === 'renewable' ? [2, 9] : [1, 2]),
        by.locationId === null ? undefined : eq(emissionRollups.locationId, by.locationId),
        by.typeId === null ? undefined : eq(itemId, by.typeId),
      ),
    )
    .groupBy(periodMonth, item.id)
    .orderBy(asc(periodMonth), asc(item.id));
}
