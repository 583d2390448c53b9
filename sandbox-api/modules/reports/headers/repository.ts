import { and, eq } from 'drizzle-orm';
import type { Db } from '#api/db/db';
import { users } from '#api/db/schema/account';
import { reportHeaders, reports } from '#api/db/schema/reports';

export type HeaderRow = typeof reportHeaders.$inferSelect;
export type HeaderColumns = typeof reportHeaders.$inferInsert;
export type Person = { firstName: string | null; lastName: string | null; email: string };

/** A report with its kind and who made it. */
export type StoredHeader = {
  row: HeaderRow;
  questionnaireType: 'GHG' | 'CSRD';
  owner: Person;
};

export const ofCompany = (companyId: number, headerId: number) =>
  and(eq(reportHeaders.companyId, companyId), eq(reportHeaders.id, headerId));

export function selectHeaders(db: Db) {
  const { firstName, lastName, email } = users;
  return db
    .select({
      row: reportHeaders,
      questionnaireType: reports.questionnaireType,
      owner: { firstName, lastName, email },
    })
    .from(reportHeaders)
    .innerJoin(reports, eq(reports.id, reportHeaders.reportId))
    .innerJoin(users, eq(users.id, reportHeaders.createdBy));
}

export async function findHeader(
  db: Db,
  companyId: number,
  headerId: number,
): Promise<StoredHeader | undefined> {
  const [header] = await selectHeaders(db).where(ofCompany(companyId, headerId));
  return header;
}

/** The same, which nobody else changes before the transaction ends. */
export async function lockHeader(
  db: Db,
  companyId: number,
  headerId: number,
): Promise<StoredHeader | undefined> {
  const [header] = await selectHeaders(db)
    .where(ofCompany(companyId, headerId))
    .for('update', { of: reportHeaders });
  return header;
}

export async function updateHeaderRow(
  db: Db,
  { companyId, id }: { companyId: number; id: number },
  change: Partial<HeaderColumns>,
): Promise<StoredHeader | undefined> {
  await db.update(reportHeaders).set(change).where(ofCompany(companyId, id));
  return findHeader(db, companyId, id);
}
