import { and, between, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#api/db/db';
import { companyModules, reviewHeaders } from '#api/db/schema/company';
import { emissionRollups } from '#api/db/schema/ledger';
import { auditLog } from '#api/db/schema/platform';
import { scopeCategories } from '#api/db/schema/reference';
import { reviewAnswers } from '#api/db/schema/reviews';
import { countedBy } from '#api/modules/emissions/sums/repository-selection';

export async function findReviewHeaders(db: Db, companyId: number) {
  return db
    .select()
    .from(reviewHeaders)
    .where(eq(reviewHeaders.companyId, companyId))
    .orderBy(desc(reviewHeaders.periodStart), desc(reviewHeaders.id));
}

export async function insertHeader(db: Db, row: typeof reviewHeaders.$inferInsert) {
  const [header] = await db.insert(reviewHeaders).values(row).returning();
  if (!header) throw new Error('A review was not stored');
  return header;
}

export async function isAnyIncomplete(db: Db, companyId: number): Promise<boolean> {
  const rows = await db
    .select({ id: reviewHeaders.id })
    .from(reviewHeaders)
    .where(and(eq(reviewHeaders.companyId, companyId), eq(reviewHeaders.isComplete, false)))
    .limit(1);
  return rows.length > 0;
}

/** Categories of the scopes a company has licensed: what its reviews ask about. */
export async function findLicensedCategories(db: Db, companyId: number) {
  return db
    .select({
      scope: scopeCategories.scope,
      categoryNumber: scopeCategories.number,
      code: scopeCategories.code,
    })
    .from(scopeCategories)
    .innerJoin(companyModules, sql`${companyModules.moduleKey} = 'SCOPE' || ${scopeCategories.scope}`)
    .where(eq(companyModules.companyId, companyId));
}

/** kg CO2e by category over a period of whole months, Scope 2 by the headline method of each. */
export async function sumByCategory(
  db: Db,
  companyId: number,
  period: { firstMonth: string; lastMonth: string },
): Promise<Map<string, string>> {
  const { category, kgCo2e, periodMonth, scope } = emissionRollups;
  const rows = await db
    .select({ category, kgCo2e: sql<string>`sum(${kgCo2e})` })
    .from(emissionRollups)
    .where(
      and(
        eq(emissionRollups.companyId, companyId),
        between(periodMonth, period.firstMonth, period.lastMonth),
        inArray(scope, [1, 2, 3]),
        countedBy(emissionRollups, 'headline'),
      ),
    )
    .groupBy(category);
  return new Map(rows.map((row) => [row.category, row.kgCo2e]));
}

export type Answer = typeof reviewAnswers.$inferSelect;

export async function findAnswers(db: Db, companyId: number, reviewHeaderId: number): Promise<Answer[]> {
  return db
    .select()
    .from(reviewAnswers)
    .where(and(eq(reviewAnswers.companyId, companyId), eq(reviewAnswers.reviewHeaderId, reviewHeaderId)));
}

/** Adds answers to be given; a category that already has one keeps it. */
export async function insertAnswers(db: Db, rows: (typeof reviewAnswers.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await db.insert(reviewAnswers).values(rows).onConflictDoNothing();
}

export async function updateAnswer(
  db: Db,
  companyId: number,
  answerId: number,
  change: Partial<typeof reviewAnswers.$inferInsert>,
): Promise<void> {
  await db
    .update(reviewAnswers)
    .set(change)
    .where(and(eq(reviewAnswers.companyId, companyId), eq(reviewAnswers.id, answerId)));
}

/** The trace of what the background check took back, which no person did. */
export async function traceReopening(
  db: Db,
  { before, after, occurredOn }: { before: Answer; after: Answer; occurredOn: Date },
): Promise<void> {
  await db.insert(auditLog).values({
    companyId: before.companyId,
    action: 'update',
    entity: 'review_answers',
    entityId: before.id,
    before,
    after,
    requestId: 'background',
    occurredOn,
  });
}

export async function updateHeader(
  db: Db,
  companyId: number,
  reviewHeaderId: number,
  change: { isComplete: boolean; updatedOn: Date },
): Promise<void> {
  await db
    .update(reviewHeaders)
    .set(change)
    .where(and(eq(reviewHeaders.companyId, companyId), eq(reviewHeaders.id, reviewHeaderId)));
}
