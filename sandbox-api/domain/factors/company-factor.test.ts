import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emissionsOf } from '#api/domain/emissions/emissions';
import { decimal } from '#api/domain/units/decimal';
import { seedReference } from '#api/testing/seed-reference';
import { type CompanyFactor, companyFactorFor } from './company-factor';

const numbers = { kgCo2: null, kgCh4Co2e: null, kgN2oCo2e: null, kgCo2Biogenic: null, gwpBasis: null };
const gas: CompanyFactor = {
  id: 1,
  locationId: null,
  appliesTo: 'fuel',
  fuelId: 101,
  fuelVariantId: null,
  unit: 'kWh-gross',
  ...numbers,
  kgCo2e: '0.3',
  validFrom: '2024-01-01',
  validTo: '2024-12-31',
};
const grid: CompanyFactor = {
  id: 2,
  locationId: null,
  appliesTo: 'utility',
  utilityId: 1,
  method: 'market',
  unit: 'MWh',
  ...numbers,
  kgCo2e: '400',
  validFrom: '2024-01-01',
  validTo: null,
};

/** What one month may have at most one factor for each of, the nearest first. */
const slots = [
  { locationId: 9, fuelVariantId: 7 },
  { locationId: 9, fuelVariantId: null },
  { locationId: null, fuelVariantId: 7 },
  { locationId: null, fuelVariantId: null },
];

