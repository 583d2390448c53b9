import { lockCompany } from '#api/db/lock-company';
import { audit } from '#api/kernel/audit';
import { type Ctx, today } from '#api/kernel/context';
import { enqueueJob, type JobEnd, type JobHandler, queueJob } from '#api/kernel/jobs';
import { openReview } from './open-review';
import * as repository from './repository-periods';

type Period = { periodStart: string; periodEnd: string };
type Review = Awaited<ReturnType<typeof repository.findReviewsWithAnswers>>[number];

export const openPeriodJob = 'reviews.open-period';

/** What a reporting period does to the reviews there are. */
export type PeriodEffect = { kept: Review[]; lost: Review[]; opens: 'now' | 'later' | 'no' };

/**
 * A review of exactly this period stays, and so does every review that shares no day with it: each day is
 * asked about once. The others are deleted with their answers.
 */
export async function effectOfPeriod(
  { db, platform, session }: Pick<Ctx, 'db' | 'platform' | 'session'>,
  period: Period,
): Promise<PeriodEffect> {
  const reviews = await repository.findReviewsWithAnswers(db, session.companyId);
  const isSame = (review: Review) =>
    review.periodStart === period.periodStart && review.periodEnd === period.periodEnd;
  const lost = reviews.filter((review) => !isSame(review) && sharesDays(review, period));
  const kept = reviews.filter((review) => !lost.includes(review));
  const hasBegun = period.periodStart <= today(platform.clock);
  return { kept, lost, opens: reviews.some(isSame) ? 'no' : hasBegun ? 'now' : 'later' };
}

/** Carries out the result of `effectOfPeriod`, in the caller's transaction. Deleted reviews stay in the audit. */
export async function followPeriod(ctx: Ctx, period: Period, { lost, opens }: PeriodEffect): Promise<void> {
  const { companyId } = ctx.session;
  for (const { id, periodStart, periodEnd } of lost) {
    const answers = await repository.findGivenAnswers(ctx.db, companyId, id);
    const before = { periodStart, periodEnd, answers };
    await audit(ctx, { action: 'delete', entity: 'review_headers', entityId: id, before });
  }
  await repository.deleteReviews(
    ctx.db,
    companyId,
    lost.map(({ id }) => id),
  );
  if (opens === 'now') await openReview({ ...ctx, companyId, period, answered: 'none' });
  if (opens !== 'later') return;
  const delayMs = startOf(period.periodStart).getTime() - ctx.platform.clock.now().getTime();
  const dedupeKey = `${openPeriodJob}:${companyId}:${period.periodStart}`;
  await enqueueJob(ctx, { kind: openPeriodJob, companyId, payload: {}, delayMs, dedupeKey });
}

/**
 * On a period's first day: opens the review of each period that has started and has none. A period that a
 * later stated one overlaps was replaced by it, whether the later one has started or not: its review was
 * deleted, and does not come back.
 */
export const openDuePeriods: JobHandler = async ({ db, platform, companyId }) => {
  // Locked, because another period stated at the same time could have a review that shares days with this
  // one.
  await lockCompany(db, companyId);
  const newestFirst = await repository.findStatedPeriods(db, companyId);
  const inForce = newestFirst.filter(
    (period, index) => !newestFirst.slice(0, index).some((later) => sharesDays(period, later)),
  );
  for (const { periodStart, periodEnd } of inForce) {
    const period = { periodStart, periodEnd };
    if (periodStart > today(platform.clock)) continue;
    if (await repository.isPeriodReviewed(db, companyId, period)) continue;
    await openReview({ db, platform, companyId, period, answered: 'none' });
  }
};

const anHourMs = 3_600_000;

/** A period never stays without its review: what failed for now is asked for again by itself. */
export const openPeriodsLater: JobEnd = async ({ companyId, ...host }) => {
  const dedupeKey = `${openPeriodJob}:${companyId}:later`;
  await queueJob(host, { kind: openPeriodJob, companyId, payload: {}, delayMs: anHourMs, dedupeKey });
};

/** For companies that come from another installation, where the work was queued: what is due is done soon, the rest is asked for again then. */
export async function queuePeriods(host: Pick<Ctx, 'db' | 'platform'>, companyId: number): Promise<void> {
  const stated = await repository.findStatedPeriods(host.db, companyId);
  const now = host.platform.clock.now().getTime();
  const starts = stated
    .map(({ periodStart }) => periodStart)
    .filter((start) => startOf(start).getTime() > now);
  const dedupeKey = `${openPeriodJob}:${companyId}`;
  await queueJob(host, { kind: openPeriodJob, companyId, payload: {}, dedupeKey: `${dedupeKey}:later` });
  for (const start of new Set(starts)) {
    const delayMs = startOf(start).getTime() - now;
    await queueJob(host, {
      kind: openPeriodJob,
      companyId,
      payload: {},
      delayMs,
      dedupeKey: `${dedupeKey}:${start}`,
    });
  }
}

const sharesDays = (one: Period, other: Period) =>
  one.periodStart <= other.periodEnd && one.periodEnd >= other.periodStart;

/** Midnight in the time zone of the host, as `today` reckons. */
function startOf(day: string): Date {
  return new Date(`${day}T00:00:00`);
}
