import { expect, test } from 'vitest';
import { lastMonths, monthsOfYear } from './periods';

test('the last months include the present one', () => {
  expect(lastMonths('2026-06-15', 3)).toEqual({ first: '2026-04-01', last: '2026-06-01' });
  expect(lastMonths('2026-06-30', 1)).toEqual({ first: '2026-06-01', last: '2026-06-01' });
});

test('the last months reach back over the turn of the year', () => {
  expect(lastMonths('2026-01-31', 12)).toEqual({ first: '2025-02-01', last: '2026-01-01' });
  expect(lastMonths('2026-12-01', 36)).toEqual({ first: '2024-01-01', last: '2026-12-01' });
});

test('a year is its twelve months', () => {
  expect(monthsOfYear(2025)).toEqual({ first: '2025-01-01', last: '2025-12-01' });
});
