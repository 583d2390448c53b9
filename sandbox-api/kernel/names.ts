import type { Locale } from '#api/contract/messages';

/** The name of a lookup row in the reader's language. */
export function localName(row: { nameEn: string; namePl: string }, locale: Locale): string {
  return locale === 'pl' ? row.namePl : row.nameEn;
}

/** Names that people take for the same: letters in either case, any kind of blank, `m3` and `m³`. */
export function foldedName(text: string): string {
  return text.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();
}
