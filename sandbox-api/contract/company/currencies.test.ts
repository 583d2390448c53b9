import { expect, it } from 'vitest';
import { countries } from '#seed/reference/countries.json';
import { currencies, currencyOfCountry } from './currencies';

it('are codes of ISO 4217, each once', () => {
  expect(currencies.filter((code) => !/^[A-Z]{3}$/.test(code))).toEqual([]);
  expect(new Set(currencies).size).toBe(currencies.length);
  expect(currencies.length).toBeGreaterThan(150);
});

it.each([
  ['PL', 'PLN'],
  ['DE', 'EUR'],
  ['GB', 'GBP'],
  ['US', 'USD'],
  ['CZ', 'CZK'],
  ['HU', 'HUF'],
  ['CH', 'CHF'],
  ['SE', 'SEK'],
  ['BG', 'EUR'],
])('the currency of %s is %s', (country, currency) => {
  expect(currencyOfCountry(country)).toBe(currency);
});

it('every country of the product has one', () => {
  const dollars = countries.filter(({ isoCodeTwo }) => currencyOfCountry(isoCodeTwo) === 'USD');
  expect(dollars.length).toBeGreaterThan(10);
  const euros = countries.filter(({ isoCodeTwo }) => currencyOfCountry(isoCodeTwo) === 'EUR');
  // 21 members, their listed territories, and the countries that use it by agreement or unilaterally.
  expect(euros.length).toBe(37);
});
