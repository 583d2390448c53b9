import { checkVAT, countries } from 'jsvat';
import { vatPrefixesOf } from '#api/contract/company/vat-prefixes';

/** Upper case, without spaces, dots, slashes and hyphens. */
export function normaliseVatNumber(entered: string): string {
  return entered.toUpperCase().replaceAll(/[\s./-]/g, '');
}

/**
 * Whether a normalised VAT number belongs to the country: it starts with the country's prefix, and its form
 * and check digits are correct if the library knows the country. Otherwise the prefix and a plausible length
 * are enough. Brazil is exempt from the prefix rule by the specification.
 */
export function isVatNumberOf(isoCodeTwo: string, vatNumber: string): boolean {
  const prefix = vatPrefixesOf(isoCodeTwo).find((prefix) => vatNumber.startsWith(prefix));
  if (!prefix && isoCodeTwo !== 'BR') return false;
  const ofRules = rulesByPrefix[prefix ?? ''] ?? prefix ?? isoCodeTwo;
  const rules = countries.find((known) => known.codes[0] === ofRules);
  if (!rules) return /^[A-Z]{2}[A-Z0-9]{2,15}$/.test(vatNumber);
  if (isBelgianFrom2023(vatNumber)) return true;
  if (prefix === 'PL' && !hasPolishCheckDigit(vatNumber)) return false;
  // The library knows Northern Irish numbers as British ones.
  return checkVAT(vatNumber.replace(/^XI/, 'GB'), [rules]).isValid;
}

/** Countries whose numbers have another prefix than their code, with the rules that the library uses. */
const rulesByPrefix: Readonly<Record<string, string>> = { EL: 'GR', XI: 'GB' };

/**
 * Belgian enterprise numbers start with 0 or, since those ran out, with 1 (Crossroads Bank for Enterprises);
 * the library knows only the former. The last two digits are 97 minus the remainder of the others by 97.
 */
function isBelgianFrom2023(vatNumber: string): boolean {
  const match = /^BE(1\d{7})(\d{2})$/.exec(vatNumber);
  return match !== null && 97 - (Number(match[1]) % 97) === Number(match[2]);
}

const polishWeights = [6, 5, 7, 2, 3, 4, 5, 6, 7];

/**
 * The tenth digit of a NIP is the weighted sum of the others by 11; a remainder of 10 is never issued. The library takes
 * it for 0.
 */
function hasPolishCheckDigit(vatNumber: string): boolean {
  const digits = [...vatNumber.slice(2)].map(Number);
  const sum = polishWeights.reduce((total, weight, index) => total + weight * (digits[index] ?? 0), 0);
  return digits.length === 10 && sum % 11 === digits[9];
}
