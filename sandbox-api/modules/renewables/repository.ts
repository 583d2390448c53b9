import { and, asc, eq, exists, sql } from 'drizzle-orm';
import type { Db } from '#api/db/db';
import { renewableConsumptions } from '#api/db/schema/consumption';
import { renewables, renewableUnits, units } from '#api/db/schema/reference';
import type { UnitNames } from '#api/modules/units/service';

const columns = {
  id: renewables.id,
  nameEn: renewables.nameEn,
  namePl: renewables.namePl,
};

export type RenewableRow = Awaited<ReturnType<typeof findRenewables>>[number];

export async function findRenewables(db: Db) {
  return db.select(columns).from(renewables).orderBy(asc(renewables.id));
}

/** Those with at least one consumption at the location, or anywhere in the company. */
export async function findUsedRenewables(
  db: Db,
  companyId: number,
  locationId: number | null,
): Promise<RenewableRow[]> {
  const used = db
    .select({ one: sql`1` })
    .from(renewableConsumptions)
    .where(
      and(
        eq(renewableConsumptions.companyId, companyId),
        eq(renewableConsumptions.renewableId, renewables.id),
        locationId === null ? undefined : eq(renewableConsumptions.locationId, locationId),
      ),
    );
  return db.select(columns).from(renewables).where(exists(used)).orderBy(asc(renewables.id));
}

export async function findRenewable(db: Db, renewableId: number): Promise<RenewableRow | undefined> {
  const [row] = await db.select(columns).from(renewables).where(eq(renewables.id, renewableId));
  return row;
}

/** Units by renewable, the form's default first. */
export async function findRenewableUnits(db: Db): Promise<(UnitNames & { renewableId: number })[]> {
  return db
    .select({
      renewableId: renewableUnits.renewableId,
      id: units.id,
      symbol: units.symbol,
      nameEn: units.nameEn,
      namePl: units.namePl,
    })
    .from(renewableUnits)
    .innerJoin(units, eq(units.id, renewableUnits.unitId))
    .orderBy(asc(renewableUnits.renewableId), asc(renewableUnits.displayOrder));
}
