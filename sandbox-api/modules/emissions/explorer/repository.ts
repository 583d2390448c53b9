import { asc, eq, or, sql } from 'drizzle-orm';
import type { Db } from '#api/db/db';
import { emissionRollups } from '#api/db/schema/ledger';
import { fuels, renewables, utilities } from '#api/db/schema/reference';
import { rollupsIn } from '#api/modules/emissions/sums/repository-selection';
import type { LedgerSelection } from '#api/modules/emissions/sums/selection';

const items = { fuel: fuels, utility: utilities, renewable: renewables };

/** For one kind of source: its own emissions and, for renewables, its avoided emissions. */
export type ChartQuery = { kind: keyof typeof items; own: LedgerSelection; avoided: LedgerSelection | null };

/**
 * Headline and, for information, avoided emissions per month and type. A month with data has a row even at zero
 * emissions, because zero differs from not reported.
 */
export async function findChartPoints(db: Db, companyId: number, { kind, own, avoided }: ChartQuery) {
  const item = items[kind];
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
    .where(or(rollupsIn(companyId, own), avoided ? rollupsIn(companyId, avoided) : undefined))
    .groupBy(periodMonth, item.id)
    .orderBy(asc(periodMonth), asc(item.id));
}
