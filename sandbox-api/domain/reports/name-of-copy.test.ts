import { expect, it } from 'vitest';
import { nameOfCopy } from './name-of-copy';

const year = (of: number) => ({ periodStart: `${of}-01-01`, periodEnd: `${of}-12-31` });
const named = (name: string, from = year(2025), to = year(2026), mostChars = 100) =>
  nameOfCopy(name, { from, to, language: 'en', mostChars });

it('a report made from another is named after its own period', () => {
  expect(named('Emissions 2025')).toBe('Emissions 2026');
  expect(named('Report for the bank')).toBe('Report for the bank, 2026');
  const half = { periodStart: '2026-01-01', periodEnd: '2026-06-30' };
  expect(named('Report for the bank', year(2025), half)).toBe(
    'Report for the bank, January 2026 – June 2026',
  );
  const before = { periodStart: '2025-01-01', periodEnd: '2025-06-30' };
  expect(named('First half, January 2025 – June 2025', before, half)).toBe(
    'First half, January 2026 – June 2026',
  );
});

it('keeps its name for the same period, and where the new one would be too long', () => {
  expect(named('Emissions 2025', year(2025), year(2025))).toBe('Emissions 2025');
  expect(named('Report for the bank', year(2025), year(2026), 22)).toBe('Report for the bank');
});
