import { expect, test } from 'vitest';
import { fillPatternsOf } from './fill-patterns';

test('six parts of one scope have six fills, the first of them plain', () => {
  const six = fillPatternsOf([1, 1, 1, 1, 1, 1]);
  expect(new Set(six).size).toBe(6);
  expect(six[0]).toBe('plain');
});

test('parts that their hues tell apart need no pattern', () => {
  expect(fillPatternsOf([1, 2, 3])).toEqual(['plain', 'plain', 'plain']);
  expect(fillPatternsOf([1, 2, 1, null])).toEqual(['plain', 'plain', 'rising', 'plain']);
});
