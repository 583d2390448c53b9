import { shownQuestions } from '#api/contract/reports/question-visibility';
import type {
  BaseQuestion,
  QuestionnairePage,
  QuestionnaireSection,
} from '#api/contract/reports/questionnaires';

/** A page with its questions. */
export type AskedPage = QuestionnairePage & { sections: QuestionnaireSection[] };

export const questionsOf = ({ questions }: QuestionnaireSection): BaseQuestion[] =>
  questions.flatMap((question) => [question, ...question.subquestions]);

/** The choice that means that none of the others applies. */
const noneOfThem = 'none';

/** Keys of the questions that are visible with the current field values, saved or not. */
export function shownIn(
  sections: readonly QuestionnaireSection[],
  answers: ReadonlyMap<number, readonly string[]>,
): ReadonlySet<number> {
  const questions = sections.flatMap(({ questions: own }) =>
    own.flatMap(({ subquestions, ...question }) => [
      dependent(question, null),
      ...subquestions.map((below) => dependent(below, question.reportQuestionId)),
    ]),
  );
  const byId = new Map(questions.map((question) => [question.reportQuestionId, question]));
  return shownQuestions({ questions, byId }, answers);
}

function dependent({ reportQuestionId, dependencies, askedBy }: BaseQuestion, parentId: number | null) {
  return {
    reportQuestionId,
    parentId,
    askedBy,
    dependencies: dependencies.map(({ dependentOnQuestionId, choiceValue }) => ({
      questionId: dependentOnQuestionId,
      choice: choiceValue,
    })),
  };
}

/** Whether a question contains all words of the search. */
export function matchesSearch({ number, title, text }: BaseQuestion, search: string): boolean {
  const where = `${number} ${title} ${text}`.toLocaleLowerCase();
  return search
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => where.includes(word));
}

/** The choices after a checkbox changed, in the order of the question. The "none" choice excludes the others. */
export function toggled(
  { choices }: Pick<BaseQuestion, 'choices'>,
  values: readonly string[],
  { value, isOn }: { value: string; isOn: boolean },
): string[] {
  const rest = values.filter((other) => other !== value);
  const next = !isOn
    ? rest
    : value === noneOfThem
      ? [value]
      : [...rest.filter((other) => other !== noneOfThem), value];
  return choices.map((choice) => choice.value).filter((one) => next.includes(one));
}
