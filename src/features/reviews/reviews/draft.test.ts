import { describe, expect, it } from 'vitest';
import type { ReviewCategory } from '#api/contract/reviews/reviews';
import { bodyOf, type Draft, draftOf, isSameAnswer, missingIn, promptOf, withAnswer } from './draft';

const category: ReviewCategory = {
  id: 1,
  isZero: false,
  allData: false,
  reviewExplanationId: 51,
  comments: 'May',
  scopeNumber: 1,
  scopeCategoryNumber: 1,
  scopeName: 'Scope 1',
  scopeCategoryName: 'Stationary combustion',
  scopeCategoryDescription: '',
  lastEmissionValue: 10,
  unitSymbol: 'kg CO₂e',
  isComplete: true,
  answeredByName: 'Anna',
  answeredOn: '2026-01-01T00:00:00.000Z',
  checkedOn: null,
  updatedOn: '2026-01-01T00:00:00.000Z',
};
const nothing = { ...category, isZero: true };
const draft = (change: Partial<Draft> = {}): Draft => ({ ...draftOf(category), ...change });

describe('an unsaved answer', () => {
  // spec: reviews.states.clearing
  it('loses its reason and comment when the answer changes, and only then', () => {
    expect(withAnswer(draft(), true)).toMatchObject({
      allData: true,
      reviewExplanationId: null,
      comments: '',
    });
    expect(withAnswer(draft(), false)).toEqual(draft());
  });

  // spec: reviews.screen.prompts
  it('must be explained when it is no or when there are no emissions', () => {
    expect(promptOf(draft({ allData: null }), nothing)).toBeNull();
    expect(promptOf(draft(), nothing)).toBe('INCOMPLETE');
    expect(promptOf(draft({ allData: true }), nothing)).toBe('ZERO');
    expect(promptOf(draft({ allData: true }), category)).toBeNull();
  });

  it('names the first missing field; blanks do not count as a comment', () => {
    expect(missingIn(draft({ allData: null }), category, false)).toBe('allData');
    expect(missingIn(draft({ reviewExplanationId: null }), category, false)).toBe('reviewExplanationId');
    expect(missingIn(draft({ comments: ' \n' }), category, true)).toBe('comments');
    expect(missingIn(draft({ comments: ' \n' }), category, false)).toBeNull();
    expect(missingIn(draft({ allData: true, reviewExplanationId: null }), category, true)).toBeNull();
  });

  it('equals the stored answer when only blanks differ, and sends no blanks', () => {
    expect(isSameAnswer(draft({ comments: ' May ' }), category)).toBe(true);
    expect(isSameAnswer(draft({ comments: 'June' }), category)).toBe(false);
    expect(bodyOf(draft({ comments: '  ' }))).toEqual({
      allData: false,
      reviewExplanationId: 51,
      comments: null,
    });
  });
});
