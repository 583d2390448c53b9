import { expect, it } from 'vitest';
import { lastCompleteYear } from './evidence-period';

it('offers the calendar year before the current one, also on its first and last day', () => {
  const year = { from: '2025-01-01', to: '2025-12-31' };
  expect(lastCompleteYear('2026-01-01')).toEqual(year);
  expect(lastCompleteYear('2026-12-31')).toEqual(year);
});
