import { expect, it } from 'vitest';
import type { Page, PageWord } from '../../model';
import { rawOf, type Teaching, taught, withWord } from './teaching';

const wordAt = (text: string, left: number, top: number): PageWord => ({
  text,
  left,
  top,
  width: 0.05,
  height: 0.02,
});
const one = wordAt('1', 0.5, 0.3);
const thousand = wordAt('204,5', 0.56, 0.301);
const page: Page = { number: 2, words: [one, thousand], widthPt: 595, heightPt: 842 };
const start: Teaching = { key: 'page', part: 'amount', page: null, words: [] };
const tools = {
  valueOfWords: (_: string, words: readonly PageWord[]) =>
    Number(rawOf({ words }).replaceAll(' ', '').replace(',', '.')) || null,
  anchorOf: () => ({ label: 'Usage' }),
};

it('reads the words in the order of the page, whichever was clicked first', () => {
  const teaching = withWord(withWord(start, thousand, 2), one, 2);
  expect(rawOf(teaching)).toBe('1 204,5');
  expect(withWord(teaching, one, 2).words).toEqual([thousand]);
});

it('starts again on another page', () => {
  expect(withWord(withWord(start, one, 1), thousand, 2)).toMatchObject({ page: 2, words: [thousand] });
});

it('takes the value with its place, and remembers where such bills have it', () => {
  const teaching = withWord(withWord(start, one, 2), thousand, 2);
  const answers = taught({ rows: { page: { invoice: 'F1' } } }, teaching, { page, tools });
  expect(answers?.anchors).toEqual({ amount: { label: 'Usage' } });
  expect(answers?.rows?.page).toMatchObject({
    invoice: 'F1',
    amount: 1204.5,
    values: [{ part: 'amount', raw: '1 204,5', place: { type: 'page', page: 2 } }],
  });
});

it('takes nothing if the words are no such value', () => {
  const words = [wordAt('kWh', 0.1, 0.1)];
  expect(taught({}, { ...start, page: 2, words }, { page, tools })).toBeNull();
});
