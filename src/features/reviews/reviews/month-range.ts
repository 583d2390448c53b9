/** The days of a month, up to today because later days cannot be entered. */
export function monthRange(month: string, today: string): { startDate: string; endDate: string } {
  const [year = 0, number = 0] = month.split('-').map(Number);
  // Day 0 of a month is the last day of the month before.
  const last = new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
  return { startDate: month, endDate: last > today ? today : last };
}
