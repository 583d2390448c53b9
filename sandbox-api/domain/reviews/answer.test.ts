import { describe, expect, it } from 'vitest';
import { type Answer, answerIssues, type Explanation, explanationKindOf, type Question } from './answer';

const burned: Question = { scope: 1, categoryNumber: 1, isZero: false };
const nothing: Question = { ...burned, isZero: true };
const explanation = (change: Partial<Explanation> = {}): Explanation => ({
  id: 7,
  typeCode: 'INCOMPLETE',
  scope: 1,
  categoryNumber: 1,
  requiresComments: false,
  ...change,
});
const no: Answer = { allData: false, reviewExplanationId: 7, comments: null };
const yes: Answer = { allData: true, reviewExplanationId: null, comments: null };

describe('an answer needs', () => {
  it('no reason when all data is there and emits something', () => {
    expect(explanationKindOf(true, burned)).toBeNull();
    expect(answerIssues(yes, burned, undefined)).toEqual([]);
  });

  // spec: reviews.states.explanation
  it('the reason for zero if there are no emissions, and for missing data if some is missing', () => {
    expect(explanationKindOf(true, nothing)).toBe('ZERO');
    expect(explanationKindOf(false, nothing)).toBe('INCOMPLETE');
    expect(explanationKindOf(false, burned)).toBe('INCOMPLETE');
    const required = [{ path: 'reviewExplanationId', code: 'required' }];
    expect(answerIssues(yes, nothing, undefined)).toEqual(required);
    expect(answerIssues({ ...no, reviewExplanationId: null }, burned, undefined)).toEqual(required);
  });

  it.each([
    ['of the other kind', explanation({ typeCode: 'ZERO' })],
    ['of another category', explanation({ categoryNumber: 2 })],
    ['of another scope', explanation({ scope: 2 })],
    ['that there is not', undefined],
  ])('no reason %s', (_name, wrong) => {
    expect(answerIssues(no, burned, wrong)).toEqual([
      { path: 'reviewExplanationId', code: 'explanationOfAnother' },
    ]);
  });

  it('any reason of its scope or of all', () => {
    expect(answerIssues(no, burned, explanation({ categoryNumber: 0 }))).toEqual([]);
    expect(answerIssues(no, burned, explanation({ scope: 0, categoryNumber: 0 }))).toEqual([]);
  });

  it('no reason if none is required', () => {
    expect(answerIssues({ ...yes, reviewExplanationId: 7 }, burned, explanation())).toEqual([
      { path: 'reviewExplanationId', code: 'explanationNotNeeded' },
    ]);
  });

  // spec: reviews.states.explanation
  it('a comment if the reason requires one; spaces do not count', () => {
    const other = explanation({ requiresComments: true });
    const required = [{ path: 'comments', code: 'required' }];
    expect(answerIssues(no, burned, other)).toEqual(required);
    expect(answerIssues({ ...no, comments: ' \n\t ' }, burned, other)).toEqual(required);
    expect(answerIssues({ ...no, comments: 'Meter broken' }, burned, other)).toEqual([]);
  });
});
