import { and, asc, desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Db } from '#api/db/db';
import { users } from '#api/db/schema/account';
import { companyModules, reviewHeaders } from '#api/db/schema/company';
import { auditLog } from '#api/db/schema/platform';
import { reviewExplanations, scopeCategories } from '#api/db/schema/reference';
import { reviewAnswers } from '#api/db/schema/reviews';
import type { Answer } from './repository';

export type CategoryRow = Awaited<ReturnType<typeof findCategories>>[number];
type Which = { reviewHeaderId?: number; scope?: number; id?: number };

/** The questions of a review with their answers, as far as their scopes are licensed. */
export async function findCategories(db: Db, companyId: number, which: Which) {
  return selectCategories(db, companyId, which);
}

/** One of them, locked until the transaction ends. */
export async function lockCategory(db: Db, companyId: number, id: number): Promise<CategoryRow | undefined> {
  const [row] = await selectCategories(db, companyId, { id }).for('update', { of: reviewAnswers });
  return row;
}

function selectCategories(db: Db, companyId: number, { reviewHeaderId, scope, id }: Which) {
  return db
    .select({
      answer: reviewAnswers,
      category: {
        nameEn: scopeCategories.nameEn,
        namePl: scopeCategories.namePl,
        descriptionEn: scopeCategories.descriptionEn,
        descriptionPl: scopeCategories.descriptionPl,
      },
      // The e-mail first: it is never null, and by the first column drizzle tells whether there is an author.
      author: { email: users.email, firstName: users.firstName, lastName: users.lastName },
    })
    .from(reviewAnswers)
    .innerJoin(
      scopeCategories,
      and(
        eq(scopeCategories.scope, reviewAnswers.scope),
        eq(scopeCategories.number, reviewAnswers.categoryNumber),
      ),
    )
    .innerJoin(
      companyModules,
      and(
        eq(companyModules.companyId, reviewAnswers.companyId),
        sql`${companyModules.moduleKey} = 'SCOPE' || ${reviewAnswers.scope}`,
      ),
    )
    .leftJoin(users, eq(users.id, reviewAnswers.answeredBy))
    .where(
      and(
        eq(reviewAnswers.companyId, companyId),
        reviewHeaderId === undefined ? undefined : eq(reviewAnswers.reviewHeaderId, reviewHeaderId),
        scope === undefined ? undefined : eq(reviewAnswers.scope, scope),
        id === undefined ? undefined : eq(reviewAnswers.id, id),
      ),
    )
    .orderBy(asc(reviewAnswers.scope), asc(reviewAnswers.categoryNumber));
}

/** An answer as the audit keeps it; `answeredOn` is missing in rows from before it was kept. */
export type ReplacedAnswer = {
  answerId: number | null;
  before: Pick<Answer, 'allData' | 'reviewExplanationId' | 'comments'> &
    Partial<Pick<Answer, 'answeredBy'> & { answeredOn: string | null }>;
};

/** What stood before the newest change of each answer of a review, where that change was the user's own. */
export async function findReplacedAnswers(
  db: Db,
  { companyId, userId }: { companyId: number; userId: number },
  reviewHeaderId: number,
): Promise<ReplacedAnswer[]> {
  const rows = await db
    .selectDistinctOn([auditLog.entityId], {
      answerId: auditLog.entityId,
      changedBy: auditLog.userId,
      before: auditLog.before,
    })
    .from(auditLog)
    .innerJoin(reviewAnswers, eq(reviewAnswers.id, auditLog.entityId))
    .where(
      and(
        eq(auditLog.companyId, companyId),
        eq(auditLog.entity, 'review_answers'),
        eq(reviewAnswers.companyId, companyId),
        eq(reviewAnswers.reviewHeaderId, reviewHeaderId),
      ),
    )
    .orderBy(asc(auditLog.entityId), desc(auditLog.id));
  return rows.flatMap(({ answerId, changedBy, before }) =>
    changedBy === userId && before ? [{ answerId, before: before as ReplacedAnswer['before'] }] : [],
  );
}

export type StoredExplanation = typeof reviewExplanations.$inferSelect;

/** Allowed statements about a category: its own, those of its scope, those of all. */
export async function findExplanations(
  db: Db,
  { scope, categoryNumber }: { scope: number; categoryNumber: number },
  typeCode: StoredExplanation['typeCode'],
): Promise<StoredExplanation[]> {
  const table = reviewExplanations;
  return db
    .select()
    .from(table)
    .where(
      and(
        eq(table.typeCode, typeCode),
        or(
          and(eq(table.scope, scope), inArray(table.categoryNumber, [0, categoryNumber])),
          and(eq(table.scope, 0), eq(table.categoryNumber, 0)),
        ),
      ),
    )
    .orderBy(asc(table.displayOrder), asc(table.id));
}

export async function findExplanation(db: Db, id: number): Promise<StoredExplanation | undefined> {
  const [row] = await db.select().from(reviewExplanations).where(eq(reviewExplanations.id, id));
  return row;
}

/** Its code, for instance `3.1`; undefined where a scope has no category of that number. */
export async function findCategoryCode(
  db: Db,
  scope: number,
  categoryNumber: number,
): Promise<string | undefined> {
  const [row] = await db
    .select({ code: scopeCategories.code })
    .from(scopeCategories)
    .where(and(eq(scopeCategories.scope, scope), eq(scopeCategories.number, categoryNumber)));
  return row?.code;
}

export async function findReviewHeader(db: Db, companyId: number, id: number) {
  const [row] = await selectHeader(db, companyId, id);
  return row;
}

/** Answers of one review are given, and looked at again, one after the other: its own state follows from them. */
export async function lockReviewHeader(db: Db, companyId: number, id: number) {
  const [row] = await selectHeader(db, companyId, id).for('update');
  return row;
}

function selectHeader(db: Db, companyId: number, id: number) {
  return db
    .select()
    .from(reviewHeaders)
    .where(and(eq(reviewHeaders.companyId, companyId), eq(reviewHeaders.id, id)));
}
