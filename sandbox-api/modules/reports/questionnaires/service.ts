import type { FieldIssue } from '#api/contract/field-issue';
import { shownQuestions } from '#api/contract/reports/question-visibility';
import type { Answer, QuestionnairePage, QuestionnaireSection } from '#api/contract/reports/questionnaires';
import type { StandardsContent } from '#api/domain/reports/csrd/standards';
import { conflictingAnswers } from '#api/domain/reports/questionnaire/cross-checks';
import { editionStated, type Question, type Section } from '#api/domain/reports/questionnaire/edition';
import { isOfAssessment } from '#api/domain/reports/questionnaire/prefill';
import { answeredQuestions, missingQuestions, progressOf } from '#api/domain/reports/questionnaire/progress';
import type { StandardStates } from '#api/domain/reports/questionnaire/standing';
import type { Ctx } from '#api/kernel/context';
import type { Dated } from '#api/kernel/route';
import { standardStates } from '#api/modules/materiality/results/report-facts';
import { requireReadable, type StoredHeader } from '#api/modules/reports/headers/service';
import { type Asked, loadQuestionnaire } from './asked';
import type { ShownAnswer } from './repository';
import { suggestionsFor } from './suggestions';
import { answerToWire, sectionsToWire } from './wire';

export { createReportAnswer, deleteReportAnswer, updateReportAnswer } from './answers';
export { questionsByCode } from './asked';
export { fittingAnswers } from './fitting-answers';
export { createAnswerImage, deleteAnswerImage, readAnswerImage, replaceAnswerImage } from './images';
export { requirementsOfReport } from './requirements';

type OfHeader = { params: { headerId: number } };
type Paged = OfHeader & { query: { PageNumber?: number | undefined } };

/** A page that there is not has no row: the list is empty then. */
export async function listQuestionnairePages({
  ctx,
  input: { params, query },
}: {
  ctx: Ctx;
  input: Paged;
}): Promise<QuestionnairePage[]> {
  const asked = await loadQuestionnaire(ctx, await requireReadable(ctx, params.headerId));
  const { questionnaire, answers } = asked;
  const progress = progressOf(questionnaire, {
    answers,
    shown: shownQuestions(questionnaire, answers),
    states: await statesFor(ctx, asked),
  });
  return questionnaire.pages
    .filter(({ number }) => query.PageNumber === undefined || number === query.PageNumber)
    .map(({ number, title }) => ({
      number,
      title: title[ctx.locale],
      requiredCount: progress.get(number)?.requiredCount ?? 0,
      answeredCount: progress.get(number)?.answeredCount ?? 0,
    }));
}

export async function listQuestionnaireSections({
  ctx,
  input: { params, query },
}: {
  ctx: Ctx;
  input: Paged;
}): Promise<QuestionnaireSection[]> {
  const all = await loadQuestionnaire(ctx, await requireReadable(ctx, params.headerId));
  const { questionnaire, header, answers } = all;
  const { PageNumber: page } = query;
  const asked = questionnaire.questions.filter((question) => page === undefined || question.page === page);
  const suggest = await suggestionsFor(ctx, header, asked);
  const standing = { edition: editionStated(questionnaire, answers), states: await statesFor(ctx, all) };
  return sectionsToWire(questionnaire, page, { locale: ctx.locale, suggest, standing });
}

/**
 * All answers, also of questions that do not show. A change of anything of the report moves the date on, so that an answer
 * that was taken back is seen by its absence; the date is read first, so that it is never later than what is answered.
 */
export async function listReportAnswers({
  ctx,
  input: { params, modifiedSince },
}: {
  ctx: Ctx;
  input: OfHeader & { modifiedSince: Date | undefined };
}): Promise<Dated<Answer[]>> {
  const header = await requireReadable(ctx, params.headerId);
  const lastModified = new Date(Math.floor(header.row.modifiedOn.getTime() / 1000) * 1000);
  if (modifiedSince && lastModified.getTime() <= modifiedSince.getTime()) return { lastModified, body: null };
  const { rows } = await loadQuestionnaire(ctx, header);
  return { lastModified, body: rows.map(answerToWire) };
}

/** Required questions of a report that show and have no answer, in the caller's language. */
export async function missingAnswers(
  ctx: Ctx,
  headerId: number,
): Promise<{ field: string; text: string; page: number }[]> {
  const asked = await loadQuestionnaire(ctx, await requireReadable(ctx, headerId));
  const { questionnaire, answers } = asked;
  const given = {
    answers,
    shown: shownQuestions(questionnaire, answers),
    states: await statesFor(ctx, asked),
  };
  return missingQuestions(questionnaire, given).map((question) => ({
    field: question.code,
    text: titleOf(question, ctx.locale),
    page: question.page,
  }));
}

