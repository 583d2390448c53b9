import type { Locale } from '#api/contract/messages';

/** The name of a lookup row in the reader's language. */
export function localName(row: { nameEn: string; namePl: string }, locale: Locale): string {
  return locale === 'pl' ? row.namePl : row.nameEn;
}
