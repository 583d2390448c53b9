import { describe, expect, it } from 'vitest';
import type { Contract } from '#api/domain/emissions/activity';
import type { EmissionLine } from '#api/domain/emissions/emission-line';
import { emissionsOf } from '#api/domain/emissions/emissions';
import type { CompanyFactor } from '#api/domain/factors/company-factor';
import { seedReference } from '#api/testing/seed-reference';

const reference = seedReference();
const settings = { gwpSet: 'AR5', headlineScope2Method: 'market' } as const;
const may = { startDate: '2024-05-01', endDate: '2024-05-31' };

type Asked = {
  cop?: string | null;
  companyFactors?: CompanyFactor[];
  contracts?: Contract[];
  utilityId?: number;
};

const cool = ({
  cop = '4',
  companyFactors = [],
  contracts = [],
  utilityId = 4,
}: Asked = {}): EmissionLine[] =>
  emissionsOf(
    { reference, countryCode: 'PL', settings: { ...settings, companyFactors } },
    { kind: 'utility', utilityId, quantity: '1000', unitId: 1, ...may, cop },
    contracts,
  );

const electricity = emissionsOf(
  { reference, countryCode: 'PL', settings },
  { kind: 'utility', utilityId: 1, quantity: '250', unitId: 1, ...may },
  [],
);
const kilograms = (lines: readonly EmissionLine[]) =>
  lines.map(({ scope, method, kgCo2e, isHeadline, derivedFrom }) => [
    scope,
    method,
    isHeadline,
    derivedFrom,
    kgCo2e.toFixed(9),
  ]);

const own = (method: 'location' | 'market', utilityId = 4): CompanyFactor => ({
  id: 1,
  locationId: null,
  gwpBasis: null,
  validFrom: '2020-01-01',
  validTo: null,
  unit: 'kWh',
  kgCo2e: '0.1',
  kgCo2: null,
  kgCh4Co2e: null,
  kgN2oCo2e: null,
  kgCo2Biogenic: null,
  appliesTo: 'utility',
  utilityId,
  method,
});

describe('cooling by the supplier’s COP', () => {
  it('emits what its electricity does, as cooling', () => {
    expect(kilograms(cool())).toEqual(kilograms(electricity));
    expect(cool().map(({ category }) => category)).toEqual(['2.3', '2.3', '3.3', '3.3']);
    expect(cool().every(({ energyKwh }) => energyKwh?.eq(1000))).toBe(true);
  });

  it('says how the electricity follows from the cooling', () => {
    const [line] = cool();
    expect([line?.activityQuantity.toString(), line?.activityUnit]).toEqual(['1000', 'kWh']);
    expect(line?.steps).toEqual([
      { kind: 'cooling-cop', from: 'kWh', to: 'kWh', factor: '0.25', source: '1 / COP 4' },
    ]);
    expect(line?.factorQuantity.toString()).toBe('250');
  });

  it('uses no contract and no factor for the company’s own electricity', () => {
    const contracts = [{ supplyTypeId: 1, startDate: '2020-01-01', hasCertificate: true }];
    const companyFactors = [own('location', 1), own('market', 1)];
    expect(kilograms(cool({ contracts, companyFactors }))).toEqual(kilograms(cool()));
  });

  it('uses the factor stated for a method, and the location-based one for 3.3', () => {
    const byMarket = cool({ companyFactors: [own('market')] });
    expect(byMarket.map(({ method, reason }) => [method, reason])).toEqual([
      ['location', 'exact'],
      ['market', 'company-factor'],
      ['none', 'nearest-year'],
      ['none', 'nearest-year'],
    ]);
    expect(byMarket[1]?.notes).toContain('cop-not-needed');
    const byLocation = cool({ companyFactors: [own('location')] });
    expect(byLocation.map(({ method, reason }) => [method, reason])).toEqual([
      ['location', 'company-factor'],
      ['market', 'exact'],
    ]);
    const byBoth = cool({ companyFactors: [own('location'), own('market')] });
    expect(byBoth.map(({ kgCo2e }) => kgCo2e.toNumber())).toEqual([100, 100]);
    expect(byBoth.every(({ notes }) => notes.includes('cop-not-needed'))).toBe(true);
  });

  it('is refused without it, and without a factor for either method', () => {
    const refused = expect.objectContaining({ code: 'supplier_factor_needed', field: 'cop' });
    expect(() => cool({ cop: null })).toThrowError(refused);
    expect(() => cool({ cop: null, companyFactors: [own('location')] })).toThrowError(refused);
  });

  it.each([1, 2, 3])('is refused with another utility (%i)', (utilityId) => {
    expect(() => cool({ utilityId })).toThrowError(
      expect.objectContaining({ code: 'cop_not_of_cooling', field: 'cop' }),
    );
  });
});
