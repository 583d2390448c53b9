import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#api/db/db';
import { reportGeneralInformations, reportVerificationLetters } from '#api/db/schema/reports';

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

const letterOf = (companyId: number, headerId: number) =>
  and(eq(reportVerificationLetters.companyId, companyId), eq(reportVerificationLetters.headerId, headerId));

/** Of the verifier's letter without its content. */
export async function findLetterFacts(db: Db, companyId: number, headerId: number) {
  const { name, content } = reportVerificationLetters;
  const [row] = await db
    .select({ name, sizeBytes: sql<number>`octet_length(${content})` })
    .from(reportVerificationLetters)
    .where(letterOf(companyId, headerId));
  return row ?? null;
}

export async function findLetter(db: Db, companyId: number, headerId: number) {
  const { name, mediaType, content } = reportVerificationLetters;
  const [row] = await db
    .select({ name, mediaType, content })
    .from(reportVerificationLetters)
    .where(letterOf(companyId, headerId));
  return row;
}

export async function insertLetter(db: Db, columns: typeof reportVerificationLetters.$inferInsert) {
  const { id, name, mediaType, headerId } = reportVerificationLetters;
  const [row] = await db
    .insert(reportVerificationLetters)
    .values(columns)
    .returning({ id, name, mediaType, headerId });
  return row;
}
