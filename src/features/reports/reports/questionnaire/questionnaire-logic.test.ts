import { describe, expect, it } from 'vitest';
import type { Answer, BaseQuestion, QuestionnaireSection } from '#api/contract/reports/questionnaires';
import { matchesSearch, shownIn, toggled } from './asked-questions';
import { draftStore, draftsIn, isUpdatedElsewhere } from './drafts';

const question = (reportQuestionId: number, over: Partial<BaseQuestion> = {}) =>
  ({ reportQuestionId, dependencies: [], askedBy: null, choices: [], ...over }) as unknown as BaseQuestion;

const alone = (one: BaseQuestion) => ({ ...one, subquestions: [] });

const answer = (values: string[], updatedOn = '2026-01-01T00:00:00.000Z') =>
  ({ reportAnswerId: 7, values, updatedOn }) as Answer;

describe('visible questions', () => {
  const below = question(2, { dependencies: [{ dependentOnQuestionId: 1, choiceValue: 'yes' }] });
  const sections = [{ questions: [{ ...question(1), subquestions: [below] }] }] as QuestionnaireSection[];

  // spec: reports.questionnaire.depends
  it('follow the answer in the field', () => {
    expect([...shownIn(sections, new Map())]).toEqual([1]);
    expect([...shownIn(sections, new Map([[1, ['yes']]]))]).toEqual([1, 2]);
  });

  it('follow the chosen edition, saved or not', () => {
    const askedBy = { questionId: 1, choices: ['esrs2023', 'esrs2023reliefs'] };
    const questions = [question(1), question(2, { askedBy })].map(alone);
    const asked = [{ number: 1, title: 'Basis', standing: null, infoBlocks: [], questions }];
    const shown = (edition?: string) => [...shownIn(asked, new Map(edition ? [[1, [edition]]] : []))];
    expect([shown(), shown('esrs2026'), shown('esrs2023reliefs')]).toEqual([[1], [1], [1, 2]]);
  });
});

describe('checkboxes', () => {
  const asked = {
    choices: ['a', 'b', 'none'].map((value) => ({ value, displayString: value, tooltip: null })),
  };
  // spec: reports.questionnaire.types
  it.each([
    [['b'], 'a', true, ['a', 'b']],
    [['a', 'b'], 'none', true, ['none']],
    [['none'], 'b', true, ['b']],
    [['a'], 'a', false, []],
  ])('from %s with %s ticked: %s are %s', (values, value, isOn, after) => {
    expect(toggled(asked, values, { value, isOn })).toEqual(after);
  });
});

it('finds a question by words of its number, title and text in any order', () => {
  const asked = question(1, { number: '3.2', title: 'Governance', text: 'How many women?' });
  expect(matchesSearch(asked, 'women 3.2 GOV')).toBe(true);
  expect(matchesSearch(asked, 'men board')).toBe(false);
});

describe('an unsaved answer', () => {
  const seen = { answerId: 7, updatedOn: '2026-01-01T00:00:00.000Z' };

  // spec: reports.questionnaire.updated
  it.each([
    ['nothing happened', ['x'], answer(['old']), false],
    ['somebody else answered otherwise', ['x'], answer(['y'], '2026-01-02T00:00:00.000Z'), true],
    ['somebody else answered the same', ['x'], answer(['x'], '2026-01-02T00:00:00.000Z'), false],
    ['somebody else took it back', ['x'], undefined, true],
  ])('conflicts with another answer when %s', (_, values, now, isTold) => {
    expect(isUpdatedElsewhere({ values, seen }, now)).toBe(isTold);
  });

  it('is kept for the next visit, next to those of another tab, until it is saved', () => {
    const { kept, storage } = inMemory();
    const [here, there] = [draftStore('answers', storage), draftStore('answers', storage)];
    here.write(1, { values: ['x'], seen: null });
    there.write(2, { values: [], seen });
    expect([...here.read().keys()]).toEqual([1, 2]);
    here.write(1, null);
    there.write(2, null);
    expect(kept.size).toBe(0);
    kept.set('answers', '{broken');
    expect(here.read().size).toBe(0);
    kept.set('answers', '[[1,{"values":[1],"seen":null}]]');
    expect(here.read().size).toBe(0);
  });

  it('belongs to its tab while it is typed, and to the browser once its field or the tab was left', () => {
    const browser = inMemory().storage;
    const [here, there] = [inMemory(), inMemory()].map((tab) =>
      draftsIn('answers', { browser, tab: tab.storage }),
    );
    here?.hold(1, { values: ['half'], seen: null });
    expect([here?.read().size, there?.read().size]).toEqual([1, 0]);
    here?.leave(1, { values: ['whole'], seen: null });
    expect(there?.read().get(1)?.values).toEqual(['whole']);
    here?.hold(2, { values: ['closing'], seen: null });
    here?.leaveAll();
    expect([...(there?.read().keys() ?? [])]).toEqual([1, 2]);
    there?.forget(1);
    there?.forget(2);
    expect(here?.read().size).toBe(0);
  });
});

function inMemory() {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  return { kept, storage };
}
