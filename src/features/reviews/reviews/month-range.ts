/** The days of a month, of which nothing after today can be entered. */
export function monthRange(month: string, today: string): { startDate: string; endDate: string } {
  const [year = 0, number = 0] = month.split('-').map(Number);
  // Day 0 of a month is the last of the one before.
  const last = new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
  return { startDate: month, endDate: last > today ? today : last };
}
