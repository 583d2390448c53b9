import { expect, it } from 'vitest';
import { totalsUnit } from './totals-unit';

it('uses one unit for the card, chosen by the larger method total', () => {
  const small = { total: 400, totalMarketBased: 400, totalLocationBased: 900 };
  expect(totalsUnit(small)).toBe('kg CO₂e');
  expect(totalsUnit({ ...small, totalLocationBased: 1200 })).toBe('t CO₂e');
});
