import { type Answers, shownQuestions } from '#api/contract/reports/question-visibility';
import type { Question, Questionnaire } from './edition';

/** Of the required questions that show: how many there are, and how many are answered. */
export type Progress = { requiredCount: number; answeredCount: number };

/** Required questions that show and have no answer, in their order. */
export function missingQuestions(questionnaire: Questionnaire, answers: Answers): Question[] {
  return requiredOf(questionnaire, answers).filter(({ reportQuestionId }) => !answers.has(reportQuestionId));
}

/** How far each page is, by its number; the whole is their sum. */
export function progressOf(questionnaire: Questionnaire, answers: Answers): ReadonlyMap<number, Progress> {
  const required = requiredOf(questionnaire, answers);
  return new Map(
    questionnaire.pages.map(({ number }) => {
      const here = required.filter(({ page }) => page === number);
      const answered = here.filter(({ reportQuestionId }) => answers.has(reportQuestionId));
      return [number, { requiredCount: here.length, answeredCount: answered.length }];
    }),
  );
}

/** Questions that show and have an answer, in their order: what a report prints. */
export function answeredQuestions(questionnaire: Questionnaire, answers: Answers): Question[] {
  const shown = shownQuestions(questionnaire, answers);
  return questionnaire.questions.filter(
    ({ reportQuestionId }) => shown.has(reportQuestionId) && answers.has(reportQuestionId),
  );
}

function requiredOf(questionnaire: Questionnaire, answers: Answers): Question[] {
  const shown = shownQuestions(questionnaire, answers);
  return questionnaire.questions.filter(
    ({ isRequired, reportQuestionId }) => isRequired && shown.has(reportQuestionId),
  );
}
