import { and, count, countDistinct, desc, eq, inArray, max, min, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#api/db/db';
import { locations } from '#api/db/schema/company';
import { emissionLines } from '#api/db/schema/ledger';
import { fuels, renewables, utilities } from '#api/db/schema/reference';

export type SourceKind = 'fuel' | 'utility' | 'renewable' | 'scope3';

const byFactor = (companyId: number, factorId: number, kinds: readonly SourceKind[]) =>
  and(
    eq(emissionLines.companyId, companyId),
    eq(emissionLines.factorId, factorId),
    inArray(emissionLines.sourceKind, [...kinds]),
  );

/** Rows of activity data of the company that the factor works in. */
export async function countUses(
  db: Db,
  companyId: number,
  factorId: number,
  kinds: readonly SourceKind[],
): Promise<number> {
  const [row] = await db
    .select({
      total: countDistinct(sql`(${emissionLines.sourceKind}, ${emissionLines.sourceId})`),
    })
    .from(emissionLines)
    .where(byFactor(companyId, factorId, kinds));
  return row?.total ?? 0;
}

/** The latest rows with this factor. What its lines emit is not added: they may be both methods of one bill. */
export async function findUses(
  db: Db,
  companyId: number,
  factorId: number,
  kinds: readonly SourceKind[],
  limit: number,
) {
  const { sourceKind, sourceId, itemId, locationId, periodMonth } = emissionLines;
  return db
    .select({
      kind: sourceKind,
      sourceId,
      nameEn: named(sql`${fuels.nameEn}`, sql`${utilities.nameEn}`, sql`${renewables.nameEn}`),
      namePl: named(sql`${fuels.namePl}`, sql`${utilities.namePl}`, sql`${renewables.namePl}`),
      locationName: locations.name,
      firstMonth: min(periodMonth),
      lastMonth: max(periodMonth),
      lineCount: count(),
    })
    .from(emissionLines)
    .innerJoin(locations, eq(locations.id, locationId))
    .leftJoin(fuels, and(eq(sourceKind, 'fuel'), eq(fuels.id, itemId)))
    .leftJoin(utilities, and(eq(sourceKind, 'utility'), eq(utilities.id, itemId)))
    .leftJoin(renewables, and(eq(sourceKind, 'renewable'), eq(renewables.id, itemId)))
    .where(byFactor(companyId, factorId, kinds))
    .groupBy(
      sourceKind,
      sourceId,
      locations.name,
      fuels.nameEn,
      fuels.namePl,
      utilities.nameEn,
      utilities.namePl,
      renewables.nameEn,
      renewables.namePl,
    )
    .orderBy(desc(max(periodMonth)), sourceKind, sourceId)
    .limit(limit);
}

function named(fuel: SQL, utility: SQL, renewable: SQL) {
  return sql<string>`coalesce(${fuel}, ${utility}, ${renewable}, '')`;
}

/**
 * Lines in the scopes by the reason of their factor, and apart by what Scope 3 says of spending. Of the two
 * Scope 2 methods only the headline one counts, else each bill would be there twice.
 */
export async function findReasonCounts(db: Db, companyId: number, kinds: readonly SourceKind[]) {
  const { selectionReason, selectionNotes, scope, kgCo2e } = emissionLines;
  const isScope3 = sql<boolean>`${scope} = 3`;
  const isSpendBased = sql<boolean>`${selectionNotes} like '%spend-based%'`;
  return db
    .select({
      reason: selectionReason,
      isScope3,
      isSpendBased,
      lineCount: count(),
      kgCo2e: sql<string>`sum(${kgCo2e})`,
    })
    .from(emissionLines)
    .where(
      and(
        eq(emissionLines.companyId, companyId),
        inArray(emissionLines.sourceKind, [...kinds]),
        inArray(scope, [1, 2, 3]),
        or(ne(scope, 2), eq(emissionLines.isHeadline, true)),
      ),
    )
    .groupBy(selectionReason, isScope3, isSpendBased);
}
