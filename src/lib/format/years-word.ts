import type { Language } from './locale';

const words: Record<Language, Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }> = {
  en: { one: 'year', other: 'years' },
  pl: { one: 'rok', few: 'lata', many: 'lat', other: 'roku' },
};

/** The word behind a number of years: `1 rok`, `2 lata`, `5 lat` and `1,7 roku` in Polish. */
export function yearsWord(years: number, language: Language): string {
  const form = new Intl.PluralRules(language, { maximumFractionDigits: 2 }).select(years);
  return words[language][form] ?? words[language].other;
}
