import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '#api/db/db';
import { emissionLines, emissionRollups, emissionTrails } from '#api/db/schema/ledger';

export type SourceKind = 'fuel' | 'utility' | 'renewable' | 'scope3';
export type LineRow = typeof emissionLines.$inferInsert;
export type RollupRow = typeof emissionRollups.$inferInsert;

/** Rows per statement; a rollup has 21 parameters, PostgreSQL takes 65,535. */
const rowsPerStatement = 2000;

/** Deletes the lines of some rows of one kind and gives them back, so that the rollups can be lowered. */
export async function deleteLines(db: Db, companyId: number, kind: SourceKind, sourceIds: readonly number[]) {
  const deleted: (typeof emissionLines.$inferSelect)[] = [];
  for (const ids of chunks(sourceIds, 10_000)) {
    const rows = await db
      .delete(emissionLines)
      .where(
        and(
          eq(emissionLines.companyId, companyId),
          eq(emissionLines.sourceKind, kind),
          inArray(emissionLines.sourceId, ids),
        ),
      )
      .returning();
    deleted.push(...rows);
  }
  return deleted;
}

/** Deletes every line and monthly sum of a location. */
export async function deleteLocation(db: Db, companyId: number, locationId: number): Promise<void> {
  await db
    .delete(emissionLines)
    .where(and(eq(emissionLines.companyId, companyId), eq(emissionLines.locationId, locationId)));
  await db
    .delete(emissionRollups)
    .where(and(eq(emissionRollups.companyId, companyId), eq(emissionRollups.locationId, locationId)));
}

/** One JSON parameter instead of 29 per line: parsing is most of the cost of a large insert. */
export async function insertLines(db: Db, rows: readonly LineRow[]): Promise<void> {
  for (const part of chunks(rows, rowsPerStatement)) await db.execute(insertStatement(part));
}

function insertStatement(rows: readonly LineRow[]) {
  const columns = lineColumns.map(([, column]) => column);
  const records = rows.map((row) => lineColumns.map(([key]) => row[key] ?? null));
  const names = sql.raw(columns.map(({ name }) => `"${name}"`).join(', '));
  const values = sql.raw(
    columns.map((column, index) => `(r ->> ${index})::${column.getSQLType()}`).join(', '),
  );
  return sql`insert into ${emissionLines} (${names}) select ${values} from jsonb_array_elements(${JSON.stringify(records)}::jsonb) as r`;
}

/** Every column but the key, which the database gives. */
const lineColumns = Object.entries(getTableColumns(emissionLines)).filter(([key]) => key !== 'id') as [
  keyof LineRow,
  PgColumn,
][];

/** Ids of trails by digest; unknown ones are written. */
export async function trailIds(db: Db, trails: ReadonlyMap<string, unknown>): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  if (trails.size === 0) return ids;
  const find = async (digests: readonly string[]) => {
    const rows = await db
      .select({ id: emissionTrails.id, digest: emissionTrails.digest })
      .from(emissionTrails)
      .where(inArray(emissionTrails.digest, [...digests]));
    for (const row of rows) ids.set(row.digest, row.id);
  };
  await find([...trails.keys()]);
  const missing = [...trails].filter(([digest]) => !ids.has(digest));
  if (missing.length > 0) {
    await db
      .insert(emissionTrails)
      .values(missing.map(([digest, steps]) => ({ digest, steps })))
      .onConflictDoNothing();
    await find(missing.map(([digest]) => digest));
  }
  return ids;
}

/**
 * Adds differences to the monthly sums and drops buckets that no line is left in. `numeric` adds exactly, so
 * the sums never drift from the lines.
 */
export async function addToRollups(
  db: Db,
  companyId: number,
  differences: readonly RollupRow[],
): Promise<void> {
  for (const part of chunks(differences, rowsPerStatement)) {
    await db
      .insert(emissionRollups)
      .values(part)
      .onConflictDoUpdate({
        target: bucket,
        set: {
          lineCount: sql`${emissionRollups.lineCount} + excluded.line_count`,
          kgCo2e: sql`${emissionRollups.kgCo2e} + excluded.kg_co2e`,
          co2KgCo2e: sql`${emissionRollups.co2KgCo2e} + excluded.co2_kg_co2e`,
          ch4KgCo2e: sql`${emissionRollups.ch4KgCo2e} + excluded.ch4_kg_co2e`,
          n2oKgCo2e: sql`${emissionRollups.n2oKgCo2e} + excluded.n2o_kg_co2e`,
          otherKgCo2e: sql`${emissionRollups.otherKgCo2e} + excluded.other_kg_co2e`,
          kgCo2Biogenic: sql`${emissionRollups.kgCo2Biogenic} + excluded.kg_co2_biogenic`,
          energyKwh: sql`${emissionRollups.energyKwh} + excluded.energy_kwh`,
        },
      });
  }
  const months = [...new Set(differences.filter((row) => row.lineCount < 0).map((row) => row.periodMonth))];
  if (months.length === 0) return;
  await db
    .delete(emissionRollups)
    .where(
      and(
        eq(emissionRollups.companyId, companyId),
        inArray(emissionRollups.periodMonth, months),
        eq(emissionRollups.lineCount, 0),
      ),
    );
}

const bucket = [
  emissionRollups.companyId,
  emissionRollups.periodMonth,
  emissionRollups.locationId,
  emissionRollups.scope,
  emissionRollups.category,
  emissionRollups.method,
  emissionRollups.sourceKind,
  emissionRollups.itemId,
  emissionRollups.supplyTypeId,
  emissionRollups.isHeadline,
  emissionRollups.factorId,
  emissionRollups.selectionReason,
  emissionRollups.isSpendBased,
];

/** Writes the company's monthly sums anew from its lines. */
export async function rebuildRollupRows(db: Db, companyId: number): Promise<void> {
  await db.delete(emissionRollups).where(eq(emissionRollups.companyId, companyId));
  await db.execute(sql`
    insert into emission_rollups
      (company_id, location_id, period_month, scope, category, method, source_kind, item_id, supply_type_id,
       is_headline, factor_id, selection_reason, is_spend_based, line_count, kg_co2e, co2_kg_co2e, ch4_kg_co2e,
       n2o_kg_co2e, other_kg_co2e, kg_co2_biogenic, energy_kwh)
    select company_id, location_id, period_month, scope, category, method, source_kind, item_id, supply_type_id,
           is_headline, coalesce(factor_id, 0) as factor, selection_reason,
           'spend-based' = any(string_to_array(selection_notes, ',')) as is_spend_based,
           count(*), sum(kg_co2e), coalesce(sum(co2_kg_co2e), 0), coalesce(sum(ch4_kg_co2e), 0),
           coalesce(sum(n2o_kg_co2e), 0), coalesce(sum(other_kg_co2e), 0), sum(kg_co2_biogenic),
           coalesce(sum(energy_kwh), 0)
    from emission_lines
    where company_id = ${companyId}
    group by company_id, location_id, period_month, scope, category, method, source_kind, item_id, supply_type_id,
             is_headline, factor, selection_reason, is_spend_based`);
}

function* chunks<T>(rows: readonly T[], size: number): Generator<T[]> {
  for (let start = 0; start < rows.length; start += size) yield rows.slice(start, start + size);
}
