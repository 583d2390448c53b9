import { describe, expect, it } from 'vitest';
import { shownQuestions } from '#api/contract/reports/question-visibility';
import { questionnaireEditionRows } from '../../../../seed/load/questionnaires';
import { conflictingAnswers, crossChecks } from './cross-checks';
import { type EditionContent, readEdition } from './edition';

const questionnaire = readEdition(questionnaireEditionRows[0]?.content as unknown as EditionContent);
const byCode = new Map(questionnaire.questions.map((question) => [question.code, question]));

function conflicts(answered: Record<string, string>): string[] {
  const answers = new Map(
    Object.entries(answered).map(([code, value]) => [byCode.get(code)?.reportQuestionId ?? 0, [value]]),
  );
  const shown = shownQuestions(questionnaire, answers);
  return conflictingAnswers(questionnaire, { answers, shown }).map(
    ({ code, lower, upper }) => `${lower.code} ${code} ${upper.code}`,
  );
}

describe('answers that bound each other', () => {
  it('are of questions that the questionnaire has, and of numbers', () => {
    for (const { atMost } of crossChecks)
      for (const code of atMost) expect(['int', 'decimal'], code).toContain(byCode.get(code)?.type);
    for (const { whileAnswer } of crossChecks) if (whileAnswer) expect(byCode.has(whileAnswer[0])).toBe(true);
  });

  it.each([
    ['women', { 'S1-TOTAL': '100' }, 'S1-WOMEN', '100', '101'],
    ['water at risk', { 'E-MATERIAL': 'E3', 'E3-WATER': '9.5' }, 'E3-WATERRISK', '9.50', '10'],
    [
      'substances of very high concern',
      { 'E-MATERIAL': 'E2', 'E2-SUBSTANCES': 'yes', 'E2-SOC': '12' },
      'E2-SVHC',
      '12',
      '12.5',
    ],
    [
      'aligned turnover',
      { 'E-TAXONOMY': 'yes', 'E-TAXTURNOVERELIGIBLE': '40' },
      'E-TAXTURNOVERALIGNED',
      '40',
      '41',
    ],
    ['base year', { 'E1-TARGET': 'yes', 'E1-TARGETYEAR': '2030' }, 'E1-BASEYEAR', '2030', '2031'],
    [
      'fossil revenue',
      { 'SBM-SECTORS': 'fossil', 'E1-REVENUE': '5000000', 'E1-REVENUECUR': 'EUR' },
      'SBM-FOSSILREV',
      '5000000',
      '5000000.01',
    ],
  ])('may be equal, and not above: %s', (_name, others, code, most, tooMuch) => {
    expect(conflicts({ ...others, [code]: most })).toEqual([]);
    expect(conflicts({ ...others, [code]: tooMuch })).toEqual([expect.stringMatching(`^${code} `)]);
  });

  it('are compared as numbers, not as words', () => {
    expect(conflicts({ 'S1-TOTAL': '1000', 'S1-WOMEN': '999' })).toEqual([]);
  });

  it('are left alone with one of them unanswered or hidden, and in two currencies', () => {
    expect(conflicts({ 'S1-WOMEN': '5' })).toEqual([]);
    expect(conflicts({ 'E1-TARGET': 'no', 'E1-BASEYEAR': '2031', 'E1-TARGETYEAR': '2030' })).toEqual([]);
    const fossil = { 'SBM-SECTORS': 'fossil', 'SBM-FOSSILREV': '9', 'E1-REVENUE': '5' };
    expect(conflicts({ ...fossil, 'E1-REVENUECUR': 'PLN' })).toEqual([]);
    expect(conflicts(fossil)).toEqual([]);
  });
});
