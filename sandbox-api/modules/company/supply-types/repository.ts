import { and, asc, count, desc, eq, gt, min } from 'drizzle-orm';
import type { Db } from '#api/db/db';
import { locationSupplyTypes } from '#api/db/schema/consumption';
import { supplyTypes, utilities } from '#api/db/schema/reference';

const columns = {
  row: locationSupplyTypes,
  isRenewable: supplyTypes.isRenewable,
  nameEn: supplyTypes.nameEn,
  namePl: supplyTypes.namePl,
};

export type LocationSupplyTypeRow = Awaited<ReturnType<typeof findLocationSupplyTypes>>[number];
export type ContractRow = typeof locationSupplyTypes.$inferSelect;
type NewRow = typeof locationSupplyTypes.$inferInsert;
export type Place = { locationId: number; utilityId: number };

function selectRows(db: Db) {
  return db
    .select(columns)
    .from(locationSupplyTypes)
    .innerJoin(supplyTypes, eq(supplyTypes.id, locationSupplyTypes.supplyTypeId));
}

const atPlace = (companyId: number, place: Place) =>
  and(
    eq(locationSupplyTypes.companyId, companyId),
    eq(locationSupplyTypes.locationId, place.locationId),
    eq(locationSupplyTypes.utilityId, place.utilityId),
  );

export async function findLocationSupplyTypes(db: Db, companyId: number, place: Place) {
  return selectRows(db)
    .where(atPlace(companyId, place))
    .orderBy(desc(locationSupplyTypes.startDate), desc(locationSupplyTypes.id));
}

export async function findLocationSupplyType(db: Db, companyId: number, id: number) {
  const [row] = await selectRows(db).where(
    and(eq(locationSupplyTypes.companyId, companyId), eq(locationSupplyTypes.id, id)),
  );
  return row;
}

/** The contract that starts on the day, if there is one. Of two that hold the location only one can find none. */
export async function findContractOn(db: Db, companyId: number, place: Place, startDate: string) {
  const [row] = await db
    .select()
    .from(locationSupplyTypes)
    .where(and(atPlace(companyId, place), eq(locationSupplyTypes.startDate, startDate)));
  return row;
}

/** The first day of the contract that follows on a day. */
export async function findNextStart(db: Db, companyId: number, place: Place, startDate: string) {
  const [row] = await db
    .select({ next: min(locationSupplyTypes.startDate) })
    .from(locationSupplyTypes)
    .where(and(atPlace(companyId, place), gt(locationSupplyTypes.startDate, startDate)));
  return row?.next ?? null;
}

export async function insertContract(db: Db, row: NewRow): Promise<number> {
  const [inserted] = await db
    .insert(locationSupplyTypes)
    .values(row)
    .returning({ id: locationSupplyTypes.id });
  if (!inserted) throw new Error('The insert gave no key.');
  return inserted.id;
}

export async function updateContract(db: Db, companyId: number, id: number, change: Partial<NewRow>) {
  await db
    .update(locationSupplyTypes)
    .set(change)
    .where(and(eq(locationSupplyTypes.companyId, companyId), eq(locationSupplyTypes.id, id)));
}

const ofLocation = (companyId: number, locationId: number) =>
  and(eq(locationSupplyTypes.companyId, companyId), eq(locationSupplyTypes.locationId, locationId));

/** Answers how they were. */
export async function deleteContractsOfLocation(
  db: Db,
  companyId: number,
  locationId: number,
): Promise<ContractRow[]> {
  return db.delete(locationSupplyTypes).where(ofLocation(companyId, locationId)).returning();
}

export async function countContractsOfLocation(
  db: Db,
  companyId: number,
  locationId: number,
): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(locationSupplyTypes)
    .where(ofLocation(companyId, locationId));
  return row?.total ?? 0;
}

export async function findSupplyTypes(db: Db) {
  return db.select().from(supplyTypes).orderBy(asc(supplyTypes.id));
}

/** The utility that contracts are about. */
export async function findElectricityId(db: Db): Promise<number | undefined> {
  const [row] = await db
    .select({ id: utilities.id })
    .from(utilities)
    .where(eq(utilities.isElectricity, true))
    .orderBy(asc(utilities.id))
    .limit(1);
  return row?.id;
}
