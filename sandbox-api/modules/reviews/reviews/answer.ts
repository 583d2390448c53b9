import type { ReviewAnswer, ReviewAnswers, ReviewCategory } from '#api/contract/reviews/reviews';
import { answerIssues } from '#api/domain/reviews/answer';
import type { Ctx } from '#api/kernel/context';
import { crudVerbs } from '#api/kernel/crud-verbs';
import { lastChangeOf } from '#api/kernel/last-change';
import { found, notFound, ProblemError, refuse } from '#api/kernel/problem-error';
import { nextStamp } from '#api/kernel/stamps';
import { transaction } from '#api/kernel/transaction';
import { type Answer, updateAnswer, updateHeader } from './repository';
import * as repository from './repository-categories';
import { categoryToWire, dotted, isOpen } from './wire';

type Given = { allData: boolean | null } & Omit<ReviewAnswer, 'allData'>;
type Change = Pick<
  Answer,
  'allData' | 'reviewExplanationId' | 'comments' | 'isComplete' | 'answeredBy' | 'answeredOn'
>;
type Header = NonNullable<Awaited<ReturnType<typeof repository.lockReviewHeader>>>;

const verbs = crudVerbs<{
  row: Answer;
  shown: repository.CategoryRow;
  fresh: object;
  change: Change;
  plan: object;
  wire: ReviewCategory;
}>({
  entity: 'review_answers',
  rowOf: ({ answer }) => answer,
  lock: repository.lockCategory,
  // A question comes with its review, and is there before anybody answers it.
  insert: () => Promise.reject(new Error('An answer belongs to a question.')),
  async update(db, { companyId, id }, change) {
    await updateAnswer(db, companyId, id, change);
    const [row] = await repository.findCategories(db, companyId, { id });
    return row;
  },
  toWire: (ctx) => (row) => categoryToWire(row, ctx),
});

type ById = { params: { reviewHeaderId: number; id: number }; unmodifiedSince: Date | undefined };

/** Answers one question; changing the answer replaces the reason and the comment with it. */
export function answerReviewCategory({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: ById & { body: ReviewAnswer };
}): Promise<ReviewCategory> {
  return transaction(ctx, async (ctx) => {
    const header = await lockOpenHeader(ctx, input.params.reviewHeaderId);
    const answered = await answerOne({ ctx, input });
    await keepHeader(ctx, header);
    return answered;
  });
}

const answerOne = verbs.changes({
  async plan(ctx, { params, body }: ById & { body: ReviewAnswer }, { before }) {
    if (before.reviewHeaderId !== params.reviewHeaderId) throw notFound();
    return { columns: await columnsOf(ctx, body, before) };
  },
});

type Batch = { params: { reviewHeaderId: number }; body: ReviewAnswers };

/** All or nothing. Later answers of other users are reported together, in the order of the questions. */
export function answerReviewCategories({
  ctx,
  input: { params, body },
}: {
  ctx: Ctx;
  input: Batch;
}): Promise<ReviewCategory[]> {
  return transaction(ctx, async (ctx) => {
    const header = await lockOpenHeader(ctx, params.reviewHeaderId);
    const known = await repository.findCategories(ctx.db, ctx.session.companyId, {
      reviewHeaderId: header.id,
    });
    const given = body.categories.map((answer, index) => ({
      answer,
      index,
      row: found(known.find((row) => row.answer.id === answer.id)),
    }));
    const changed = given.filter(({ answer, row }) => isLater(row.answer.updatedOn, answer.updatedOn));
    if (changed.length > 0) {
      const current = changed.map(({ row }) => categoryToWire(row, ctx));
      throw new ProblemError('stale', { current, lastChange: await newestChangeOf(ctx, changed) });
    }
    const earlier = body.isUndo ? await repository.findReplacedAnswers(ctx.db, callerOf(ctx), header.id) : [];
    const planned = [];
    for (const { answer, index, row } of given) {
      const columns = await columnsOf(ctx, answer, row.answer, `categories.${index}.`);
      const stood = earlier.find(({ answerId, before }) => answerId === answer.id && isSame(before, columns));
      planned.push({ before: row.answer, plan: { columns: { ...columns, ...(stood && givenBy(stood)) } } });
    }
    const answered: ReviewCategory[] = [];
    for (const change of planned) answered.push(await verbs.update(ctx, change));
    await keepHeader(ctx, header);
    return answered;
  });
}

/** Of several answers the change of the one that changed last; each answer says itself who gave it. */
async function newestChangeOf(ctx: Ctx, changed: readonly { row: { answer: Answer } }[]) {
  const [newest] = changed
    .map(({ row }) => row.answer)
    .toSorted((one, other) => other.updatedOn.getTime() - one.updatedOn.getTime());
  return newest && ((await lastChangeOf(ctx, 'review_answers', newest.id, newest.updatedOn)) ?? undefined);
}

const callerOf = ({ session: { companyId, userId } }: Ctx) => ({ companyId, userId });

const isSame = (before: repository.ReplacedAnswer['before'], columns: Change) =>
  before.allData === columns.allData &&
  before.reviewExplanationId === columns.reviewExplanationId &&
  before.comments === columns.comments;

const givenBy = ({ before: { answeredBy, answeredOn } }: repository.ReplacedAnswer) => ({
  answeredBy: answeredBy ?? null,
  answeredOn: answeredOn ? new Date(answeredOn) : null,
});

function isLater(updatedOn: Date, seen: string | null | undefined): boolean {
  return typeof seen === 'string' && updatedOn.getTime() > Date.parse(seen);
}

async function columnsOf(ctx: Ctx, given: Given, before: Answer, path = ''): Promise<Change> {
  const { allData, comments } = given;
  const reviewExplanationId = given.reviewExplanationId ?? null;
  if (allData === null) return { ...takenBack };
  const explanation =
    reviewExplanationId === null ? undefined : await repository.findExplanation(ctx.db, reviewExplanationId);
  const answer = { allData, reviewExplanationId, comments };
  refuse(
    answerIssues(answer, before, explanation).map(({ path: field, code }) => ({
      path: `${path}${field}`,
      code,
      params: {},
    })),
  );
  const { clock } = ctx.platform;
  return { ...answer, isComplete: true, answeredBy: ctx.session.userId, answeredOn: clock.now() };
}

/** As before anybody answered. */
export const takenBack = {
  allData: null,
  reviewExplanationId: null,
  comments: null,
  isComplete: false,
  answeredBy: null,
  answeredOn: null,
} satisfies Change;

async function lockOpenHeader(ctx: Ctx, id: number): Promise<Header> {
  const header = found(await repository.lockReviewHeader(ctx.db, ctx.session.companyId, id));
  if (!isOpen(header, ctx))
    throw new ProblemError('review_closed', { params: { date: dotted(header.periodStart) } });
  return header;
}

/** A review is complete when each of its questions is. */
async function keepHeader(ctx: Ctx, header: Header): Promise<void> {
  const { companyId } = ctx.session;
  const rows = await repository.findCategories(ctx.db, companyId, { reviewHeaderId: header.id });
  const isComplete = rows.length > 0 && rows.every(({ answer }) => answer.isComplete);
  if (isComplete === header.isComplete) return;
  const updatedOn = nextStamp(ctx.platform.clock, header.updatedOn);
  await updateHeader(ctx.db, companyId, header.id, { isComplete, updatedOn });
}
