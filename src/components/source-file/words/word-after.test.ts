import { expect, it } from 'vitest';
import { wordAfter } from './word-after';

it('moves along the words, and to both ends', () => {
  expect(wordAfter('ArrowRight', 3, 10)).toBe(4);
  expect(wordAfter('ArrowDown', 3, 10)).toBe(4);
  expect(wordAfter('ArrowLeft', 3, 10)).toBe(2);
  expect(wordAfter('Home', 3, 10)).toBe(0);
  expect(wordAfter('End', 3, 10)).toBe(9);
});

it('stays at the ends, and leaves other keys alone', () => {
  expect(wordAfter('ArrowRight', 9, 10)).toBeNull();
  expect(wordAfter('ArrowUp', 0, 10)).toBeNull();
  expect(wordAfter('Home', 0, 10)).toBeNull();
  expect(wordAfter('Tab', 3, 10)).toBeNull();
});
