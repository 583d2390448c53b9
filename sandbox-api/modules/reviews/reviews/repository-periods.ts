import { and, count, desc, eq, gte, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import type { Db } from '#api/db/db';
import { reportingInformations, reviewHeaders } from '#api/db/schema/company';
import { reviewAnswers } from '#api/db/schema/reviews';

/** The company's reviews with the number of answered categories, the newest first. */
export async function findReviewsWithAnswers(db: Db, companyId: number) {
  return db
    .select({
      id: reviewHeaders.id,
      periodStart: reviewHeaders.periodStart,
      periodEnd: reviewHeaders.periodEnd,
      answers: sql<number>`count(${reviewAnswers.allData})::int`,
    })
    .from(reviewHeaders)
    .leftJoin(reviewAnswers, eq(reviewAnswers.reviewHeaderId, reviewHeaders.id))
    .where(eq(reviewHeaders.companyId, companyId))
    .groupBy(reviewHeaders.id)
    .orderBy(sql`${reviewHeaders.periodStart} desc`, sql`${reviewHeaders.id} desc`);
}

/** A review as it was, for the audit, so that answers do not vanish without a trace. */
export async function findGivenAnswers(db: Db, companyId: number, reviewHeaderId: number) {
  return db
    .select({
      scope: reviewAnswers.scope,
      categoryNumber: reviewAnswers.categoryNumber,
      allData: reviewAnswers.allData,
      reviewExplanationId: reviewAnswers.reviewExplanationId,
      comments: reviewAnswers.comments,
    })
    .from(reviewAnswers)
    .where(
      and(
        eq(reviewAnswers.companyId, companyId),
        eq(reviewAnswers.reviewHeaderId, reviewHeaderId),
        isNotNull(reviewAnswers.allData),
      ),
    );
}

export async function deleteReviews(db: Db, companyId: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .delete(reviewAnswers)
    .where(and(eq(reviewAnswers.companyId, companyId), inArray(reviewAnswers.reviewHeaderId, [...ids])));
  await db
    .delete(reviewHeaders)
    .where(and(eq(reviewHeaders.companyId, companyId), inArray(reviewHeaders.id, [...ids])));
}

/** Whether a review asks about a day of the period already. */
export async function isPeriodReviewed(
  db: Db,
  companyId: number,
  { periodStart, periodEnd }: { periodStart: string; periodEnd: string },
): Promise<boolean> {
  const [row] = await db
    .select({ found: count() })
    .from(reviewHeaders)
    .where(
      and(
        eq(reviewHeaders.companyId, companyId),
        lte(reviewHeaders.periodStart, periodEnd),
        gte(reviewHeaders.periodEnd, periodStart),
      ),
    );
  return (row?.found ?? 0) > 0;
}

/** Every period that was stated, the latest stated first. */
export async function findStatedPeriods(db: Db, companyId: number) {
  return db
    .select({ periodStart: reportingInformations.periodStart, periodEnd: reportingInformations.periodEnd })
    .from(reportingInformations)
    .where(eq(reportingInformations.companyId, companyId))
    .orderBy(desc(reportingInformations.id));
}
