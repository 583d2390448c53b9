/**
 * The last day of a reporting period by its first: one year later, minus a day. From 29 February the year
 * ends with the last day of February, because the next year has no 29th (Regulation (EEC, Euratom) No
 * 1182/71, Article 3(2)(c)): all of that month is in the period, and the next one starts on 1 March.
 * @param periodStart `YYYY-MM-DD`
 */
export function periodEndOf(periodStart: string): string {
  const [year = 0, month = 1, day = 1] = periodStart.split('-').map(Number);
  // Day 0 of a month is the last day of the previous one; 29 February of a common year is 1 March, and the
  // day before is 28 February.
  const end = new Date(0);
  end.setUTCFullYear(year + 1, month - 1, day - 1);
  return end.toISOString().slice(0, 10);
}
