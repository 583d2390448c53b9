import { sql } from 'drizzle-orm';
import type { Db } from '#api/db/db';

export type Period = { periodStart: string; periodEnd: string };

/** First day that any consumption of the company is of; null while nothing is entered. */
export async function findFirstDay(db: Db, companyId: number): Promise<string | null> {
  const earliest = (table: string, column: string) =>
    sql`(select min(${sql.identifier(column)}) from ${sql.identifier(table)} where company_id = ${companyId})`;
  const { rows } = await db.execute<{ day: string | null }>(sql`
    select least(
      ${earliest('fuel_consumptions', 'date')}, ${earliest('utility_consumptions', 'start_date')},
      ${earliest('renewable_consumptions', 'start_date')}, ${earliest('scope3_consumptions', 'start_date')}
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
  const billed = (table: string) => sql`
    select c.location_id, month::date
    from ${sql.identifier(table)} c,
      generate_series(date_trunc('month', greatest(c.start_date, ${from})), least(c.end_date, ${to}), '1 month') month
    where c.company_id = ${companyId} and c.start_date <= ${to} and c.end_date >= ${from}`;
  const { rows } = await db.execute<{ locationId: number; months: string[] }>(sql`
    select location_id as "locationId", json_agg(month::text) as months
    from (
      select location_id, date_trunc('month', date)::date as month
      from fuel_consumptions where company_id = ${companyId} and date between ${from} and ${to}
      union ${billed('utility_consumptions')}
      union ${billed('renewable_consumptions')}
    ) as found
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
