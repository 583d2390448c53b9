import { fromIsoDate, type IsoDate, toIsoDate } from '@/lib/format/date';
import type { StartPeriod } from './entry-kind';

/**
 * The period of the next bill: whole months follow whole months, a month from the 15th follows one from the 15th,
 * and any other number of days is followed by the same number. Null if it would end after today, because nothing can
 * have been used by then.
 */
export function nextPeriod({ startDate, endDate }: StartPeriod, today: IsoDate): StartPeriod | null {
  const [start, end] = [fromIsoDate(startDate), fromIsoDate(endDate)];
  if (!start || !end) return null;
  const first = shifted(end, { days: 1 });
  const months = (first.getFullYear() - start.getFullYear()) * 12 + first.getMonth() - start.getMonth();
  const isWholeMonths = months > 0 && shifted(start, { months }).getTime() === first.getTime();
  const days = Math.round((end.getTime() - start.getTime()) / 86_400_000);
  const last = isWholeMonths ? shifted(shifted(first, { months }), { days: -1 }) : shifted(first, { days });
  const next = { startDate: toIsoDate(first), endDate: toIsoDate(last) };
  return next.endDate <= today ? next : null;
}

/** The same day one month later, or the last day of a shorter month; null after today. */
export function nextMonthsDay(day: IsoDate, today: IsoDate): IsoDate | null {
  const from = fromIsoDate(day);
  if (!from) return null;
  const lastOfNext = new Date(from.getFullYear(), from.getMonth() + 2, 0, 12);
  const isLast = shifted(from, { days: 1 }).getDate() === 1;
  const date = isLast ? lastOfNext.getDate() : Math.min(from.getDate(), lastOfNext.getDate());
  const next = toIsoDate(new Date(lastOfNext.getFullYear(), lastOfNext.getMonth(), date, 12));
  return next <= today ? next : null;
}

function shifted(day: Date, { days = 0, months = 0 }: { days?: number; months?: number }): Date {
  return new Date(day.getFullYear(), day.getMonth() + months, day.getDate() + days, 12);
}
