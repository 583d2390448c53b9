import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Answers, shownQuestions } from '#api/contract/reports/question-visibility';
import stored from '#seed/reference/reports/questionnaire.json';
import { type EditionContent, type Question, readEdition } from './edition';
import { answeredQuestions, missingQuestions, progressOf } from './progress';
import type { StandardStates } from './standing';

const edition = stored as unknown as EditionContent;
const questionnaire = readEdition(edition);
const { questions } = questionnaire;

function asked(code: string): Question {
  const question = questions.find((one) => one.code === code);
  if (!question) throw new Error(`There is no question ${code}.`);
  return question;
}

const given = (answers: Record<string, readonly string[]>): Answers =>
  new Map(Object.entries(answers).map(([code, values]) => [asked(code).reportQuestionId, values]));
const codesOf = (ids: ReadonlySet<number>) =>
  questions.filter(({ reportQuestionId }) => ids.has(reportQuestionId)).map(({ code }) => code);
const shown = (answers: Record<string, readonly string[]>) =>
  codesOf(shownQuestions(questionnaire, given(answers)));

/** Any answers at all, also of questions that do not show. */
const anyAnswers: fc.Arbitrary<Answers> = fc
  .tuple(
    ...questions.map(({ reportQuestionId, choices }) =>
      fc
        .option(
          choices.length > 0
            ? fc.subarray(
                choices.map(({ value }) => value),
                { minLength: 1 },
              )
            : fc.constant<string[]>(['1']),
        )
        .map((values) => [reportQuestionId, values] as const),
    ),
  )
  .map((pairs) => new Map(pairs.flatMap(([id, values]) => (values ? [[id, values] as const] : []))));

const shownWith = (answers: Answers, states: StandardStates = new Map()) => ({
  answers,
  shown: shownQuestions(questionnaire, answers),
  states,
});

describe('the questionnaire that is shipped', () => {
  // spec: reports.questionnaire.numbers
  it('has its questions numbered by section, place and place below', () => {
    expect(
      [asked('BP-EDITION'), asked('BP-SCOPEDIFF'), asked('G1-PAYONTIME')].map(({ number }) => number),
    ).toEqual(['1.1', '1.2.2', '15.4']);
    expect(questions).toHaveLength(82);
  });

  it('keeps the key of each question in its file, so that none moves when another one is added', () => {
    const keyed = Object.fromEntries(questions.map(({ code, reportQuestionId }) => [code, reportQuestionId]));
    expect([keyed['BP-EDITION'], keyed['E1-S1'], keyed['G1-PAYONTIME']]).toEqual([1, 48, 79]);
    expect(keyed['IRO-THRESHOLDFIN']).toBe(92);
  });

  // spec: reports.questionnaire.both-languages
  it('gives every choice, title and text in both languages', () => {
    const texts = questions.flatMap(({ title, text, subtext, choices }) => [
      title,
      text,
      subtext ?? title,
      ...choices.map(({ displayString }) => displayString),
    ]);
    expect(texts.filter(({ en, pl }) => !en.trim() || !pl.trim())).toEqual([]);
  });

  it('lets a question depend on choices only that are there', () => {
    for (const { code, dependencies } of questions)
      for (const { questionId, choice } of dependencies)
        expect(
          questionnaire.byId.get(questionId)?.choices.map(({ value }) => value),
          code,
        ).toContain(choice);
  });

  // spec: reports.validation.boxes
  it('asks for tick boxes always, since an empty list cannot be saved', () => {
    expect(questions.filter(({ type, isRequired }) => type === 'ms_tickboxes' && !isRequired)).toEqual([]);
  });
});

describe('reading an edition', () => {
  it('refuses a dependency on a question that there is not, and a key given twice', () => {
    const [page] = edition.pages;
    const [section] = page?.sections ?? [];
    const [question] = section?.questions ?? [];
    if (!page || !section || !question) throw new Error('The edition is empty.');
    const withQuestions = (...changed: object[]): EditionContent => ({
      pages: [{ ...page, sections: [{ ...section, questions: changed as (typeof question)[] }] }],
    });
    const lost = { ...question, dependencies: [{ dependentOnQuestionId: 'LOST', choiceValue: 'yes' }] };
    expect(() => readEdition(withQuestions(lost))).toThrow(/LOST/);
    expect(() => readEdition(withQuestions(question, { ...question, code: 'OTHER' }))).toThrow(
      /two questions/,
    );
  });
});

