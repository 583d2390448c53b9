import { describe, expect, it } from 'vitest';
import { compareYears, coveredMonths, type MonthTotal } from './year-comparison';

const yearOf = (year: number, amounts: Record<number, string>): MonthTotal[] =>
  Object.entries(amounts).map(([month, kgCo2e]) => ({
    month: `${year}-${month.padStart(2, '0')}-01`,
    kgCo2e,
  }));

describe('the months that a year covers', () => {
  it('are past months with data, without the current month', () => {
    const totals = yearOf(2026, { 1: '10', 3: '10', 4: '2' });
    expect(coveredMonths(totals, '2026-04-20')).toHaveLength(2);
    expect(coveredMonths(totals, '2026-05-01')).toHaveLength(3);
  });
});

describe('the change against the year before', () => {
  const previous = yearOf(2025, { 1: '100', 2: '100', 3: '100', 4: '900' });

  it('compares only months covered in both years', () => {
    const comparison = compareYears(yearOf(2026, { 1: '90', 3: '70', 4: '5' }), previous, '2026-04-20');
    expect(comparison?.months).toBe(2);
    expect([comparison?.total.toNumber(), comparison?.previousTotal.toNumber()]).toEqual([160, 200]);
    expect(comparison?.change?.toNumber()).toBe(-0.2);
  });

  it('is missing when no month is covered in both years', () => {
    expect(compareYears(yearOf(2026, { 5: '90' }), previous, '2026-11-20')).toBeUndefined();
    expect(compareYears(yearOf(2026, { 4: '90' }), previous, '2026-04-20')).toBeUndefined();
  });

  it('has no percentage when the year before is zero', () => {
    const nothing = yearOf(2025, { 1: '0' });
    expect(compareYears(yearOf(2026, { 1: '90' }), nothing, '2026-04-20')?.change).toBeNull();
  });
});