describe('the company factor of a month', () => {
  const use = { appliesTo: 'fuel', fuelId: 101, fuelVariantId: 7 } as const;

  it('is valid from its first to its last day, both included', () => {
    const days = ['2023-12-31', '2024-01-01', '2024-12-31', '2025-01-01'];
    const found = days.map((day) => companyFactorFor([gas], use, day)?.id);
    expect(found).toEqual([undefined, 1, 1, undefined]);
  });

  it('of a variant wins over the one of the whole fuel', () => {
    const ofVariant: CompanyFactor = { ...gas, id: 3, fuelVariantId: 7 };
    expect(companyFactorFor([gas, ofVariant], use, '2024-05-01')?.id).toBe(3);
    expect(companyFactorFor([gas, ofVariant], { ...use, fuelVariantId: null }, '2024-05-01')?.id).toBe(1);
  });

  it('of a location wins over the company’s, for any variant', () => {
    const ofVariant: CompanyFactor = { ...gas, id: 3, fuelVariantId: 7 };
    const ofPlace: CompanyFactor = { ...gas, id: 4, locationId: 9 };
    const ofBoth: CompanyFactor = { ...gas, id: 5, locationId: 9, fuelVariantId: 7 };
    const nearest = (...factors: CompanyFactor[]) => companyFactorFor(factors, use, '2024-05-01')?.id;
    expect([nearest(gas, ofPlace), nearest(ofPlace, gas)]).toEqual([4, 4]);
    expect([nearest(ofVariant, ofPlace), nearest(ofPlace, ofVariant)]).toEqual([4, 4]);
    expect([nearest(ofPlace, ofBoth), nearest(ofBoth, ofPlace)]).toEqual([5, 5]);
    expect([nearest(ofVariant, ofBoth), nearest(ofBoth, ofVariant)]).toEqual([5, 5]);
  });

  it('of a location leaves other days and the other method to the company’s', () => {
    const both: CompanyFactor = { ...grid, method: 'both' };
    const ofPlace: CompanyFactor = { ...grid, id: 6, locationId: 9, validTo: '2024-06-10' };
    const nearest = (method: 'location' | 'market', day: string) =>
      companyFactorFor([both, ofPlace], { appliesTo: 'utility', utilityId: 1, method }, day)?.id;
    expect(nearest('market', '2024-06-10')).toBe(6);
    expect(nearest('market', '2024-06-11')).toBe(2);
    expect(nearest('location', '2024-06-10')).toBe(2);
  });

  it('is the nearest of all that fit, in whatever order they come', () => {
    const wholeFuel = { appliesTo: 'fuel', fuelId: 101, fuelVariantId: null } as const;
    fc.assert(
      fc.property(fc.shuffledSubarray(slots), fc.constantFrom(use, wholeFuel), (held, wanted) => {
        const factors = held.map((slot) => ({ ...gas, ...slot, id: slots.indexOf(slot) }));
        const nearest = slots.findIndex(
          (slot) =>
            held.includes(slot) &&
            (slot.fuelVariantId === null || slot.fuelVariantId === wanted.fuelVariantId),
        );
        expect(companyFactorFor(factors, wanted, '2024-05-01')?.id ?? -1).toBe(nearest);
      }),
    );
  });

  it('is for its own target and for no other', () => {
    const water: CompanyFactor = {
      id: 4,
      locationId: null,
      appliesTo: 'activity',
      activityId: 101,
      unit: 'm3',
      ...numbers,
      kgCo2e: '1',
      validFrom: '2024-01-01',
      validTo: null,
    };
    const all = [gas, grid, water];
    const found = (wanted: Parameters<typeof companyFactorFor>[1]) =>
      all.filter((factor) => companyFactorFor([factor], wanted, '2024-05-01')).map(({ id }) => id);
    const fuel = { appliesTo: 'fuel', fuelVariantId: null } as const;
    const utility = { appliesTo: 'utility', method: 'market' } as const;
    expect(found({ ...fuel, fuelId: 101 })).toEqual([1]);
    expect(found({ ...fuel, fuelId: 1 })).toEqual([]);
    expect(found({ ...utility, utilityId: 1 })).toEqual([2]);
    expect(found({ ...utility, utilityId: 101 })).toEqual([]);
    expect(found({ appliesTo: 'activity', activityId: 101 })).toEqual([4]);
    expect(found({ appliesTo: 'activity', activityId: 1 })).toEqual([]);
    expect(companyFactorFor(undefined, use, '2024-05-01')).toBeUndefined();
  });

  it('of one variant is for no other', () => {
    const ofVariant: CompanyFactor = { ...gas, fuelVariantId: 7 };
    expect(companyFactorFor([ofVariant], use, '2024-05-01')?.id).toBe(1);
    expect(companyFactorFor([ofVariant], { ...use, fuelVariantId: 8 }, '2024-05-01')).toBeUndefined();
  });

  it('by both methods serves either', () => {
    const both: CompanyFactor = { ...grid, method: 'both' };
    for (const method of ['location', 'market'] as const)
      expect(companyFactorFor([both], { appliesTo: 'utility', utilityId: 1, method }, '2024-05-01')).toBe(
        both,
      );
  });

  it('serves the Scope 2 method it is stated for', () => {
    const of = (method: 'location' | 'market') =>
      companyFactorFor([grid], { appliesTo: 'utility', utilityId: 1, method }, '2024-05-01')?.id;
    expect([of('location'), of('market')]).toEqual([undefined, 2]);
  });
});

