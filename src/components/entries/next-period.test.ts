import { describe, expect, it } from 'vitest';
import { nextMonthsDay, nextPeriod } from './next-period';

const today = '2026-11-26';
const following = (startDate: string, endDate: string) => {
  const next = nextPeriod({ startDate, endDate }, today);
  return next && [next.startDate, next.endDate];
};

describe('the period of the next bill', () => {
  it.each([
    ['a month', '2026-01-01', '2026-01-31', '2026-02-01', '2026-02-28'],
    ['a short month', '2026-02-01', '2026-02-28', '2026-03-01', '2026-03-31'],
    ['a quarter', '2026-01-01', '2026-03-31', '2026-04-01', '2026-06-30'],
    ['a month from the middle', '2026-03-15', '2026-04-14', '2026-04-15', '2026-05-14'],
    ['the last month of a year', '2025-12-01', '2025-12-31', '2026-01-01', '2026-01-31'],
    ['some days', '2026-03-02', '2026-03-11', '2026-03-12', '2026-03-21'],
    ['days over the change of the clocks', '2026-03-25', '2026-03-30', '2026-03-31', '2026-04-05'],
  ])('after %s', (_, start, end, nextStart, nextEnd) => {
    expect(following(start, end)).toEqual([nextStart, nextEnd]);
  });

  it('is empty if it would end after today, or if the last period is unknown', () => {
    expect(following('2026-10-01', '2026-10-31')).toBeNull();
    expect(nextPeriod({ startDate: '', endDate: '' }, today)).toBeNull();
  });
});

describe('the day of the next bill', () => {
  it.each([
    ['2026-03-15', '2026-04-15'],
    ['2026-01-31', '2026-02-28'],
    ['2026-02-28', '2026-03-31'],
    ['2026-01-30', '2026-02-28'],
    ['2025-12-05', '2026-01-05'],
  ])('after %s is %s', (day, next) => {
    expect(nextMonthsDay(day, today)).toBe(next);
  });

  it('is never after today', () => {
    expect(nextMonthsDay('2026-11-05', today)).toBeNull();
  });
});
