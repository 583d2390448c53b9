import { fromIsoDate, type IsoDate, monthNames, toIsoDate } from './date';
import type { Language } from './locale';

/** A day in the format of its text field: in digits, as `parseDay` reads it back. */
export const typedDayForm = { en: 'DD/MM/YYYY', pl: 'DD.MM.YYYY' } as const satisfies Record<
  Language,
  string
>;

/**
 * Reads a typed day, or null: the day first, as both languages write it (`5/3/2026`, `05.03.2026`), the month by
 * name (`5 Mar 2026`, `Mar 5, 2026`, `5 mar 2026`), or `2026-03-05`. A year has four digits, because two could
 * belong to either of two centuries.
 */
export function parseDay(text: string, language: Language): IsoDate | null {
  const words = text
    .trim()
    .toLowerCase()
    .split(/[\s,./-]+/)
    .filter(Boolean);
  const [first = '', second = '', third = ''] = words;
  if (words.length !== 3) return null;
  if (/^\d{4}$/.test(first)) return dayOf(first, second, third);
  const month = monthNumber(second, language);
  if (month) return dayOf(third, month, first);
  const leading = monthNumber(first, language);
  return leading ? dayOf(third, leading, second) : dayOf(third, second, first);
}

function dayOf(year: string, month: string, day: string): IsoDate | null {
  if (!/^\d{4}$/.test(year) || !/^\d{1,2}$/.test(month) || !/^\d{1,2}$/.test(day)) return null;
  const date = fromIsoDate(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
  return date ? toIsoDate(date) : null;
}

/** By the short or the long name: "mar", "march", "marzec"; three letters are enough, so "marca" works too. */
function monthNumber(word: string, language: Language): string | null {
  if (!/^\p{L}{3,}$/u.test(word)) return null;
  const index = monthNames(language, 'long').findIndex((name) =>
    name.toLowerCase().startsWith(word.slice(0, 3)),
  );
  return index < 0 ? null : String(index + 1);
}
