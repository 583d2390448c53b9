import { describe, expect, it } from 'vitest';
import { scopesByMonth } from './scopes-by-month';

const month = (date: string, amounts: Record<number, number>) => ({
  date,
  scopes: Object.entries(amounts).map(([scope, kg]) => ({ scope: Number(scope), carbonEquivalent: kg })),
});

describe('the months of the overview', () => {
  it('are the twelve of the year, with a gap where a scope has no data', () => {
    const known = [month('2025-02-01', { 1: 20, 3: 5 }), month('2025-12-01', { 3: 7 })];
    const { months, series } = scopesByMonth({ year: 2025, months: known }, 'kg CO₂e');
    expect([months.length, months[0], months[11]]).toEqual([12, '2025-01-01', '2025-12-01']);
    expect(series.map(({ scope, values }) => [scope, values[1], values[11]])).toEqual([
      [1, 20, null],
      [3, 5, 7],
    ]);
  });

  it('use the unit of their card, even for small figures', () => {
    const { series } = scopesByMonth(
      { year: 2025, months: [month('2025-02-01', { 1: 600, 2: 4 })] },
      't CO₂e',
    );
    expect(series.map(({ values }) => values[1])).toEqual([0.6, 0.004]);
  });

  it('use the fixed colours of the scopes', () => {
    const { series } = scopesByMonth({ year: 2025, months: [month('2025-02-01', { 2: 1 })] }, 'kg CO₂e');
    expect(series.map(({ colour }) => colour)).toEqual(['var(--color-scope-2)']);
  });
});
