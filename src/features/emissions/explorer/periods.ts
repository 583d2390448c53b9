export const periodIds = ['thisMonth', 'lastTwelveMonths', 'thisYear', 'lastYear'] as const;
export type PeriodId = (typeof periodIds)[number];

type Range = { from: string; to: string };

/** First and last day of a common period, relative to today. Twelve months include the current one. */
export function periodOf(id: PeriodId, today: string): Range {
  const year = Number(today.slice(0, 4));
  const month = today.slice(5, 7);
  switch (id) {
    case 'thisMonth':
      return { from: `${year}-${month}-01`, to: today };
    case 'lastTwelveMonths':
      return { from: firstOfTwelve(year, Number(month)), to: today };
    case 'thisYear':
      return { from: `${year}-01-01`, to: today };
    case 'lastYear':
      return { from: `${year - 1}-01-01`, to: `${year - 1}-12-31` };
  }
}

/** The twelve months up to November 2026 start with December 2025. */
function firstOfTwelve(year: number, month: number): string {
  return month === 12 ? `${year}-01-01` : `${year - 1}-${String(month + 1).padStart(2, '0')}-01`;
}

/** Whether a range includes only part of a month. Its figures cover the whole month anyway. */
export function cutsMonths({ from, to }: Range): boolean {
  const [year = 0, month = 0] = to.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return !from.endsWith('-01') || Number(to.slice(8)) !== lastDay;
}
