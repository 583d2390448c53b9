import { checkVAT, countries } from 'jsvat';

/** Upper case, without spaces, dots, slashes and hyphens. */
export function normaliseVatNumber(entered: string): string {
  return entered.toUpperCase().replaceAll(/[\s./-]/g, '');
}

/**
 * Whether a normalised VAT number belongs to the country: it begins with the country's prefix, and its form
 * and check digits are right where the library knows the country. Elsewhere the prefix and a plausible
 * length must do. Brazil is left out of the prefix rule by the specification.
 */
export function isVatNumberOf(isoCodeTwo: string, vatNumber: string): boolean {
  const hasPrefix = prefixesOf(isoCodeTwo).some((prefix) => vatNumber.startsWith(prefix));
  if (!hasPrefix && isoCodeTwo !== 'BR') return false;
  const rules = countries.find((known) => known.codes[0] === isoCodeTwo);
  if (!rules) return /^[A-Z]{2}[A-Z0-9]{2,15}$/.test(vatNumber);
  // The library knows Northern Irish numbers as British ones.
  return checkVAT(vatNumber.replace(/^XI/, 'GB'), [rules]).isValid;
}

/** Greek numbers begin with EL, and those of Northern Ireland with XI. */
function prefixesOf(isoCodeTwo: string): string[] {
  if (isoCodeTwo === 'GR') return ['EL'];
  if (isoCodeTwo === 'GB') return ['GB', 'XI'];
  return [isoCodeTwo];
}
