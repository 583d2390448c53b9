import { and, asc, eq, inArray, ne, or, sql } from 'drizzle-orm';
import type { Db } from '#api/db/db';
import { companyFactors } from '#api/db/schema/company-factor';
import {
  fuelConsumptions,
  renewableConsumptions,
  scope3Consumptions,
  utilityConsumptions,
} from '#api/db/schema/consumption';
import { emissionLines, emissionTrails } from '#api/db/schema/ledger';
import { emissionFactors, factorEditions, gwpValues } from '#api/db/schema/reference';
import { type LedgerExtent, within } from '#api/modules/reports/documents/repository-sums';

/** Lines of the scopes, and biogenic CO2 beside them. */
export async function findWorkbookLines(db: Db, extent: LedgerExtent) {
  const line = emissionLines;
  return db
    .select({
      locationId: line.locationId,
      month: line.periodMonth,
      scope: line.scope,
      category: line.category,
      method: line.method,
      sourceKind: line.sourceKind,
      sourceId: line.sourceId,
      itemId: line.itemId,
      factorId: sql<number>`coalesce(${line.factorId}, 0)`,
      companyFactorId: sql<number>`coalesce(${line.companyFactorId}, 0)`,
      reason: line.selectionReason,
      activityQuantity: line.activityQuantity,
      activityUnit: line.activityUnit,
      trailId: line.trailId,
      unit: line.factorUnit,
      quantity: line.factorQuantity,
      kgCo2e: line.kgCo2e,
      co2: line.co2KgCo2e,
      ch4: line.ch4KgCo2e,
      n2o: line.n2oKgCo2e,
      other: line.otherKgCo2e,
      kgCo2Biogenic: line.kgCo2Biogenic,
      energyKwh: line.energyKwh,
      factorValue: line.factorValue,
      gwpSet: line.gwpSet,
    })
    .from(line)
    .where(
      and(
        within(line, extent),
        or(inArray(line.scope, [1, 2, 3]), and(eq(line.scope, 0), ne(line.kgCo2Biogenic, '0'))),
      ),
    )
    .orderBy(
      asc(line.locationId),
      asc(line.periodMonth),
      asc(line.scope),
      asc(line.category),
      asc(line.sourceKind),
      asc(line.sourceId),
      asc(line.position),
    );
}

/** Amounts and references of all entries of a company, by kind and key: `fuel 12`. */
export async function findWorkbookEntries(db: Db, companyId: number) {
  const entries = new Map<string, { reference: string | null; quantity: string | null }>();
  const tables = { fuel: fuelConsumptions, utility: utilityConsumptions, renewable: renewableConsumptions };
  for (const [kind, table] of Object.entries(tables)) {
    const rows = await db
      .select({ id: table.id, reference: table.reference, quantity: table.value })
      .from(table)
      .where(eq(table.companyId, companyId));
    for (const { id, ...entry } of rows) entries.set(`${kind} ${id}`, entry);
  }
  const { id, values } = scope3Consumptions;
  const rows = await db
    .select({ id, reference: sql<string | null>`${values} ->> 'reference'` })
    .from(scope3Consumptions)
    .where(eq(scope3Consumptions.companyId, companyId));
  for (const row of rows) entries.set(`scope3 ${row.id}`, { reference: row.reference, quantity: null });
  return entries;
}

export async function findConversions(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return db
    .select({ id: emissionTrails.id, steps: emissionTrails.steps })
    .from(emissionTrails)
    .where(inArray(emissionTrails.id, [...ids]));
}

/** What published factors print of each gas. */
export async function findFactorGases(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const factor = emissionFactors;
  return db
    .select({
      id: factor.id,
      total: factor.kgCo2e,
      co2: factor.kgCo2,
      ch4: factor.kgCh4Co2e,
      n2o: factor.kgN2oCo2e,
      biogenic: factor.kgCo2Biogenic,
      coversCo2Only: sql<boolean>`${factor.gases} = 'co2'`,
      gwpBasis: factorEditions.gwpBasis,
    })
    .from(factor)
    .innerJoin(factorEditions, eq(factorEditions.id, factor.editionId))
    .where(inArray(factor.id, [...ids]));
}

/** What the company's own factors state of each gas. */
export async function findOwnFactorGases(db: Db, companyId: number) {
  const factor = companyFactors;
  return db
    .select({
      id: factor.id,
      total: factor.kgCo2e,
      co2: factor.kgCo2,
      ch4: factor.kgCh4Co2e,
      n2o: factor.kgN2oCo2e,
      biogenic: factor.kgCo2Biogenic,
      coversCo2Only: sql<boolean>`coalesce(${factor.kgCo2e}, ${factor.kgCh4Co2e}, ${factor.kgN2oCo2e}) is null`,
      gwpBasis: factor.gwpBasis,
    })
    .from(factor)
    .where(eq(factor.companyId, companyId));
}

/** Warming potentials of the gases that publishers print apart. */
export async function findGasPotentials(db: Db) {
  return db
    .select({ gas: gwpValues.gas, report: gwpValues.report, value: gwpValues.value })
    .from(gwpValues)
    .where(inArray(gwpValues.gas, ['ch4', 'ch4-fossil', 'ch4-non-fossil', 'n2o']));
}
