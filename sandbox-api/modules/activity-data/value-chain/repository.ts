import { and, count, desc, eq, gte, inArray, lte } from 'drizzle-orm';
import type { Db } from '#api/db/db';
import { insertRows } from '#api/db/insert-rows';
import { scope3Consumptions } from '#api/db/schema/consumption';
import { manyRows } from '#api/modules/activity-data/consumptions/repository-many';

export type Scope3Row = typeof scope3Consumptions.$inferSelect;
type NewRow = typeof scope3Consumptions.$inferInsert;

/** Of one location, and of one form where one is named; of all days, or those that touch a range. */
type Of = {
  locationId: number;
  inputFormId?: number;
  startDate?: string | undefined;
  endDate?: string | undefined;
};

const ofPlace = (companyId: number, { locationId, inputFormId, startDate, endDate }: Of) =>
  and(
    eq(scope3Consumptions.companyId, companyId),
    eq(scope3Consumptions.locationId, locationId),
    inputFormId === undefined ? undefined : eq(scope3Consumptions.inputFormId, inputFormId),
    endDate === undefined ? undefined : lte(scope3Consumptions.startDate, endDate),
    startDate === undefined ? undefined : gte(scope3Consumptions.endDate, startDate),
  );

const ofId = (companyId: number, id: number) =>
  and(eq(scope3Consumptions.companyId, companyId), eq(scope3Consumptions.id, id));

export async function findScope3Consumptions(
  db: Db,
  companyId: number,
  page: Of & { limit: number; offset: number },
): Promise<Scope3Row[]> {
  return db
    .select()
    .from(scope3Consumptions)
    .where(ofPlace(companyId, page))
    .orderBy(desc(scope3Consumptions.startDate), desc(scope3Consumptions.id))
    .limit(page.limit)
    .offset(page.offset);
}

/** Of one method at a location, from a day on. */
export async function findComparedEntries(
  db: Db,
  companyId: number,
  { locationId, methodId, since }: { locationId: number; methodId: number; since: string },
): Promise<Pick<Scope3Row, 'id' | 'methodId' | 'startDate' | 'endDate' | 'values' | 'updatedOn'>[]> {
  const { id, startDate, endDate, values, updatedOn } = scope3Consumptions;
  return db
    .select({ id, methodId: scope3Consumptions.methodId, startDate, endDate, values, updatedOn })
    .from(scope3Consumptions)
    .where(
      and(ofPlace(companyId, { locationId, startDate: since }), eq(scope3Consumptions.methodId, methodId)),
    );
}

/** Of some forms at all locations, that touch the days from one to another. */
export async function findFormEntries(
  db: Db,
  companyId: number,
  { inputFormIds, since, until }: { inputFormIds: readonly number[]; since: string; until: string },
) {
  const { id, locationId, inputFormId, methodId, startDate, endDate, values, updatedOn } = scope3Consumptions;
  return db
    .select({ id, locationId, inputFormId, methodId, startDate, endDate, values, updatedOn })
    .from(scope3Consumptions)
    .where(
      and(
        eq(scope3Consumptions.companyId, companyId),
        inArray(inputFormId, [...inputFormIds]),
        gte(endDate, since),
        lte(startDate, until),
      ),
    );
}

export async function countScope3Consumptions(db: Db, companyId: number, of: Of): Promise<number> {
  const [row] = await db.select({ total: count() }).from(scope3Consumptions).where(ofPlace(companyId, of));
  return row?.total ?? 0;
}

export async function findScope3Consumption(db: Db, companyId: number, id: number) {
  const [row] = await db.select().from(scope3Consumptions).where(ofId(companyId, id));
  return row;
}

/** Locks the row until the transaction ends, so that two changes cannot both pass the stamp check. */
export async function lockScope3Consumption(db: Db, companyId: number, id: number) {
  const [row] = await db.select().from(scope3Consumptions).where(ofId(companyId, id)).for('update');
  return row;
}

export async function insertScope3Consumption(db: Db, row: NewRow): Promise<number> {
  const [inserted] = await db.insert(scope3Consumptions).values(row).returning({ id: scope3Consumptions.id });
  if (!inserted) throw new Error('The insert gave no key.');
  return inserted.id;
}

/** Keys in the order of the rows. */
export async function insertScope3Consumptions(db: Db, rows: readonly NewRow[]): Promise<number[]> {
  return insertRows(db, scope3Consumptions, rows);
}

export const manyScope3Consumptions = manyRows<Scope3Row>(scope3Consumptions);

export async function updateScope3Consumption(
  db: Db,
  companyId: number,
  id: number,
  change: Partial<NewRow>,
): Promise<void> {
  await db.update(scope3Consumptions).set(change).where(ofId(companyId, id));
}

export async function deleteScope3Consumption(db: Db, companyId: number, id: number): Promise<void> {
  await db.delete(scope3Consumptions).where(ofId(companyId, id));
}
