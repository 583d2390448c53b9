import { describe, expect, it } from 'vitest';
import { monthsInRange, outsideLimits, pickerYears, wholeMonths, wholeMonthsFrom } from './date-limits';
import { clampPage, pageCount } from './page-count';
import { searchPauseMs } from './search-field';
import { foldText, searchScore } from './search-score';

describe('searching a list', () => {
  it('finds words without their accents, in any order', () => {
    expect(foldText('Łódź – ŻÓŁĆ')).toBe('lodz – zolc');
    expect(searchScore('Magazyn Łódź', 'lodz mag')).toBeGreaterThan(0);
    expect(searchScore('Magazyn Łódź', 'gdansk')).toBe(0);
  });

  it('prefers the start of a word', () => {
    expect(searchScore('Natural gas', 'gas')).toBeGreaterThan(searchScore('Biogas', 'gas'));
    expect(searchScore('Gas oil', 'gas')).toBeGreaterThan(searchScore('Natural gas', 'gas'));
  });
});

describe('date limits', () => {
  // spec: validation.dates, constants.years, knowledge-constants.years
  it('offer 50 years back and 10 ahead', () => {
    const { first, last } = pickerYears(new Date(2026, 5, 1));
    expect([first.getFullYear(), last.getFullYear()]).toEqual([1976, 2036]);
  });

  it('offer a whole month only when all of its days can be picked', () => {
    const limits = { min: '2020-01-01', max: '2026-02-20' };
    expect(wholeMonthsFrom(new Date(2026, 0, 15), limits)).toEqual([
      { range: { from: '2026-01-01', to: '2026-01-31' }, isWithin: true },
      { range: { from: '2026-02-01', to: '2026-02-28' }, isWithin: false },
    ]);
  });

  it('snap to whole months, in either order, leap years included', () => {
    expect(wholeMonths(new Date(2024, 1, 10), new Date(2023, 10, 3))).toEqual({
      from: '2023-11-01',
      to: '2024-02-29',
    });
  });

  it('count months with both ends', () => {
    expect(monthsInRange({ from: '2025-01-01', to: '2025-12-31' })).toBe(12);
    expect(monthsInRange({ from: '2025-11-01', to: '2026-01-31' })).toBe(3);
    expect(monthsInRange({ from: '', to: '2026-01-31' })).toBe(0);
  });

  it('set no limit where none is given', () => {
    expect(outsideLimits(undefined, undefined)).toEqual([]);
    expect(outsideLimits(undefined, '2026-01-31')).toHaveLength(1);
  });
});

describe('pages', () => {
  it('always include a first one and never one too many', () => {
    expect(pageCount(0, 10)).toBe(1);
    expect(pageCount(20, 10)).toBe(2);
    expect(pageCount(21, 10)).toBe(3);
  });

  it('fall back to the last existing one', () => {
    expect(clampPage(9, 21, 10)).toBe(3);
    expect(clampPage(0, 21, 10)).toBe(1);
    expect(clampPage(Number.NaN, 21, 10)).toBe(1);
  });
});

describe('the search field', () => {
  // spec: knowledge-constants.debounce
  it('waits half a second after the last key', () => {
    expect(searchPauseMs).toBe(500);
  });
});
