import { describe, expect, it } from 'vitest';
import type { EmissionPin, RecalculationYear, Restatement } from '#api/contract/emissions/recalculations';
import type { ReviewHeader } from '#api/contract/reviews/reviews';
import { reportingYears } from './years';

const total = (year: number): RecalculationYear => ({
  year,
  beforeKg: 21_900,
  afterKg: 21_910,
  changeKg: 10,
  inRunKg: 373,
});
const review = (periodStart: string, periodEnd: string, isComplete: boolean): ReviewHeader => ({
  reviewHeaderId: 1,
  title: periodStart.slice(0, 4),
  periodStart,
  periodEnd,
  isComplete,
  isOpen: true,
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

describe('the years of a recalculation', () => {
  it('have their full totals and what is in the run', () => {
    expect(reportingYears([total(2024), total(2025)], nothing)).toEqual([
      expect.objectContaining(total(2024)),
      expect.objectContaining(total(2025)),
    ]);
  });

  it('list overlapping reviews, also for a year that does not start in January', () => {
    const reviews = [review('2023-04-01', '2024-03-31', true), review('2025-01-01', '2025-12-31', false)];
    const years = reportingYears([total(2023), total(2024), total(2025)], {
      ...nothing,
      reviews,
    });
    expect(years.map((year) => year.reviews.map(({ isComplete }) => isComplete))).toEqual([
      [true],
      [true],
      [false],
    ]);
  });

  it('count their pinned months and say whether they were restated before', () => {
    const pins = [pin('2024-11-01', '2025-02-28'), pin('2025-06-01', '2025-06-30')];
    const years = reportingYears([total(2023), total(2024), total(2025)], {
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
