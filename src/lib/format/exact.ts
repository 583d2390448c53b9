import { type Language, toRegion } from './locale';

const formatters = new Map<Language, Intl.NumberFormat>();
const plainDecimal = /^(-?)(\d+)(?:\.(\d+))?$/;

/**
 * A decimal string with all its digits, in the number format of the language. It is never converted to a JavaScript
 * number, which would keep about 16 digits. Anything but a plain decimal stays unchanged.
 */
export function formatExact(decimal: string, language: Language): string {
  const match = decimal.match(plainDecimal);
  if (!match) return decimal;
  const [, sign, whole = '0', fraction] = match;
  let formatter = formatters.get(language);
  if (!formatter) {
    formatter = new Intl.NumberFormat(toRegion(language), { useGrouping: 'always' });
    formatters.set(language, formatter);
  }
  const mark = language === 'pl' ? ',' : '.';
  const grouped = formatter.format(BigInt(whole)).replace(/\u202f/g, '\u00a0');
  return `${sign ? '\u2212' : ''}${grouped}${fraction ? `${mark}${fraction}` : ''}`;
}
