import { and, desc, eq, sql } from 'drizzle-orm';
import type { Document } from '#api/contract/documents/document';
import type { Db } from '#api/db/db';
import { users } from '#api/db/schema/account';
import { companyLogos } from '#api/db/schema/company';
import {
  reportAnswerImages,
  reportAnswers,
  reportGeneralInformations,
  reportIssueImages,
  reportIssueLetters,
  reportIssues,
  reportVerificationLetters,
} from '#api/db/schema/reports';
import type { LedgerState } from '#api/domain/reports/ledger-state';

type OfHeader = { companyId: number; headerId: number };

const ofHeader = ({ companyId, headerId }: OfHeader) =>
  and(eq(reportIssues.companyId, companyId), eq(reportIssues.headerId, headerId));

/** That issue, or without a number the newest one. */
const ofNumber = (of: OfHeader, number: number | undefined) =>
  and(ofHeader(of), number === undefined ? undefined : eq(reportIssues.number, number));

/** Newest first; of what the ledger said, its totals. */
export async function findIssues(db: Db, of: OfHeader) {
  const { number, name, hash, createdOn, ledgerState } = reportIssues;
  const { firstName, lastName, email } = users;
  return db
    .select({
      number,
      name,
      hash,
      createdOn,
      author: { firstName, lastName, email },
      letterName: reportIssueLetters.name,
      gwpSet: sql<string>`${ledgerState} ->> 'gwpSet'`,
      totalKg: sql<LedgerState['totalKg']>`${ledgerState} -> 'totalKg'`,
    })
    .from(reportIssues)
    .innerJoin(users, eq(users.id, reportIssues.createdBy))
    .leftJoin(reportIssueLetters, eq(reportIssueLetters.issueId, reportIssues.id))
    .where(ofHeader(of))
    .orderBy(desc(number));
}

/** Issues of the company whose document has this hash, newest first. */
export async function findIssuesByHash(db: Db, companyId: number, hash: string) {
  const { headerId, number, name, createdOn } = reportIssues;
  const { firstName, lastName, email } = users;
  return db
    .select({
      headerId,
      number,
      name,
      hash: reportIssues.hash,
      createdOn,
      author: { firstName, lastName, email },
    })
    .from(reportIssues)
    .innerJoin(users, eq(users.id, reportIssues.createdBy))
    .where(and(eq(reportIssues.companyId, companyId), eq(reportIssues.hash, hash)))
    .orderBy(desc(reportIssues.id));
}

export async function findPerson(db: Db, userId: number) {
  const { firstName, lastName, email } = users;
  const [person] = await db.select({ firstName, lastName, email }).from(users).where(eq(users.id, userId));
  return person;
}

export async function findDocument(
  db: Db,
  of: OfHeader,
  number: number | undefined,
): Promise<Document | undefined> {
  const [row] = await db
    .select({ document: reportIssues.document })
    .from(reportIssues)
    .where(ofNumber(of, number))
    .orderBy(desc(reportIssues.number))
    .limit(1);
  return row?.document as Document | undefined;
}

export async function findWorkbook(db: Db, of: OfHeader, number: number | undefined) {
  const [row] = await db
    .select({ number: reportIssues.number, name: reportIssues.name, workbook: reportIssues.workbook })
    .from(reportIssues)
    .where(ofNumber(of, number))
    .orderBy(desc(reportIssues.number))
    .limit(1);
  return row;
}

export async function findLedgerState(db: Db, of: OfHeader, number: number | undefined) {
  const { createdOn, ledgerState } = reportIssues;
  const [row] = await db
    .select({ number: reportIssues.number, createdOn, ledgerState: sql<LedgerState>`${ledgerState}` })
    .from(reportIssues)
    .where(ofNumber(of, number))
    .orderBy(desc(reportIssues.number))
    .limit(1);
  return row;
}

/** Which transactions are seen: as long as it is the same, everything that can be read is. */
export async function findSnapshot(db: Db): Promise<string> {
  const { rows } = await db.execute<{ snapshot: string }>(
    sql`select pg_current_snapshot()::text as snapshot`,
  );
  return rows[0]?.snapshot ?? '';
}

