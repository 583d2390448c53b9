/** The languages of the product, and the regional conventions each of them uses for numbers and dates. */
export const languages = ['en', 'pl'] as const;
export type Language = (typeof languages)[number];

const regions = { en: 'en-GB', pl: 'pl-PL' } satisfies Record<Language, string>;

export function toRegion(language: Language): string {
  return regions[language];
}

/** The product's language for a browser or account language; English if there is none. */
export function toLanguage(tag: string | null | undefined): Language {
  const code = tag?.toLowerCase().split(/[-_]/)[0];
  return languages.find((language) => language === code) ?? 'en';
}
