import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { updateHideTour } from '#api/contract/account/user-settings';
import { createFuelConsumption, deleteFuelConsumption } from '#api/contract/activity-data/fuel-consumptions';
import { listReviews, readAnyIncompleteReview } from '#api/contract/reviews/reviews';
import { reviewHeaders } from '#api/db/schema/company';
import { auditLog, jobs } from '#api/db/schema/platform';
import { reviewAnswers } from '#api/db/schema/reviews';
import { runDueJobs } from '#api/kernel/jobs';
import { jobHandlers } from '#api/modules/job-handlers';
import { createTestApi } from '#api/testing/create-test-api';
import type { Company } from '#api/testing/filled/insert-company';

type Api = Awaited<ReturnType<typeof createTestApi>>;

let api: Api;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(async () => {
  expect(api.unexpected).toEqual([]);
  await api.close();
});

async function review(company: Company, periodStart: string, periodEnd: string, isComplete = false) {
  const [header] = await api.db
    .insert(reviewHeaders)
    .values({ companyId: company.companyId, periodStart, periodEnd, isComplete, updatedOn: api.clock.now() })
    .returning();
  return header?.id ?? 0;
}

const burn = (company: Company, date: string) =>
  api.call(createFuelConsumption, {
    token: company.token.User,
    body: { locationId: company.locationId, fuelId: 101, fuelVariantId: null, unitId: 20, value: 10, date },
  });

/** The queued check, two seconds later. */
async function recheck() {
  api.clock.advance(2000);
  await runDueJobs(api.db, api.platform, jobHandlers);
}

const answersOf = (headerId: number) =>
  api.db
    .select()
    .from(reviewAnswers)
    .where(eq(reviewAnswers.reviewHeaderId, headerId))
    .orderBy(reviewAnswers.scope, reviewAnswers.categoryNumber);

const answerAll = (headerId: number, answeredBy: number | null = null) =>
  api.db
    .update(reviewAnswers)
    .set({ allData: true, reviewExplanationId: 1, comments: 'None here', isComplete: true, answeredBy })
    .where(eq(reviewAnswers.reviewHeaderId, headerId));

const isAnyIncomplete = async (company: Company) =>
  (await api.call(readAnyIncompleteReview, { token: company.token.View })).body.any;

test('reviews are the company’s own, newest period first, titled by their period', async () => {
  const company = await api.company();
  await review(await api.company(), '2025-01-01', '2025-12-31');
  await review(company, '2024-01-01', '2024-12-31', true);
  await review(company, '2025-04-01', '2026-03-31');
  const { body } = await api.call(listReviews, { token: company.token.View });
  expect(body.map((header) => [header.title, header.isComplete])).toEqual([
    ['01.04.2025 – 31.03.2026', false],
    ['2024', true],
  ]);
});

// spec: calls.reviews, reviews.states.any
test('any is incomplete as soon as one is, whatever other companies have', async () => {
  const [company, other] = [await api.company(), await api.company()];
  await review(other, '2025-01-01', '2025-12-31');
  expect(await isAnyIncomplete(company)).toBe(false);
  await review(company, '2025-01-01', '2025-12-31', true);
  expect(await isAnyIncomplete(company)).toBe(false);
  await review(company, '2024-01-01', '2024-12-31');
  expect(await isAnyIncomplete(company)).toBe(true);
});

test('the check asks about every category of the licensed scopes and what each emitted', async () => {
  const company = await api.company({ modules: ['SCOPE1'] });
  const headerId = await review(company, '2025-01-01', '2025-12-31', true);
  await burn(company, '2025-03-01');
  await burn(company, '2024-03-01');
  await recheck();
  const answers = await answersOf(headerId);
  expect(new Set(answers.map((answer) => answer.scope))).toEqual(new Set([1]));
  const [stationary, ...others] = answers;
  expect(stationary).toMatchObject({ categoryNumber: 1, isZero: false, isComplete: false });
  expect(Number(stationary?.lastEmissionKg)).toBeCloseTo(2, 0);
  expect(others.map((answer) => [answer.isZero, Number(answer.lastEmissionKg)])).toEqual(
    others.map(() => [true, 0]),
  );
  expect(await isAnyIncomplete(company)).toBe(true);
});

