import { and, desc, eq, max, min, sql } from 'drizzle-orm';
import type { Db } from '#api/db/db';
import {
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
    .select({ minDate: min(fuelConsumptions.date), maxDate: max(fuelConsumptions.date) })
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

const year = sql<number>`extract(year from ${emissionRollups.periodMonth})::integer`;

/** Calendar years with data, newest first. */
export async function findYears(db: Db, companyId: number, locationId: number | null): Promise<number[]> {
  const rows = await db
    .selectDistinct({ year })
    .from(emissionRollups)
    .where(
      and(
        eq(emissionRollups.companyId, companyId),
        locationId === null ? undefined : eq(emissionRollups.locationId, locationId),
      ),
    )
    .orderBy(desc(year));
  return rows.map((row) => row.year);
}
