import { describe, expect, it } from 'vitest';
import { yearOptions } from './year-options';

const labels = (years: [number, string][]) =>
  yearOptions(years.map(([value, display]) => ({ value, display }))).map(({ label }) => label);

describe('the years of the dashboard', () => {
  it('name the year of the most recent option', () => {
    expect(
      labels([
        [0, 'Most recent'],
        [2026, '2026'],
        [2025, '2025'],
      ]),
    ).toEqual(['Most recent (2026)', '2026', '2025']);
  });

  it('name no year while there is no data', () => {
    expect(labels([[0, 'Most recent']])).toEqual(['Most recent']);
  });
});
