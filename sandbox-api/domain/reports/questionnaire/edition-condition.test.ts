import { describe, expect, it } from 'vitest';
import { shownQuestions } from '#api/contract/reports/question-visibility';
import { type EditionContent, editionStated, readEdition } from './edition';
import { missingQuestions, progressOf } from './progress';
import type { StandardStates } from './standing';

const words = { en: 'Words', pl: 'Słowa' };
type Stored = EditionContent['pages'][number]['sections'][number]['questions'][number];
const asked = (reportQuestionId: number, code: string, over: Partial<Stored> = {}): Stored => ({
  reportQuestionId,
  code,
  type: 'text',
  title: words,
  text: words,
  isRequired: true,
  dependencies: [],
  ...over,
});
const contentOf = (questions: readonly Stored[]): EditionContent => ({
  pages: [{ number: 1, title: words, sections: [{ number: 1, title: words, infoBlocks: [], questions }] }],
});

const edition = asked(1, 'BP-EDITION', {
  type: 'dropdown',
  choices: ['esrs2023', 'esrs2023reliefs', 'esrs2026'].map((value) => ({ value, displayString: words })),
});
const questionnaire = readEdition(
  contentOf([
    edition,
    asked(2, 'ALWAYS'),
    asked(3, 'OLD', { editions: ['esrs2023', 'esrs2023reliefs'] }),
    asked(4, 'NEW', { editions: ['esrs2026'], subquestions: [asked(5, 'BELOW-NEW')] }),
    asked(6, 'RELIEVED', { optionalIn: ['esrs2023', 'esrs2023reliefs'] }),
    asked(7, 'E1-ADDED', { esrsRef: 'E1 SBM-3', esrsRef2026: 'E1-3' }),
  ]),
);

const given = (stated?: string, states: StandardStates = new Map()) => {
  const answers = new Map(stated ? [[1, [stated]]] : []);
  return { answers, shown: shownQuestions(questionnaire, answers), states };
};
const codes = (ids: ReadonlySet<number>) =>
  questionnaire.questions.filter(({ reportQuestionId }) => ids.has(reportQuestionId)).map(({ code }) => code);
const shown = (stated?: string) => codes(given(stated).shown);
const missing = (...of: Parameters<typeof given>) =>
  missingQuestions(questionnaire, given(...of)).map(({ code }) => code);

describe('a question of one edition of the standards', () => {
  it('shows only while that edition is selected, together with its sub-questions', () => {
    const always = ['BP-EDITION', 'ALWAYS', 'RELIEVED', 'E1-ADDED'];
    expect(shown()).toEqual(always);
    expect(new Set(shown('esrs2026'))).toEqual(new Set([...always, 'NEW', 'BELOW-NEW']));
    expect(new Set(shown('esrs2023'))).toEqual(new Set([...always, 'OLD']));
    expect(new Set(shown('esrs2023reliefs'))).toEqual(new Set([...always, 'OLD']));
  });

  it('counts for completeness only in that edition, and not where the edition has a relief from it', () => {
    expect(missing('esrs2026')).toEqual(['ALWAYS', 'NEW', 'BELOW-NEW', 'RELIEVED', 'E1-ADDED']);
    expect(missing('esrs2023')).toEqual(['ALWAYS', 'OLD', 'E1-ADDED']);
    const counted = (stated: string) => progressOf(questionnaire, given(stated)).get(1);
    expect(counted('esrs2026')).toEqual({ requiredCount: 6, answeredCount: 1 });
    expect(counted('esrs2023')).toEqual({ requiredCount: 4, answeredCount: 1 });
  });

  it('is optional for a topic that is not material, also as a part of ESRS 2', () => {
    expect(missing('esrs2026', new Map([['E1', 'assessed']]))).not.toContain('E1-ADDED');
    expect(missing('esrs2026', new Map([['E1', 'material']]))).toContain('E1-ADDED');
  });

  it('is decided by that answer alone, and by no other stored answer', () => {
    expect(editionStated(questionnaire, new Map([[1, ['esrs2026']]]))).toBe('esrs2026');
    for (const answers of [new Map(), new Map([[1, ['other']]]), new Map([[2, ['esrs2026']]])])
      expect(editionStated(questionnaire, answers)).toBeNull();
  });

  it('is every question of a stored edition without such a condition', () => {
    const stored = readEdition(contentOf([asked(1, 'ANY'), asked(2, 'OTHER')]));
    expect(shownQuestions(stored, new Map())).toEqual(new Set([1, 2]));
    expect(editionStated(stored, new Map([[1, ['esrs2026']]]))).toBeNull();
  });

  it('cannot be read if no question states the edition', () => {
    expect(() => readEdition(contentOf([asked(1, 'NEW', { editions: ['esrs2026'] })]))).toThrow(/BP-EDITION/);
  });
});
