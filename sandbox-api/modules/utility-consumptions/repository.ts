import { and, asc, count, desc, eq, gte, lte } from 'drizzle-orm';
import type { Db } from '#api/db/db';
import { utilityConsumptions } from '#api/db/schema/consumption';
import { units, utilities } from '#api/db/schema/reference';

const columns = {
  row: utilityConsumptions,
  utility: { nameEn: utilities.nameEn, namePl: utilities.namePl },
  unitSymbol: units.symbol,
};

export type UtilityConsumptionRow = Awaited<ReturnType<typeof findUtilityConsumptions>>[number];
type NewRow = typeof utilityConsumptions.$inferInsert;

function selectRows(db: Db) {
  return db
    .select(columns)
    .from(utilityConsumptions)
    .innerJoin(utilities, eq(utilities.id, utilityConsumptions.utilityId))
    .innerJoin(units, eq(units.id, utilityConsumptions.unitId));
}

const atLocation = (companyId: number, locationId: number) =>
  and(eq(utilityConsumptions.companyId, companyId), eq(utilityConsumptions.locationId, locationId));

const ofRow = (companyId: number, utilityConsumptionId: number) =>
  and(eq(utilityConsumptions.companyId, companyId), eq(utilityConsumptions.id, utilityConsumptionId));

export async function findUtilityConsumptions(
  db: Db,
  companyId: number,
  page: { locationId: number; limit: number; offset: number },
) {
  return selectRows(db)
    .where(atLocation(companyId, page.locationId))
    .orderBy(desc(utilityConsumptions.endDate), desc(utilityConsumptions.id))
    .limit(page.limit)
    .offset(page.offset);
}

export async function countUtilityConsumptions(
  db: Db,
  companyId: number,
  locationId: number,
): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(utilityConsumptions)
    .where(atLocation(companyId, locationId));
  return row?.total ?? 0;
}

/** Rows that touch the range: a bill from 15 Dec to 14 Jan is in December and in January. */
export async function findUtilityConsumptionsInRange(
  db: Db,
  companyId: number,
  by: { locationId: number; utilityId: number; startDate: string; endDate: string },
) {
  return selectRows(db)
    .where(
      and(
        atLocation(companyId, by.locationId),
        eq(utilityConsumptions.utilityId, by.utilityId),
        lte(utilityConsumptions.startDate, by.endDate),
        gte(utilityConsumptions.endDate, by.startDate),
      ),
    )
    .orderBy(asc(utilityConsumptions.startDate), asc(utilityConsumptions.id));
}

export async function findUtilityConsumption(db: Db, companyId: number, utilityConsumptionId: number) {
  const [row] = await selectRows(db).where(ofRow(companyId, utilityConsumptionId));
  return row;
}

/** Locks the row until the transaction ends, so that two changes cannot both pass the stamp check. */
export async function lockUtilityConsumption(db: Db, companyId: number, utilityConsumptionId: number) {
  const [row] = await db
    .select()
    .from(utilityConsumptions)
    .where(ofRow(companyId, utilityConsumptionId))
    .for('update');
  return row;
}

export async function insertUtilityConsumption(db: Db, row: NewRow): Promise<number> {
  const [inserted] = await db
    .insert(utilityConsumptions)
    .values(row)
    .returning({ id: utilityConsumptions.id });
  if (!inserted) throw new Error('The insert gave no key.');
  return inserted.id;
}

export async function updateUtilityConsumption(
  db: Db,
  companyId: number,
  utilityConsumptionId: number,
  change: Partial<NewRow>,
) {
  await db.update(utilityConsumptions).set(change).where(ofRow(companyId, utilityConsumptionId));
}

export async function deleteUtilityConsumption(db: Db, companyId: number, utilityConsumptionId: number) {
  await db.delete(utilityConsumptions).where(ofRow(companyId, utilityConsumptionId));
}
