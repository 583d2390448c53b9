import { expect, test } from 'vitest';
import { fillPatternsOf } from './fill-patterns';

test('gives six parts of one scope six fills, the first one plain', () => {
  const six = fillPatternsOf([1, 1, 1, 1, 1, 1]);
  expect(new Set(six).size).toBe(6);
  expect(six[0]).toBe('plain');
});

test('gives no pattern to parts with different hues', () => {
  expect(fillPatternsOf([1, 2, 3])).toEqual(['plain', 'plain', 'plain']);
  expect(fillPatternsOf([1, 2, 1, null])).toEqual(['plain', 'plain', 'rising', 'plain']);
});