/** A report that asks nothing has no assessment. */
async function statesFor(ctx: Ctx, { header, questionnaire }: Asked): Promise<StandardStates> {
  return questionnaire.questions.length > 0 ? standardStates(ctx, header.row.id) : new Map();
}

/** Answers that the complete assessment contradicts. Each names both: what the answer says, and what the assessment finds. */
export async function contradictedAnswers(
  ctx: Ctx,
  header: StoredHeader,
): Promise<{ issue: FieldIssue; page: number }[]> {
  const { questionnaire, answers } = await loadQuestionnaire(ctx, header);
  const given = { answers, shown: shownQuestions(questionnaire, answers) };
  const answered = answeredQuestions(questionnaire, given).filter(({ prefill }) => isOfAssessment(prefill));
  const suggest = await suggestionsFor(ctx, header, answered);
  return answered.flatMap((question) => {
    const found = suggest(question)?.values;
    const stated = answers.get(question.reportQuestionId) ?? [];
    if (!found || isSameAnswer(stated, found)) return [];
    const inWords = (values: readonly string[]) =>
      values.map((value) => choiceText(question, value, ctx.locale)).join(', ');
    const params = {
      question: titleOf(question, ctx.locale),
      stated: inWords(stated),
      found: inWords(found),
    };
    return [
      {
        issue: { path: question.code, code: 'answerContradictsAssessment', params },
        page: question.page,
      },
    ];
  });
}

/** Answers of which one bounds the other, and does not. */
export async function impossibleAnswers(
  ctx: Ctx,
  header: StoredHeader,
): Promise<{ issue: FieldIssue; page: number }[]> {
  const { questionnaire, answers } = await loadQuestionnaire(ctx, header);
  const given = { answers, shown: shownQuestions(questionnaire, answers) };
  return conflictingAnswers(questionnaire, given).map(({ code, lower, lowerValue, upper, upperValue }) => {
    const params = {
      lower: titleOf(lower, ctx.locale),
      lowerValue: choiceText(lower, lowerValue, ctx.locale),
      upper: titleOf(upper, ctx.locale),
      upperValue: choiceText(upper, upperValue, ctx.locale),
    };
    return { issue: { path: lower.code, code, params }, page: lower.page };
  });
}

const titleOf = ({ number, title }: Question, locale: Ctx['locale']) => `${number} ${title[locale]}`;

function isSameAnswer(stated: readonly string[], found: readonly string[]): boolean {
  return stated.length === found.length && stated.every((value) => found.includes(value));
}

function choiceText({ choices }: Question, value: string, locale: Ctx['locale']): string {
  const choice = choices.find((one) => one.value === value)?.displayString[locale];
  return choice ?? (locale === 'pl' ? value.replace('.', ',') : value);
}

type Printed = { question: Question; answer: ShownAnswer };

/** What a report prints of its questionnaire: the answers of questions that show, in their order. */
export async function shownAnswers(ctx: Ctx, headerId: number): Promise<Printed[]> {
  return printedOf(await loadQuestionnaire(ctx, await requireReadable(ctx, headerId)));
}

/** The same with everything around it: sections, all questions that show, and what the edition knows of the standards. */
export async function shownQuestionnaire(
  ctx: Ctx,
  headerId: number,
): Promise<{
  sections: readonly Section[];
  shown: Question[];
  answers: Printed[];
  standards: StandardsContent | null;
}> {
  const asked = await loadQuestionnaire(ctx, await requireReadable(ctx, headerId));
  const { questionnaire, answers, standards } = asked;
  const keys = shownQuestions(questionnaire, answers);
  const shown = questionnaire.questions.filter(({ reportQuestionId }) => keys.has(reportQuestionId));
  return { sections: questionnaire.sections, shown, answers: printedOf(asked), standards };
}

function printedOf({ questionnaire, answers, rows }: Asked): Printed[] {
  const given = { answers, shown: shownQuestions(questionnaire, answers) };
  return answeredQuestions(questionnaire, given).flatMap((question) => {
    const answer = rows.find(({ row }) => row.questionId === question.reportQuestionId);
    return answer ? [{ question, answer }] : [];
  });
}
