import { describe, expect, it } from 'vitest';
import type { FuelConsumption } from '#api/contract/activity-data/fuel-consumptions';
import type { UtilityConsumption } from '#api/contract/activity-data/utility-consumptions';
import type { Scope3Consumption } from '#api/contract/activity-data/value-chain';
import { planYear, type SourceEntry, sourceMonths } from './plan-year';

const fuel: FuelConsumption = {
  fuelConsumptionId: 1,
  locationId: 7,
  fuelCategoryId: 1,
  fuelCategoryName: 'Gaseous fuels',
  fuelId: 101,
  fuelName: 'Natural gas',
  fuelVariantId: null,
  fuelVariantName: null,
  value: 1000,
  unitId: 20,
  unitSymbol: 'kWh',
  startDate: null,
  date: '2026-03-05',
  reference: 'INV-1',
  density: null,
  calorificValue: 38.2,
  calorificValueUnit: 'MJ/m3-net',
  volumeCorrection: null,
  deliveryNote: 'WZ 1',
  meterNumber: '30',
  supplierName: 'Gas & Co',
  amountFrom: null,
  amountPaid: null,
  pricePerUnit: null,
  currency: null,
  distance: null,
  distanceUnit: null,
  fuelEconomy: null,
  fuelEconomyUnit: null,
  carbonEquivalent: 1,
  correctsId: null,
  creditNotes: [],
  updatedOn: '2026-03-06T00:00:00.000Z',
};

const utility: UtilityConsumption = {
  utilityConsumptionId: 1,
  locationId: 7,
  utilityId: 1,
  utilityName: 'Electricity',
  value: 512.5,
  unitId: 20,
  unitSymbol: 'kWh',
  startDate: '2025-12-15',
  endDate: '2026-01-14',
  reference: null,
  cop: null,
  meterNumber: null,
  supplierName: null,
  carbonEquivalent: 1,
  correctsId: null,
  creditNotes: [],
  updatedOn: '2026-03-06T00:00:00.000Z',
};

const flight: Scope3Consumption = {
  scope3ConsumptionEntryId: 1,
  scope3InputFormId: 6,
  locationId: 7,
  scope3MethodId: 602,
  methodLabel: 'Distance',
  startDate: '2025-10-01',
  endDate: '2025-12-31',
  values: { startDate: '2025-10-01', endDate: '2025-12-31', distance: 1200, passengers: 2 },
  columns: [],
  rows: [],
  carbonEquivalent: 1,
  updatedOn: '2026-03-06T00:00:00.000Z',
};

const plan = (sources: SourceEntry[]) =>
  planYear({
    year: 2027,
    today: '2026-11-25',
    sources,
    referenceOf: (from, reference) => `replay ${from} ${reference ?? ''}`.trim(),
  });

describe('the months that a year repeats', () => {
  it('are those of the previous year, or of two years before for months that are not over', () => {
    expect(sourceMonths(2027, '2026-11-25').map(({ from }) => from)).toEqual([
      ...Array.from({ length: 10 }, (_, index) => `2026-${String(index + 1).padStart(2, '0')}`),
      '2025-11',
      '2025-12',
    ]);
  });

  it('are all of the previous year once that is over', () => {
    expect(new Set(sourceMonths(2027, '2027-01-01').map(({ years }) => years))).toEqual(new Set([1]));
  });
});

describe('the entries of a year', () => {
  it('repeat each entry in its month, reduced by the rule, and name their origin in the invoice reference', () => {
    const months = plan([{ kind: 'fuel', entry: fuel }]);
    expect(months.map(({ entries }) => entries.length)).toEqual([0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
    expect(months[2]).toMatchObject({
      month: '2027-03',
      lastDay: '2027-03-31',
      entries: [
        {
          kind: 'fuel',
          body: {
            value: 980,
            date: '2027-03-05',
            reference: 'replay 2026-03 INV-1',
            calorificValue: 38.2,
            deliveryNote: null,
            meterNumber: '30',
          },
        },
      ],
    });
  });

  it('reduce the inputs of an estimated amount', () => {
    const entry = { ...fuel, amountFrom: 'spend', amountPaid: 250.4, pricePerUnit: 1.2 } as const;
    const [, , march] = plan([{ kind: 'fuel', entry }]);
    expect(march?.entries[0]?.body).toMatchObject({
      amountFrom: 'spend',
      amountPaid: 245.4,
      pricePerUnit: 1.2,
    });
  });

  it('contain the amount calculated from distance or spend with the digits that the API requires', () => {
    const bodyOf = (entry: Partial<FuelConsumption>) =>
      plan([{ kind: 'fuel', entry: { ...fuel, ...entry } }])[2]?.entries[0]?.body;
    const driven = {
      distance: 1000,
      distanceUnit: 'km',
      fuelEconomy: 8,
      fuelEconomyUnit: 'l/100km',
    } as const;
    expect(bodyOf({ ...driven, amountFrom: 'distance', value: 80, unitSymbol: 'l' })).toMatchObject({
      distance: 980,
      value: 78.4,
    });
    const paid = { amountPaid: 1003, pricePerUnit: 7, currency: 'EUR' } as const;
    expect(bodyOf({ ...paid, amountFrom: 'spend', value: 143.285714286 })).toMatchObject({
      amountPaid: 983,
      value: 140.428571429,
    });
  });

  it('contain a bill across the year end in the month in which it ends', () => {
    const [january] = plan([{ kind: 'utility', entry: utility }]);
    expect(january?.entries[0]?.body).toMatchObject({
      startDate: '2026-12-15',
      endDate: '2027-01-14',
      value: 507.4,
      reference: 'replay 2026-01',
    });
  });

  it('keep value chain amounts and move their days', () => {
    const december = plan([{ kind: 'value-chain', entry: flight }])[11];
    expect(december?.entries[0]?.body).toMatchObject({
      values: {
        startDate: '2027-10-01',
        endDate: '2027-12-31',
        distance: 1200,
        passengers: 2,
        reference: 'replay 2025-12',
      },
    });
  });

  it('leave out entries that ended in a month repeated from another year', () => {
    const entry = { ...fuel, date: '2026-11-05' };
    expect(plan([{ kind: 'fuel', entry }]).every(({ entries }) => entries.length === 0)).toBe(true);
  });

  it('include the earlier reference and cut it if it is too long', () => {
    const [, , march] = plan([{ kind: 'fuel', entry: { ...fuel, reference: 'x'.repeat(120) } }]);
    expect(march?.entries[0]?.body).toMatchObject({ reference: `replay 2026-03 ${'x'.repeat(105)}` });
  });
});
