import { and, asc, count, desc, eq, gte, lte } from 'drizzle-orm';
import type { Db } from '#api/db/db';
import { renewableConsumptions } from '#api/db/schema/consumption';
import { renewables, units } from '#api/db/schema/reference';

const columns = {
  row: renewableConsumptions,
  renewable: { nameEn: renewables.nameEn, namePl: renewables.namePl },
  unitSymbol: units.symbol,
};

export type RenewableConsumptionRow = Awaited<ReturnType<typeof findRenewableConsumptions>>[number];
type NewRow = typeof renewableConsumptions.$inferInsert;

function selectRows(db: Db) {
  return db
    .select(columns)
    .from(renewableConsumptions)
    .innerJoin(renewables, eq(renewables.id, renewableConsumptions.renewableId))
    .innerJoin(units, eq(units.id, renewableConsumptions.unitId));
}

const atLocation = (companyId: number, locationId: number) =>
  and(eq(renewableConsumptions.companyId, companyId), eq(renewableConsumptions.locationId, locationId));

const ofRow = (companyId: number, renewableConsumptionId: number) =>
  and(eq(renewableConsumptions.companyId, companyId), eq(renewableConsumptions.id, renewableConsumptionId));

export async function findRenewableConsumptions(
  db: Db,
  companyId: number,
  page: { locationId: number; limit: number; offset: number },
) {
  return selectRows(db)
    .where(atLocation(companyId, page.locationId))
    .orderBy(desc(renewableConsumptions.endDate), desc(renewableConsumptions.id))
    .limit(page.limit)
    .offset(page.offset);
}

export async function countRenewableConsumptions(
  db: Db,
  companyId: number,
  locationId: number,
): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(renewableConsumptions)
    .where(atLocation(companyId, locationId));
  return row?.total ?? 0;
}

/** Rows that touch the range: a bill from 15 Dec to 14 Jan is in December and in January. */
export async function findRenewableConsumptionsInRange(
  db: Db,
  companyId: number,
  by: { locationId: number; renewableId: number; startDate: string; endDate: string },
) {
  return selectRows(db)
    .where(
      and(
        atLocation(companyId, by.locationId),
        eq(renewableConsumptions.renewableId, by.renewableId),
        lte(renewableConsumptions.startDate, by.endDate),
        gte(renewableConsumptions.endDate, by.startDate),
      ),
    )
    .orderBy(asc(renewableConsumptions.startDate), asc(renewableConsumptions.id));
}

export async function findRenewableConsumption(db: Db, companyId: number, renewableConsumptionId: number) {
  const [row] = await selectRows(db).where(ofRow(companyId, renewableConsumptionId));
  return row;
}

/** Locks the row until the transaction ends, so that two changes cannot both pass the stamp check. */
export async function lockRenewableConsumption(db: Db, companyId: number, renewableConsumptionId: number) {
  const [row] = await db
    .select()
    .from(renewableConsumptions)
    .where(ofRow(companyId, renewableConsumptionId))
    .for('update');
  return row;
}

export async function insertRenewableConsumption(db: Db, row: NewRow): Promise<number> {
  const [inserted] = await db
    .insert(renewableConsumptions)
    .values(row)
    .returning({ id: renewableConsumptions.id });
  if (!inserted) throw new Error('The insert gave no key.');
  return inserted.id;
}

export async function updateRenewableConsumption(
  db: Db,
  companyId: number,
  renewableConsumptionId: number,
  change: Partial<NewRow>,
) {
  await db.update(renewableConsumptions).set(change).where(ofRow(companyId, renewableConsumptionId));
}

export async function deleteRenewableConsumption(db: Db, companyId: number, renewableConsumptionId: number) {
  await db.delete(renewableConsumptions).where(ofRow(companyId, renewableConsumptionId));
}
