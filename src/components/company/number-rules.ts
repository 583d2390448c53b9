import type { z } from 'zod';
import type { Country } from '#api/contract/company/countries';
import { vatPrefixesOf } from '#api/contract/company/vat-prefixes';

/** Which company numbers are asked for (specification 000, section 2, field visibility; 001, section 5). */
export type NumberNeeds = {
  vat: boolean;
  registration: boolean;
  pkd: boolean;
  country: Country | null;
};

export function numberNeeds(country: Country | null, requiresExtraInfo: boolean): NumberNeeds {
  return {
    vat: requiresExtraInfo || country?.requiresVatNumber === true,
    registration: requiresExtraInfo,
    pkd: requiresExtraInfo && country?.hasPkdNumber === true,
    country,
  };
}

type Numbers = { registrationNumber: string | null; vatNumber: string | null; pkdNumber: string | null };

/** Adds the rules that depend on the country to the fields of a company. All rules run even if others fail. */
export function withNumberRules<Schema extends z.ZodType<Numbers>>(
  schema: Schema,
  needs: NumberNeeds,
  /** Whether a VAT number that is not required is validated too. */
  { checksUnneeded }: { checksUnneeded: boolean },
): Schema {
  const required = { code: 'required' };
  const when = () => true;
  const isVatChecked = needs.vat || checksUnneeded;
  return schema
    .refine((entry) => !needs.registration || entry.registrationNumber, {
      path: ['registrationNumber'],
      params: required,
      when,
    })
    .refine((entry) => !needs.vat || entry.vatNumber, { path: ['vatNumber'], params: required, when })
    .refine((entry) => !isVatChecked || !entry.vatNumber || hasPrefixOf(needs.country, entry.vatNumber), {
      path: ['vatNumber'],
      params: { code: 'vatInvalid' },
      when,
    })
    .refine((entry) => !needs.pkd || entry.pkdNumber, { path: ['pkdNumber'], params: required, when });
}

/** Brazil has no prefix. */
function hasPrefixOf(country: Country | null, vatNumber: string): boolean {
  if (!country || country.isoCodeTwo === 'BR') return true;
  return vatPrefixesOf(country.isoCodeTwo).includes(vatNumber.trim().slice(0, 2).toUpperCase());
}
