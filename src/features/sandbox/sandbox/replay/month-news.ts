import { restoreSession } from '#api/contract/account/session';
import { readScopeAggregates } from '#api/contract/emissions/dashboard';
import { listReportHeaders } from '#api/contract/reports/headers';
import { listReviewCategories, listReviews, type ReviewHeader } from '#api/contract/reviews/reviews';
import type { Calls, Player } from './calls';

export type MonthEvent =
  | { type: 'review-opened'; title: string }
  | { type: 'review-due'; title: string; questions: number }
  | { type: 'report-due'; year: number }
  | { type: 'trial-ended' };

export type MonthNews = {
  /** `YYYY-MM` */
  month: string;
  /** Entered in this month of the replay. */
  entries: number;
  /** Emissions of the replayed year so far according to the overview; null when the overview shows another year. */
  totalKg: number | null;
  events: MonthEvent[];
};

/** The state before a month was replayed. */
export type Before = { today: string; reviewIds: ReadonlySet<number>; trialDays: number | null };

const ghgReportId = 1;

type Options = {
  calls: Calls;
  player: Pick<Player, 'modules'>;
  year: number;
  month: { month: string; lastDay: string; entries: number };
  before: Before;
};

export async function readBefore(calls: Calls): Promise<Before> {
  const { today, trialDaysRemaining } = await calls.call(restoreSession, {});
  const reviews = await calls.call(listReviews, {});
  return { today, trialDays: trialDaysRemaining, reviewIds: idsOf(reviews) };
}

/** What happened in a month, from API responses alone. */
export async function readNews({
  calls,
  player,
  year,
  month: { month, lastDay, entries },
  before,
}: Options): Promise<{ news: MonthNews; before: Before }> {
  const totals = await calls.call(readScopeAggregates, {});
  const user = await calls.call(restoreSession, {});
  const reviews = await calls.call(listReviews, {});
  const isOver = (end: string) => before.today < end && end <= lastDay;
  const events: MonthEvent[] = reviews
    .filter(({ reviewHeaderId }) => !before.reviewIds.has(reviewHeaderId))
    .map(({ title }) => ({ type: 'review-opened', title }));
  for (const review of reviews)
    if (isOver(review.periodEnd)) events.push(...(await dueReview(calls, review)));
  if (player.modules.includes('REPORTS'))
    for (const ended of [year - 1, year])
      if (isOver(`${ended}-12-31`)) events.push(...(await dueReport(calls, ended)));
  const daysLeft = user.trialDaysRemaining;
  if (daysLeft !== null && daysLeft <= 0 && (before.trialDays ?? 0) > 0) events.push({ type: 'trial-ended' });
  return {
    news: { month, entries, totalKg: totals.year === year ? totals.total : null, events },
    before: { today: lastDay, reviewIds: idsOf(reviews), trialDays: daysLeft },
  };
}

const idsOf = (reviews: readonly ReviewHeader[]) =>
  new Set(reviews.map(({ reviewHeaderId }) => reviewHeaderId));

/** A review whose period has ended and whose questions are not all answered. */
async function dueReview(calls: Calls, { reviewHeaderId, title }: ReviewHeader): Promise<MonthEvent[]> {
  const categories = await calls.call(listReviewCategories, { params: { reviewId: reviewHeaderId } });
  const questions = categories.filter(({ isComplete }) => !isComplete).length;
  return questions > 0 ? [{ type: 'review-due', title, questions }] : [];
}

/** A year that has ended without a finished report that covers it. */
async function dueReport(calls: Calls, year: number): Promise<MonthEvent[]> {
  const reports = await calls.call(listReportHeaders, {
    params: { reportId: ghgReportId },
    query: { PageSize: 200 },
  });
  const isReported = reports.some(
    ({ isComplete, startDate, endDate }) =>
      isComplete && startDate <= `${year}-01-01` && endDate >= `${year}-12-31`,
  );
  return isReported ? [] : [{ type: 'report-due', year }];
}
