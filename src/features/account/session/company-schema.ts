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

/** The second tab: the contract's fields plus what depends on the country and on other fields. */
export function companySchema(needs: NumberNeeds) {
  // Every rule runs whatever else failed, so that all problems are seen at once.
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
