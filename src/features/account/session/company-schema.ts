import { z } from 'zod';
import { registrationBody } from '#api/contract/account/registrations';
import { type NumberNeeds, withNumberRules } from '@/components/company/number-rules';

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

/** The second tab: the contract's fields plus those that depend on the country or on other fields. */
export function companySchema(needs: NumberNeeds) {
  // All rules run even if one fails, so that all problems are shown together.
  const when = () => true;
  const asked = fields.refine((entry) => !entry.useAddress || entry.locationName, {
    path: ['locationName'],
    params: { code: 'required' },
    when,
  });
  return withNumberRules(asked, needs, { checksUnneeded: false }).refine((entry) => entry.terms, {
    path: ['terms'],
    params: { code: 'termsRequired' },
    when,
  });
}