// spec: states.reopened-review
test('a review with every answer complete becomes complete, and an answer about zero is re-opened', async () => {
  const company = await api.company({ modules: ['SCOPE1'] });
  const headerId = await review(company, '2025-01-01', '2025-12-31');
  await burn(company, '2024-03-01');
  await recheck();
  await answerAll(headerId, company.userId.User);
  await burn(company, '2024-03-02');
  await recheck();
  expect(await isAnyIncomplete(company)).toBe(false);

  const { body: row } = await burn(company, '2025-03-01');
  await recheck();
  expect(await isAnyIncomplete(company)).toBe(true);
  const reopened = (await answersOf(headerId)).filter((answer) => !answer.isComplete);
  expect(reopened).toHaveLength(1);
  expect(reopened[0]).toMatchObject({
    scope: 1,
    categoryNumber: 1,
    allData: null,
    reviewExplanationId: null,
    comments: null,
    answeredBy: null,
    isZero: false,
  });

  await answerAll(headerId);
  await api.call(deleteFuelConsumption, {
    token: company.token.User,
    params: { id: row.fuelConsumptionId },
  });
  await recheck();
  const [stationary] = await answersOf(headerId);
  expect(stationary).toMatchObject({ isZero: true, isComplete: false });
});

test('more of what was there refreshes the figure and keeps the answer', async () => {
  const company = await api.company({ modules: ['SCOPE1'] });
  const headerId = await review(company, '2025-01-01', '2025-12-31');
  await burn(company, '2025-03-01');
  await recheck();
  await answerAll(headerId);
  await burn(company, '2025-04-01');
  await recheck();
  const [stationary] = await answersOf(headerId);
  expect(Number(stationary?.lastEmissionKg)).toBeGreaterThan(3);
  expect(stationary).toMatchObject({ allData: true, isComplete: true });
  expect(await isAnyIncomplete(company)).toBe(false);
});

test('the check says when it found another figure, and leaves who answered, when, and the stamp', async () => {
  const company = await api.company({ modules: ['SCOPE1'] });
  const headerId = await review(company, '2025-01-01', '2025-12-31');
  await burn(company, '2025-03-01');
  await recheck();
  await answerAll(headerId, company.userId.User);
  const answeredOn = api.clock.now();
  await api.db.update(reviewAnswers).set({ answeredOn }).where(eq(reviewAnswers.reviewHeaderId, headerId));
  const [before, untouched] = await answersOf(headerId);
  api.clock.advance(86_400_000);
  await burn(company, '2025-04-01');
  await recheck();
  const [after, other] = await answersOf(headerId);
  expect(after).toMatchObject({ answeredBy: company.userId.User, answeredOn, updatedOn: before?.updatedOn });
  expect(after?.checkedOn).toEqual(api.clock.now());
  expect(other).toEqual(untouched);
});

test('an answer that the check takes back is in the history, done by no person', async () => {
  const company = await api.company({ modules: ['SCOPE1'] });
  const headerId = await review(company, '2025-01-01', '2025-12-31');
  await burn(company, '2024-03-01');
  await recheck();
  await answerAll(headerId, company.userId.User);
  await burn(company, '2025-03-01');
  await recheck();
  const [reopened] = await answersOf(headerId);
  expect(reopened).toMatchObject({ allData: null, answeredBy: null, answeredOn: null });
  const trace = await api.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.companyId, company.companyId), eq(auditLog.entity, 'review_answers')));
  expect(trace).toMatchObject([
    {
      action: 'update',
      userId: null,
      entityId: reopened?.id,
      occurredOn: api.clock.now(),
      before: { allData: true, answeredBy: company.userId.User },
      after: { allData: null, answeredBy: null },
    },
  ]);
});

test('a change says when its check falls due, and one that queues nothing says nothing', async () => {
  const company = await api.company({ modules: ['SCOPE1'] });
  const wake = vi.spyOn(api.platform, 'wakeJobs');
  await burn(company, '2025-03-01');
  expect(wake.mock.calls).toEqual([[new Date(api.clock.now().getTime() + 2000)]]);
  await api.call(updateHideTour, { token: company.token.User, query: { value: 'true' } });
  expect(wake).toHaveBeenCalledTimes(1);
  wake.mockRestore();
});

test('checking again changes nothing', async () => {
  const company = await api.company({ modules: ['SCOPE1'] });
  const headerId = await review(company, '2025-01-01', '2025-12-31');
  await burn(company, '2025-03-01');
  await recheck();
  const before = await answersOf(headerId);
  await burn(company, '2023-04-01');
  await recheck();
  expect(await answersOf(headerId)).toEqual(before);
  const failed = await api.db
    .select()
    .from(jobs)
    .where(and(eq(jobs.companyId, company.companyId), eq(jobs.attempts, 1)));
  expect(failed).toEqual([]);
});
