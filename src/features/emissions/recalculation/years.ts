import type { EmissionPin, RecalculationYear, Restatement } from '#api/contract/emissions/recalculations';
import type { ReviewHeader } from '#api/contract/reviews/reviews';

/** A reported year: how the recalculation changes its total, and what was already settled for it. */
export type ReportingYear = RecalculationYear & {
  /** Completeness reviews whose period overlaps the year. */
  reviews: ReviewHeader[];
  /** Number of pinned months, which the recalculation doesn't change. */
  pinnedMonths: number;
  /** True if an earlier recalculation changed its reported total. */
  isRestated: boolean;
};

type Settled = {
  reviews: readonly ReviewHeader[];
  pins: readonly EmissionPin[];
  restatements: readonly Restatement[];
};

/** The years of a recalculation, in their order. */
export function reportingYears(
  years: readonly RecalculationYear[],
  { reviews, pins, restatements }: Settled,
): ReportingYear[] {
  return years.map(({ year, ...figures }) => ({
    year,
    ...figures,
    reviews: reviews.filter((review) => reaches(review, `${year}`)),
    pinnedMonths: monthsOf(year).filter((month) => pins.some((pin) => reaches(pin, month))).length,
    isRestated: restatements.some((row) => row.year === year),
  }));
}

/** A year or month is a prefix of its days, so it can be compared with the same prefix of the period's ends. */
function reaches({ periodStart, periodEnd }: { periodStart: string; periodEnd: string }, span: string) {
  return periodStart.slice(0, span.length) <= span && span <= periodEnd.slice(0, span.length);
}

function monthsOf(year: number): string[] {
  return Array.from({ length: 12 }, (_, index) => `${year}-${String(index + 1).padStart(2, '0')}`);
}
