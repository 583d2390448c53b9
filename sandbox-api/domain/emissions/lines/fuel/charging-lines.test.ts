import { describe, expect, it } from 'vitest';
import type { EmissionLine } from '#api/domain/emissions/emission-line';
import { headlineOf } from '#api/domain/emissions/emission-line';
import { type Activity, emissionsOf } from '#api/domain/emissions/emissions';
import type { CompanyFactor } from '#api/domain/factors/company-factor';
import { seedReference } from '#api/testing/seed-reference';

const reference = seedReference();

/** Catalogue ids (seed/reference/catalogue). */
const [car, electric, plugInFuel, plugInCharging] = [601, 201, 82, 202];
const [kilometre, mile] = [60, 61];

type Change = { variant?: number; quantity?: string; unitId?: number; country?: string; subregion?: string };

const drive = ({
  variant = electric,
  quantity = '1000',
  unitId = kilometre,
  country = 'PL',
  subregion,
  companyFactors = [],
}: Change & { companyFactors?: CompanyFactor[] } = {}): EmissionLine[] => {
  const settings = { gwpSet: 'AR5', headlineScope2Method: 'market', companyFactors } as const;
  const activity: Activity = {
    kind: 'fuel',
    fuelId: car,
    fuelVariantId: variant,
    quantity,
    unitId,
    date: '2024-05-14',
  };
  const contract = { supplyTypeId: 1, startDate: '2020-01-01', hasCertificate: true };
  return emissionsOf({ reference, countryCode: country, gridSubregion: subregion, settings }, activity, [
    contract,
  ]);
};

const bill = (kwh: string, country: string) =>
  emissionsOf(
    { reference, countryCode: country, settings: { gwpSet: 'AR5', headlineScope2Method: 'market' } },
    {
      kind: 'utility',
      utilityId: 1,
      quantity: kwh,
      unitId: 1,
      startDate: '2024-05-14',
      endDate: '2024-05-14',
    },
    [],
  );

const figures = (lines: EmissionLine[]) =>
  lines.map(({ scope, category, method, kgCo2e, kgCo2Biogenic, energyKwh, isHeadline, derivedFrom }) => ({
    scope,
    category,
    method,
    isHeadline,
    derivedFrom,
    kg: kgCo2e.toFixed(9),
    biogenic: kgCo2Biogenic.toFixed(9),
    energy: energyKwh?.toFixed(9),
  }));

describe('an electric vehicle by its distance', () => {
  // 1,000 km × 0.21028 kWh/km of 2024.
  it.each(['PL', 'GB', 'DE', 'FR', 'UA'])('emits what its electricity would by a bill, in %s', (country) => {
    expect(figures(drive({ country }))).toEqual(figures(bill('210.28', country)));
  });

  it('shows the distance entered and how it became kWh, with the source', () => {
    const [line] = drive({ quantity: '100', unitId: mile });
    expect(line).toMatchObject({ activityUnit: 'mi', factorUnit: 'kWh' });
    expect(line?.activityQuantity.toString()).toBe('100');
    expect(line?.steps).toMatchObject([
      { kind: 'unit', from: 'mi', to: 'km', factor: '1.609344' },
      {
        kind: 'electricity-use',
        from: 'km',
        to: 'kWh',
        factor: '0.21028',
        source: 'uk-desnz 2024: 0.21028 kWh/km',
      },
    ]);
    expect(line?.factorQuantity.toString()).toBe('33.841285632');
  });

  it('is not zero under the green contract of the location, and says why', () => {
    const market = drive().filter(({ method }) => method === 'market');
    expect(market).toHaveLength(1);
    expect(market[0]).toMatchObject({ supplyTypeId: 0, isHeadline: true });
    expect(market[0]?.kgCo2e.toNumber()).toBeCloseTo(210.28 * 0.8083, 9);
    expect(market[0]?.notes).toContain('charged-elsewhere');
    expect(headlineOf(drive()).toNumber()).toBeCloseTo(210.28 * 0.8083, 9);
  });

  it('charges anywhere: the location’s part of the grid makes no difference', () => {
    expect(figures(drive({ country: 'US', subregion: 'CAMX' }))).toEqual(figures(drive({ country: 'US' })));
  });

  it('ignores own factors of the company, for electricity of its meters or for all cars', () => {
    const own = {
      id: 1,
      locationId: null,
      gwpBasis: null,
      validFrom: '2020-01-01',
      validTo: null,
      kgCo2e: '9',
      kgCo2: null,
      kgCh4Co2e: null,
      kgN2oCo2e: null,
      kgCo2Biogenic: null,
    };
    const companyFactors: CompanyFactor[] = [
      { ...own, appliesTo: 'utility', utilityId: 1, method: 'both', unit: 'kWh' },
      { ...own, id: 2, appliesTo: 'fuel', fuelId: car, fuelVariantId: null, unit: 'km' },
    ];
    expect(figures(drive({ companyFactors }))).toEqual(figures(drive()));
  });

  it('names the fuel if no grid factor of the country is published', () => {
    expect(() => drive({ country: 'XX' })).toThrowError('factor_missing (fuelId)');
  });
});

describe('a plug-in hybrid, its fuel and its charging apart', () => {
  it('counts its upstream once: with its fuel, whose published row includes that of its electricity', () => {
    const of = (variant: number) => drive({ variant, country: 'GB' });
    const upstream = (lines: EmissionLine[]) => lines.filter(({ category }) => category === '3.3');
    expect(of(plugInFuel).map(({ scope }) => scope)).toEqual([1, 3]);
    expect(of(plugInCharging).map(({ scope }) => scope)).toEqual([2, 2, 0, 3]);
    const [losses, ...others] = upstream(of(plugInCharging));
    expect(others).toEqual([]);
    expect(reference.edition(losses?.factor?.editionId ?? 0).series).toBe('uk-desnz');
    // T&D of 2024, 0.0183 kg/kWh.
    expect(losses?.kgCo2e.toNumber()).toBeCloseTo(65.78 * 0.0183, 4);
  });
});
