import { asc, eq } from 'drizzle-orm';
import type { Db } from '#api/db/db';
import { fuelUnits, renewableUnits, units, utilityUnits } from '#api/db/schema/reference';
import type { Dimension, Unit } from '#api/domain/units/units';

export type UnitNames = { id: number; symbol: string; nameEn: string; namePl: string };

export async function findUnits(db: Db): Promise<(Unit & UnitNames)[]> {
  const rows = await db.select().from(units).orderBy(asc(units.id));
  return rows.map((row) => ({ ...row, dimension: row.dimension as Dimension }));
}

/** Units of the one item asked for; undefined when none is. */
export async function findItemUnits(
  db: Db,
  item: { fuelId?: number; utilityId?: number; renewableId?: number },
): Promise<{ id: number }[] | undefined> {
  if (item.fuelId !== undefined) {
    return db.select({ id: fuelUnits.unitId }).from(fuelUnits).where(eq(fuelUnits.fuelId, item.fuelId));
  }
  if (item.utilityId !== undefined) {
    return db
      .select({ id: utilityUnits.unitId })
      .from(utilityUnits)
      .where(eq(utilityUnits.utilityId, item.utilityId));
  }
  if (item.renewableId === undefined) return undefined;
  return db
    .select({ id: renewableUnits.unitId })
    .from(renewableUnits)
    .where(eq(renewableUnits.renewableId, item.renewableId));
}
