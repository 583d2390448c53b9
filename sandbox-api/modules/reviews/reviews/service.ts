import type {
  ExplanationType,
  ReviewCategory,
  ReviewExplanation,
  ReviewHeader,
} from '#api/contract/reviews/reviews';
import type { Ctx } from '#api/kernel/context';
import { found, ProblemError } from '#api/kernel/problem-error';
import { findReviewHeaders, isAnyIncomplete } from './repository';
import {
  findCategories,
  findCategoryCode,
  findExplanations,
  findReviewHeader,
} from './repository-categories';
import { categoryToWire, explanationToWire, headerToWire } from './wire';

export { answerReviewCategories, answerReviewCategory } from './answer';
export { effectOfPeriod, followPeriod } from './period-reviews';

export async function listReviews({ ctx }: { ctx: Ctx }): Promise<ReviewHeader[]> {
  const headers = await findReviewHeaders(ctx.db, ctx.session.companyId);
  return headers.map((header) => headerToWire(header, ctx));
}

type OfHeader = { ctx: Ctx; input: { params: { headerId: number } } };

export async function readReview({ ctx, input: { params } }: OfHeader): Promise<ReviewHeader> {
  const header = await findReviewHeader(ctx.db, ctx.session.companyId, params.headerId);
  return headerToWire(found(header), ctx);
}

export async function readAnyIncompleteReview({ ctx }: { ctx: Ctx }): Promise<{ any: boolean }> {
  return { any: await isAnyIncomplete(ctx.db, ctx.session.companyId) };
}

type OfReview = { ctx: Ctx; input: { params: { reviewId: number; scopeNumber?: number } } };

/** Without a scope, those of every licensed one. */
export async function listReviewCategories({ ctx, input: { params } }: OfReview): Promise<ReviewCategory[]> {
  const { companyId } = ctx.session;
  const { reviewId, scopeNumber } = params;
  found(await findReviewHeader(ctx.db, companyId, reviewId));
  if (scopeNumber !== undefined) assertLicensed(ctx, scopeNumber);
  const which = { reviewHeaderId: reviewId, ...(scopeNumber === undefined ? {} : { scope: scopeNumber }) };
  const rows = await findCategories(ctx.db, companyId, which);
  return rows.map((row) => categoryToWire(row, ctx));
}

/** Asked for one scope: the query is read by the same words. */
export { listReviewCategories as listReviewScopeCategories };

/** A review with the code of one category that it asks about, for instance `3.1`; refuses as missing or not licensed. */
export async function reviewedCategory(
  ctx: Ctx,
  { reviewId, scope, categoryNumber }: { reviewId: number; scope: number; categoryNumber: number },
) {
  const header = found(await findReviewHeader(ctx.db, ctx.session.companyId, reviewId));
  assertLicensed(ctx, scope);
  return { header, category: found(await findCategoryCode(ctx.db, scope, categoryNumber)) };
}

function assertLicensed({ session }: Ctx, scope: number): void {
  if (!session.modules.some((key) => key === `SCOPE${scope}`)) throw new ProblemError('module_required');
}

type OfCategory = {
  ctx: Ctx;
  input: { params: { scopeNumber: number; scopeCategoryNumber: number; typeCode: ExplanationType } };
};

export async function listReviewExplanations({
  ctx,
  input: { params },
}: OfCategory): Promise<ReviewExplanation[]> {
  const { scopeNumber: scope, scopeCategoryNumber: categoryNumber, typeCode } = params;
  found(await findCategoryCode(ctx.db, scope, categoryNumber));
  const rows = await findExplanations(ctx.db, { scope, categoryNumber }, typeCode);
  return rows.map((row) => explanationToWire(row, ctx));
}
