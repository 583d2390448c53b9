import { and, eq, max, min, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#api/db/db';
import {
  firstDayOfFuel,
  fuelConsumptions,
  renewableConsumptions,
  scope3Consumptions,
  utilityConsumptions,
} from '#api/db/schema/consumption';
import { emissionRollups } from '#api/db/schema/ledger';

type ConsumptionTable =
  | typeof fuelConsumptions
  | typeof utilityConsumptions
  | typeof renewableConsumptions
  | typeof scope3Consumptions;
type Bounds = { minDate: string | null; maxDate: string | null };

/** First and last day of each kind of consumption at a location. */
export async function findConsumptionBounds(
  db: Db,
  companyId: number,
  locationId: number,
): Promise<Bounds[]> {
  const here = (table: ConsumptionTable) =>
    and(eq(table.companyId, companyId), eq(table.locationId, locationId));
  const burned = await db
    .select({ minDate: min(firstDayOfFuel), maxDate: max(fuelConsumptions.date) })
    .from(fuelConsumptions)
    .where(here(fuelConsumptions));
  const bought = await db
    .select({ minDate: min(utilityConsumptions.startDate), maxDate: max(utilityConsumptions.endDate) })
    .from(utilityConsumptions)
    .where(here(utilityConsumptions));
  const produced = await db
    .select({ minDate: min(renewableConsumptions.startDate), maxDate: max(renewableConsumptions.endDate) })
    .from(renewableConsumptions)
    .where(here(renewableConsumptions));
  const caused = await db
    .select({ minDate: min(scope3Consumptions.startDate), maxDate: max(scope3Consumptions.endDate) })
    .from(scope3Consumptions)
    .where(here(scope3Consumptions));
  return [...burned, ...bought, ...produced, ...caused];
}

/**
 * Calendar years with data, newest first. Each year is one index lookup for the last month before the year above it
 * (2026-05, then the last month before 2026), instead of a scan of all sums of the company.
 */
export async function findYears(db: Db, companyId: number, locationId: number | null): Promise<number[]> {
  const { periodMonth } = emissionRollups;
  const lastMonth = (before?: SQL) =>
    db
      .select({ month: max(periodMonth).as('month') })
      .from(emissionRollups)
      .where(
        and(
          eq(emissionRollups.companyId, companyId),
          locationId === null ? undefined : eq(emissionRollups.locationId, locationId),
          before ? sql`${periodMonth} < ${before}` : undefined,
        ),
      );
  const { rows } = await db.execute<{ year: number }>(sql`
    with recursive last_months as (
      ${lastMonth()}
      union all
      select ${lastMonth(sql`date_trunc('year', last_months.month)::date`)} from last_months where month is not null
    )
    select extract(year from month)::integer as year from last_months where month is not null
    order by year desc`);
  return rows.map(({ year }) => year);
}

/** The newest year with data, or nothing before there is any. */
export async function findNewestYear(db: Db, companyId: number): Promise<number | null> {
  const [row] = await db
    .select({ month: max(emissionRollups.periodMonth) })
    .from(emissionRollups)
    .where(eq(emissionRollups.companyId, companyId));
  return row?.month ? Number(row.month.slice(0, 4)) : null;
}
