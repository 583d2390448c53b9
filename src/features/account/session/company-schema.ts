import { z } from 'zod';
import { registrationBody } from '#api/contract/account/registrations';
import type { Country } from '#api/contract/company/countries';

/** Which company numbers this registration asks for (specification 000, section 2, field visibility). */
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

const fields = registrationBody
  .pick({
    name: true,
    countryId: true,
    town: true,
    address1: true,
    postCode: true,
    locationName: true,
    registrationNumber: true,
    vatNumber: true,
    pkdNumber: true,
  })
  .extend({ useAddress: z.boolean(), terms: z.boolean() });

export type CompanyEntry = z.output<typeof fields>;
export type CompanyInput = z.input<typeof fields>;

/** The second tab: the contract's fields plus what depends on the country and on other fields. */
export function companySchema(needs: NumberNeeds) {
  const required = { code: 'required' };
  // Every rule runs whatever else failed, so that all problems are seen at once.
  const when = () => true;
  return fields
    .refine((entry) => !entry.useAddress || entry.locationName, {
      path: ['locationName'],
      params: required,
      when,
    })
    .refine((entry) => !needs.registration || entry.registrationNumber, {
      path: ['registrationNumber'],
      params: required,
      when,
    })
    .refine((entry) => !needs.vat || entry.vatNumber, { path: ['vatNumber'], params: required, when })
    .refine((entry) => !needs.vat || !entry.vatNumber || hasPrefixOf(needs.country, entry.vatNumber), {
      path: ['vatNumber'],
      params: { code: 'vatInvalid' },
      when,
    })
    .refine((entry) => !needs.pkd || entry.pkdNumber, { path: ['pkdNumber'], params: required, when })
    .refine((entry) => entry.terms, { path: ['terms'], params: { code: 'termsRequired' }, when });
}

/** Greece writes EL and Northern Ireland XI on VAT numbers; Brazil has no prefix. */
const otherPrefixes: Record<string, string[]> = { GR: ['EL'], GB: ['GB', 'XI'] };

function hasPrefixOf(country: Country | null, vatNumber: string): boolean {
  if (!country || country.isoCodeTwo === 'BR') return true;
  const prefixes = otherPrefixes[country.isoCodeTwo] ?? [country.isoCodeTwo];
  return prefixes.includes(vatNumber.trim().slice(0, 2).toUpperCase());
}
