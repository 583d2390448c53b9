import { describe, expect, it } from 'vitest';
import { cutsMonths, periodIds, periodOf } from './periods';

const periods = (today: string) => periodIds.map((id) => Object.values(periodOf(id, today)).join(' '));

describe('the periods of the explorer', () => {
  it('end today, except the last year', () => {
    expect(periods('2026-11-20')).toEqual([
      '2026-11-01 2026-11-20',
      '2025-12-01 2026-11-20',
      '2026-01-01 2026-11-20',
      '2025-01-01 2025-12-31',
    ]);
  });

  it('cover twelve months in December and in January', () => {
    expect(periodOf('lastTwelveMonths', '2026-12-31').from).toBe('2026-01-01');
    expect(periodOf('lastTwelveMonths', '2026-01-01').from).toBe('2025-02-01');
  });

  it('tell whether they include only part of a month', () => {
    expect(cutsMonths({ from: '2024-02-01', to: '2024-02-29' })).toBe(false);
    expect(cutsMonths({ from: '2024-02-01', to: '2024-02-28' })).toBe(true);
    expect(cutsMonths({ from: '2024-02-02', to: '2024-02-29' })).toBe(true);
    expect(cutsMonths({ from: '2025-01-01', to: '2025-12-31' })).toBe(false);
  });
});
