import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#api/db/db';
import { emissionRollups } from '#api/db/schema/ledger';
import { recalculationDifferences } from '#api/db/schema/recalculation';

export type YearTotal = Awaited<ReturnType<typeof findYearTotals>>[number];

/** Totals in the ledger by year, scope and method, without emissions outside the scopes. */
export async function findYearTotals(db: Db, companyId: number) {
  const year = yearColumn();
  return db
    .select({
      year,
      scope: emissionRollups.scope,
      method: emissionRollups.method,
      kgCo2e: sql<string>`sum(${emissionRollups.kgCo2e})`,
      countedKg: sql<string>`sum(case when ${emissionRollups.scope} = 2 and not ${emissionRollups.isHeadline} then 0 else ${emissionRollups.kgCo2e} end)`,
    })
    .from(emissionRollups)
    .where(and(eq(emissionRollups.companyId, companyId), inArray(emissionRollups.scope, [1, 2, 3])))
    .groupBy(year, emissionRollups.scope, emissionRollups.method)
    .orderBy(asc(year));
}

function yearColumn() {
  return sql<number>`extract(year from ${emissionRollups.periodMonth})::integer`;
}

/** How a recalculation changes each total, and how much of the total its rows contribute. */
export async function findYearDifferences(db: Db, companyId: number, recalculationId: number) {
  const { year, scope, method, beforeKg, afterKg, countedBeforeKg, countedAfterKg } =
    recalculationDifferences;
  return db
    .select({
      year,
      scope,
      method,
      changeKg: sql<string>`sum(${afterKg} - ${beforeKg})`,
      countedBeforeKg: sql<string>`sum(${countedBeforeKg})`,
      countedChangeKg: sql<string>`sum(${countedAfterKg} - ${countedBeforeKg})`,
    })
    .from(recalculationDifferences)
    .where(
      and(
        eq(recalculationDifferences.companyId, companyId),
        eq(recalculationDifferences.recalculationId, recalculationId),
        inArray(scope, [1, 2, 3]),
      ),
    )
    .groupBy(year, scope, method);
}

/** The first year with emissions in each of its months; null when there is none. */
export async function findFirstFullYear(db: Db, companyId: number): Promise<number | null> {
  const year = yearColumn();
  const [row] = await db
    .select({ year })
    .from(emissionRollups)
    .where(and(eq(emissionRollups.companyId, companyId), inArray(emissionRollups.scope, [1, 2, 3])))
    .groupBy(year)
    .having(sql`count(distinct ${emissionRollups.periodMonth}) = 12`)
    .orderBy(asc(year))
    .limit(1);
  return row?.year ?? null;
}
