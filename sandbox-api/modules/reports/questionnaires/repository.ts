import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '#api/db/db';
import { users } from '#api/db/schema/account';
import { questionnaireEditions, reportAnswerImages, reportAnswers } from '#api/db/schema/reports';
import type { Requirement } from '#api/domain/reports/csrd/standards';
import type { EditionContent } from '#api/domain/reports/questionnaire/edition';

export type AnswerRow = typeof reportAnswers.$inferSelect;
export type AnswerColumns = typeof reportAnswers.$inferInsert;
export type ImageRow = typeof reportAnswerImages.$inferSelect;
type Person = { firstName: string | null; lastName: string | null; email: string };

/** An answer with what is told of its picture, and who gave it. */
export type ShownAnswer = {
  row: AnswerRow;
  image: Pick<ImageRow, 'name' | 'mediaType' | 'widthPx' | 'heightPx'> | null;
  author: Person | null;
};

/** Of one report. */
type OfHeader = { companyId: number; headerId: number };

export async function findEdition(db: Db, version: string): Promise<EditionContent | undefined> {
  const [row] = await db
    .select({ content: questionnaireEditions.content })
    .from(questionnaireEditions)
    .where(eq(questionnaireEditions.version, version));
  return row?.content as EditionContent | undefined;
}

/** Every edition, the oldest first. */
export async function findEditions(db: Db): Promise<EditionContent[]> {
  const rows = await db
    .select({ content: questionnaireEditions.content })
    .from(questionnaireEditions)
    .orderBy(asc(questionnaireEditions.version));
  return rows.map(({ content }) => content as EditionContent);
}

/** Without the questions, which are most of an edition. */
export async function findRequirements(db: Db, version: string): Promise<readonly Requirement[]> {
  const { content } = questionnaireEditions;
  const [row] = await db
    .select({ requirements: sql<Requirement[] | null>`${content} #> '{standards,requirements}'` })
    .from(questionnaireEditions)
    .where(eq(questionnaireEditions.version, version));
  return row?.requirements ?? [];
}

const ofHeader = ({ companyId, headerId }: OfHeader) =>
  and(eq(reportAnswers.companyId, companyId), eq(reportAnswers.headerId, headerId));

function selectAnswers(db: Db) {
  const { name, mediaType, widthPx, heightPx } = reportAnswerImages;
  const { firstName, lastName, email } = users;
  return db
    .select({
      row: reportAnswers,
      image: { name, mediaType, widthPx, heightPx },
      author: { firstName, lastName, email },
    })
    .from(reportAnswers)
    .leftJoin(reportAnswerImages, eq(reportAnswerImages.answerId, reportAnswers.id))
    .leftJoin(users, eq(users.id, reportAnswers.updatedBy));
}

export async function findAnswers(db: Db, of: OfHeader): Promise<ShownAnswer[]> {
  return selectAnswers(db).where(ofHeader(of)).orderBy(asc(reportAnswers.questionId));
}

export async function findAnswer(db: Db, of: OfHeader, id: number): Promise<ShownAnswer | undefined> {
  const [answer] = await selectAnswers(db).where(and(ofHeader(of), eq(reportAnswers.id, id)));
  return answer;
}

export async function findAnswerTo(
  db: Db,
  of: OfHeader,
  questionId: number,
): Promise<ShownAnswer | undefined> {
  const [answer] = await selectAnswers(db).where(and(ofHeader(of), eq(reportAnswers.questionId, questionId)));
  return answer;
}

/** The same, locked until the transaction ends. */
export async function lockAnswer(db: Db, of: OfHeader, id: number): Promise<ShownAnswer | undefined> {
  const [answer] = await selectAnswers(db)
    .where(and(ofHeader(of), eq(reportAnswers.id, id)))
    .for('update', { of: reportAnswers });
  return answer;
}

export async function insertAnswer(db: Db, columns: AnswerColumns): Promise<ShownAnswer | undefined> {
  const [row] = await db.insert(reportAnswers).values(columns).returning({ id: reportAnswers.id });
  return row && findAnswer(db, columns, row.id);
}

export async function updateAnswer(
  db: Db,
  of: OfHeader & { id: number },
  change: Partial<AnswerColumns>,
): Promise<ShownAnswer | undefined> {
  await db
    .update(reportAnswers)
    .set(change)
    .where(and(ofHeader(of), eq(reportAnswers.id, of.id)));
  return findAnswer(db, of, of.id);
}

/** Its picture goes with it. */
export async function deleteAnswerRow(db: Db, of: OfHeader & { id: number }): Promise<void> {
  await db.delete(reportAnswers).where(and(ofHeader(of), eq(reportAnswers.id, of.id)));
}

export async function findImage(db: Db, of: OfHeader, answerId: number): Promise<ImageRow | undefined> {
  const [row] = await db
    .select({ image: reportAnswerImages })
    .from(reportAnswerImages)
    .innerJoin(reportAnswers, eq(reportAnswers.id, reportAnswerImages.answerId))
    .where(and(ofHeader(of), eq(reportAnswers.id, answerId)));
  return row?.image;
}

export async function writeImage(db: Db, row: ImageRow): Promise<void> {
  const { answerId: _answerId, ...change } = row;
  await db
    .insert(reportAnswerImages)
    .values(row)
    .onConflictDoUpdate({ target: reportAnswerImages.answerId, set: change });
}
