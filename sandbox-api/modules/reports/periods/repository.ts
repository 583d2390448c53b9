import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#api/db/db';
import { firstDayOfFuel } from '#api/db/schema/consumption';

export type Period = { periodStart: string; periodEnd: string };

/** First day that any consumption of the company is of; null while nothing is entered. */
export async function findFirstDay(db: Db, companyId: number): Promise<string | null> {
  const earliest = (table: string, day = sql`start_date`) =>
    sql`(select min(${day}) from ${sql.identifier(table)} where company_id = ${companyId})`;
  const { rows } = await db.execute<{ day: string | null }>(sql`
    select least(
      ${earliest('fuel_consumptions', firstDayOfFuel)}, ${earliest('utility_consumptions')},
      ${earliest('renewable_consumptions')}, ${earliest('scope3_consumptions')}
    )::text as day`);
  return rows[0]?.day ?? null;
}

/** Months of the period in which a location has fuel or energy of any kind. */
export async function findMonthsWithEnergy(
  db: Db,
  companyId: number,
  { periodStart, periodEnd }: Period,
): Promise<{ locationId: number; months: string[] }[]> {
  const [from, to] = [sql`${periodStart}::date`, sql`${periodEnd}::date`];
  const ranged = (table: SQL, first = sql`start_date`, last = sql`end_date`) => sql`
    select location_id, month::date
    from ${table}, generate_series(date_trunc('month', greatest(${first}, ${from})), least(${last}, ${to}), '1 month') month
    where company_id = ${companyId} and ${first} <= ${to} and ${last} >= ${from}`;
  const { rows } = await db.execute<{ locationId: number; months: string[] }>(sql`
    select location_id as "locationId", json_agg(month::text) as months
    from (
      ${ranged(sql`fuel_consumptions`, firstDayOfFuel, sql`date`)}
      union ${ranged(sql`utility_consumptions`)}
      union ${ranged(sql`renewable_consumptions`)}
    ) as found (location_id, month)
    group by location_id`);
  return rows;
}

/** Locations with emissions of any kind in the period. */
export async function findLocationsWithEmissions(
  db: Db,
  companyId: number,
  { periodStart, periodEnd }: Period,
): Promise<ReadonlySet<number>> {
  const { rows } = await db.execute<{ locationId: number }>(sql`
    select distinct location_id as "locationId" from emission_rollups
    where company_id = ${companyId} and period_month between ${periodStart}::date and ${periodEnd}::date`);
  return new Set(rows.map(({ locationId }) => locationId));
}
