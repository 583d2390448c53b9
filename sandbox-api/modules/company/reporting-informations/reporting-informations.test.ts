import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { restoreSession } from '#api/contract/account/session';
import { createFuelConsumption } from '#api/contract/activity-data/fuel-consumptions';
import * as contract from '#api/contract/company/reporting-informations';
import { readRecalculationOptions } from '#api/contract/emissions/recalculations';
import { listReviews } from '#api/contract/reviews/reviews';
import { reportingInformations } from '#api/db/schema/company';
import { auditLog } from '#api/db/schema/platform';
import { reviewAnswers } from '#api/db/schema/reviews';
import { runDueJobs } from '#api/kernel/jobs';
import { jobHandlers } from '#api/modules/job-handlers';
import { createTestApi } from '#api/testing/create-test-api';
import type { Company } from '#api/testing/filled/insert-company';

/** On 15 June 2026. */
let api: Awaited<ReturnType<typeof createTestApi>>;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(async () => {
  expect(api.unexpected).toEqual([]);
  await api.close();
});

const period = { reportingBasisId: 1, periodStart: '2026-01-01' };
type Body = Partial<contract.ReportingInformationBody>;

const read = async (owner: Company) =>
  (await api.call(contract.readReportingInformation, { token: owner.token.View })).body;
const begin = (owner: Company, body: Body = {}) =>
  api.call(contract.createReportingInformation, { token: owner.token.Admin, body: { ...period, ...body } });
const change = (owner: Company, body: Body = {}, seenUpdatedOn?: string) =>
  api.call(contract.updateReportingInformation, {
    token: owner.token.Admin,
    body: { ...period, ...body },
    ...(seenUpdatedOn ? { seenUpdatedOn } : {}),
  });
const preview = async (owner: Company, periodStart: string) =>
  (await api.call(contract.previewReportingPeriod, { token: owner.token.Admin, query: { periodStart } }))
    .body;
const reviews = async (owner: Company) =>
  (await api.call(listReviews, { token: owner.token.View })).body.map(
    ({ periodStart, periodEnd }) => `${periodStart}/${periodEnd}`,
  );

/** A user answers two questions of the newest review. */
async function answerTwo(owner: Company) {
  const rows = await api.db
    .select({ id: reviewAnswers.id })
    .from(reviewAnswers)
    .where(eq(reviewAnswers.companyId, owner.companyId))
    .limit(2);
  for (const { id } of rows)
    await api.db.update(reviewAnswers).set({ allData: true }).where(eq(reviewAnswers.id, id));
}

