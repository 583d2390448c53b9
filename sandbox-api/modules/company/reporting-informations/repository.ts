import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '#api/db/db';
import { reportingInformations } from '#api/db/schema/company';

export type ReportingRow = typeof reportingInformations.$inferSelect;
export type NewReporting = typeof reportingInformations.$inferInsert;

/** The newest row is the current one. */
export async function findCurrent(db: Db, companyId: number): Promise<ReportingRow | undefined> {
  const [row] = await db
    .select()
    .from(reportingInformations)
    .where(eq(reportingInformations.companyId, companyId))
    .orderBy(desc(reportingInformations.id))
    .limit(1);
  return row;
}

export async function insertReporting(db: Db, row: NewReporting): Promise<ReportingRow | undefined> {
  const [inserted] = await db.insert(reportingInformations).values(row).returning();
  return inserted;
}

export async function updateReporting(
  db: Db,
  { companyId, id }: { companyId: number; id: number },
  change: Partial<NewReporting>,
): Promise<ReportingRow | undefined> {
  const [row] = await db
    .update(reportingInformations)
    .set(change)
    .where(and(eq(reportingInformations.companyId, companyId), eq(reportingInformations.id, id)))
    .returning();
  return row;
}