describe('which questions show', () => {
  it('is first all that depend on nothing', () => {
    expect(shown({})).toEqual(
      questions.filter(({ dependencies }) => dependencies.length === 0).map(({ code }) => code),
    );
  });

  // spec: reports.questionnaire.depends
  it('takes a question in with the choice it depends on, and what depends on that one with it', () => {
    const group = { 'BP-CONSOLIDATION': ['consolidated'] };
    expect(shown(group)).toContain('BP-SAMESCOPE');
    expect(shown(group)).not.toContain('BP-SCOPEDIFF');
    expect(shown({ ...group, 'BP-SAMESCOPE': ['no'] })).toContain('BP-SCOPEDIFF');
  });

  it('leaves out what hangs on an answer that no longer shows, although that is kept', () => {
    const answers = {
      'BP-CONSOLIDATION': ['individual'],
      'BP-SAMESCOPE': ['no'],
      'BP-SCOPEDIFF': ['Two differ.'],
    };
    expect(shown(answers)).not.toContain('BP-SCOPEDIFF');
    const printed = answeredQuestions(questionnaire, shownWith(given(answers))).map(({ code }) => code);
    expect(printed).toEqual(['BP-CONSOLIDATION']);
  });

  it('opens one question per ticked box', () => {
    const codes = shown({ 'E-MATERIAL': ['E2', 'E5'] });
    expect(codes.filter((code) => /^E[2-5]-/.test(code))).toEqual(['E2-POLLUTANTS', 'E5-WASTE', 'E5-NONREC']);
  });

  it('is each question of which every dependency shows with its choice, for any answers', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const ids = shownQuestions(questionnaire, answers);
        for (const { reportQuestionId, parentId, dependencies } of questions) {
          const isExpected =
            (parentId === null || ids.has(parentId)) &&
            dependencies.every(
              ({ questionId, choice }) => ids.has(questionId) && answers.get(questionId)?.includes(choice),
            );
          expect(ids.has(reportQuestionId)).toBe(isExpected);
        }
      }),
    );
  });

  it('ends for questions that wait for each other, of which none shows', () => {
    const first = {
      ...asked('E1-PLAN'),
      dependencies: [{ questionId: 2, choice: 'yes' }],
      reportQuestionId: 1,
    };
    const second = { ...first, dependencies: [{ questionId: 1, choice: 'yes' }], reportQuestionId: 2 };
    const circle = {
      ...questionnaire,
      questions: [first, second],
      byId: new Map([
        [1, first],
        [2, second],
      ]),
    };
    const answers = new Map([
      [1, ['yes']],
      [2, ['yes']],
    ]);
    expect(shownQuestions(circle, answers)).toEqual(new Set());
  });
});

describe('how far a questionnaire is', () => {
  it('counts what is required and shows, and what is missing is the difference, for any answers', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const ids = shownQuestions(questionnaire, answers);
        const missing = missingQuestions(questionnaire, shownWith(answers));
        const pages = progressOf(questionnaire, shownWith(answers));
        for (const [number, { requiredCount, answeredCount }] of pages) {
          const open = missing.filter(({ page }) => page === number);
          expect(requiredCount - answeredCount).toBe(open.length);
        }
        for (const { reportQuestionId, isRequired } of missing) {
          expect(isRequired && ids.has(reportQuestionId) && !answers.has(reportQuestionId)).toBe(true);
        }
        expect([...pages.keys()]).toEqual(questionnaire.pages.map(({ number }) => number));
      }),
    );
  });

  it('grows by one with an answer that opens nothing', () => {
    const before = progressOf(questionnaire, shownWith(given({}))).get(2);
    const after = progressOf(questionnaire, shownWith(given({ 'GOV-EXEC': ['3'] }))).get(2);
    expect(after).toEqual({
      requiredCount: before?.requiredCount,
      answeredCount: (before?.answeredCount ?? 0) + 1,
    });
  });

  it('needs no answer to what a standard asks that is assessed as not material, or screened out', () => {
    const missing = (states: StandardStates) =>
      missingQuestions(questionnaire, shownWith(given({}), states)).map(({ code }) => code);
    const workforce = ['S1-WOMEN', 'S1-FATAL'];
    const conduct = ['G1-POLICY', 'G1-PAYONTIME'];
    expect(missing(new Map())).toEqual(expect.arrayContaining([...workforce, ...conduct]));
    const decided = missing(
      new Map([
        ['S1', 'assessed'],
        ['G1', 'screenedOut'],
        ['E1', 'material'],
      ]),
    );
    expect(decided.filter((code) => [...workforce, ...conduct].includes(code))).toEqual([]);
    // ESRS 2 asks for the number of employees whatever is material.
    expect(decided).toEqual(expect.arrayContaining(['S1-TOTAL', 'E1-PLAN', 'GOV-PAY']));
    for (const state of ['notScreened', 'relevant', 'material'] as const)
      expect(missing(new Map([['S1', state]]))).toContain('S1-WOMEN');
  });

  it('asks for no picture', () => {
    const codes = missingQuestions(questionnaire, shownWith(given({}))).map(({ code }) => code);
    expect(codes).not.toContain('GOV-CHART');
    expect(codes).not.toContain('BP-SAMESCOPE');
    expect(codes).toContain('GOV-EXEC');
  });
});
