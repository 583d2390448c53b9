import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  answerReviewCategories,
  answerReviewCategory,
  listReviewCategories,
  listReviewExplanations,
  listReviewScopeCategories,
  type ReviewCategory,
  readReview,
} from '#api/contract/reviews/reviews';
import { reviewHeaders } from '#api/db/schema/company';
import { auditLog } from '#api/db/schema/platform';
import { scopeCategories } from '#api/db/schema/reference';
import { createTestApi } from '#api/testing/create-test-api';
import type { Company } from '#api/testing/filled/insert-company';
import { openReview } from './open-review';

type Api = Awaited<ReturnType<typeof createTestApi>>;

let api: Api;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(async () => {
  expect(api.unexpected).toEqual([]);
  await api.close();
});

/** Reasons of seed/reference/content: no emissions at all, and in own words. */
const zero = 1;
const zeroOther = 7;
const missingBills = 51;
/** Of 2.1 only. */
const ofElectricity = 2020;

async function opened(company: Company, year = 2025) {
  const period = { periodStart: `${year}-01-01`, periodEnd: `${year}-12-31` };
  const { db, platform } = api;
  await openReview({ db, platform, companyId: company.companyId, period, answered: 'none' });
  const rows = await db.select().from(reviewHeaders).where(eq(reviewHeaders.companyId, company.companyId));
  return rows.find((row) => row.periodStart === period.periodStart)?.id ?? 0;
}

async function questions(company: Company, reviewId: number): Promise<ReviewCategory[]> {
  const answer = await api.call(listReviewCategories, { token: company.token.View, params: { reviewId } });
  return answer.body;
}

/** A company of Scope 1 with a review, and the first of its questions, about which there are no emissions. */
async function setting() {
  const company = await api.company({ modules: ['SCOPE1'] });
  const reviewHeaderId = await opened(company);
  const categories = await questions(company, reviewHeaderId);
  const [first] = categories;
  if (!first) throw new Error('The review asks nothing.');
  const answer = (body: object, more: { seenUpdatedOn?: string; id?: number; headerId?: number } = {}) =>
    api.call(answerReviewCategory, {
      token: company.token.User,
      params: { reviewHeaderId: more.headerId ?? reviewHeaderId, id: more.id ?? first.id },
      body: body as never,
      ...(more.seenUpdatedOn ? { seenUpdatedOn: more.seenUpdatedOn } : {}),
    });
  return { company, reviewHeaderId, categories, first, answer };
}

const errorsOf = (answer: {
  status: number;
  problem: { errors?: Record<string, string[]> | undefined };
}) => ({
  status: answer.status,
  fields: Object.keys(answer.problem.errors ?? {}),
});

describe('the questions of a review', () => {
  // spec: reviews.screen.category
  test('contain scope, category, description and emissions, and no answer at first', async () => {
    const { categories } = await setting();
    expect(categories.map((one) => [one.scopeNumber, one.scopeCategoryNumber])).toEqual([
      [1, 1],
      [1, 2],
      [1, 3],
    ]);
    expect(categories[0]).toMatchObject({
      scopeName: 'Scope 1',
      scopeCategoryName: 'Stationary combustion',
      scopeCategoryDescription: expect.stringContaining('boilers'),
      lastEmissionValue: 0,
      unitSymbol: 'kg CO₂e',
      isZero: true,
      allData: null,
      isComplete: false,
      answeredByName: null,
    });
  });

  // spec: reviews.calls.scope
  test('are those of one scope when one is asked for, which must be licensed', async () => {
    const { company, reviewHeaderId: reviewId } = await setting();
    const ask = (scopeNumber: number) =>
      api.call(listReviewScopeCategories, { token: company.token.View, params: { reviewId, scopeNumber } });
    expect((await ask(1)).body).toHaveLength(3);
    expect((await ask(2)).problem.code).toBe('module_required');
    expect((await ask(4)).problem.code).toBe('not_found');
  });

  // spec: reviews.calls.one
  test('of another company are not found, nor is its review', async () => {
    const { reviewHeaderId } = await setting();
    const stranger = await api.company();
    const token = stranger.token.Admin;
    for (const answer of [
      await api.call(readReview, { token, params: { headerId: reviewHeaderId } }),
      await api.call(listReviewCategories, { token, params: { reviewId: reviewHeaderId } }),
    ])
      expect(answer.problem.code).toBe('not_found');
  });
});

