import { describe, expect, it } from 'vitest';
import { shownQuestions } from '#api/contract/reports/question-visibility';
import { answersTo, type Edition, editions, requiredBy } from '#api/domain/reports/csrd/standards';
import { questionnaireEditionRows } from '../../../../seed/load/questionnaires';
import { type EditionContent, readEdition } from './edition';
import { missingQuestions } from './progress';
import { type StandardStates, standardOf } from './standing';

const [row] = questionnaireEditionRows;
const edition = row?.content as unknown as EditionContent;
const questionnaire = readEdition(edition);
const further = questionnaire.questions.filter(({ page }) => page === 10);
const keyOf = (code: string) =>
  questionnaire.questions.find((one) => one.code === code)?.reportQuestionId ?? 0;

type Answered = Readonly<Record<string, readonly string[]>>;
function given(stated: Edition | null, answered: Answered = {}, states: StandardStates = new Map()) {
  const all = { ...(stated ? { 'BP-EDITION': [stated] } : {}), ...answered };
  const answers = new Map(Object.entries(all).map(([code, values]) => [keyOf(code), values]));
  return { answers, shown: shownQuestions(questionnaire, answers), states };
}
const shown = (...of: Parameters<typeof given>) => {
  const keys = given(...of).shown;
  return further.filter(({ reportQuestionId }) => keys.has(reportQuestionId)).map(({ code }) => code);
};
const missing = (...of: Parameters<typeof given>) =>
  missingQuestions(questionnaire, given(...of))
    .filter(({ page }) => page === 10)
    .map(({ code }) => code);
const allTopics = { 'E-MATERIAL': ['E2', 'E3', 'E4', 'E5'] };

it('follows all older questions, with keys of its own', () => {
  expect(further.map(({ reportQuestionId }) => reportQuestionId)).toEqual(
    further.map((_, index) => 137 + index),
  );
  expect(further[0]?.number).toBe('26.1');
});

it('says everything in both languages, and the same word in neither', () => {
  for (const { code, title, text, subtext } of further)
    for (const { en, pl } of [title, text, ...(subtext ? [subtext] : [])]) {
      expect([code, en.trim(), pl.trim()]).not.toContain('');
      expect([code, text.en]).not.toEqual([code, pl]);
    }
  const infos = edition.pages.at(-1)?.sections.flatMap(({ title, infoBlocks }) => [title, ...infoBlocks]);
  expect(JSON.stringify(infos)).not.toMatch(/"(en|pl)":""/);
});

describe('the edition decides what is asked', () => {
  const ofThen = ['E2-EFFECTS', 'E3-EFFECTS', 'E4-EFFECTS', 'E5-EFFECTS', 'G1-SUPPLIERS', 'G1-CORRUPTION'];

  it('asks for suppliers, corruption and effects by topic in 2023, with and without reliefs, and not in 2026', () => {
    const revised = shown('esrs2026', allTopics);
    for (const stated of ['esrs2023', 'esrs2023reliefs'] as const)
      expect(shown(stated, allTopics).filter((code) => !revised.includes(code))).toEqual(ofThen);
    expect(revised.filter((code) => ofThen.includes(code))).toEqual([]);
    expect(shown(null, allTopics)).toEqual(revised);
    for (const stated of editions)
      expect(shown(stated, allTopics)).toEqual(
        expect.arrayContaining([
          'E1-RESILIENCE',
          'E2-SUBSTANCES',
          'E5-INFLOWS',
          'G1-POLITICAL',
          'E-TAXONOMY',
        ]),
      );
  });

  it('requires anticipated effects in 2026 only, since 2023 has a relief of the first year', () => {
    const effects = (stated: Edition) =>
      missing(stated, allTopics).filter((code) => code.endsWith('-EFFECTS'));
    expect(effects('esrs2023')).toEqual([]);
    expect(effects('esrs2023reliefs')).toEqual([]);
    expect(effects('esrs2026')).toEqual(['SBM-EFFECTS', 'E1-EFFECTS']);
  });

  it('counts nothing that is not asked', () => {
    expect(missing('esrs2026', allTopics).filter((code) => ofThen.includes(code))).toEqual([]);
    expect(missing('esrs2023', allTopics)).toEqual(expect.arrayContaining(['G1-SUPPLIERS', 'G1-CORRUPTION']));
  });
});

