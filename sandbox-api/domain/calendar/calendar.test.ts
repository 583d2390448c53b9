import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimal, sum } from '#api/domain/units/decimal';
import { apportion, segmentsOf } from './apportion';
import {
  addDays,
  daysInclusive,
  daysInMonth,
  firstDayOfNextMonth,
  isIsoDate,
  lastDayOfMonth,
  monthOf,
  monthsBetween,
  previousDay,
  yearOf,
} from './calendar';

/** Any day from 1990 to 2100, by the platform's calendar in UTC. */
const anyDay = fc
  .integer({ min: Date.UTC(1990, 0, 1) / 86_400_000, max: Date.UTC(2100, 11, 31) / 86_400_000 })
  .map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10));
const dayAfter = (date: string) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
const anyPeriod = fc.tuple(anyDay, anyDay).map(([a, b]) => (a <= b ? ([a, b] as const) : ([b, a] as const)));
const anyQuantity = fc
  .tuple(fc.bigInt({ min: 0n, max: 10n ** 18n }), fc.integer({ min: 0, max: 9 }))
  .map(([digits, places]) => decimal(digits.toString()).div(decimal(10).pow(places)));

describe('calendar', () => {
  it('agrees with the UTC calendar on the day before, the month’s end and the days between', () => {
    fc.assert(
      fc.property(anyPeriod, ([first, last]) => {
        const utc = (date: string) => Date.parse(`${date}T00:00:00Z`) / 86_400_000;
        const iso = (day: number) => new Date(day * 86_400_000).toISOString().slice(0, 10);
        expect(daysInclusive(first, last)).toBe(utc(last) - utc(first) + 1);
        expect(previousDay(first)).toBe(iso(utc(first) - 1));
        expect(addDays(first, utc(last) - utc(first))).toBe(last);
        expect(addDays(last, utc(first) - utc(last))).toBe(first);
        expect(previousDay(firstDayOfNextMonth(first))).toBe(lastDayOfMonth(first));
        expect(monthOf(lastDayOfMonth(first))).toBe(monthOf(first));
        expect(isIsoDate(first)).toBe(true);
      }),
    );
  });

  it('knows leap years by the Gregorian rule', () => {
    expect([1900, 2000, 2023, 2024, 2100].map((year) => daysInMonth(year, 2))).toEqual([28, 29, 28, 29, 28]);
  });

  it('counts months from the first to the last, both included', () => {
    expect(monthsBetween('2024-11-01', '2025-02-01')).toEqual([
      '2024-11-01',
      '2024-12-01',
      '2025-01-01',
      '2025-02-01',
    ]);
    expect(monthsBetween('2025-02-01', '2025-02-01')).toEqual(['2025-02-01']);
    expect(monthsBetween('2025-02-01', '2025-01-01')).toEqual([]);
  });

  it('refuses days that do not exist', () => {
    const wrong = [
      '2025-02-30',
      '2025-13-01',
      '2025-00-10',
      '2025-04-31',
      '2025-1-1',
      '',
      '2025-01-01T00:00',
      'on 2025-01-01',
      '2025-05-00',
      '1899-12-31',
      '2201-01-01',
    ];
    expect(wrong.filter(isIsoDate)).toEqual([]);
    expect(['2024-02-29', '2025-12-31', '1900-01-01', '2200-12-31'].every(isIsoDate)).toBe(true);
    expect(yearOf('2025-12-31')).toBe(2025);
  });
});

describe('segments of a period', () => {
  it('cover each day once, in order, each inside one month and one contract', () => {
    fc.assert(
      fc.property(anyPeriod, fc.array(anyDay, { maxLength: 4 }), ([first, last], cuts) => {
        const segments = segmentsOf(first, last, cuts);
        expect(segments[0]?.first).toBe(first);
        expect(segments.at(-1)?.last).toBe(last);
        expect(segments.reduce((days, segment) => days + segment.days, 0)).toBe(daysInclusive(first, last));
        const wrong = segments.filter(
          (segment, index) =>
            monthOf(segment.first) !== monthOf(segment.last) ||
            segment.days !== daysInclusive(segment.first, segment.last) ||
            segment.last !== previousDay(segments[index + 1]?.first ?? dayAfter(last)),
        );
        expect(wrong).toEqual([]);
        const starts = new Set(segments.map((segment) => segment.first));
        for (const cut of cuts) if (cut > first && cut <= last) expect(starts).toContain(cut);
      }),
    );
  });

  it('cut 15 December to 14 January into 17 and 14 days', () => {
    expect(segmentsOf('2024-12-15', '2025-01-14')).toEqual([
      { first: '2024-12-15', last: '2024-12-31', days: 17 },
      { first: '2025-01-01', last: '2025-01-14', days: 14 },
    ]);
  });
});

describe('apportioning', () => {
  it('gives parts that sum to the whole exactly and differ from the exact share by less than one last digit', () => {
    fc.assert(
      fc.property(anyPeriod, anyQuantity, ([first, last], quantity) => {
        const segments = segmentsOf(first, last);
        const parts = apportion(quantity, segments);
        expect(sum(parts.map((part) => part.quantity)).eq(quantity)).toBe(true);
        const days = daysInclusive(first, last);
        const wrong = parts.filter(
          (part) =>
            part.quantity.minus(quantity.times(part.days).div(days)).abs().gt('1e-20') ||
            part.quantity.isNegative(),
        );
        expect(wrong).toEqual([]);
      }),
    );
  });

  it('gives the leftover of the last digit to the largest remainder', () => {
    const parts = apportion(decimal('1000'), segmentsOf('2024-12-15', '2025-01-14'));
    expect(parts.map((part) => part.quantity.toString())).toEqual([
      '548.3870967741935483871',
      '451.6129032258064516129',
    ]);
  });

  it('gives it to a later segment that has the larger remainder, and takes it from a credit alike', () => {
    const segments = segmentsOf('2024-12-18', '2025-01-17');
    const parts = (quantity: string) =>
      apportion(decimal(quantity), segments).map((part) => part.quantity.toString());
    expect(parts('1000')).toEqual(['451.6129032258064516129', '548.3870967741935483871']);
    expect(parts('-1000')).toEqual(['-451.6129032258064516129', '-548.3870967741935483871']);
  });

  it('gives the leftover to the earlier of equal remainders', () => {
    const days = segmentsOf('2025-07-01', '2025-07-03', ['2025-07-02', '2025-07-03']);
    const third = `0.${'3'.repeat(20)}`;
    const parts = apportion(decimal('1'), days).map((part) => part.quantity.toString());
    expect(parts).toEqual([`0.${'3'.repeat(19)}4`, third, third]);
  });

  it('keeps a whole month whole', () => {
    const [part, ...rest] = apportion(decimal('123.456789012345'), segmentsOf('2025-02-01', '2025-02-28'));
    expect(part?.quantity.toString()).toBe('123.456789012345');
    expect(rest).toEqual([]);
  });
});
