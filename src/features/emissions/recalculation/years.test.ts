import { describe, expect, it } from 'vitest';
import type {
  EmissionPin,
  RecalculationDifference,
  Restatement,
} from '#api/contract/emissions/recalculations';
import type { ReviewHeader } from '#api/contract/reviews/reviews';
import { reportingYears } from './years';

const difference = (
  year: number,
  change: Partial<RecalculationDifference> = {},
): RecalculationDifference => ({
  locationId: 1,
  locationName: 'Plant',
  year,
  scope: 2,
  category: '2.1',
  categoryName: 'Purchased electricity',
  method: 'market',
  beforeKg: 100,
  afterKg: 110,
  countedBeforeKg: 100,
  countedAfterKg: 110,
  changedRows: 1,
  ...change,
});
const review = (periodStart: string, periodEnd: string, isComplete: boolean): ReviewHeader => ({
  reviewHeaderId: 1,
  title: periodStart.slice(0, 4),
  periodStart,
  periodEnd,
  isComplete,
});
const pin = (periodStart: string, periodEnd: string): EmissionPin => ({
  emissionPinId: 1,
  periodStart,
  periodEnd,
  reason: 'Audited',
  createdByName: null,
  createdOn: '2026-01-01T00:00:00Z',
});
const restated: Restatement = { year: 2024, scope: 1, method: 'none', asReportedKg: 1, restatedKg: 2 };
const nothing = { reviews: [], pins: [], restatements: [] };

describe('the years of a comparison', () => {
  it('have the totals of their own rows, Scope 2 by the headline method, oldest first', () => {
    const location = difference(2024, { method: 'location', countedBeforeKg: 0, countedAfterKg: 0 });
    expect(reportingYears([difference(2025), difference(2024), location], nothing)).toEqual([
      expect.objectContaining({ year: 2024, beforeKg: 100, afterKg: 110, changeKg: 10 }),
      expect.objectContaining({ year: 2025, beforeKg: 100, afterKg: 110, changeKg: 10 }),
    ]);
  });

  it('say which reviews have days of theirs, also of a year that does not begin in January', () => {
    const reviews = [review('2023-04-01', '2024-03-31', true), review('2025-01-01', '2025-12-31', false)];
    const years = reportingYears([difference(2023), difference(2024), difference(2025)], {
      ...nothing,
      reviews,
    });
    expect(years.map((year) => year.reviews.map(({ isComplete }) => isComplete))).toEqual([
      [true],
      [true],
      [false],
    ]);
  });

  it('count their pinned months, and know what was restated before', () => {
    const pins = [pin('2024-11-01', '2025-02-28'), pin('2025-06-01', '2025-06-30')];
    const years = reportingYears([difference(2023), difference(2024), difference(2025)], {
      ...nothing,
      pins,
      restatements: [restated],
    });
    expect(years.map(({ pinnedMonths, isRestated }) => [pinnedMonths, isRestated])).toEqual([
      [0, false],
      [2, true],
      [3, false],
    ]);
  });
});
