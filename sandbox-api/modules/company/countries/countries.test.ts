import { afterAll, beforeAll, expect, test } from 'vitest';
import { listCountries, listGridSubregions } from '#api/contract/company/countries';
import { createTestApi } from '#api/testing/create-test-api';
import { seedReference } from '#api/testing/seed-reference';

let api: Awaited<ReturnType<typeof createTestApi>>;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const list = async (language: string) =>
  (await api.call(listCountries, { headers: { 'accept-language': language } })).body;

// spec: calls.countries
test('every country is listed to anybody, by its English name', async () => {
  const countries = await list('en');
  expect(countries.length).toBeGreaterThan(240);
  const names = countries.map(({ name }) => name);
  expect(names).toContain('Poland');
  expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare));
  expect(new Set(countries.map(({ isoCodeTwo }) => isoCodeTwo)).size).toBe(countries.length);
});

test('in Polish the names and their order are Polish: Ł after L, Ś after S', async () => {
  const names = (await list('pl-PL')).map(({ name }) => name);
  expect(names).toEqual(names.toSorted(new Intl.Collator('pl').compare));
  expect(names.indexOf('Łotwa')).toBeGreaterThan(names.indexOf('Luksemburg'));
  expect(names.indexOf('Łotwa')).toBeLessThan(names.indexOf('Macedonia Północna'));
});

// spec: calls.countries
test('Poland asks for VAT and PKD numbers and speaks Polish; Germany asks for VAT; the US for neither', async () => {
  const countries = await list('en');
  const find = (code: string) => countries.find((country) => country.code === code);
  expect(find('PL')).toEqual({
    id: 616,
    countryId: 616,
    name: 'Poland',
    code: 'PL',
    isoCodeTwo: 'PL',
    languageId: 2,
    requiresVatNumber: true,
    hasPkdNumber: true,
  });
  expect(find('DE')).toMatchObject({ requiresVatNumber: true, hasPkdNumber: false, languageId: 1 });
  expect(find('US')).toMatchObject({ requiresVatNumber: false, hasPkdNumber: false });
});

test('every part of a grid that has factors is listed, by the name they are printed under, and no other', async () => {
  const { token } = await api.company();
  const { body } = await api.call(listGridSubregions, { token: token.View });
  expect(new Set(body.map(({ countryId }) => countryId))).toEqual(new Set([840]));
  const reference = seedReference();
  const printed = reference
    .factorsOf(reference.activityId('us-egrid:electricity/location-based'))
    .filter(({ region }) => region !== 'US')
    .map(({ sourceRow }) => sourceRow.replace(/ \d{4}$/, ''));
  expect(body.map(({ code, name }) => `${code}, ${name}`)).toEqual([...new Set(printed)].sort());
});
