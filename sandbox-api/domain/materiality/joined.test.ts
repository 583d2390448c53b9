import fc from 'fast-check';
import { expect, it } from 'vitest';
import { join, mostChosen, nearestLevel } from './joined';

const levels = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 12 });

const shown = (values: readonly number[]) => {
  const joined = join(values);
  return (
    joined && { ...joined, mean: `${joined.mean}`, lowest: `${joined.lowest}`, highest: `${joined.highest}` }
  );
};

it('joins the levels of three people', () => {
  expect(shown([2, 3, 5])).toEqual({
    count: 3,
    mean: '3.3333',
    lowest: '2',
    highest: '5',
    differs: true,
  });
});

it('joins nothing where no one gave a level', () => {
  expect(join([])).toBeNull();
});

it('says that people differ from two levels apart', () => {
  expect(join([3, 4])?.differs).toBe(false);
  expect(join([3, 5])?.differs).toBe(true);
});

it('leaves a single opinion as it is', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5 }), (level) => {
      expect(shown([level])).toEqual({
        count: 1,
        mean: `${level}`,
        lowest: `${level}`,
        highest: `${level}`,
        differs: false,
      });
    }),
  );
});

it('gives the same whatever the order, with the mean between lowest and highest', () => {
  fc.assert(
    fc.property(levels, (values) => {
      expect(shown(values.toReversed())).toEqual(shown(values));
      const joined = join(values);
      expect(joined?.mean.gte(joined.lowest) && joined?.mean.lte(joined.highest)).toBe(true);
    }),
  );
});

it.each([
  [[2, 3], 3],
  [[2, 2, 3], 2],
  [[1, 5], 3],
  [[4, 5, 5], 5],
])('offers for the levels %j the level %i', (values, level) => {
  const joined = join(values);
  expect(joined && nearestLevel(joined)).toBe(level);
});

it('offers what most people chose, and nothing on a tie', () => {
  expect(mostChosen(['negative', 'negative', 'positive'])).toBe('negative');
  expect(mostChosen(['negative', 'positive'])).toBeNull();
  expect(mostChosen([])).toBeNull();
});
