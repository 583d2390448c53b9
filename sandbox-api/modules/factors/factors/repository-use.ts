import { and, count, countDistinct, desc, eq, gte, inArray, max, min, or, sql } from 'drizzle-orm';
import type { Db } from '#api/db/db';
import { locations } from '#api/db/schema/company';
import { emissionLines, emissionRollups } from '#api/db/schema/ledger';
import { fuels, renewables, scopeCategories, utilities } from '#api/db/schema/reference';
import { rollupsIn } from '#api/modules/emissions/sums/repository-selection';
import type { LedgerSelection } from '#api/modules/emissions/sums/selection';

export type SourceKind = 'fuel' | 'utility' | 'renewable' | 'scope3';

/** A published factor, or one of the company's own. */
export type UsedFactor = { factorId: number } | { companyFactorId: number };

const byFactor = (db: Db, companyId: number, factor: UsedFactor, kinds: readonly SourceKind[]) =>
  and(
    eq(emissionLines.companyId, companyId),
    'factorId' in factor
      ? worksIn(db, companyId, factor.factorId)
      : eq(emissionLines.companyFactorId, factor.companyFactorId),
    inArray(emissionLines.sourceKind, [...kinds]),
  );

/** The monthly sums know the places, by which the lines are found. */
function worksIn(db: Db, companyId: number, factorId: number) {
  const places = db
    .selectDistinct({ id: emissionRollups.locationId })
    .from(emissionRollups)
    .where(and(eq(emissionRollups.companyId, companyId), eq(emissionRollups.factorId, factorId)));
  return and(inArray(emissionLines.locationId, places), eq(emissionLines.factorId, factorId));
}

/** Lines of a factor in each month that it works in, the latest month first. */
export async function findUseMonths(
  db: Db,
  companyId: number,
  factor: UsedFactor,
  kinds: readonly SourceKind[],
): Promise<{ month: string; lineCount: number }[]> {
  if ('factorId' in factor) {
    // From the monthly sums: a grid factor works in a fifth of a million lines.
    const { periodMonth, lineCount, sourceKind, factorId } = emissionRollups;
    return db
      .select({ month: periodMonth, lineCount: sql<number>`sum(${lineCount})::integer` })
      .from(emissionRollups)
      .where(
        and(
          eq(emissionRollups.companyId, companyId),
          eq(factorId, factor.factorId),
          inArray(sourceKind, [...kinds]),
        ),
      )
      .groupBy(periodMonth)
      .orderBy(desc(periodMonth));
  }
  const { periodMonth } = emissionLines;
  return db
    .select({ month: periodMonth, lineCount: count() })
    .from(emissionLines)
    .where(byFactor(db, companyId, factor, kinds))
    .groupBy(periodMonth)
    .orderBy(desc(periodMonth));
}

/** Rows of activity data that a company's own factor works in. */
export async function countRowsOf(
  db: Db,
  companyId: number,
  factor: UsedFactor,
  kinds: readonly SourceKind[],
): Promise<number> {
  const [row] = await db
    .select({ total: countDistinct(sql`(${emissionLines.sourceKind}, ${emissionLines.sourceId})`) })
    .from(emissionLines)
    .where(byFactor(db, companyId, factor, kinds));
  return row?.total ?? 0;
}

export type UsingRow = { kind: SourceKind; sourceId: number };

/** The rows with this factor in a month or later, the latest first. */
export async function findUsingRows(
  db: Db,
  companyId: number,
  factor: UsedFactor,
  by: { kinds: readonly SourceKind[]; fromMonth: string; limit: number },
): Promise<UsingRow[]> {
  const { sourceKind, sourceId, periodMonth } = emissionLines;
  return db
    .select({ kind: sourceKind, sourceId })
    .from(emissionLines)
    .where(and(byFactor(db, companyId, factor, by.kinds), gte(periodMonth, by.fromMonth)))
    .groupBy(sourceKind, sourceId)
    .orderBy(desc(max(periodMonth)), sourceKind, sourceId)
    .limit(by.limit);
}

/** What some rows with this factor are. What its lines emit is not added: they may be both methods of one bill. */
export async function describeUses(db: Db, companyId: number, factor: UsedFactor, rows: readonly UsingRow[]) {
  const { sourceKind, sourceId, itemId, locationId, periodMonth, category } = emissionLines;
  const isOne = rows.map((row) => and(eq(sourceKind, row.kind), eq(sourceId, row.sourceId)));
  const ofFactor =
    'factorId' in factor
      ? eq(emissionLines.factorId, factor.factorId)
      : eq(emissionLines.companyFactorId, factor.companyFactorId);
  return db
    .select({
      kind: sourceKind,
      sourceId,
      nameEn: sql<string>`coalesce(${fuels.nameEn}, ${utilities.nameEn}, ${renewables.nameEn}, ${scopeCategories.nameEn}, '')`,
      namePl: sql<string>`coalesce(${fuels.namePl}, ${utilities.namePl}, ${renewables.namePl}, ${scopeCategories.namePl}, '')`,
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
    .leftJoin(scopeCategories, and(eq(sourceKind, 'scope3'), eq(scopeCategories.code, category)))
    .where(and(eq(emissionLines.companyId, companyId), ofFactor, or(...isOne)))
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
      scopeCategories.nameEn,
      scopeCategories.namePl,
    )
    .orderBy(desc(max(periodMonth)), sourceKind, sourceId);
}

/** First and last month with emissions. */
export async function findMonths(db: Db, companyId: number) {
  const { periodMonth } = emissionRollups;
  const [row] = await db
    .select({ first: min(periodMonth), last: max(periodMonth) })
    .from(emissionRollups)
    .where(eq(emissionRollups.companyId, companyId));
  return row?.first && row.last ? { from: row.first, to: row.last } : null;
}

/** The selection by the reason of the factor, and apart by what Scope 3 says of spending. */
export async function findReasonCounts(db: Db, companyId: number, selection: LedgerSelection) {
  const { selectionReason, isSpendBased, scope, lineCount, kgCo2e } = emissionRollups;
  const isScope3 = sql<boolean>`${scope} = 3`;
  return db
    .select({
      reason: selectionReason,
      isScope3,
      isSpendBased,
      lineCount: sql<number>`sum(${lineCount})::integer`,
      kgCo2e: sql<string>`sum(${kgCo2e})`,
    })
    .from(emissionRollups)
    .where(rollupsIn(companyId, selection))
    .groupBy(selectionReason, isScope3, isSpendBased);
}
