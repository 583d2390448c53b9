import { and, asc, eq, exists, sql } from 'drizzle-orm';
import type { Db } from '#api/db/db';
import { emissionRollups } from '#api/db/schema/ledger';
import { units, utilities, utilityUnits } from '#api/db/schema/reference';
import type { UnitNames } from '#api/modules/units/service';

const columns = {
  id: utilities.id,
  nameEn: utilities.nameEn,
  namePl: utilities.namePl,
  isElectricity: utilities.isElectricity,
};

export type UtilityRow = Awaited<ReturnType<typeof findUtilities>>[number];

export async function findUtilities(db: Db) {
  return db.select(columns).from(utilities).orderBy(asc(utilities.id));
}

/**
 * Those with data at the location, or anywhere in the company. The monthly sums know, however many
 * consumptions there are.
 */
export async function findUsedUtilities(
  db: Db,
  companyId: number,
  locationId: number | null,
): Promise<UtilityRow[]> {
  const used = db
    .select({ one: sql`1` })
    .from(emissionRollups)
    .where(
      and(
        eq(emissionRollups.companyId, companyId),
        eq(emissionRollups.sourceKind, 'utility'),
        eq(emissionRollups.itemId, utilities.id),
        locationId === null ? undefined : eq(emissionRollups.locationId, locationId),
      ),
    );
  return db.select(columns).from(utilities).where(exists(used)).orderBy(asc(utilities.id));
}

export async function findUtility(db: Db, utilityId: number): Promise<UtilityRow | undefined> {
  const [row] = await db.select(columns).from(utilities).where(eq(utilities.id, utilityId));
  return row;
}

/** Units by utility, the form's default first. */
export async function findUtilityUnits(db: Db): Promise<(UnitNames & { utilityId: number })[]> {
  return db
    .select({
      utilityId: utilityUnits.utilityId,
      id: units.id,
      symbol: units.symbol,
      nameEn: units.nameEn,
      namePl: units.namePl,
    })
    .from(utilityUnits)
    .innerJoin(units, eq(units.id, utilityUnits.unitId))
    .orderBy(asc(utilityUnits.utilityId), asc(utilityUnits.displayOrder));
}
