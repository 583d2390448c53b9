import type { ReviewHeader } from '#api/contract/reviews/reviews';
import type { Ctx } from '#api/kernel/context';
import { findReviewHeaders, isAnyIncomplete } from './repository';

export async function listReviews({ ctx }: { ctx: Ctx }): Promise<ReviewHeader[]> {
  const headers = await findReviewHeaders(ctx.db, ctx.session.companyId);
  return headers.map((header) => ({
    reviewHeaderId: header.id,
    title: periodTitle(header.periodStart, header.periodEnd),
    periodStart: header.periodStart,
    periodEnd: header.periodEnd,
    isComplete: header.isComplete,
  }));
}

export async function readAnyIncompleteReview({ ctx }: { ctx: Ctx }): Promise<{ any: boolean }> {
  return { any: await isAnyIncomplete(ctx.db, ctx.session.companyId) };
}

/** `2025` for a calendar year, else `01.04.2025 – 31.03.2026`. */
function periodTitle(start: string, end: string): string {
  const year = start.slice(0, 4);
  if (start === `${year}-01-01` && end === `${year}-12-31`) return year;
  return `${dotted(start)} – ${dotted(end)}`;
}

function dotted(date: string): string {
  return date.split('-').toReversed().join('.');
}
