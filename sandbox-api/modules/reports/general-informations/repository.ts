import { and, eq } from 'drizzle-orm';
import type { Db } from '#api/db/db';
import { reportGeneralInformations } from '#api/db/schema/reports';

export type GeneralRow = typeof reportGeneralInformations.$inferSelect;
export type GeneralColumns = Omit<typeof reportGeneralInformations.$inferInsert, 'id'>;

const ofHeader = (companyId: number, headerId: number) =>
  and(eq(reportGeneralInformations.companyId, companyId), eq(reportGeneralInformations.headerId, headerId));

export async function findGeneral(
  db: Db,
  companyId: number,
  headerId: number,
): Promise<GeneralRow | undefined> {
  const [row] = await db.select().from(reportGeneralInformations).where(ofHeader(companyId, headerId));
  return row;
}

export async function insertGeneral(db: Db, columns: GeneralColumns): Promise<GeneralRow | undefined> {
  const [row] = await db.insert(reportGeneralInformations).values(columns).returning();
  return row;
}

export async function updateGeneral(
  db: Db,
  { companyId, headerId }: { companyId: number; headerId: number },
  change: Partial<GeneralColumns>,
): Promise<GeneralRow | undefined> {
  const [row] = await db
    .update(reportGeneralInformations)
    .set(change)
    .where(ofHeader(companyId, headerId))
    .returning();
  return row;
}
