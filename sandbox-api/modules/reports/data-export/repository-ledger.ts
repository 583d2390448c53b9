import { and, asc, count, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { SourceKind } from '#api/contract/emissions/emission-selection';
import type { Db } from '#api/db/db';
import { companyFactors } from '#api/db/schema/company-factor';
import { emissionLines } from '#api/db/schema/ledger';
import { emissionFactors, factorActivities, factorEditions, units } from '#api/db/schema/reference';

/** What the modules of a company cover. */
export type Visible = { scopes: readonly number[]; kinds: readonly SourceKind[] };

/** Where a page ends: the key of its last line. */
export type LineKey = { kind: SourceKind; sourceId: number; position: number };

const line = emissionLines;

/**
 * A scope is licensed as a whole, with what is derived for it from other data; what lies outside the scopes goes with the
 * data it is of. Renewables are free to all.
 */
function visibleTo(companyId: number, { scopes, kinds }: Visible): SQL | undefined {
  return and(
    eq(line.companyId, companyId),
    or(
      inArray(line.scope, [...scopes]),
      and(inArray(line.scope, [0, 9]), inArray(line.sourceKind, [...kinds])),
      and(eq(line.sourceKind, 'renewable'), eq(line.scope, 2)),
    ),
  );
}

export async function countLines(db: Db, companyId: number, visible: Visible): Promise<number> {
  const [row] = await db.select({ total: count() }).from(line).where(visibleTo(companyId, visible));
  return row?.total ?? 0;
}

/** In the order of their key, so that a page costs the same wherever it is. */
export async function findLines(
  db: Db,
  companyId: number,
  { visible, after, limit }: { visible: Visible; after: LineKey | null; limit: number },
) {
  const place = sql`(${line.sourceKind}, ${line.sourceId}, ${line.position})`;
  return db
    .select()
    .from(line)
    .where(
      and(
        visibleTo(companyId, visible),
        after
          ? sql`${place} > (${after.kind}, ${after.sourceId}::integer, ${after.position}::integer)`
          : undefined,
      ),
    )
    .orderBy(asc(line.sourceKind), asc(line.sourceId), asc(line.position))
    .limit(limit);
}
export type LedgerLine = Awaited<ReturnType<typeof findLines>>[number];

/** The factors that lines name, each with whether a line takes it as a proxy. */
export async function findUsedFactors(db: Db, companyId: number, visible: Visible) {
  return db
    .select({
      factorId: line.factorId,
      companyFactorId: line.companyFactorId,
      isProxy: sql<boolean>`bool_or(${line.selectionReason} = 'proxy-region')`,
    })
    .from(line)
    .where(
      and(
        visibleTo(companyId, visible),
        sql`coalesce(${line.factorId}, ${line.companyFactorId}) is not null`,
      ),
    )
    .groupBy(line.factorId, line.companyFactorId);
}

export async function findPublishedFactors(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return db
    .select({
      factor: emissionFactors,
      unitSymbol: units.symbol,
      label: factorActivities.path,
      edition: factorEditions,
    })
    .from(emissionFactors)
    .innerJoin(units, eq(units.id, emissionFactors.unitId))
    .innerJoin(factorActivities, eq(factorActivities.id, emissionFactors.activityId))
    .innerJoin(factorEditions, eq(factorEditions.id, emissionFactors.editionId))
    .where(inArray(emissionFactors.id, [...ids]))
    .orderBy(asc(emissionFactors.id));
}

export async function findOwnFactors(db: Db, companyId: number, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return db
    .select({ factor: companyFactors, unitSymbol: units.symbol })
    .from(companyFactors)
    .innerJoin(units, eq(units.id, companyFactors.unitId))
    .where(and(eq(companyFactors.companyId, companyId), inArray(companyFactors.id, [...ids])))
    .orderBy(asc(companyFactors.id));
}
