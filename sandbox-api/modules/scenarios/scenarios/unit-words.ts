import type { Locale } from '#api/contract/messages';

const polish: readonly (readonly [RegExp, string])[] = [
  [/\bpcs\b/, 'szt.'],
  [/\bpers\b/, 'os.'],
  [/\byears\b/, 'lat'],
  [/\byear\b/, 'rok'],
  [/\bdays\/week\b/, 'dni/tydzień'],
  [/\bweeks\b/, 'tygodni'],
  [/\bday\b/, 'dzień'],
  [/\bK day\b/, 'K·dzień'],
  [/gross CV/, '(ciepło spalania)'],
];

/** A unit as written behind its field; null if there is none. Money is in the given currency. */
export function unitWords(unit: string, language: Locale, currency: string): string | null {
  if (unit === '' || unit === '1') return null;
  const plain = unit
    .replace(/^share\b/, '1')
    .replace(/^money\b/, currency)
    .replace('CO2e', 'CO₂e');
  if (plain === '1') return null;
  const words = plain.replace('m2K', 'm²K').replace(/\bm2\b/, 'm²');
  if (language === 'en') return words.replace('K day', 'K·day').replace(/ gross CV$/, ' (gross CV)');
  return polish.reduce(
    (text, [pattern, word]) => text.replace(pattern, word),
    words.replace('K day', 'K·day'),
  );
}
