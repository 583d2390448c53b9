import { shownQuestions } from '#api/contract/reports/question-visibility';
import type { Answer, QuestionnairePage, QuestionnaireSection } from '#api/contract/reports/questionnaires';
import type { StandardsContent } from '#api/domain/reports/csrd/standards';
import type { Question, Section } from '#api/domain/reports/questionnaire/edition';
import { answeredQuestions, missingQuestions, progressOf } from '#api/domain/reports/questionnaire/progress';
import type { Ctx } from '#api/kernel/context';
import type { Dated } from '#api/kernel/route';
import { requireReadable } from '#api/modules/reports/headers/service';
import { type Asked, loadQuestionnaire } from './asked';
import type { ShownAnswer } from './repository';
import { suggestionsFor } from './suggestions';
import { answerToWire, sectionsToWire } from './wire';

export { createReportAnswer, deleteReportAnswer, updateReportAnswer } from './answers';
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
  const { questionnaire, answers } = await loadQuestionnaire(
    ctx,
    await requireReadable(ctx, params.headerId),
  );
  const progress = progressOf(questionnaire, { answers, shown: shownQuestions(questionnaire, answers) });
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
  const { questionnaire, header } = await loadQuestionnaire(ctx, await requireReadable(ctx, params.headerId));
  const { PageNumber: page } = query;
  const asked = questionnaire.questions.filter((question) => page === undefined || question.page === page);
  const suggest = await suggestionsFor(ctx, header, asked);
  return sectionsToWire(questionnaire, page, { locale: ctx.locale, suggest });
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
  const { questionnaire, answers } = await loadQuestionnaire(ctx, await requireReadable(ctx, headerId));
  return missingQuestions(questionnaire, { answers, shown: shownQuestions(questionnaire, answers) }).map(
    ({ code, number, title, page }) => ({
      field: code,
      text: `${number} ${title[ctx.locale]}`,
      page,
    }),
  );
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
