/** The last `count` months up to and including the one of `today`: 3 on 2026-06-15 is April to June. */
export function lastMonths(today: string, count: number): { from: string; to: string } {
  const [year = 0, month = 0] = today.split('-').map(Number);
  const firstIndex = year * 12 + (month - 1) - (count - 1);
  return { from: monthAt(firstIndex), to: monthAt(year * 12 + (month - 1)) };
}

function monthAt(index: number): string {
  return `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}-01`;
}
