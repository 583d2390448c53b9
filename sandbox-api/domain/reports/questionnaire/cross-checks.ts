import { decimal } from '#api/domain/units/decimal';
import type { Question, Questionnaire } from './edition';
import { answeredQuestions, type Given } from './progress';

type CrossCheck = {
  /** What is wrong where the first answer is above the second. */
  code: 'answerAboveWhole' | 'answerAfter';
  /** Codes of the two questions: the first is at most the second. */
  atMost: readonly [string, string];
  /** Compared only while this question has this answer, for instance while both are in the same currency. */
  whileAnswer?: readonly [string, string];
};

/** Pairs of answers of which one bounds the other. A share has its own limit of 100 %, as the `max` of its question. */
export const crossChecks: readonly CrossCheck[] = [
  { code: 'answerAboveWhole', atMost: ['S1-WOMEN', 'S1-TOTAL'] },
  { code: 'answerAboveWhole', atMost: ['E3-WATERRISK', 'E3-WATER'] },
  { code: 'answerAboveWhole', atMost: ['E2-SVHC', 'E2-SOC'] },
  { code: 'answerAboveWhole', atMost: ['E-TAXTURNOVERALIGNED', 'E-TAXTURNOVERELIGIBLE'] },
  { code: 'answerAboveWhole', atMost: ['E-TAXCAPEXALIGNED', 'E-TAXCAPEXELIGIBLE'] },
  { code: 'answerAboveWhole', atMost: ['E-TAXOPEXALIGNED', 'E-TAXOPEXELIGIBLE'] },
  {
    code: 'answerAboveWhole',
    atMost: ['SBM-FOSSILREV', 'E1-REVENUE'],
    whileAnswer: ['E1-REVENUECUR', 'EUR'],
  },
  { code: 'answerAfter', atMost: ['E1-BASEYEAR', 'E1-TARGETYEAR'] },
];

type Conflict = {
  code: CrossCheck['code'];
  lower: Question;
  lowerValue: string;
  upper: Question;
  upperValue: string;
};

/** Pairs of answers that cannot both be right. Questions that do not show, or have no answer, bound nothing. */
export function conflictingAnswers(questionnaire: Questionnaire, given: Given): Conflict[] {
  const answered = new Map(
    answeredQuestions(questionnaire, given).map((question) => [question.code, question]),
  );
  const answerOf = (code: string) => {
    const question = answered.get(code);
    return question && given.answers.get(question.reportQuestionId)?.[0];
  };
  return crossChecks.flatMap(({ code, atMost: [below, above], whileAnswer }) => {
    const [lower, upper] = [answered.get(below), answered.get(above)];
    const [lowerValue, upperValue] = [answerOf(below), answerOf(above)];
    if (!lower || !upper || lowerValue === undefined || upperValue === undefined) return [];
    if (whileAnswer && answerOf(whileAnswer[0]) !== whileAnswer[1]) return [];
    if (!decimal(lowerValue).gt(decimal(upperValue))) return [];
    return [{ code, lower, lowerValue, upper, upperValue }];
  });
}
