import { sql } from 'drizzle-orm';
import type { MeteredKind } from '#api/contract/intake/intakes';
import type { Db } from '#api/db/db';
import { fuelConsumptions, utilityConsumptions } from '#api/db/schema/consumption';
import { fuelFactorLinks, fuels, fuelVariants } from '#api/db/schema/reference';

export type MeterRow = {
  meterNumber: string;
  locationId: number;
  itemId: number;
  unitId: number;
  lastDay: string;
};

const columns = { fuel: { item: 'fuel_id', day: 'date' }, utility: { item: 'utility_id', day: 'end_date' } };
const tables = { fuel: fuelConsumptions, utility: utilityConsumptions };

/** Each meter by its latest entry at each location: one that moved is at several, so that a file has to say which. */
export async function findMeters(db: Db, companyId: number, kind: MeteredKind): Promise<MeterRow[]> {
  const [item, day] = [sql.identifier(columns[kind].item), sql.identifier(columns[kind].day)];
  const { rows } = await db.execute<MeterRow>(sql`
    select distinct on (meter_number, location_id) meter_number as "meterNumber", location_id as "locationId",
      ${item} as "itemId", unit_id as "unitId", ${day}::text as "lastDay"
    from ${tables[kind]}
    where company_id = ${companyId} and meter_number is not null and corrects_id is null
    order by meter_number, location_id, ${day} desc, id desc`);
  return rows;
}

/** Fuels that have factors by variant only, so that an entry without one has no emissions. */
export async function findFuelsOfVariants(db: Db): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select f.id from ${fuels} f
    where exists (select 1 from ${fuelVariants} v where v.fuel_id = f.id)
      and not exists (
        select 1 from ${fuelFactorLinks} l where l.fuel_id = f.id and l.fuel_variant_id is null
      )`);
  return rows.map(({ id }) => id);
}