it('asks nothing about a topic that is not material', () => {
  const topical = (answered: Answered) =>
    new Set(shown('esrs2023', answered).flatMap((code) => /^E[2-5]/.exec(code)?.[0] ?? []));
  expect(topical({ 'E-MATERIAL': ['none'] })).toEqual(new Set());
  expect(topical({ 'E-MATERIAL': ['E5'] })).toEqual(new Set(['E5']));
  const states: StandardStates = new Map([
    ['E1', 'assessed'],
    ['G1', 'screenedOut'],
  ]);
  // Climate and conduct have no question of their own for that: the assessment decides whether they are required.
  expect(missing('esrs2023', {}, states)).toEqual(['E-TAXONOMY']);
  expect(missing('esrs2023')).toEqual([
    'E1-SCENARIO',
    'E1-RESILIENCE',
    'G1-SUPPLIERS',
    'G1-CORRUPTION',
    'G1-POLITICAL',
    'E-TAXONOMY',
  ]);
});

it('opens amounts and shares when the answer says that there are some', () => {
  const answered = { 'E-MATERIAL': ['E2'], 'E2-SUBSTANCES': ['yes'], 'E-TAXONOMY': ['yes'] };
  const opened = shown('esrs2026', answered).filter((code) => !shown('esrs2026').includes(code));
  expect(opened.slice(0, 4)).toEqual(['E2-SUBSTANCES', 'E2-SOC', 'E2-SVHC', 'E2-SUBSTANCETEXT']);
  expect(opened.slice(4)).toHaveLength(7);
  expect(shown('esrs2026', { 'E-TAXONOMY': ['no'] })).toContain('E-TAXWHYNOT');
});

it('leaves no requirement of a topic that was never asked about, in its own edition', () => {
  const requirements = edition.standards?.requirements ?? [];
  const askedFor = (stated: Edition) =>
    requiredBy(requirements, stated)
      .filter((one) => questionnaire.questions.some((question) => answersTo(question, one, stated)))
      .map(({ edition: of, code }) => `${of} ${code}`);
  const of2023 = ['SBM-3', 'E1-9', 'E2-5', 'E2-6', 'E5-4', 'G1-2', 'G1-3', 'G1-5'];
  expect(askedFor('esrs2023')).toEqual(expect.arrayContaining(of2023.map((code) => `ESRS2023 ${code}`)));
  expect(askedFor('esrs2026')).toEqual(
    expect.arrayContaining([
      ...['E1-2', 'E1-3', 'G1-2', 'G1-3'].map((code) => `ESRS2026 ${code}`),
      ...['SBM-3', 'E1-9', 'E2-5', 'E5-4', 'G1-5'].map((code) => `ESRS2023 ${code}`),
    ]),
  );
  const inFull = requiredBy(requirements, 'esrs2026').map(({ code, edition: of }) => `${of} ${code}`);
  for (const gone of ['E2-6', 'G1-2', 'G1-3']) expect(inFull).not.toContain(`ESRS2023 ${gone}`);
});

it('names the topic that alone asks a question, also where the topic adds to ESRS 2', () => {
  const standards = new Map(further.map((question) => [question.code, standardOf(question)]));
  expect(
    ['E1-RESILIENCE', 'E1-SCENARIO', 'E2-SOC', 'G1-SUPPLIERS'].map((code) => standards.get(code)),
  ).toEqual(['E1', 'E1', 'E2', 'G1']);
  expect([standards.get('SBM-EFFECTS'), standards.get('E-TAXONOMY')]).toEqual([null, null]);
});
