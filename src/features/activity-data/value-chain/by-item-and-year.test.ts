import { expect, it } from 'vitest';
import { byItemAndYear } from './by-item-and-year';

it('shows derived emissions by item and year, largest first, and tells missing values from zeros', () => {
  const row = (itemName: string, year: number, carbonEquivalent: number) => ({
    itemName,
    year,
    carbonEquivalent,
    sourceKind: 'fuel' as const,
  });
  expect(byItemAndYear([row('Diesel', 2026, 5), row('Gas', 2026, 40), row('Gas', 2025, 0)])).toEqual({
    years: [2025, 2026],
    items: [
      { name: 'Gas', values: [0, 40] },
      { name: 'Diesel', values: [null, 5] },
    ],
    totals: [0, 45],
  });
});
