import type { Locale } from '#api/contract/messages';

/** The name of a lookup row in the reader's language. */
export function localName(row: { nameEn: string; namePl: string }, locale: Locale): string {
  return locale === 'pl' ? row.namePl : row.nameEn;
}

/** Compares names as people read them: upper and lower case, all types of spaces, and `m3` and `m³` are equal. */
export function foldedName(text: string): string {
  return text.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();
}
