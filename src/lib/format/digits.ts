import { type Language, toRegion } from './locale';

const plainDecimal = /^-?\d+(\.\d+)?$/;
const factorDigits = 5;
/** Twelve digits show a gram in a gigatonne, and none of the residue in the last digits of a long sum or quotient. */
const workedDigits = 12;
const formatters = new Map<string, Intl.NumberFormat>();

/** A factor for comparison: five significant digits, but no digit of a whole number is lost. */
export const formatFactor = (decimal: string, language: Language): string =>
  formatDigits(decimal, language, factorDigits);

/** A calculated figure, to read and add up by hand: twelve significant digits, and all whole ones. */
export const formatWorked = (decimal: string, language: Language): string =>
  formatDigits(decimal, language, workedDigits);

/** Anything but a plain decimal stays unchanged. */
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
