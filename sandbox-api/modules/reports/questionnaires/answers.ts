import { shownQuestions } from '#api/contract/reports/question-visibility';
import type { Answer } from '#api/contract/reports/questionnaires';
import { answerIssue, canonicalValues } from '#api/domain/reports/questionnaire/answer';
import type { Question } from '#api/domain/reports/questionnaire/edition';
import type { Ctx } from '#api/kernel/context';
import { lastChangeOf } from '#api/kernel/last-change';
import { fieldProblem, found, ProblemError } from '#api/kernel/problem-error';
import { transaction } from '#api/kernel/transaction';
import { markHeaderChanged, requireEditable } from '#api/modules/reports/headers/service';
import { type AnswerVerbs, answerVerbs } from './answer-verbs';
import { type Asked, loadQuestionnaire, questionOf } from './asked';
import { findAnswer, findAnswerTo } from './repository';
import { suggestionsFor } from './suggestions';
import { answerToWire } from './wire';

type Call<Input> = { ctx: Ctx; input: Input };
type OfHeader = { params: { headerId: number } };
export type OfAnswer = {
  params: { headerId: number; answerId: number };
  unmodifiedSince?: Date | undefined;
};
type Body = { reportQuestionId: number; reportHeaderId: number; values: string[] };

/** A report whose answers the caller changes. It is locked, so that one answer follows the other. */
type Work<T> = (ctx: Ctx, asked: Asked, verbs: AnswerVerbs) => Promise<T>;

/** One change of an answer: the report is no longer complete, unless the answer was saved as it was. */
export function changeAnswers<T>(
  ctx: Ctx,
  headerId: number,
  work: Work<T>,
  isChanged: (done: T, asked: Asked) => boolean = () => true,
): Promise<T> {
  return transaction(ctx, async (ctx) => {
    const asked = await loadQuestionnaire(ctx, await requireEditable(ctx, headerId));
    const done = await work(ctx, asked, answerVerbs(ctx, asked));
    if (isChanged(done, asked)) await markHeaderChanged(ctx, asked.header);
    return done;
  });
}

export function createReportAnswer({
  ctx,
  input: { params, body },
}: Call<OfHeader & { body: Body }>): Promise<Answer> {
  assertSameHeader(params.headerId, body);
  return changeAnswers(ctx, params.headerId, async (ctx, asked, verbs) => {
    const question = requireShown(asked, body.reportQuestionId);
    const columns = await columnsOf(ctx, asked, question, body.values);
    await assertUnanswered(ctx, asked, question);
    return verbs.insert(ctx, { columns: { ...columns, questionId: question.reportQuestionId } });
  });
}

type Change = OfAnswer & { body: Body & { reportAnswerId: number } };

export function updateReportAnswer({ ctx, input }: Call<Change>): Promise<Answer> {
  const { params, body } = input;
  assertSameHeader(params.headerId, body);
  if (body.reportAnswerId !== params.answerId) throw fieldProblem('reportAnswerId', 'invalid');
  const work: Work<Answer> = async (ctx, asked, verbs) => {
    const before = await requireAnswer(ctx, asked, params.answerId);
    if (body.reportQuestionId !== before.row.questionId) throw fieldProblem('reportQuestionId', 'invalid');
    const columns = await columnsOf(ctx, asked, requireShown(asked, body.reportQuestionId), body.values);
    return verbs.change({ ctx, input: { ...keyOf(input), columns } });
  };
  return changeAnswers(ctx, params.headerId, work, hasMoved);
}

/** Saved as it was, an answer keeps its stamp. */
function hasMoved({ reportAnswerId, updatedOn }: Answer, { rows }: Asked): boolean {
  const before = rows.find(({ row }) => row.id === reportAnswerId);
  return before?.row.updatedOn.toISOString() !== updatedOn;
}

/** Also of a question that does not show: what is kept can be taken back. */
export function deleteReportAnswer({ ctx, input }: Call<OfAnswer>): Promise<void> {
  return changeAnswers(ctx, input.params.headerId, (ctx, _asked, verbs) =>
    verbs.remove({ ctx, input: keyOf(input) }),
  );
}

export function keyOf({ params, unmodifiedSince }: OfAnswer) {
  return { params: { id: params.answerId }, unmodifiedSince };
}

/** An answer of this report; one of another is as missing as one that never was. */
export async function requireAnswer(ctx: Ctx, { header }: Pick<Asked, 'header'>, answerId: number) {
  const of = { companyId: ctx.session.companyId, headerId: header.row.id };
  return found(await findAnswer(ctx.db, of, answerId));
}

/** Another user has answered since: the refusal contains their answer, as for a changed one. */
export async function assertUnanswered(ctx: Ctx, { header }: Asked, { reportQuestionId }: Question) {
  const of = { companyId: ctx.session.companyId, headerId: header.row.id };
  const current = await findAnswerTo(ctx.db, of, reportQuestionId);
  if (!current) return;
  const lastChange = (await lastChangeOf(ctx, 'report_answers', current.row.id)) ?? undefined;
  throw new ProblemError('stale', { current: answerToWire(current), lastChange });
}

/** Refuses a question that there is not, and one that does not show with the answers as they are. */
function requireShown(asked: Asked, id: number): Question {
  const question = questionOf(asked, id);
  if (!question) throw fieldProblem('reportQuestionId', 'unknownReference');
  if (!isShown(asked, question)) throw fieldProblem('values', 'questionNotShown');
  return question;
}

export function isShown({ questionnaire, answers }: Asked, { reportQuestionId }: Question): boolean {
  return shownQuestions(questionnaire, answers).has(reportQuestionId);
}

async function columnsOf(ctx: Ctx, { header }: Asked, question: Question, entered: readonly string[]) {
  const issue = answerIssue(question, entered);
  if (issue) throw fieldProblem('values', issue.code, issue.params);
  const values = canonicalValues(question, entered);
  const suggested = (await suggestionsFor(ctx, header, [question]))(question);
  const isFromData = suggested !== null && JSON.stringify(suggested.values) === JSON.stringify(values);
  return { values, isFromData };
}

function assertSameHeader(headerId: number, body: Body): void {
  if (body.reportHeaderId !== headerId) throw fieldProblem('reportHeaderId', 'invalid');
}
