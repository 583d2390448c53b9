import { and, asc, between, count, desc, eq, max, min } from 'drizzle-orm';
import type { Db } from '#api/db/db';
import { fuelConsumptions } from '#api/db/schema/consumption';
import { fuelCategories, fuels, fuelVariants, units } from '#api/db/schema/reference';

const columns = {
  row: fuelConsumptions,
  category: { id: fuelCategories.id, nameEn: fuelCategories.nameEn, namePl: fuelCategories.namePl },
  fuel: { nameEn: fuels.nameEn, namePl: fuels.namePl },
  variant: { nameEn: fuelVariants.nameEn, namePl: fuelVariants.namePl },
  unitSymbol: units.symbol,
};

export type FuelConsumptionRow = Awaited<ReturnType<typeof findFuelConsumptions>>[number];
type NewRow = typeof fuelConsumptions.$inferInsert;

function selectRows(db: Db) {
  return db
    .select(columns)
    .from(fuelConsumptions)
    .innerJoin(fuels, eq(fuels.id, fuelConsumptions.fuelId))
    .innerJoin(fuelCategories, eq(fuelCategories.id, fuels.categoryId))
    .innerJoin(units, eq(units.id, fuelConsumptions.unitId))
    .leftJoin(fuelVariants, eq(fuelVariants.id, fuelConsumptions.fuelVariantId));
}

const atLocation = (companyId: number, locationId: number) =>
  and(eq(fuelConsumptions.companyId, companyId), eq(fuelConsumptions.locationId, locationId));

export async function findFuelConsumptions(
  db: Db,
  companyId: number,
  page: { locationId: number; limit: number; offset: number },
) {
  return selectRows(db)
    .where(atLocation(companyId, page.locationId))
    .orderBy(desc(fuelConsumptions.date), desc(fuelConsumptions.id))
    .limit(page.limit)
    .offset(page.offset);
}

export async function countFuelConsumptions(db: Db, companyId: number, locationId: number): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(fuelConsumptions)
    .where(atLocation(companyId, locationId));
  return row?.total ?? 0;
}

type OfFuel = { locationId: number; fuelId: number };

const ofFuel = (companyId: number, by: OfFuel) =>
  and(atLocation(companyId, by.locationId), eq(fuelConsumptions.fuelId, by.fuelId));

export async function findFuelConsumptionsInRange(
  db: Db,
  companyId: number,
  by: OfFuel & { startDate: string; endDate: string },
) {
  return selectRows(db)
    .where(and(ofFuel(companyId, by), between(fuelConsumptions.date, by.startDate, by.endDate)))
    .orderBy(asc(fuelConsumptions.date), asc(fuelConsumptions.id));
}

export async function findFuelConsumptionDates(db: Db, companyId: number, by: OfFuel) {
  const [row] = await db
    .select({ minDate: min(fuelConsumptions.date), maxDate: max(fuelConsumptions.date) })
    .from(fuelConsumptions)
    .where(ofFuel(companyId, by));
  return row ?? { minDate: null, maxDate: null };
}

export async function findFuelConsumption(db: Db, companyId: number, fuelConsumptionId: number) {
  const [row] = await selectRows(db).where(
    and(eq(fuelConsumptions.companyId, companyId), eq(fuelConsumptions.id, fuelConsumptionId)),
  );
  return row;
}

/** Locks the row until the transaction ends, so that two changes cannot both pass the stamp check. */
export async function lockFuelConsumption(db: Db, companyId: number, fuelConsumptionId: number) {
  const [row] = await db
    .select()
    .from(fuelConsumptions)
    .where(and(eq(fuelConsumptions.companyId, companyId), eq(fuelConsumptions.id, fuelConsumptionId)))
    .for('update');
  return row;
}

export async function insertFuelConsumption(db: Db, row: NewRow): Promise<number> {
  const [inserted] = await db.insert(fuelConsumptions).values(row).returning({ id: fuelConsumptions.id });
  if (!inserted) throw new Error('The insert gave no key.');
  return inserted.id;
}

export async function updateFuelConsumption(
  db: Db,
  companyId: number,
  fuelConsumptionId: number,
  change: Partial<NewRow>,
) {
  await db
    .update(fuelConsumptions)
    .set(change)
    .where(and(eq(fuelConsumptions.companyId, companyId), eq(fuelConsumptions.id, fuelConsumptionId)));
}

export async function deleteFuelConsumption(db: Db, companyId: number, fuelConsumptionId: number) {
  await db
    .delete(fuelConsumptions)
    .where(and(eq(fuelConsumptions.companyId, companyId), eq(fuelConsumptions.id, fuelConsumptionId)));
}