/** How many issues there are: the number of the newest one. */
export async function findNewestNumber(db: Db, of: OfHeader): Promise<number> {
  const [row] = await db
    .select({ number: reportIssues.number })
    .from(reportIssues)
    .where(ofHeader(of))
    .orderBy(desc(reportIssues.number))
    .limit(1);
  return row?.number ?? 0;
}

export async function insertIssue(db: Db, columns: typeof reportIssues.$inferInsert): Promise<number> {
  const [row] = await db.insert(reportIssues).values(columns).returning({ id: reportIssues.id });
  if (!row) throw new Error('The issue was not stored.');
  return row.id;
}

/** Within the transaction that made it, before anybody sees it. */
export async function completeIssue(
  db: Db,
  { companyId, id }: { companyId: number; id: number },
  change: { document: Document; hash: string },
): Promise<void> {
  await db
    .update(reportIssues)
    .set(change)
    .where(and(eq(reportIssues.companyId, companyId), eq(reportIssues.id, id)));
}

export type Picture = { mediaType: string; content: Uint8Array };

export async function insertIssueImage(db: Db, issueId: number, picture: Picture): Promise<number> {
  const [row] = await db
    .insert(reportIssueImages)
    .values({ issueId, ...picture })
    .returning({ id: reportIssueImages.id });
  if (!row) throw new Error('The picture of an issue was not stored.');
  return row.id;
}

export async function findIssueImage(
  db: Db,
  of: OfHeader,
  { number, imageId }: { number: number; imageId: number },
): Promise<Picture | undefined> {
  const { mediaType, content } = reportIssueImages;
  const [row] = await db
    .select({ mediaType, content })
    .from(reportIssueImages)
    .innerJoin(reportIssues, eq(reportIssues.id, reportIssueImages.issueId))
    .where(and(ofNumber(of, number), eq(reportIssueImages.id, imageId)));
  return row;
}

/** What the next issue says of its verification. */
export async function findVerification(db: Db, { companyId, headerId }: OfHeader) {
  const table = reportGeneralInformations;
  const { verification, verifier, verifiedOn, verificationStandard } = table;
  const [row] = await db
    .select({ verification, verifier, verifiedOn, verificationStandard })
    .from(table)
    .where(and(eq(table.companyId, companyId), eq(table.headerId, headerId)));
  return row ?? null;
}

/** The letter as it is now goes into the issue; nothing where there is none. */
export async function keepLetter(db: Db, issueId: number, { companyId, headerId }: OfHeader): Promise<void> {
  const letter = reportVerificationLetters;
  const { name, mediaType, content } = letter;
  const [row] = await db
    .select({ name, mediaType, content })
    .from(letter)
    .where(and(eq(letter.companyId, companyId), eq(letter.headerId, headerId)));
  if (row) await db.insert(reportIssueLetters).values({ issueId, ...row });
}

export async function findIssueLetter(db: Db, of: OfHeader, number: number) {
  const { name, mediaType, content } = reportIssueLetters;
  const [row] = await db
    .select({ name, mediaType, content })
    .from(reportIssueLetters)
    .innerJoin(reportIssues, eq(reportIssues.id, reportIssueLetters.issueId))
    .where(ofNumber(of, number));
  return row;
}

/** The company's logo as it is now. */
export async function findLogo(db: Db, companyId: number): Promise<Picture | undefined> {
  const { mediaType, content } = companyLogos;
  const [row] = await db
    .select({ mediaType, content })
    .from(companyLogos)
    .where(eq(companyLogos.companyId, companyId));
  return row;
}

/** The picture of an answer as it is now. */
export async function findAnswerPicture(
  db: Db,
  { companyId, headerId }: OfHeader,
  answerId: number,
): Promise<Picture | undefined> {
  const { mediaType, content } = reportAnswerImages;
  const [row] = await db
    .select({ mediaType, content })
    .from(reportAnswerImages)
    .innerJoin(reportAnswers, eq(reportAnswers.id, reportAnswerImages.answerId))
    .where(
      and(
        eq(reportAnswers.companyId, companyId),
        eq(reportAnswers.headerId, headerId),
        eq(reportAnswers.id, answerId),
      ),
    );
  return row;
}
