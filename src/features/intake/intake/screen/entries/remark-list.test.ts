import { expect, it } from 'vitest';
import type { Remark } from '../../model';
import { together } from './remark-list';

it('says once what holds for several sheets', () => {
  const merged = (place: string): Remark => ({ code: 'mergedCells', place, params: {} });
  const hidden: Remark = { code: 'hiddenSheet', place: 'Budget', params: {} };
  const joined = together([merged('Jan'), hidden, merged('Feb'), merged('Jan'), hidden]);
  expect(joined.map(({ code, places }) => [code, places])).toEqual([
    ['mergedCells', ['Jan', 'Feb']],
    ['hiddenSheet', ['Budget']],
  ]);
});

it('keeps remarks with different numbers apart', () => {
  const missing = (count: number): Remark => ({ code: 'missingIntervals', place: null, params: { count } });
  expect(together([missing(1), missing(2)])).toHaveLength(2);
});