describe('an answer', () => {
  // spec: reviews.product.answers
  test('is stored with its reason and who gave it, and leaves its trace', async () => {
    const { company, answer, first, reviewHeaderId } = await setting();
    const { status, body } = await answer({
      allData: true,
      reviewExplanationId: zero,
      comments: ' Heat is bought ',
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      allData: true,
      reviewExplanationId: zero,
      comments: 'Heat is bought',
      isComplete: true,
      answeredByName: company.email.User,
      answeredOn: api.clock.now().toISOString(),
    });
    expect((await questions(company, reviewHeaderId))[0]).toEqual(body);
    const trace = await api.db
      .select()
      .from(auditLog)
      .where(sql`${auditLog.entity} = 'review_answers' and ${auditLog.entityId} = ${first.id}`);
    expect(trace).toMatchObject([
      { userId: company.userId.User, before: { allData: null }, after: { allData: true } },
    ]);
  });

  // spec: reviews.validation.all-data
  test('needs a yes or no', async () => {
    const { answer } = await setting();
    expect(errorsOf(await answer({}))).toEqual({ status: 400, fields: ['AllData'] });
  });

  // spec: reviews.validation.explanation
  test('needs a reason where there are no emissions, or where it is no', async () => {
    const { answer, company, reviewHeaderId } = await setting();
    for (const allData of [true, false])
      expect(errorsOf(await answer({ allData }))).toEqual({ status: 400, fields: ['ReviewExplanationId'] });
    expect((await questions(company, reviewHeaderId))[0]?.allData).toBeNull();
  });

  // spec: reviews.validation.explanation
  test('takes no reason of another category, another answer, or that there is not', async () => {
    const { answer } = await setting();
    for (const body of [
      { allData: false, reviewExplanationId: ofElectricity + 10 },
      { allData: true, reviewExplanationId: ofElectricity },
      { allData: true, reviewExplanationId: missingBills },
      { allData: false, reviewExplanationId: zero },
      { allData: false, reviewExplanationId: 999_999 },
    ])
      expect(errorsOf(await answer(body))).toEqual({ status: 400, fields: ['ReviewExplanationId'] });
  });

  // spec: reviews.validation.comments
  test('needs a comment where its reason asks for one, and blanks are none', async () => {
    const { answer } = await setting();
    const body = { allData: true, reviewExplanationId: zeroOther };
    for (const comments of [undefined, null, '', ' \n ', '\u200b']) {
      expect(errorsOf(await answer({ ...body, comments }))).toEqual({ status: 400, fields: ['Comments'] });
    }
    expect((await answer({ ...body, comments: 'Sold the plant' })).status).toBe(200);
  });

  // spec: reviews.states.clearing
  test('that changes clears reason and comment with it', async () => {
    const { answer } = await setting();
    await answer({ allData: true, reviewExplanationId: zeroOther, comments: 'Sold the plant' });
    const refused = await answer({ allData: false, comments: 'Sold the plant' });
    expect(errorsOf(refused).fields).toEqual(['ReviewExplanationId']);
    const { body } = await answer({ allData: false, reviewExplanationId: missingBills });
    expect(body).toMatchObject({ allData: false, reviewExplanationId: missingBills, comments: null });
  });

  test('to a review of another company, or under another review, finds nothing', async () => {
    const { answer, company } = await setting();
    const other = await setting();
    const body = { allData: true, reviewExplanationId: zero };
    for (const where of [
      { headerId: other.reviewHeaderId, id: other.first.id },
      { headerId: other.reviewHeaderId },
      { id: other.first.id },
      { headerId: await opened(company, 2024) },
    ])
      expect((await answer(body, where)).problem.code).toBe('not_found');
    expect((await questions(other.company, other.reviewHeaderId))[0]?.allData).toBeNull();
  });

  test('to a review whose period has not started is refused with its first day', async () => {
    const { answer, company } = await setting();
    const headerId = await opened(company, 2199);
    const [question] = await questions(company, headerId);
    const { status, problem } = await answer(
      { allData: true, reviewExplanationId: zero },
      { headerId, id: question?.id ?? 0 },
    );
    expect([status, problem.code]).toEqual([409, 'review_closed']);
    expect(problem.detail).toContain('01.01.2199');
    expect((await questions(company, headerId))[0]?.allData).toBeNull();
  });

  test('over a later one of another user is refused with that answer', async () => {
    const { answer, company, first, reviewHeaderId } = await setting();
    await api.call(answerReviewCategory, {
      token: company.token.Admin,
      params: { reviewHeaderId, id: first.id },
      body: { allData: false, reviewExplanationId: missingBills },
    });
    const mine = { allData: true, reviewExplanationId: zero };
    const { status, problem } = await answer(mine, { seenUpdatedOn: first.updatedOn });
    expect(status).toBe(412);
    const current = problem.current as ReviewCategory;
    expect(current).toMatchObject({ allData: false, answeredByName: company.email.Admin });
    expect((await answer(mine, { seenUpdatedOn: current.updatedOn })).body.allData).toBe(true);
  });

  test('is refused to the View role', async () => {
    const { company, reviewHeaderId, first } = await setting();
    const { problem } = await api.call(answerReviewCategory, {
      token: company.token.View,
      params: { reviewHeaderId, id: first.id },
      body: { allData: true, reviewExplanationId: zero },
    });
    expect(problem.code).toBe('role_required');
  });
});

