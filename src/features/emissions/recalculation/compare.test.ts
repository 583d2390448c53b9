import { describe, expect, it } from 'vitest';
import type { RecalculationDifference } from '#api/contract/emissions/recalculations';
import { comparedRows, shareOf, totalChangeKg } from './compare';

const row = (change: Partial<RecalculationDifference>): RecalculationDifference => ({
  locationId: 1,
  locationName: 'Plant',
  year: 2024,
  scope: 1,
  category: '1.1',
  categoryName: 'Stationary combustion',
  method: 'none',
  beforeKg: 100,
  afterKg: 110,
  countedBeforeKg: 100,
  countedAfterKg: 110,
  changedRows: 1,
  ...change,
});

describe('the comparison', () => {
  const rows = [
    row({}),
    row({ locationId: 2, scope: 2, method: 'location', countedBeforeKg: 0 }),
    row({ scope: 2, method: 'market', countedAfterKg: 0, changedRows: 0 }),
  ];

  it('leaves out unchanged rows unless all are requested', () => {
    expect(comparedRows(rows, { showsAll: false })).toEqual(rows.slice(0, 2));
    expect(comparedRows(rows, { showsAll: true })).toEqual(rows);
  });

  it('is narrowed by location, year and scope', () => {
    expect(comparedRows([...rows, row({ year: 2025 })], { year: 2025, showsAll: true })).toEqual([
      row({ year: 2025 }),
    ]);
    expect(comparedRows(rows, { location: 2, showsAll: true })).toEqual([rows[1]]);
    expect(comparedRows(rows, { scope: 2, showsAll: true })).toEqual(rows.slice(1));
  });

  it('adds up only rows that count towards totals', () => {
    expect(totalChangeKg(rows)).toBe(20);
  });

  it('tells the smallest change from changes that cancel out', () => {
    const moved = (countedBeforeKg: number, countedAfterKg: number) =>
      row({ countedBeforeKg, countedAfterKg });
    expect(totalChangeKg([moved(0.1, 0.3), moved(0.3, 0.1)])).toBe(0);
    expect(totalChangeKg([moved(1e6, 1e6 + 1e-6), moved(5, 5)])).toBeCloseTo(1e-6, 9);
  });

  it('has no share when the value before is zero', () => {
    expect(shareOf({ beforeKg: 0, afterKg: 5 })).toBeNull();
    expect(shareOf({ beforeKg: 200, afterKg: 190 })).toBe(-0.05);
  });
});
