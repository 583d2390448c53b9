import { isIsoDate } from '#api/domain/calendar/calendar';

/** A day, `YYYY-MM-DD`; `ambiguous` when the text could be two different days. */
export type ReadDate = string | 'ambiguous' | undefined;

/**
 * Reads a date as people write it: ISO with or without a time, `31.12.2025`, `31/12/2025` or `12/31/2025`. Dots
 * are always day first. With slashes or hyphens both orders are in use; where both fit, nothing is guessed.
 */
export function readDate(text: string): ReadDate {
  const trimmed = text.trim();
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ][\d:.]+Z?)?$/.exec(trimmed);
  if (iso) return day(iso[1], iso[2], iso[3]);
  const written = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4})\.?(?:\s?r\.?)?(?:[T ][\d:.]+)?$/.exec(trimmed);
  if (!written) return undefined;
  const [, first, mark, second, year] = written;
  const dayFirst = day(year, second, first);
  const monthFirst = mark === '.' ? undefined : day(year, first, second);
  if (dayFirst && monthFirst && dayFirst !== monthFirst) return 'ambiguous';
  return dayFirst ?? monthFirst;
}

function day(year = '', month = '', dayOfMonth = ''): string | undefined {
  const date = `${year}-${month.padStart(2, '0')}-${dayOfMonth.padStart(2, '0')}`;
  return isIsoDate(date) ? date : undefined;
}
