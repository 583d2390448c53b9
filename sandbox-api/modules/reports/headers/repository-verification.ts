import { and, eq } from 'drizzle-orm';
import type { Db } from '#api/db/db';
import { reportGeneralInformations, reportVerificationLetters } from '#api/db/schema/reports';

export type StatedRow = typeof reportGeneralInformations.$inferSelect;
export type OfReport = { companyId: number; id: number };

const ofReport = ({ companyId, id }: OfReport) =>
  and(eq(reportGeneralInformations.companyId, companyId), eq(reportGeneralInformations.headerId, id));

export async function findStated(db: Db, of: OfReport): Promise<StatedRow | undefined> {
  const [row] = await db.select().from(reportGeneralInformations).where(ofReport(of));
  return row;
}

export async function updateStated(
  db: Db,
  of: OfReport,
  change: Partial<StatedRow>,
): Promise<StatedRow | undefined> {
  const [row] = await db.update(reportGeneralInformations).set(change).where(ofReport(of)).returning();
  return row;
}

/** The letter that was there, without its content. */
export async function deleteLetter(db: Db, { companyId, id: headerId }: OfReport) {
  const table = reportVerificationLetters;
  const { id, name, mediaType } = table;
  const [row] = await db
    .delete(table)
    .where(and(eq(table.companyId, companyId), eq(table.headerId, headerId)))
    .returning({ id, name, mediaType, headerId: table.headerId });
  return row;
}
