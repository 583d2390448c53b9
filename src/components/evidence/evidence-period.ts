import type { IsoRange } from '@/components/ui/date-limits';
import type { IsoDate } from '@/lib/format/date';

/** The year that an auditor asks about first: the last one that is over. */
export function lastCompleteYear(today: IsoDate): IsoRange {
  const year = Number(today.slice(0, 4)) - 1;
  return { from: `${year}-01-01`, to: `${year}-12-31` };
}
