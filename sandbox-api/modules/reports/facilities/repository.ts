import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '#api/db/db';
import { facilityTypes, reportFacilities, reportHeaders } from '#api/db/schema/reports';

export type StoredFacility = typeof reportFacilities.$inferSelect;
export type FacilityColumns = Omit<typeof reportFacilities.$inferInsert, 'id'>;

export async function findFacilityTypes(db: Db) {
  return db.select().from(facilityTypes).orderBy(asc(facilityTypes.displayOrder));
}

/** Of a report, or of several, in their order. */
export async function findFacilities(
  db: Db,
  companyId: number,
  headerIds: readonly number[],
): Promise<StoredFacility[]> {
  if (headerIds.length === 0) return [];
  return db
    .select()
    .from(reportFacilities)
    .where(and(eq(reportFacilities.companyId, companyId), inArray(reportFacilities.headerId, [...headerIds])))
    .orderBy(asc(reportFacilities.headerId), asc(reportFacilities.position));
}

export async function replaceFacilities(
  db: Db,
  { companyId, headerId }: { companyId: number; headerId: number },
  rows: FacilityColumns[],
): Promise<void> {
  await db
    .delete(reportFacilities)
    .where(and(eq(reportFacilities.companyId, companyId), eq(reportFacilities.headerId, headerId)));
  if (rows.length > 0) await db.insert(reportFacilities).values(rows);
}

/** The rows count as the header's own: its stamp guards them. */
export async function stampHeader(
  db: Db,
  { companyId, headerId }: { companyId: number; headerId: number },
  updatedOn: Date,
): Promise<void> {
  await db
    .update(reportHeaders)
    .set({ updatedOn })
    .where(and(eq(reportHeaders.companyId, companyId), eq(reportHeaders.id, headerId)));
}
