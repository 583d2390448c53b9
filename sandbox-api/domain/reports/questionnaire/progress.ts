import { editionStated, type Question, type Questionnaire } from './edition';
import { isRequiredNow, type StandardStates } from './standing';

/**
 * Answers by the key of their question, and the keys of the questions that show with them (`shownQuestions` of the
 * contract, which the form follows, too).
 */
export type Given = { answers: ReadonlyMap<number, readonly string[]>; shown: ReadonlySet<number> };
/** What the assessment leaves to be answered. */
type Asked = Given & { states: StandardStates };

/** Of the required questions that show: how many there are, and how many are answered. */
export type Progress = { requiredCount: number; answeredCount: number };

/** Required questions that show and have no answer, in their order. */
export function missingQuestions(questionnaire: Questionnaire, given: Asked): Question[] {
  return requiredOf(questionnaire, given).filter(
    ({ reportQuestionId }) => !given.answers.has(reportQuestionId),
  );
}

/** How far each page is, by its number; the whole is their sum. */
export function progressOf(questionnaire: Questionnaire, given: Asked): ReadonlyMap<number, Progress> {
  const required = requiredOf(questionnaire, given);
  return new Map(
    questionnaire.pages.map(({ number }) => {
      const here = required.filter(({ page }) => page === number);
      const answered = here.filter(({ reportQuestionId }) => given.answers.has(reportQuestionId));
      return [number, { requiredCount: here.length, answeredCount: answered.length }];
    }),
  );
}

/** Questions that show and have an answer, in their order: what a report prints. */
export function answeredQuestions(questionnaire: Questionnaire, given: Given): Question[] {
  return questionnaire.questions.filter(
    ({ reportQuestionId }) => given.shown.has(reportQuestionId) && given.answers.has(reportQuestionId),
  );
}

function requiredOf(questionnaire: Questionnaire, { answers, shown, states }: Asked): Question[] {
  const standing = { edition: editionStated(questionnaire, answers), states };
  return questionnaire.questions.filter(
    (question) => shown.has(question.reportQuestionId) && isRequiredNow(question, standing),
  );
}
