/** A company with as many ledger lines as asked for: ten places, three years, and per place and month a number of bills. */
import { and, count, eq, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { EnginePglite } from '#api/db/connect/engine-pglite';
import { connectPglite } from '#api/db/connect/pglite';
import type { Db } from '#api/db/db';
import { migrate } from '#api/db/migrate';
import { locations } from '#api/db/schema/company';
import { fuelConsumptions, renewableConsumptions, utilityConsumptions } from '#api/db/schema/consumption';
import { emissionLines } from '#api/db/schema/ledger';
import { createApp } from '#api/http/app';
import { recalculateEmissions } from '#api/modules/emissions/ledger/ledger';
import { routes } from '#api/modules/routes';
import { readMigrations } from '#api/runtime/node/read-migrations';
import { insertCompany, polandId } from '#api/testing/insert-company';
import { testClock, testPlatform } from '#api/testing/test-platform';
import { loadLookups } from '../../seed/load/lookups';
import { loadReference } from '../../seed/load/reference';

const places = 10;
const years = [2023, 2024, 2025];

export type Scale = {
  lines: number;
  entries: number;
  locationId: number;
  /** A factor that a fifth of the rows use. */
  factorId: number;
  ask(path: string): Promise<unknown>;
  recalculate(): Promise<number>;
  close(): Promise<void>;
};

/**
 * The first bill of each kind, place and month is worked out by the rules. `copies` says how often each stands
 * in the ledger: more of them is what a company has that meters every machine and burns fuel every day.
 */
export async function openScale(copies: number): Promise<Scale> {
  const pglite = await EnginePglite.open({});
  const { db, close } = connectPglite(pglite);
  await migrate(db, readMigrations());
  await loadLookups(db);
  await loadReference(db);
  const platform = testPlatform(testClock());
  const { companyId, locationId, token } = await insertCompany({ db, platform });
  await insertPlaces(db, companyId);
  await insertEntries(db, companyId);
  await recalculateEmissions({ db, companyId });
  if (copies > 1) await copyEntries(db, companyId, copies);
  const app = createApp({ db, platform, routes, log: (_message, error) => console.error(error) });
  return {
    lines: await countRows(db, [emissionLines]),
    entries: await countRows(db, [fuelConsumptions, utilityConsumptions, renewableConsumptions]),
    locationId,
    factorId: await findGasFactor(db),
    async ask(path) {
      const response = await app.request(path, { headers: { authorization: `Basic ${token.Admin}` } });
      if (response.status !== 200) throw new Error(`${path} answered ${response.status}.`);
      return response.json();
    },
    recalculate: () => recalculateEmissions({ db, companyId }),
    close,
  };
}

async function insertPlaces(db: Db, companyId: number): Promise<void> {
  const now = new Date('2026-01-01T00:00:00Z');
  const rows = Array.from({ length: places - 1 }, (_, index) => ({
    companyId,
    name: `Plant ${index + 2}`,
    countryId: polandId,
    town: 'Poznań',
    address1: `Polna ${index + 2}`,
    createdOn: now,
    updatedOn: now,
  }));
  await db.insert(locations).values(rows);
}

/** Natural gas, diesel, electricity, heat and sunlight, once per place and month. */
async function insertEntries(db: Db, companyId: number): Promise<void> {
  const months = sql`(
    select l.id as location_id, m::date as first_day, (m + interval '1 month - 1 day')::date as last_day
    from locations l, generate_series(${`${years[0]}-01-01`}::date, ${`${years.at(-1)}-12-01`}::date, '1 month') m
    where l.company_id = ${companyId}) as month`;
  for (const { fuelId, variantId, unitId } of [
    { fuelId: 101, variantId: null, unitId: 20 },
    { fuelId: 501, variantId: 12, unitId: 50 },
  ]) {
    await db.execute(sql`
      insert into fuel_consumptions (company_id, location_id, fuel_id, fuel_variant_id, value, unit_id, date,
        carbon_equivalent_kg, created_on, updated_on)
      select ${companyId}, location_id, ${fuelId}, ${variantId}::integer, 100 + location_id, ${unitId}, first_day + 9,
        0, now(), date_trunc('second', now())
      from ${months}`);
  }
  for (const [table, column, itemId] of [
    ['utility_consumptions', 'utility_id', 1],
    ['utility_consumptions', 'utility_id', 2],
    ['renewable_consumptions', 'renewable_id', 1],
  ] as const) {
    await db.execute(sql`
      insert into ${sql.raw(table)} (company_id, location_id, ${sql.raw(column)}, value, unit_id, start_date, end_date,
        carbon_equivalent_kg, created_on, updated_on)
      select ${companyId}, location_id, ${itemId}, 1000 + location_id, 1, first_day, last_day,
        0, now(), date_trunc('second', now())
      from ${months}`);
  }
}

/** Rows and lines as they are, under other keys, then the monthly sums from all of them. */
async function copyEntries(db: Db, companyId: number, copies: number): Promise<void> {
  const stride = 1_000_000;
  // The copies refer to what the originals refer to; looking that up four million times would prove nothing.
  await db.execute(sql`set session_replication_role = replica`);
  for (const table of ['fuel_consumptions', 'utility_consumptions', 'renewable_consumptions'])
    await copyRows(db, table, copies, (name) => (name === 'id' ? `id + copy * ${stride}` : name));
  await withoutIndexes(db, 'emission_lines', () =>
    copyRows(db, 'emission_lines', copies, (name) =>
      name === 'source_id' ? `source_id + copy * ${stride}` : name,
    ),
  );
  await db.execute(sql`set session_replication_role = default`);
  const amounts = ['line_count', 'kg_co2e', 'co2_kg_co2e', 'ch4_kg_co2e', 'n2o_kg_co2e', 'other_kg_co2e'];
  const scaled = [...amounts, 'kg_co2_biogenic', 'energy_kwh'].map((name) => `${name} = ${name} * ${copies}`);
  await db.execute(
    sql`update emission_rollups set ${sql.raw(scaled.join(', '))} where company_id = ${companyId}`,
  );
}

async function copyRows(
  db: Db,
  table: string,
  copies: number,
  copied: (name: string) => string,
): Promise<void> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select column_name as name from information_schema.columns where table_name = ${table} order by ordinal_position`);
  const names = rows.map(({ name }) => name);
  await db.execute(
    sql.raw(`
      insert into ${table} (${names.join(', ')})
      select ${names.map(copied).join(', ')} from ${table}, generate_series(1, ${copies - 1}) as copy`),
  );
}

/** A million rows go in without a journal, and their indexes are made at once when all are there. */
async function withoutIndexes(db: Db, table: string, fill: () => Promise<void>): Promise<void> {
  const { rows: keys } = await db.execute<{ name: string; definition: string }>(sql`
    select conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where conrelid = ${table}::regclass and contype = 'p'`);
  const { rows: indexes } = await db.execute<{ name: string; definition: string }>(sql`
    select indexname as name, indexdef as definition
    from pg_indexes where tablename = ${table} and indexname not in (select conname from pg_constraint)`);
  const run = async (statements: readonly string[]) => {
    for (const statement of statements) await db.execute(sql.raw(statement));
  };
  await run([
    ...keys.map(({ name }) => `alter table ${table} drop constraint ${name}`),
    ...indexes.map(({ name }) => `drop index ${name}`),
    `alter table ${table} set unlogged`,
  ]);
  await fill();
  await run([
    `set maintenance_work_mem = '128MB'`,
    ...keys.map(({ name, definition }) => `alter table ${table} add constraint ${name} ${definition}`),
    ...indexes.map(({ definition }) => definition),
  ]);
}

async function findGasFactor(db: Db): Promise<number> {
  const [line] = await db
    .select({ factorId: emissionLines.factorId })
    .from(emissionLines)
    .where(and(eq(emissionLines.itemId, 101), eq(emissionLines.category, '1.1')))
    .limit(1);
  return line?.factorId ?? 0;
}

async function countRows(db: Db, tables: readonly PgTable[]): Promise<number> {
  let total = 0;
  for (const table of tables) {
    const [row] = await db.select({ rows: count() }).from(table);
    total += row?.rows ?? 0;
  }
  return total;
}