describe('reporting information', () => {
  // spec: settings.states.period-end
  test('is empty until it is stated; then it ends a year later, whatever end is sent', async () => {
    const owner = await api.company();
    expect(await read(owner)).toBeNull();
    const { status, body } = await begin(owner, {
      periodEnd: '2026-03-31',
      consolidationApproach: 'equity-share',
      consolidationReason: ' Joint ventures are most of what we do.\n',
      baseYear: 2024,
    });
    expect([status, body]).toMatchObject([
      200,
      {
        ...period,
        periodEnd: '2026-12-31',
        baseYear: 2024,
        consolidationApproach: 'equity-share',
        consolidationReason: 'Joint ventures are most of what we do.',
      },
    ]);
    expect(await read(owner)).toEqual(body);
  });

  // spec: settings.states.period-end
  test('of a period from 29 February ends with the February that has none', async () => {
    const owner = await api.company();
    const { body } = await begin(owner, { periodStart: '2024-02-29' });
    expect(body.periodEnd).toBe('2025-02-28');
    expect(await reviews(owner)).toEqual(['2024-02-29/2025-02-28']);
    // The next period starts on the day after.
    await begin(owner, { periodStart: '2025-03-01' });
    expect(await reviews(owner)).toEqual(['2025-03-01/2026-02-28', '2024-02-29/2025-02-28']);
  });

  // spec: settings.rules.reporting
  test('that is wrong is refused at its fields, and nothing changes', async () => {
    const owner = await api.company();
    const { status, problem } = await begin(owner, { reportingBasisId: 9, periodStart: '2026-01-01' });
    expect([status, Object.keys(problem.errors ?? {})]).toEqual([400, ['ReportingBasisId']]);
    const impossible = await begin(owner, { periodStart: '2025-02-29', baseYear: 1900 });
    expect(Object.keys(impossible.problem.errors ?? {}).sort()).toEqual(['BaseYear', 'PeriodStart']);
    expect([await read(owner), await reviews(owner)]).toEqual([null, []]);
    expect((await change(owner)).status).toBe(404);
  });

  test('for the current period starts no second one, also when sent twice at once', async () => {
    const owner = await api.company();
    const answers = await Promise.all([begin(owner), begin(owner)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect(answers.find(({ status }) => status === 400)?.problem.errors).toEqual({
      PeriodStart: ['This is already the current period. Change it, or choose another first day'],
    });
    const kept = await api.db
      .select()
      .from(reportingInformations)
      .where(eq(reportingInformations.companyId, owner.companyId));
    expect(kept).toHaveLength(1);
  });

  test('refuses a base year in the future', async () => {
    const owner = await api.company();
    const early = { BaseYear: ['The year 2027 has not started yet. Enter this year or an earlier one'] };
    expect((await begin(owner, { baseYear: 2027 })).problem.errors).toEqual(early);
    expect(await read(owner)).toBeNull();
    expect((await begin(owner, { baseYear: 2026 })).status).toBe(200);
    expect((await change(owner, { baseYear: 2027 })).problem.errors).toEqual(early);
  });

  // spec: settings.states.two-at-once
  test('that two change at once is the first one’s', async () => {
    const owner = await api.company();
    const { body: seen } = await begin(owner);
    await change(owner, { reportingBasisId: 2 }, seen.updatedOn);
    const { status, problem } = await change(owner, { baseYear: 2020 }, seen.updatedOn);
    expect([status, problem.code]).toEqual([412, 'stale']);
    expect(problem).toMatchObject({ current: { reportingBasisId: 2, baseYear: null } });
  });

  // spec: settings.ours.missing
  test('is missing to the session user until it is stated', async () => {
    const owner = await api.company();
    const isMissing = async () =>
      (await api.call(restoreSession, { token: owner.token.User })).body.missingCompanyReportingInfo;
    expect(await isMissing()).toBe(true);
    await begin(owner);
    expect(await isMissing()).toBe(false);
  });

  test('has bases with a description, in the language of the reader', async () => {
    const owner = await api.company();
    const { body } = await api.call(contract.listReportingBases, { token: owner.token.View });
    expect(body.map(({ name }) => name)).toEqual(['Individual', 'Consolidated']);
  });
});

describe('a reporting period', () => {
  // spec: settings.states.reviews
  test('opens its review immediately if it has started', async () => {
    const owner = await api.company();
    expect(await preview(owner, '2026-01-01')).toEqual({
      periodEnd: '2026-12-31',
      kept: [],
      lost: [],
      opens: 'now',
    });
    await begin(owner);
    expect(await reviews(owner)).toEqual(['2026-01-01/2026-12-31']);
  });

  // spec: settings.states.reviews
  test('that is still to come opens its review on its first day', async () => {
    const owner = await api.company();
    expect(await preview(owner, '2026-07-01')).toMatchObject({ opens: 'later' });
    await begin(owner, { periodStart: '2026-07-01' });
    await runDueJobs(api.db, api.platform, jobHandlers);
    expect(await reviews(owner)).toEqual([]);
    api.clock.advance(20 * 86_400_000);
    await runDueJobs(api.db, api.platform, jobHandlers);
    await runDueJobs(api.db, api.platform, jobHandlers);
    expect(await reviews(owner)).toEqual(['2026-07-01/2027-06-30']);
    api.clock.advance(-20 * 86_400_000);
  });

  // spec: settings.states.reviews
  test('keeps the reviews of other periods, and its own when it is stated again', async () => {
    const owner = await api.company();
    await begin(owner, { periodStart: '2025-01-01' });
    await answerTwo(owner);
    expect(await preview(owner, '2026-01-01')).toMatchObject({
      kept: [{ periodStart: '2025-01-01', periodEnd: '2025-12-31', answers: 2 }],
      lost: [],
      opens: 'now',
    });
    await begin(owner);
    await change(owner, { reportingBasisId: 2, baseYear: 2025 });
    await change(owner, { reportingBasisId: 2 });
    expect(await reviews(owner)).toEqual(['2026-01-01/2026-12-31', '2025-01-01/2025-12-31']);
    expect((await preview(owner, '2026-01-01')).opens).toBe('no');
  });

  // spec: settings.states.reviews
  test('that overlaps answered ones lists them, and is accepted only with a confirmation', async () => {
    const owner = await api.company();
    await begin(owner);
    await answerTwo(owner);
    const moved = { periodStart: '2026-04-01' };
    const { lost } = await preview(owner, moved.periodStart);
    expect(lost).toMatchObject([{ periodStart: '2026-01-01', periodEnd: '2026-12-31', answers: 2 }]);
    for (const answer of [await change(owner, moved), await begin(owner, moved)])
      expect([answer.status, answer.problem.errors]).toEqual([
        400,
        {
          PeriodStart: ['Answers in completeness reviews would be lost. Confirm that first'],
        },
      ]);
    expect(await reviews(owner)).toEqual(['2026-01-01/2026-12-31']);
    expect((await change(owner, { ...moved, acceptsLoss: true })).status).toBe(200);
    expect(await reviews(owner)).toEqual(['2026-04-01/2027-03-31']);
    const [trace] = await api.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.companyId, owner.companyId), eq(auditLog.entity, 'review_headers')));
    expect(trace).toMatchObject({
      action: 'delete',
      before: { periodStart: '2026-01-01', answers: [{ allData: true }, { allData: true }] },
    });
  });

  test('in the future that was replaced opens only the review of its replacement', async () => {
    const owner = await api.company();
    await begin(owner);
    expect((await begin(owner, { periodStart: '2026-07-01' })).status).toBe(200);
    expect(await reviews(owner)).toEqual([]);
    // The first day of a period that was moved before its start finds work too.
    await change(owner, { periodStart: '2026-06-20' });
    await change(owner, { periodStart: '2026-07-02' });
    for (const [days, open] of [
      [10, []],
      [10, ['2026-07-02/2027-07-01']],
    ] as const) {
      api.clock.advance(days * 86_400_000);
      await runDueJobs(api.db, api.platform, jobHandlers);
      expect(await reviews(owner)).toEqual(open);
    }
    api.clock.advance(-20 * 86_400_000);
  });

  test('deletes unanswered reviews without a confirmation, because no answer is lost', async () => {
    const owner = await api.company();
    await begin(owner);
    expect((await change(owner, { periodStart: '2026-02-01' })).status).toBe(200);
    expect(await reviews(owner)).toEqual(['2026-02-01/2027-01-31']);
  });
});

describe('the base year', () => {
  // spec: settings.ours.base-year
  test('is what a recalculation compares with by default, once there is data of it', async () => {
    const owner = await api.company();
    const enter = (date: string) =>
      api.call(createFuelConsumption, {
        token: owner.token.User,
        body: {
          locationId: owner.locationId,
          fuelId: 101,
          fuelVariantId: null,
          unitId: 20,
          value: 1000,
          date,
          reference: null,
        },
      });
    const offered = async () =>
      (await api.call(readRecalculationOptions, { token: owner.token.Admin })).body.baseYear;
    await enter('2024-05-10');
    await enter('2025-05-10');
    expect(await offered()).toBe(2024);
    await begin(owner, { baseYear: 2025 });
    expect(await offered()).toBe(2025);
    await change(owner, { baseYear: 2019 });
    expect(await offered()).toBe(2024);
  });
});