describe('several answers at once', () => {
  const asZero = (categories: readonly ReviewCategory[]) =>
    categories.map(({ id, updatedOn }) => ({ id, allData: true, reviewExplanationId: zero, updatedOn }));

  async function batch() {
    const known = await setting();
    const send = (categories: readonly object[], isUndo?: boolean) =>
      api.call(answerReviewCategories, {
        token: known.company.token.User,
        params: { reviewHeaderId: known.reviewHeaderId },
        body: { categories: categories as never, isUndo },
      });
    const isComplete = async () =>
      (
        await api.call(readReview, {
          token: known.company.token.View,
          params: { headerId: known.reviewHeaderId },
        })
      ).body.isComplete;
    return { ...known, send, isComplete };
  }

  test('complete the review, and taken back they leave it as it was', async () => {
    const { send, categories, isComplete } = await batch();
    const { body } = await send(asZero(categories));
    expect(body.map((one) => one.isComplete)).toEqual([true, true, true]);
    expect(await isComplete()).toBe(true);
    const undone = await send(body.map(({ id, updatedOn }) => ({ id, allData: null, updatedOn })));
    expect(undone.body[0]).toMatchObject({ allData: null, reviewExplanationId: null, answeredByName: null });
    expect(await isComplete()).toBe(false);
  });

  test('that are undone restore the earlier users and times', async () => {
    const { company, reviewHeaderId, categories, send, answer } = await batch();
    const [first] = categories;
    const given = { allData: false, reviewExplanationId: missingBills, comments: 'May' };
    const theirs = await api.call(answerReviewCategory, {
      token: company.token.Admin,
      params: { reviewHeaderId, id: first?.id ?? 0 },
      body: given,
    });
    api.clock.advance(86_400_000);
    const seen = await questions(company, reviewHeaderId);
    const all = (await send(asZero(seen))).body;
    expect(all[0]).toMatchObject({ answeredByName: company.email.User });
    api.clock.advance(60_000);
    const before = all.map(({ id, updatedOn }) =>
      id === first?.id ? { id, updatedOn, ...given } : { id, updatedOn, allData: null },
    );
    const undone = (await send(before, true)).body;
    const { answeredByName, answeredOn } = theirs.body;
    expect(undone[0]).toMatchObject({ ...given, answeredByName, answeredOn });
    expect(undone.slice(1).map((one) => [one.allData, one.answeredByName])).toEqual([
      [null, null],
      [null, null],
    ]);
    expect((await answer({ ...given, comments: 'June' })).body.answeredByName).toBe(company.email.User);
  });

  test('are the caller’s own when an undo gives another answer, or undoes what a colleague gave', async () => {
    const { company, reviewHeaderId, categories, send } = await batch();
    const id = categories[0]?.id ?? 0;
    const asAdmin = (body: { allData: boolean; reviewExplanationId: number }) =>
      api.call(answerReviewCategory, { token: company.token.Admin, params: { reviewHeaderId, id }, body });
    await asAdmin({ allData: false, reviewExplanationId: missingBills });
    const byUser = await send([{ id, allData: true, reviewExplanationId: zero }]);
    const other = await send([{ id, allData: true, reviewExplanationId: zero, comments: 'Other' }], true);
    await asAdmin({ allData: true, reviewExplanationId: zero });
    const colleagues = await send(
      [{ id, allData: true, reviewExplanationId: zero, comments: 'Other' }],
      true,
    );
    for (const { body } of [byUser, other, colleagues])
      expect(body[0]?.answeredByName).toBe(company.email.User);
  });

  // spec: reviews.screen.toggle-all
  test('are stored together or not at all, each complaint at its place', async () => {
    const { send, categories, company, reviewHeaderId } = await batch();
    const [one, two, three] = asZero(categories);
    const refused = await send([one ?? {}, { ...two, reviewExplanationId: null }, three ?? {}]);
    expect(errorsOf(refused)).toEqual({ status: 400, fields: ['Categories.1.reviewExplanationId'] });
    expect((await send([one ?? {}, { ...two, id: 999_999 }])).problem.code).toBe('not_found');
    expect((await send([one ?? {}, one ?? {}])).status).toBe(400);
    for (const { allData } of await questions(company, reviewHeaderId)) expect(allData).toBeNull();
  });

  test('over later ones of another user are refused with all of those', async () => {
    const { send, categories, answer, company, reviewHeaderId } = await batch();
    await answer({ allData: false, reviewExplanationId: missingBills });
    const { status, problem } = await send(asZero(categories));
    expect(status).toBe(412);
    expect(problem.current).toMatchObject([{ id: categories[0]?.id, allData: false }]);
    expect(problem.lastChange).toMatchObject({ byName: expect.any(String), on: expect.any(String) });
    const answers = await questions(company, reviewHeaderId);
    expect(answers.map(({ allData }) => allData)).toEqual([false, null, null]);
  });
});

describe('the reasons', () => {
  // spec: reviews.screen.prompts
  test('of every category are at least six of each kind in both languages, with one in own words', async () => {
    const { company } = await setting();
    const categories = await api.db.select().from(scopeCategories);
    for (const { scope, number } of categories) {
      for (const typeCode of ['ZERO', 'INCOMPLETE'] as const) {
        const ask = (language: string) =>
          api.call(listReviewExplanations, {
            token: company.token.View,
            params: { scopeNumber: scope, scopeCategoryNumber: number, typeCode },
            headers: { 'accept-language': language },
          });
        const { body } = await ask('en');
        expect(body.length).toBeGreaterThanOrEqual(6);
        expect(body[0]?.isForWholeScope).toBe(false);
        expect(body.at(-1)).toMatchObject({ title: 'Other reason', requiresComments: true });
      }
    }
  });

  // spec: reviews.calls.explanations
  test('of a category that there is not are not found', async () => {
    const { company } = await setting();
    const { problem } = await api.call(listReviewExplanations, {
      token: company.token.View,
      params: { scopeNumber: 1, scopeCategoryNumber: 9, typeCode: 'ZERO' },
    });
    expect(problem.code).toBe('not_found');
  });
});
