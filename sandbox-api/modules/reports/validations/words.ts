import type { Locale } from '#api/contract/messages';

/** What a report needs before it can be finished, as its steps ask for it. */
export const neededFields = {
  companyName: { en: 'Company name', pl: 'Nazwa firmy' },
  countries: { en: 'Countries', pl: 'Kraje' },
  name: { en: 'Report name', pl: 'Nazwa raportu' },
  author: { en: 'Author', pl: 'Autor' },
  department: { en: 'Department', pl: 'Dział' },
} as const satisfies Record<string, Record<Locale, string>>;

export type NeededField = keyof typeof neededFields;
