import { and, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
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
import type { WorkbookLine } from '#api/domain/reports/workbook/facts';
import { type LedgerExtent, within } from '#api/modules/reports/documents/repository-sums';

const line = emissionLines;

/** The columns read of a line. Decimals are read as text, because JSON would round them. */
const columns = {
  locationId: sql<number>`${line.locationId}`,
  month: sql<string>`${line.periodMonth}`,
  scope: sql<number>`${line.scope}`,
  category: sql<string>`${line.category}`,
  method: sql<WorkbookLine['method']>`${line.method}`,
  sourceKind: sql<WorkbookLine['sourceKind']>`${line.sourceKind}`,
  sourceId: sql<number>`${line.sourceId}`,
  itemId: sql<number>`${line.itemId}`,
  factorId: sql<number>`coalesce(${line.factorId}, 0)`,
  companyFactorId: sql<number>`coalesce(${line.companyFactorId}, 0)`,
  reason: sql<string>`${line.selectionReason}`,
  activityQuantity: sql<string>`${line.activityQuantity}::text`,
  activityUnit: sql<string>`${line.activityUnit}`,
  trailId: sql<number | null>`${line.trailId}`,
  unit: sql<string>`${line.factorUnit}`,
  quantity: sql<string>`${line.factorQuantity}::text`,
  kgCo2e: sql<string>`${line.kgCo2e}::text`,
  co2: sql<string | null>`${line.co2KgCo2e}::text`,
  ch4: sql<string | null>`${line.ch4KgCo2e}::text`,
  n2o: sql<string | null>`${line.n2oKgCo2e}::text`,
  other: sql<string | null>`${line.otherKgCo2e}::text`,
  kgCo2Biogenic: sql<string>`${line.kgCo2Biogenic}::text`,
  energyKwh: sql<string | null>`${line.energyKwh}::text`,
  factorValue: sql<string | null>`${line.factorValue}::text`,
  gwpSet: sql<string>`${line.gwpSet}`,
};

type LineRow = {
  [Name in keyof typeof columns]: (typeof columns)[Name] extends SQL<infer Value> ? Value : never;
};

/**
 * Lines of the scopes, and biogenic CO2 beside them, in one value: as rows of so many columns they take three
 * times as long to read as to find.
 */
export async function findWorkbookLines(db: Db, extent: LedgerExtent): Promise<LineRow[]> {
  const { locationId, periodMonth, scope, category, sourceKind, sourceId, position } = line;
  const order = [locationId, periodMonth, scope, category, sourceKind, sourceId, position];
  const values = sql.join(Object.values(columns), sql`, `);
  const [found] = await db
    .select({
      rows: sql<
        unknown[][]
      >`coalesce(json_agg(json_build_array(${values}) order by ${sql.join(order, sql`, `)}), '[]')`,
    })
    .from(line)
    .where(
      and(
        within(line, extent),
        or(inArray(scope, [1, 2, 3]), and(eq(scope, 0), ne(line.kgCo2Biogenic, '0'))),
      ),
    );
  return (found?.rows ?? []).map(namedBy(Object.keys(columns)));
}

function namedBy(names: readonly string[]): (values: readonly unknown[]) => LineRow {
  return (values) => {
    const row: Record<string, unknown> = {};
    for (const [index, name] of names.entries()) row[name] = values[index];
    return row as LineRow;
  };
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
