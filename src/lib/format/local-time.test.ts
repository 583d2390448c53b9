import { expect, test } from 'vitest';
import { localTimeIn } from './local-time';

test('shows the clock of the zone in winter, in summer and around midnight', () => {
  const warsaw = localTimeIn('Europe/Warsaw');
  expect(warsaw(Date.UTC(2026, 0, 31, 23, 0))).toBe('2026-02-01T00:00');
  expect(warsaw(Date.UTC(2026, 6, 1, 10, 15))).toBe('2026-07-01T12:15');
  expect(localTimeIn('America/New_York')(Date.UTC(2026, 0, 1, 4, 59))).toBe('2025-12-31T23:59');
});
