import type { Language } from '@/lib/format/locale';
import { yearsWord } from '@/lib/format/years-word';

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

/** The unit behind a number, in the form that the number asks for. */
export function unitAfter(value: number, unit: string, language: Language, currency: string): string {
  return unit === 'years' ? yearsWord(value, language) : unitInWords(unit, language, currency);
}

function symbol(part: string): string {
  return part.replaceAll('CO2', 'CO₂').replaceAll('m2', 'm²').replaceAll('m3', 'm³');
}
