import { and, inArray, sql } from 'drizzle-orm';
import type { Db } from '#api/db/db';
import { emissionLines } from '#api/db/schema/ledger';
import { type LedgerExtent, within } from '#api/modules/reports/documents/repository-sums';

/** Lines of the scopes that differ in nothing but their row, added up. */
export async function findWorkbookLines(db: Db, extent: LedgerExtent) {
  const { locationId, periodMonth, scope, category, method, sourceKind, itemId } = emissionLines;
  const { selectionReason, factorUnit } = emissionLines;
  const factorId = sql<number>`coalesce(${emissionLines.factorId}, 0)`;
  const companyFactorId = sql<number>`coalesce(${emissionLines.companyFactorId}, 0)`;
  return db
    .select({
      locationId,
      month: periodMonth,
      scope,
      category,
      method,
      sourceKind,
      itemId,
      factorId: sql<number>`${factorId} as factor`,
      companyFactorId: sql<number>`${companyFactorId} as own_factor`,
      reason: selectionReason,
      unit: factorUnit,
      quantity: sql<string>`sum(${emissionLines.factorQuantity})`,
      kgCo2e: sql<string>`sum(${emissionLines.kgCo2e})`,
    })
    .from(emissionLines)
    .where(and(within(emissionLines, extent), inArray(scope, [1, 2, 3])))
    .groupBy(
      locationId,
      periodMonth,
      scope,
      category,
      method,
      sourceKind,
      itemId,
      sql`factor`,
      sql`own_factor`,
      selectionReason,
      factorUnit,
    )
    .orderBy(
      locationId,
      periodMonth,
      scope,
      category,
      sourceKind,
      itemId,
      method,
      sql`factor`,
      sql`own_factor`,
      selectionReason,
      factorUnit,
    );
}
