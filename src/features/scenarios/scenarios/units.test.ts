import { expect, it } from 'vitest';
import { fromPercent, isShare, toPercent } from './units';

it('shows shares and yearly rates in per cent but not ratios', () => {
  expect(['share', 'share/K', '1/year'].map(isShare)).toEqual([true, true, true]);
  expect(['1', 'kWh', 'W/W'].map(isShare)).toEqual([false, false, false]);
});

it('converts per cent back to exactly the same share', () => {
  for (const share of [0.055, 0.07, 0.29, 0.0056, 1.1]) expect(fromPercent(toPercent(share))).toBe(share);
  expect(toPercent(0.055)).toBe(5.5);
  expect(fromPercent(Number.NaN)).toBeNaN();
});