describe('emissions by a company factor', () => {
  const reference = seedReference();
  const settings = { gwpSet: 'AR6', headlineScope2Method: 'market' } as const;
  const linesOf = (
    companyFactors: CompanyFactor[],
    activity: object,
    countryCode = 'PL',
    contracts: object[] = [],
  ) =>
    emissionsOf(
      { reference, countryCode, settings: { ...settings, companyFactors } },
      activity as never,
      contracts as never,
    );
  const bill = {
    kind: 'utility',
    utilityId: 1,
    quantity: '1000',
    unitId: 1,
    startDate: '2024-03-01',
    endDate: '2024-03-31',
  };

  it('are quantity × factor, in proportion to the quantity', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 9 }), (thousandths) => {
        const quantity = decimal(thousandths).div(1000);
        const activity = {
          kind: 'fuel',
          fuelId: 101,
          fuelVariantId: null,
          quantity: quantity.toString(),
          unitId: 20,
        };
        const [line] = linesOf([gas], { ...activity, date: '2024-06-15' });
        expect(line?.kgCo2e.toString()).toBe(quantity.times('0.3').toDecimalPlaces(12).toString());
        expect(line?.companyFactorId).toBe(1);
      }),
    );
  });

  it('leave the upstream of the fuel on its published factor', () => {
    const activity = {
      kind: 'fuel',
      fuelId: 101,
      fuelVariantId: null,
      quantity: '1000',
      unitId: 20,
      date: '2024-06-15',
    };
    const upstream = (factors: CompanyFactor[]) =>
      linesOf(factors, activity).find(({ scope }) => scope === 3);
    expect(upstream([gas])?.kgCo2e.toString()).toBe(upstream([])?.kgCo2e.toString());
  });

  it('state the biogenic CO2 once: on the line of the factor that states it', () => {
    const wood = reference.data.fuels.find(({ code }) => code.includes('wood'));
    const unitId = wood?.unitIds[0] ?? 0;
    const unit = reference.unitById(unitId)?.code ?? '';
    const own: CompanyFactor = { ...gas, fuelId: wood?.id ?? 0, unit, kgCo2Biogenic: '1.5' } as CompanyFactor;
    const lines = linesOf([own], {
      kind: 'fuel',
      fuelId: wood?.id,
      fuelVariantId: null,
      quantity: '10',
      unitId,
      date: '2024-06-15',
    });
    const biogenic = lines.map((line) => line.kgCo2Biogenic.toString()).filter((kg) => kg !== '0');
    expect(biogenic).toEqual(['15']);
  });

  it('are converted to the unit of the factor, market-based only where it says so', () => {
    const lines = linesOf([grid], bill).filter(({ scope }) => scope === 2);
    expect(lines.map(({ method, reason }) => [method, reason === 'company-factor'])).toEqual([
      ['location', false],
      ['market', true],
    ]);
    expect(lines[1]?.kgCo2e.toString()).toBe('400');
  });

  it('give way to a green contract in force', () => {
    const green = reference.data.supplyTypes.find(({ isRenewable }) => isRenewable);
    const contract = { supplyTypeId: green?.id, startDate: '2024-01-01', hasCertificate: true };
    const market = linesOf([grid], bill, 'PL', [contract]).find(({ method }) => method === 'market');
    expect([market?.reason, market?.kgCo2e.toString()]).toEqual(['contract', '0']);
  });

  it('are cut at the day on which the factor starts, and on which it ends', () => {
    const some: CompanyFactor = { ...grid, method: 'both', validFrom: '2024-03-11', validTo: '2024-03-20' };
    const month = { ...bill, quantity: '310' };
    const ofMethod = (method: string) =>
      linesOf([some], month)
        .filter((line) => line.method === method)
        .map((line) => [line.activityQuantity.toString(), line.companyFactorId]);
    // Ten of 31 days; what is before and after it is one line.
    expect(ofMethod('location')).toEqual([
      ['210', null],
      ['100', 2],
    ]);
    expect(ofMethod('market')).toEqual(ofMethod('location'));
  });

  it('take the factor of the day on which a fuel was bought', () => {
    const fuel = { kind: 'fuel', fuelId: 101, fuelVariantId: null, quantity: '10', unitId: 20 };
    const from: CompanyFactor = { ...gas, validFrom: '2024-03-11' };
    const own = (date: string) => linesOf([from], { ...fuel, date })[0]?.companyFactorId;
    expect([own('2024-03-10'), own('2024-03-11')]).toEqual([null, 1]);
  });

  it('of a value-chain entry are cut at the day', () => {
    const activity = 'uk-desnz:water-supply';
    const water: CompanyFactor = {
      id: 5,
      locationId: null,
      appliesTo: 'activity',
      activityId: reference.activityId(activity),
      unit: 'm3',
      ...numbers,
      kgCo2e: '1',
      validFrom: '2024-03-22',
      validTo: null,
    };
    const part = {
      field: 'value',
      quantity: '31',
      unit: 'm3',
      steps: [],
      basis: { kind: 'published', activity },
    };
    const period = { startDate: '2024-03-01', endDate: '2024-03-31' };
    const entry = { kind: 'scope3', itemId: 1, category: '3.1', ...period, parts: [part] };
    const quantities = linesOf([water], entry, 'GB').map((line) => [
      line.activityQuantity.toString(),
      line.companyFactorId,
    ]);
    expect(quantities).toEqual([
      ['21', null],
      ['10', 5],
    ]);
  });

  it('cut by factors of whole months are what they are by month: nothing is lost at the cuts', () => {
    const days = fc.integer({ min: 0, max: 60 });
    fc.assert(
      fc.property(days, days, fc.boolean(), (start, length, isBoth) => {
        const on = (day: number) => new Date(Date.UTC(2024, 1, 15 + day)).toISOString().slice(0, 10);
        const method = isBoth ? 'both' : 'market';
        const own: CompanyFactor = { ...grid, method, validFrom: on(start), validTo: on(start + length) };
        const long = { ...bill, startDate: '2024-02-15', endDate: '2024-04-30', quantity: '1234.567' };
        for (const wanted of ['location', 'market']) {
          const lines = linesOf([own], long).filter((line) => line.method === wanted);
          expect(lines.reduce((sum, line) => sum.plus(line.activityQuantity), decimal(0)).toString()).toBe(
            '1234.567',
          );
        }
      }),
    );
  });

  describe('of heat', () => {
    const mwh = reference.data.units.find(({ code }) => code === 'MWh');
    const heat = reference.data.utilities.find(({ kind }) => kind === 'heat');
    const ofHeat = { ...bill, utilityId: heat?.id, quantity: '10', unitId: mwh?.id };
    const own: CompanyFactor = { ...grid, utilityId: heat?.id ?? 0, method: 'both', kgCo2e: '300' };
    const losses = (factor: CompanyFactor, countryCode = 'PL') =>
      linesOf([factor], ofHeat, countryCode).filter(
        ({ scope, companyFactorId }) => scope === 3 && companyFactorId !== null,
      );

    it('have no additional losses where the heat arrives, nor if that is not stated', () => {
      for (const networkBoundary of ['customer', null, undefined] as const) {
        const lines = linesOf([{ ...own, networkBoundary }], ofHeat).filter(({ scope }) => scope === 3);
        expect(lines.map(({ steps }) => steps.filter(({ kind }) => kind === 'loss-share'))).toEqual([[]]);
        expect(lines.map(({ companyFactorId }) => companyFactorId)).toEqual([null]);
      }
    });

    it('at the plant have additional network losses, by the same factor and the country’s share', () => {
      const [line, ...rest] = losses({ ...own, networkBoundary: 'plant' });
      expect(rest).toEqual([]);
      const code = (name: string) => reference.factorsOf(reference.activityId(`pl-heat:${name}`));
      const of2023 = (name: string) => code(name).find((factor) => factor.yearFrom === 2023)?.kgCo2e ?? '0';
      const share = decimal(of2023('network-losses-of-district-heat')).div(of2023('district-heat'));
      expect(line?.kgCo2e.toFixed(6)).toBe(decimal(3000).times(share).toFixed(6));
      expect(share.toNumber()).toBeCloseTo(1 / 9, 2);
      expect(losses({ ...own, networkBoundary: 'plant' }, 'FR')[0]?.notes).toContain('loss-share-proxy');
    });
  });

  it('of the grid carry into its losses where they serve the location-based method, and only there', () => {
    const ofLosses = (
      method: 'location' | 'market' | 'both',
      countryCode = 'DE',
      networkBoundary: CompanyFactor['networkBoundary'] = null,
    ) =>
      linesOf([{ ...grid, method, networkBoundary }], bill, countryCode).filter(
        ({ scope, companyFactorId }) => scope === 3 && companyFactorId === 2,
      ).length;
    expect([ofLosses('location'), ofLosses('both'), ofLosses('market')]).toEqual([1, 1, 0]);
    // The published factor of Poland is for the kWh delivered, and an own one is read alike unless it says more.
    const said = (['plant', 'customer', null] as const).map((where) => ofLosses('both', 'PL', where));
    expect(said).toEqual([1, 0, 0]);
    expect(ofLosses('both', 'DE', 'customer')).toBe(0);
  });
});
