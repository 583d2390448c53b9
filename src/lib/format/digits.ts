import { type Language, toRegion } from './locale';

const plainDecimal = /^-?\d+(\.\d+)?$/;
const factorDigits = 5;
/** Twelve show a gram in a gigatonne, and none of the crumbs that the last places of a long sum or quotient leave. */
const workedDigits = 12;
const formatters = new Map<string, Intl.NumberFormat>();

/** A factor as it is compared: five significant digits, but no digit of a whole number is lost. */
export const formatFactor = (decimal: string, language: Language): string =>
  formatDigits(decimal, language, factorDigits);

/** A figure that was worked out, as it is read and added up by hand: twelve significant digits, and all whole ones. */
export const formatWorked = (decimal: string, language: Language): string =>
  formatDigits(decimal, language, workedDigits);

/** What is no plain decimal stays as it is. */
function formatDigits(decimal: string, language: Language, digits: number): string {
  if (!plainDecimal.test(decimal)) return decimal;
  const key = `${language}${digits}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    formatter = new Intl.NumberFormat(toRegion(language), {
      maximumSignificantDigits: digits,
      maximumFractionDigits: 0,
      roundingPriority: 'morePrecision',
      useGrouping: 'always',
    });
    formatters.set(key, formatter);
  }
  return formatter
    .format(Number(decimal))
    .replace('-', '\u2212')
    .replace(/\u202f/g, '\u00a0');
}
