import { expect, test } from 'vitest';
import { lastMonths } from './periods';

test('the last months include the current one', () => {
  expect(lastMonths('2026-06-15', 3)).toEqual({ from: '2026-04-01', to: '2026-06-01' });
  expect(lastMonths('2026-06-30', 1)).toEqual({ from: '2026-06-01', to: '2026-06-01' });
});

test('the last months can start in the year before', () => {
  expect(lastMonths('2026-01-31', 12)).toEqual({ from: '2025-02-01', to: '2026-01-01' });
  expect(lastMonths('2026-12-01', 36)).toEqual({ from: '2024-01-01', to: '2026-12-01' });
});
