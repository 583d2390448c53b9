import { expect, it } from 'vitest';
import { shownQuestions } from '#api/contract/reports/question-visibility';
import { requirementsOf } from '#api/domain/reports/csrd/standards';
import { questionnaireEditionRows } from '../../../../seed/load/questionnaires';
import { type EditionContent, readEdition } from './edition';
import { missingQuestions } from './progress';
import { standardOf } from './standing';

const [row] = questionnaireEditionRows;
const edition = row?.content as unknown as EditionContent;
const questionnaire = readEdition(edition);
const minimum = questionnaire.questions.filter(({ code }) => /-MDR[PATM]$/.test(code));
const keyOf = (code: string) =>
  questionnaire.questions.find((one) => one.code === code)?.reportQuestionId ?? 0;

const missing = (answers: Map<number, string[]>, states: [string, 'material' | 'assessed'][] = []) =>
  missingQuestions(questionnaire, {
    answers,
    shown: shownQuestions(questionnaire, answers),
    states: new Map(states),
  })
    .map(({ code }) => code)
    .filter((code) => /-MDR/.test(code));

it('asks four minimum disclosures of each topical standard besides climate, after all older questions', () => {
  const standards = ['E2', 'E3', 'E4', 'E5', 'S1', 'S2', 'S3', 'S4', 'G1'];
  expect(minimum.map(({ code }) => code)).toEqual(
    standards.flatMap((standard) => ['P', 'A', 'T', 'M'].map((key) => `${standard}-MDR${key}`)),
  );
  expect(minimum.every((question) => standardOf(question) === question.code.slice(0, 2))).toBe(true);
  expect([minimum[0]?.number, minimum.at(-1)?.number]).toEqual(['17.1', '25.4']);
  expect(questionnaire.questions.find(({ code }) => code === 'G1-PAYONTIME')?.number).toBe('15.4');
});

it('names a requirement that the edition has, where the topic has one', () => {
  const known = new Set(edition.standards?.requirements.map(({ code }) => code));
  const named = minimum.flatMap((question) => [...requirementsOf(question)]);
  expect(named).toHaveLength(25);
  expect(named.filter((code) => !known.has(code))).toEqual([]);
});

it('asks only of topics that are material', () => {
  const chosen = new Map([
    [keyOf('E-MATERIAL'), ['E3']],
    [keyOf('S-MATERIAL'), ['S4']],
  ]);
  expect(new Set(missing(chosen).map((code) => code.slice(0, 2)))).toEqual(new Set(['E3', 'S1', 'S4', 'G1']));
  expect(
    missing(new Map(), [
      ['S1', 'assessed'],
      ['G1', 'material'],
    ]),
  ).toEqual(['G1-MDRP', 'G1-MDRA', 'G1-MDRT', 'G1-MDRM']);
});
