import { expect, it } from 'vitest';
import { monthRange } from './month-range';

it('ends a month on its last day, or today', () => {
  expect(monthRange('2024-02-01', '2026-11-24')).toEqual({ startDate: '2024-02-01', endDate: '2024-02-29' });
  expect(monthRange('2026-11-01', '2026-11-24')).toEqual({ startDate: '2026-11-01', endDate: '2026-11-24' });
});
