import { lastDayOfMonth, monthOf, monthsBetween } from '#api/domain/calendar/calendar';

type Days = { periodStart: string; periodEnd: string };

/** First days of the months of a period that are not completely in any review, so that no answer covers them. */
export function unreviewedMonths({ periodStart, periodEnd }: Days, reviews: readonly Days[]): string[] {
  return monthsBetween(monthOf(periodStart), monthOf(periodEnd)).filter(
    (month) =>
      !reviews.some((review) => review.periodStart <= month && lastDayOfMonth(month) <= review.periodEnd),
  );
}
