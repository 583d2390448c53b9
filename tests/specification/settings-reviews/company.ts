import * as companies from '#api/contract/company/companies';
import * as countries from '#api/contract/company/countries';
import * as reporting from '#api/contract/company/reporting-informations';
import * as policies from '#api/contract/company/terms';
import type { DocumentPart } from '../document';
import { section } from '../line';
import { testsOf } from '../proof';

const details = testsOf('sandbox-api/modules/company/companies/companies.test.ts');
const reportingApi = testsOf(
  'sandbox-api/modules/company/reporting-informations/reporting-informations.test.ts',
);
const terms = testsOf('sandbox-api/modules/company/terms/terms.test.ts');
const logo = testsOf('sandbox-api/modules/company/company-logo/company-logo.test.ts');
const figures = testsOf('sandbox-api/modules/company/key-figures/key-figures.test.ts');
const numbers = testsOf('sandbox-api/modules/company/countries/company-numbers.test.ts');
const registrations = testsOf('sandbox-api/modules/account/registrations/registrations.test.ts');
const permissions = testsOf('tests/contract/permissions.test.ts');
const guards = testsOf('src/app/shell/menu-items.test.ts');
const entries = testsOf('src/features/company/settings/settings-entries.test.ts');
const schema = testsOf('src/features/company/company-details/details-schema.test.ts');
const failure = testsOf('src/features/company/company-details/details-failure.test.ts');
const values = testsOf('src/features/company/reporting-information/reporting-values.test.ts');
const period = testsOf('sandbox-api/contract/company/reporting-period.test.ts');
const journey = testsOf('tests/e2e/company/settings-company.test.ts');
const accessibility = testsOf('tests/e2e/shell/accessibility.test.ts');

const screens = section('settings', [
  [
    'company',
    '/settings shows the company details, a form of company data',
    journey('stores its details once they are right, called as in its country'),
  ],
  [
    'reporting',
    '/settings/reporting-information has reporting basis and period',
    journey('states what it reports on: the last day is shown at once, and its first review opens'),
  ],
  [
    'payments',
    '/settings/payment-history shows sample data only; its menu entry is disabled',
    journey('has no link in the menu, but its screen, whose rows are samples'),
    entries('only the payment history cannot be opened from the menu'),
  ],
  [
    'terms',
    '/settings/terms shows the terms with a language selector',
    journey('are read in a language of their own, and accepted once a newer version is in force'),
  ],
  [
    'guard',
    'The route is closed to the role View, who is led to the dashboard',
    journey('and only looks is led to the overview'),
  ],
  ['menu', 'The menu item is shown to Admins only', guards('hides settings from everyone but admins')],
  [
    'submenu',
    'Company details, reporting information, locations, members, payment history, terms, in this order',
    entries('the settings are listed in their order, the history for Admins only'),
    entries('a setting whose screen is not there is left out'),
  ],
  [
    'markers',
    'Company details and reporting information are marked while they are missing',
    entries('company details and reporting information are marked while they are missing'),
    journey('is told what is missing, in the menu of the settings'),
  ],
  ['accessible', 'Both languages, both themes, without a fault that axe finds', accessibility('on /%s')],
]);

const states = section('settings.states', [
  [
    'period-end',
    'The end of the period is one year after its start, less a day, by itself',
    period('a reporting period that starts on %s ends on %s'),
    values('the end of a reporting period is known as soon as its start is'),
    reportingApi('is nothing until it is stated; then it ends a year later, whatever end is sent'),
    reportingApi('of a period from 29 February ends with the February that has none'),
  ],
  ['unsaved', 'Unsaved changes are asked about', journey('asks before edits are lost')],
  [
    'two-at-once',
    'Two who change the same thing are told of each other',
    details('that two change at once are the first one’s, whose row the second one gets'),
    reportingApi('that two change at once is the first one’s'),
    journey('are asked about, and what both changed is decided'),
  ],
  [
    'reviews',
    'A review per reporting period; a new period keeps the others and says what falls away',
    reportingApi('opens its review at once when it has begun'),
    reportingApi('that is still to come opens its review on its first day'),
    reportingApi('keeps the reviews of other periods, and its own when it is stated again'),
    reportingApi('that cuts into answered ones says which, and takes them only when that is meant'),
    journey('says which answers would fall away, and keeps them when that is not meant'),
  ],
]);

