import { asc, eq } from 'drizzle-orm';
import type { Db } from '#api/db/db';
import { companyLockedReports, reports } from '#api/db/schema/reports';

export type ReportRow = typeof reports.$inferSelect;

/** All types of report, in the order of the menu. */
export async function findReports(db: Db): Promise<ReportRow[]> {
  return db.select().from(reports).orderBy(asc(reports.displayOrder));
}

/** Kinds that the company's plan leaves out. */
export async function findLockedReports(db: Db, companyId: number): Promise<ReadonlySet<number>> {
  const rows = await db
    .select({ reportId: companyLockedReports.reportId })
    .from(companyLockedReports)
    .where(eq(companyLockedReports.companyId, companyId));
  return new Set(rows.map(({ reportId }) => reportId));
}
