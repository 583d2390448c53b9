import type { Language } from '@/lib/format/locale';

/** Units of documents that are words; symbols (kWh, kg, m²) are the same in every language. */
const words: Record<string, Record<Language, string>> = {
  pcs: { en: 'pcs', pl: 'szt.' },
  year: { en: 'year', pl: 'rok' },
  years: { en: 'years', pl: 'lat' },
  month: { en: 'month', pl: 'mies.' },
  day: { en: 'day', pl: 'dzień' },
  days: { en: 'days', pl: 'dni' },
  trip: { en: 'trip', pl: 'podróż' },
  persons: { en: 'persons', pl: 'os.' },
  pers: { en: 'persons', pl: 'os.' },
  week: { en: 'week', pl: 'tydzień' },
  weeks: { en: 'weeks', pl: 'tygodni' },
  'K day': { en: 'K day', pl: 'K·dzień' },
  'kWh gross CV': { en: 'kWh (gross)', pl: 'kWh (ciepło spalania)' },
};

/** Written by the number itself, so that no unit follows it. */
const unwritten = new Set(['', '1', 'share']);

/**
 * A unit of a document as readable text: `money/kWh` in the document's currency, `h/year` in words, `t CO2e` with a
 * subscript two. Empty where a number needs none.
 */
export function unitInWords(unit: string, language: Language, currency: string): string {
  if (unwritten.has(unit)) return '';
  const parts = unit
    .split('/')
    .map((part) => (part === 'money' ? currency : (words[part]?.[language] ?? symbol(part))));
  return parts[0] === 'share' || parts[0] === '1' ? `%/${parts.slice(1).join('/')}` : parts.join('/');
}

/** Years as they are counted: Polish has `1 rok`, `2 lata`, `5 lat` and `1,7 roku`. */
const countedYears = {
  en: { one: 'year', few: 'years', many: 'years', other: 'years' },
  pl: { one: 'rok', few: 'lata', many: 'lat', other: 'roku' },
} satisfies Record<Language, Partial<Record<Intl.LDMLPluralRule, string>>>;

/** The unit behind a number, in the form that the number asks for. */
export function unitAfter(value: number, unit: string, language: Language, currency: string): string {
  if (unit !== 'years') return unitInWords(unit, language, currency);
  const form = new Intl.PluralRules(language, { maximumFractionDigits: 2 }).select(value);
  const forms: Partial<Record<Intl.LDMLPluralRule, string>> = countedYears[language];
  return forms[form] ?? countedYears[language].other;
}

function symbol(part: string): string {
  return part.replaceAll('CO2', 'CO₂').replaceAll('m2', 'm²').replaceAll('m3', 'm³');
}