const rules = section('settings.rules', [
  [
    'required',
    'Name, address, town and country are required',
    schema('company details need name, address, town and country, and say all of it at once'),
    details('that miss something are refused with every field at once, and nothing changes'),
  ],
  [
    'registration-number',
    'The registration number is required when extra information is asked for',
    schema('company details need the numbers that the country and the invitation ask for'),
    numbers('all missing with extra information in Poland are three issues at once'),
  ],
  [
    'vat',
    'VAT is required by extra information or the country, begins with its prefix, matches it and is valid',
    schema('company details need the numbers that the country and the invitation ask for'),
    schema('a VAT number of another country is refused, also where none is needed'),
    numbers('of %s is accepted: %s'),
    numbers('with %s is refused (%s, %s)'),
    details('with a VAT number %s are refused at that field, and nothing changes'),
    journey('is told a VAT number of another country at its field, and nothing is stored'),
  ],
  ['vat-brazil', 'Brazil is left out of the prefix rule', numbers('of %s is accepted: %s')],
  [
    'pkd',
    'PKD is required with extra information where the country has it',
    schema('company details need the numbers that the country and the invitation ask for'),
    numbers('with extra information need no PKD where there is none'),
  ],
  [
    'terms',
    'The terms must be accepted, and who accepted which version is kept',
    registrations('keeps which version of the terms was accepted, and when'),
    terms('is kept with version, language and time, once'),
    terms('is asked for again once a newer version is in force, and not of the one that was read before'),
  ],
  [
    'labels',
    'Labels of VAT and registration fields vary by country',
    details('are those of the country, and PKD only where there is one'),
    details('are general ones elsewhere, in the language asked for'),
    journey('stores its details once they are right, called as in its country'),
  ],
  [
    'reporting',
    'Period start and basis are required',
    reportingApi('that is wrong is refused at its fields, and nothing changes'),
  ],
]);

const roles = section('settings.roles', [
  [
    'admins-change',
    'Admins change, Users read and see why, View stays out',
    journey('reads them and is told why the fields are closed'),
    permissions('$id, called by User'),
    permissions('$id, called by View'),
    details('are an administrator’s to change'),
  ],
  [
    'acceptances',
    'Admins of the company see who accepted what',
    journey('show to Admins who accepted which version, and in which language'),
    terms('is seen of one’s own company only, and by its Admins'),
  ],
]);

const errors = section('settings.errors', [
  [
    'post-code',
    'Company update: what has no field of its own stands under the post code',
    failure('a refusal of company details without a field of its own stands at the post code'),
    failure('a refusal of company details with fields stays at them'),
  ],
]);

const ours = section('settings.ours', [
  [
    'logo',
    'A logo by its content, at most 5 MB and 4,000 pixels a side, without metadata',
    logo('is stored without what was written beside its pixels, and read by every role'),
    logo('may have 4,000 pixels on each side, and not one more'),
    logo('that is %s is refused at its field, and the one there was stays'),
    journey(
      'gets a logo: what is none is told at its field, the right one is shown, and removed after a question',
    ),
  ],
  [
    'key-figures',
    'Key figures by year: revenue with currency, employees, output with a unit of its own',
    figures('are kept by year as entered, the newest first'),
    figures('with %s are refused at the field'),
    journey('enters, changes and deletes the figures of a year'),
  ],
  [
    'base-year',
    'The chosen base year is what recalculations compare with by default',
    reportingApi('is what a recalculation compares with by default, once there is data of it'),
  ],
  [
    'missing',
    'The session user says what is missing',
    reportingApi('is missing to the session user until it is stated'),
  ],
]);

/** Specification 001: company details, reporting information, terms, payment history. */
export const company: DocumentPart = {
  lines: [...screens, ...states, ...rules, ...roles, ...errors, ...ours],
  entities: [
    {
      name: 'company',
      schema: companies.company,
      fields:
        'name billingEmail registrationNumber vatNumber pkdNumber countryId town address1 address2 address3 postCode country',
    },
    {
      name: 'country of settings',
      schema: countries.country,
      fields: 'countryId id name code isoCodeTwo languageId requiresVatNumber hasPkdNumber',
    },
    {
      name: 'reporting information',
      schema: reporting.reportingInformation,
      fields: 'reportingBasisId periodStart periodEnd',
    },
    {
      name: 'reporting basis',
      schema: reporting.reportingBasis,
      fields: 'reportingBasisId name description',
    },
    { name: 'policy', schema: policies.policy, fields: 'title text languages' },
    { name: 'policy language', schema: policies.policyLanguage, fields: 'languageId name' },
  ],
  calls: [
    'PUT /api/Companies',
    'GET /api/Companies/Current',
    'GET /api/Companies/Columns/Names/Countries/{id}',
    'GET /api/Companies/ReportingInformations',
    'POST /api/Companies/ReportingInformations',
    'PUT /api/Companies/ReportingInformations',
    'GET /api/ReportingBases',
    'GET /api/Countries',
    'GET /api/Languages',
    'GET /api/Policies/{id}/Languages',
    'GET /api/Policies/{id}/Languages/{id}',
  ],
};
