import { lastDayOfMonth, monthOf, monthsBetween } from '#api/domain/calendar/calendar';

type Days = { periodStart: string; periodEnd: string };

/** First days of the months of a period that lie whole in none of the reviews: nobody was asked about them. */
export function unreviewedMonths({ periodStart, periodEnd }: Days, reviews: readonly Days[]): string[] {
  return monthsBetween(monthOf(periodStart), monthOf(periodEnd)).filter(
    (month) =>
      !reviews.some((review) => review.periodStart <= month && lastDayOfMonth(month) <= review.periodEnd),
  );
}
