import { describe, expect, it } from 'vitest';
import type { Contract, EmissionSettings } from '#api/domain/emissions/activity';
import { type Activity, emissionsOf } from '#api/domain/emissions/emissions';
import type { CompanyFactor } from '#api/domain/factors/company-factor';
import { seedReference } from '#api/testing/seed-reference';

const reference = seedReference();

const stated = { kgCo2e: null, kgCh4Co2e: null, kgN2oCo2e: null, kgCo2Biogenic: null, gwpBasis: null };
const residualMix = (region: string, kgCo2 = '300', year = 2024): CompanyFactor => ({
  id: 7,
  locationId: null,
  appliesTo: 'residual-mix',
  region,
  unit: 'MWh',
  ...stated,
  kgCo2,
  validFrom: `${year}-01-01`,
  validTo: `${year}-12-31`,
});
const ownMarket: CompanyFactor = {
  id: 8,
  locationId: null,
  appliesTo: 'utility',
  utilityId: 1,
  method: 'market',
  unit: 'kWh',
  ...stated,
  kgCo2: null,
  kgCo2e: '0.1',
  validFrom: '2024-01-01',
  validTo: '2024-12-31',
};
const green: Contract = { supplyTypeId: 1, startDate: '2020-01-01', hasCertificate: true };

/** 1,000 kWh. */
const bill = (month = '2024-05', change: object = {}): Activity => ({
  kind: 'utility',
  utilityId: 1,
  quantity: '1000',
  unitId: 1,
  startDate: `${month}-01`,
  endDate: `${month}-28`,
  ...change,
});

type Where = { country?: string; part?: string | null; contracts?: Contract[] };

function marketOf(
  companyFactors: CompanyFactor[],
  activity: Activity = bill(),
  { country = 'ES', part = null, contracts = [] }: Where = {},
) {
  const settings: EmissionSettings = { gwpSet: 'AR5', headlineScope2Method: 'market', companyFactors };
  const context = { reference, countryCode: country, gridSubregion: part, settings };
  return emissionsOf(context, activity, contracts).filter(
    ({ scope, method }) => scope === 2 && method === 'market',
  );
}

const told = (lines: ReturnType<typeof marketOf>) =>
  lines.map(({ kgCo2e, reason, companyFactorId, notes }) => ({
    kg: kgCo2e.toNumber(),
    reason,
    own: companyFactorId,
    isStandIn: notes.includes('no-residual-mix'),
  }));

describe('the market-based factor of electricity', () => {
  it('is the first of contract, own factor, entered residual mix, shipped residual mix, and replacement', () => {
    const entered = residualMix('ES');
    expect(told(marketOf([entered, ownMarket], bill(), { contracts: [green] }))).toMatchObject([
      { kg: 0, reason: 'contract' },
    ]);
    expect(told(marketOf([entered, ownMarket]))).toMatchObject([{ kg: 100, own: 8, isStandIn: false }]);
    expect(told(marketOf([entered]))).toEqual([
      { kg: 300, reason: 'company-factor', own: 7, isStandIn: false },
    ]);
    expect(told(marketOf([residualMix('PL')], bill(), { country: 'PL' }))).toMatchObject([
      { kg: 300, own: 7 },
    ]);
    expect(told(marketOf([], bill(), { country: 'PL' }))).toMatchObject([{ kg: 808.3, isStandIn: false }]);
    expect(told(marketOf([]))).toMatchObject([{ own: null, isStandIn: true }]);
  });

  it('takes a residual mix in its own country and year only', () => {
    const isStandIn = (factor: CompanyFactor, month?: string) =>
      told(marketOf([factor], bill(month))).map((line) => line.isStandIn);
    expect(isStandIn(residualMix('FR'))).toEqual([true]);
    expect(isStandIn(residualMix('ES'), '2023-05')).toEqual([true]);
    expect(isStandIn(residualMix('ES'), '2024-12')).toEqual([false]);
  });

  it('takes that of the part of the grid where the location is in one', () => {
    const inPart = { country: 'US', part: 'CAMX' };
    expect(told(marketOf([residualMix('CAMX')], bill(), inPart))).toMatchObject([{ kg: 300, own: 7 }]);
    expect(told(marketOf([residualMix('US')], bill(), inPart))).toMatchObject([{ isStandIn: true }]);
    expect(told(marketOf([residualMix('US')], bill(), { country: 'US' }))).toMatchObject([
      { kg: 300, own: 7 },
    ]);
  });

  it('leaves the location-based figure as it is', () => {
    const settings: EmissionSettings = { gwpSet: 'AR5', headlineScope2Method: 'market' };
    const context = { reference, countryCode: 'ES', settings };
    const without = emissionsOf(context, bill(), []);
    const companyFactors = [residualMix('ES')];
    const entered = emissionsOf({ ...context, settings: { ...settings, companyFactors } }, bill(), []);
    const others = (lines: typeof without) => lines.filter(({ method }) => method !== 'market');
    expect(others(entered)).toEqual(others(without));
  });

  it('says that the value covers CO2 only where it does', () => {
    expect(marketOf([residualMix('ES')])[0]?.notes).toContain('co2-only');
    expect(marketOf([{ ...residualMix('ES'), kgCo2: null, kgCo2e: '300' }])[0]?.notes).not.toContain(
      'co2-only',
    );
  });

  it('also applies to cooling by its COP and to vehicles charged elsewhere, unlike other own factors', () => {
    const cooling = reference.data.utilities.find(({ kind }) => kind === 'cooling')?.id;
    const byCop = bill('2024-05', { utilityId: cooling, cop: '4' });
    expect(told(marketOf([residualMix('ES'), ownMarket], byCop))).toMatchObject([{ kg: 75, own: 7 }]);
    const [car, electric, kilometre] = [601, 201, 60];
    const drive: Activity = {
      kind: 'fuel',
      fuelId: car,
      fuelVariantId: electric,
      quantity: '1000',
      unitId: kilometre,
      date: '2024-05-14',
    };
    expect(told(marketOf([residualMix('ES'), ownMarket], drive))).toMatchObject([{ own: 7 }]);
  });
});
