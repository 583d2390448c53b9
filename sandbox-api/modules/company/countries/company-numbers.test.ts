import { describe, expect, test } from 'vitest';
import { checkCompanyNumbers } from './company-numbers';
import { isVatNumberOf, normaliseVatNumber } from './vat-number';

describe('a VAT number', () => {
  // spec: validation.vat, settings.rules.vat, settings.rules.vat-brazil
  test.each([
    ['PL', 'PL1234563218'],
    ['PL', 'pl 123-456-32-18'],
    ['DE', 'DE136695976'],
    ['AT', 'ATU13585627'],
    ['GR', 'EL123456783'],
    ['BE', 'BE 0411.905.847'],
    ['BE', 'BE 1000.000.021'],
    ['MC', 'FR 40 303265045'],
    ['IM', 'GB980780684'],
    ['GB', 'GB980780684'],
    ['GB', 'XI980780684'],
    ['NO', 'NO 123 456 785 MVA'],
    ['CH', 'CHE-123.456.788'],
    ['BR', '11.222.333/0001-81'],
    ['BR', 'BR 11222333000181'],
    ['US', 'US123456789'],
  ])('of %s is accepted: %s', (country, vatNumber) => {
    expect(isVatNumberOf(country, normaliseVatNumber(vatNumber))).toBe(true);
  });

  // spec: validation.vat, settings.rules.vat
  test.each([
    ['another country', 'DE', 'PL1234563218'],
    ['no prefix', 'PL', '1234563218'],
    ['a wrong check digit', 'PL', 'PL1234563219'],
    ['a check digit of a remainder of 10', 'PL', 'PL5260000070'],
    ['a wrong check digit', 'DE', 'DE136695977'],
    ['a wrong check digit', 'BE', 'BE1000000022'],
    ['a wrong check digit', 'MC', 'FR41303265045'],
    ['too few digits', 'PL', 'PL123456321'],
    ['the prefix twice', 'PL', 'PLPL1234563218'],
    ['the ISO code where the prefix differs', 'GR', 'GR123456783'],
    ['the prefix alone', 'US', 'US'],
    ['a wrong check digit without prefix', 'BR', '11222333000182'],
    ['foreign letters', 'US', 'US12ż456'],
  ])('with %s is refused (%s, %s)', (_case, country, vatNumber) => {
    expect(isVatNumberOf(country, normaliseVatNumber(vatNumber))).toBe(false);
  });
});

describe('the numbers of a company', () => {
  const poland = { isoCodeTwo: 'PL', requiresVatNumber: true, hasPkdNumber: true };
  const germany = { isoCodeTwo: 'DE', requiresVatNumber: true, hasPkdNumber: false };
  const us = { isoCodeTwo: 'US', requiresVatNumber: false, hasPkdNumber: false };
  const none = { registrationNumber: null, vatNumber: null, pkdNumber: null };
  const codes = (...call: Parameters<typeof checkCompanyNumbers>) =>
    checkCompanyNumbers(...call).issues.map(({ path, code }) => `${path} ${code}`);

  // spec: validation.numbers, settings.rules.registration-number
  test('all missing with extra information in Poland are three issues at once', () => {
    expect(codes(poland, true, none)).toEqual([
      'registrationNumber required',
      'vatNumber required',
      'pkdNumber required',
    ]);
  });

  test('without extra information are asked for as the country does', () => {
    expect(codes(poland, false, none)).toEqual(['vatNumber required']);
    expect(codes(us, false, none)).toEqual([]);
  });

  // spec: validation.numbers, settings.rules.pkd
  test('with extra information need no PKD where there is none', () => {
    expect(codes(germany, true, none)).toEqual(['registrationNumber required', 'vatNumber required']);
    expect(codes(us, true, none)).toEqual(['registrationNumber required', 'vatNumber required']);
  });

  test('that are not required are checked too', () => {
    expect(codes(us, false, { ...none, vatNumber: 'DE136695976' })).toEqual(['vatNumber vatInvalid']);
    expect(codes(germany, false, { ...none, vatNumber: 'DE136695976', pkdNumber: '62.01.Z' })).toEqual([
      'pkdNumber pkdInvalid',
    ]);
  });

  test.each(['62.01.Z', '6201z', ' 62.01 z'])('take the PKD number %s as 62.01.Z', (pkdNumber) => {
    const entered = { registrationNumber: 'KRS 1', vatNumber: 'pl 123 456 32 18', pkdNumber };
    expect(checkCompanyNumbers(poland, true, entered)).toEqual({
      issues: [],
      numbers: { registrationNumber: 'KRS 1', vatNumber: 'PL1234563218', pkdNumber: '62.01.Z' },
    });
  });

  test.each(['62.01', '62.1.Z', '00.01.Z', '62.01.ZZ', 'AB.01.Z'])(
    'refuse the PKD number %s',
    (pkdNumber) => {
      const entered = { ...none, vatNumber: 'PL1234563218', pkdNumber };
      expect(codes(poland, false, entered)).toEqual(['pkdNumber pkdInvalid']);
    },
  );
});
