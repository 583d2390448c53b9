import { describe, expect, it } from 'vitest';
import type { Country } from '#api/contract/company/countries';
import { numberNeeds } from '@/components/company/number-rules';
import { companySchema } from './company-schema';

function country(isoCodeTwo: string, changes: Partial<Country> = {}): Country {
  return {
    id: 1,
    countryId: 1,
    name: isoCodeTwo,
    code: isoCodeTwo,
    isoCodeTwo,
    languageId: 1,
    requiresVatNumber: false,
    hasPkdNumber: false,
    ...changes,
  };
}

const entry = {
  name: 'Company',
  countryId: 1,
  town: 'Poznań',
  address1: 'Polna 1',
  postCode: '',
  useAddress: false,
  locationName: '',
  registrationNumber: '',
  vatNumber: '',
  pkdNumber: '',
  terms: true,
};

function refusedFields(needs: ReturnType<typeof numberNeeds>, changes: object = {}): string[] {
  const result = companySchema(needs).safeParse({ ...entry, ...changes });
  return result.success ? [] : [...new Set(result.error.issues.map((issue) => issue.path.join('.')))];
}

describe('the company numbers asked for', () => {
  // spec: accounts.numbers
  it.each([
    [country('FR'), false, []],
    [country('PL', { requiresVatNumber: true, hasPkdNumber: true }), false, ['vatNumber']],
    [country('FR'), true, ['registrationNumber', 'vatNumber']],
    [country('PL', { hasPkdNumber: true }), true, ['registrationNumber', 'vatNumber', 'pkdNumber']],
  ])('of %o with extra information %s are %j', (of, isExtra, fields) => {
    expect(refusedFields(numberNeeds(of, isExtra))).toEqual(fields);
  });
});

describe('a VAT number', () => {
  // spec: validation.vat
  it.each([
    ['PL', 'PL5260001246', true],
    ['PL', 'pl 526', true],
    ['PL', 'DE123', false],
    ['PL', '5260001246', false],
    ['GR', 'EL123', true],
    ['GR', 'GR123', false],
    ['GB', 'XI123', true],
    ['BR', '123', true],
  ])('for %s as %s: accepted %s', (code, vatNumber, isAccepted) => {
    const needs = numberNeeds(country(code, { requiresVatNumber: true }), false);
    expect(refusedFields(needs, { vatNumber })).toEqual(isAccepted ? [] : ['vatNumber']);
  });
});

describe('the company tab', () => {
  // spec: accounts.location-name
  it('requires the terms and a name for the location to create, and reports all problems together', () => {
    expect(
      refusedFields(numberNeeds(country('FR'), false), { terms: false, useAddress: true, name: ' ' }),
    ).toEqual(['name', 'locationName', 'terms']);
  });
});
