import { expect, test } from 'vitest';
import { periodEndOf } from './reporting-period';

// spec: settings.states.period-end
test.each([
  ['2026-01-01', '2026-12-31'],
  ['2025-04-01', '2026-03-31'],
  ['2025-12-31', '2026-12-30'],
  // The following year has no 29 February: the period ends with that month.
  ['2024-02-29', '2025-02-28'],
  ['2024-03-01', '2025-02-28'],
  // A 29 February inside belongs to the period.
  ['2023-03-01', '2024-02-29'],
  ['2023-02-28', '2024-02-27'],
])('a reporting period that starts on %s ends on %s', (start, end) => {
  expect(periodEndOf(start)).toBe(end);
});
