import type { z } from 'zod';
import { type Company, type CompanyBody, companyBody } from '#api/contract/company/companies';
import { type NumberNeeds, withNumberRules } from '@/components/company/number-rules';

/** The form values. */
export type DetailsValues = z.input<typeof companyBody>;

/** The contract's fields plus those that depend on the country. */
export function detailsSchema(needs: NumberNeeds): z.ZodType<CompanyBody, DetailsValues> {
  return withNumberRules(companyBody, needs, { checksUnneeded: true });
}

export function toValues(company: Company): DetailsValues {
  return {
    name: company.name,
    countryId: company.countryId,
    town: company.town ?? '',
    address1: company.address1 ?? '',
    address2: company.address2 ?? '',
    address3: company.address3 ?? '',
    postCode: company.postCode ?? '',
    billingEmail: company.billingEmail ?? '',
    registrationNumber: company.registrationNumber ?? '',
    vatNumber: company.vatNumber ?? '',
    pkdNumber: company.pkdNumber ?? '',
    naceSection: company.naceSection,
    sizeClass: company.sizeClass,
  };
}
