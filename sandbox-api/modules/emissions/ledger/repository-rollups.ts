import { and, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#api/db/db';
import { emissionRollups } from '#api/db/schema/ledger';

const {
  lineCount: _count,
  kgCo2e: _total,
  co2KgCo2e: _co2,
  ch4KgCo2e: _ch4,
  n2oKgCo2e: _n2o,
  otherKgCo2e: _other,
  kgCo2Biogenic: _biogenic,
  energyKwh: _energy,
  ...bucketColumns
} = getTableColumns(emissionRollups);

const bucketNames = Object.values(bucketColumns).map(({ name }) => name);
export const amountNames = [
  'kg_co2e',
  'co2_kg_co2e',
  'ch4_kg_co2e',
  'n2o_kg_co2e',
  'other_kg_co2e',
  'kg_co2_biogenic',
  'energy_kwh',
];

/** Bucket columns with another name in the line. The others have the same name. */
const ofLine: Record<string, string> = {
  factor_id: 'coalesce(factor_id, 0)',
  is_spend_based: `'spend-based' = any(string_to_array(selection_notes, ','))`,
};
/** Columns of a line that determine its bucket. */
export const lineBucketNames = bucketNames.map((name) =>
  name === 'is_spend_based' ? 'selection_notes' : name,
);
const bucketOfLine = bucketNames.map((name) => `${ofLine[name] ?? name} as ${name}`).join(', ');
const bucket = bucketNames.join(', ');
const counters = ['line_count', ...amountNames];
const sums = counters.map((name) => `coalesce(sum(${name}), 0)`);
const grown = counters.map((name) => `${name} = emission_rollups.${name} + excluded.${name}`);
const isChange = sums.map((sum) => `${sum} <> 0`).join(' or ');

/**
 * The statement that adds lines to the monthly sums. `lines` selects the `lineBucketNames` with the number of lines
 * (`line_count`) and their amounts (`amountNames`). Both are negative for removed lines. `numeric` adds exactly, so the
 * sums never drift from the lines. Buckets are updated in a fixed order to prevent deadlocks.
 */
export function addToRollups(lines: SQL): SQL {
  return sql`
    insert into emission_rollups (${sql.raw(`${bucket}, ${counters.join(', ')}`)})
    select ${sql.raw(`${bucket}, ${sums.join(', ')}`)}
    from (select ${sql.raw(`${bucketOfLine}, ${counters.join(', ')}`)} from (${lines}) as changed) as line
    group by ${sql.raw(bucket)}
    having ${sql.raw(isChange)}
    order by ${sql.raw(bucket)}
    on conflict (${sql.raw(bucket)}) do update set ${sql.raw(grown.join(', '))}`;
}

/** Deletes buckets without lines. */
export async function deleteEmptyRollups(
  db: Db,
  companyId: number,
  months: readonly string[],
): Promise<void> {
  if (months.length === 0) return;
  await db
    .delete(emissionRollups)
    .where(
      and(
        eq(emissionRollups.companyId, companyId),
        inArray(emissionRollups.periodMonth, [...months]),
        eq(emissionRollups.lineCount, 0),
      ),
    );
}

/** Rebuilds the company's monthly sums from its lines. */
export async function rebuildRollupRows(db: Db, companyId: number): Promise<void> {
  await db.delete(emissionRollups).where(eq(emissionRollups.companyId, companyId));
  await db.execute(
    addToRollups(sql`select 1 as line_count, * from emission_lines where company_id = ${companyId}`),
  );
}

export async function deleteLocationRollups(db: Db, companyId: number, locationId: number): Promise<void> {
  await db
    .delete(emissionRollups)
    .where(and(eq(emissionRollups.companyId, companyId), eq(emissionRollups.locationId, locationId)));
}
