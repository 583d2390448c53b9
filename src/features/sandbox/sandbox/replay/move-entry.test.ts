import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayLater, lastDayOf, periodLater, reduced } from './move-entry';

describe('an amount of the replayed year', () => {
  it.each([
    [1240.5, 3, 1203.3],
    [100, 6, 94],
    [0.8, 1, 0.8],
    [288531, 5, 274104],
    [12.345678, 2, 12.098764],
    [0, 4, 0],
    [1, 6, 1],
    [1e-7, 3, 1e-7],
    [999999999999, 1, 989999999999],
  ])('%d less %d%% is %d', (amount, percent, expected) => {
    expect(reduced(amount, percent)).toBe(expected);
  });

  it('has no more decimals than the original and never becomes zero unless that was', () => {
    const decimals = (value: number) => (String(value).split('.')[1] ?? '').length;
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e9 }), fc.integer({ min: 0, max: 4 }), (units, places) => {
        const amount = Number((units / 10 ** places).toFixed(places));
        const less = reduced(amount, 5);
        expect(decimals(less)).toBeLessThanOrEqual(decimals(amount));
        expect(less).toBeGreaterThan(0);
        expect(less).toBeLessThanOrEqual(amount);
      }),
    );
  });
});

describe('a day of the replayed year', () => {
  it.each([
    ['2026-03-31', 1, '2027-03-31'],
    ['2027-02-28', 1, '2028-02-29'],
    ['2028-02-29', 1, '2029-02-28'],
    ['2028-02-28', 1, '2029-02-28'],
    ['2026-02-28', 2, '2028-02-29'],
    ['2025-12-31', 2, '2027-12-31'],
  ])('%s is %d years later %s', (day, years, expected) => {
    expect(dayLater(day, years)).toBe(expected);
  });

  it('stays the last day of a month', () => {
    expect(lastDayOf('2028-02')).toBe('2028-02-29');
    expect(lastDayOf('2027-12')).toBe('2027-12-31');
  });
});

describe('a period of the replayed year', () => {
  it.each([
    ['over the end of a year', '2025-12-15', '2026-01-14', '2026-12-15', '2027-01-14'],
    ['February before a leap year', '2027-02-01', '2027-02-28', '2028-02-01', '2028-02-29'],
    ['February of a leap year', '2028-02-01', '2028-02-29', '2029-02-01', '2029-02-28'],
    ['from 29 February', '2028-02-29', '2028-03-28', '2029-03-01', '2029-03-28'],
    ['29 February alone', '2028-02-29', '2028-02-29', '2029-02-28', '2029-02-28'],
  ])('%s', (_, startDate, endDate, from, to) => {
    expect(periodLater({ startDate, endDate }, 1)).toEqual({ startDate: from, endDate: to });
  });

  it('follows the previous one without a gap or a shared day', () => {
    for (const boundary of ['2027-02-27', '2027-02-28', '2028-02-27', '2028-02-28', '2028-02-29']) {
      const next = new Date(Date.parse(boundary) + 86_400_000).toISOString().slice(0, 10);
      const first = periodLater({ startDate: '2027-01-05', endDate: boundary }, 1);
      const second = periodLater({ startDate: next, endDate: '2028-04-02' }, 1);
      expect((Date.parse(second.startDate) - Date.parse(first.endDate)) / 86_400_000, boundary).toBe(1);
    }
  });
});
