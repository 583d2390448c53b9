import { expect, it } from 'vitest';
import type { Country } from '#api/contract/company/countries';
import { numberNeeds } from '@/components/company/number-rules';
import { detailsSchema } from './details-schema';

const poland = { isoCodeTwo: 'PL', requiresVatNumber: true, hasPkdNumber: true } as Country;
const britain = { isoCodeTwo: 'GB', requiresVatNumber: false, hasPkdNumber: false } as Country;
const monaco = { ...britain, isoCodeTwo: 'MC' } as Country;
const entry = {
  name: 'Jagodno',
  countryId: 1,
  town: 'Poznań',
  address1: 'Polna 1',
  vatNumber: 'PL1234563218',
};

function refusedFields(country: Country, requiresExtraInfo: boolean, changes: object = {}): string[] {
  const result = detailsSchema(numberNeeds(country, requiresExtraInfo)).safeParse({ ...entry, ...changes });
  return result.success ? [] : [...new Set(result.error.issues.map(({ path }) => path.join('.')))].sort();
}

// spec: settings.rules.required
it('requires name, address, town and country, and reports all problems together', () => {
  const missing = { name: ' ', address1: '', town: '', countryId: null };
  expect(refusedFields(poland, false, missing)).toEqual(['address1', 'countryId', 'name', 'town']);
});

// spec: settings.rules.registration-number, settings.rules.vat, settings.rules.pkd
it('requires the company numbers that the country and the invitation ask for', () => {
  expect(refusedFields(poland, false)).toEqual([]);
  expect(refusedFields(poland, false, { vatNumber: '' })).toEqual(['vatNumber']);
  expect(refusedFields(poland, true)).toEqual(['pkdNumber', 'registrationNumber']);
  expect(refusedFields(britain, false, { vatNumber: '' })).toEqual([]);
});

// spec: settings.rules.vat
it('refuses a VAT number of another country even where none is required', () => {
  expect(refusedFields(poland, false, { vatNumber: 'DE136695976' })).toEqual(['vatNumber']);
  expect(refusedFields(britain, false)).toEqual(['vatNumber']);
  expect(refusedFields(monaco, false, { vatNumber: 'FR40303265045' })).toEqual([]);
});
