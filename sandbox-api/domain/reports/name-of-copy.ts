import type { Locale } from '#api/contract/messages';
import { periodOf } from '#api/domain/reports/kit/period';

type Days = { periodStart: string; periodEnd: string };

/**
 * The name of a report made from another: with its own period in place of the other's, otherwise at the end.
 * If the name would be too long, it stays unchanged.
 */
export function nameOfCopy(
  name: string,
  { from, to, language, mostChars }: { from: Days; to: Days; language: Locale; mostChars: number },
): string {
  const [before, now] = [labelOf(from, language), labelOf(to, language)];
  if (before === now) return name;
  const [yearBefore, year] = [from.periodStart.slice(0, 4), to.periodStart.slice(0, 4)];
  const named = name.includes(before)
    ? name.replaceAll(before, now)
    : name.includes(yearBefore)
      ? name.replaceAll(yearBefore, year)
      : `${name}, ${now}`;
  return named.length > mostChars ? name : named;
}

/** `2026` of a calendar year, else the first and the last month. */
function labelOf({ periodStart, periodEnd }: Days, language: Locale): string {
  const year = periodStart.slice(0, 4);
  if (periodStart === `${year}-01-01` && periodEnd === `${year}-12-31`) return year;
  return periodOf(periodStart, periodEnd, language).label;
}
