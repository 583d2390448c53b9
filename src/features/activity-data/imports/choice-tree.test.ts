import { expect, test } from 'vitest';
import { isComplete, toggled, wholeCategory, wholeState } from './choice-tree';

const fuels = {
  importCategoryId: 1,
  name: 'Fuels',
  subCategories: [
    { fuelCategoryId: 11, name: 'Gas' },
    { fuelCategoryId: 12, name: 'Coal' },
  ],
};
const utilities = { importCategoryId: 2, name: 'Utilities', subCategories: [] };

// spec: import.categories
test('selects all subcategories of a category by default and derives the state of the box above them', () => {
  const whole = wholeCategory(fuels);
  expect(wholeState(whole, fuels)).toBe(true);
  const part = toggled(whole, 12);
  expect(part.subcategoryIds).toEqual([11]);
  expect(wholeState(part, fuels)).toBe('indeterminate');
  const none = toggled(part, 11);
  expect(wholeState(none, fuels)).toBe(false);
  expect(wholeState(toggled(toggled(none, 12), 11), fuels)).toBe(true);
});

test('accepts a category without selected subcategories only when it has none', () => {
  expect(isComplete({ categoryId: 1, subcategoryIds: [] }, fuels)).toBe(false);
  expect(isComplete({ categoryId: 1, subcategoryIds: [12] }, fuels)).toBe(true);
  expect(isComplete(wholeCategory(utilities), utilities)).toBe(true);
});
