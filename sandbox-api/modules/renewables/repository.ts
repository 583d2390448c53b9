import { and, asc, eq, exists, sql } from 'drizzle-orm';
import type { Db } from '#api/db/db';
import { emissionRollups } from '#api/db/schema/ledger';
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

/**
 * Those with data at the location, or anywhere in the company. The monthly sums know, however many
 * consumptions there are.
 */
export async function findUsedRenewables(
  db: Db,
  companyId: number,
  locationId: number | null,
): Promise<RenewableRow[]> {
  const used = db
    .select({ one: sql`1` })
    .from(emissionRollups)
    .where(
      and(
        eq(emissionRollups.companyId, companyId),
        eq(emissionRollups.sourceKind, 'renewable'),
        eq(emissionRollups.itemId, renewables.id),
        locationId === null ? undefined : eq(emissionRollups.locationId, locationId),
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
