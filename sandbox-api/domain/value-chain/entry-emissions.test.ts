import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { headlineOf } from '#api/domain/emissions/emission-line';
import { emissionsOf } from '#api/domain/emissions/emissions';
import { decimal, sum } from '#api/domain/units/decimal';
import { seedReference } from '#api/testing/seed-reference';
import { entryIssues } from './check-entry';
import { entryActivity } from './entry-activity';
import { type EntryValue, EntryValues } from './entry-values';
import { findMethod, formFields } from './forms';

const reference = seedReference();
const settings = { gwpSet: 'AR6', headlineScope2Method: 'market' } as const;

type Period = { startDate: string; endDate: string };
const lines = (methodId: number, period: Period, values: Record<string, EntryValue>) =>
  emissionsOf({ reference, countryCode: 'PL', settings }, entryActivity({ methodId, ...period, values }), []);

const day = fc
  .date({ min: new Date('2021-01-01'), max: new Date('2026-10-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const period = fc
  .tuple(day, day)
  .map(([one, other]) =>
    one <= other ? { startDate: one, endDate: other } : { startDate: other, endDate: one },
  );
const amount = fc.integer({ min: 1, max: 10_000_000 }).map((value) => value / 1000);
const share = fc.integer({ min: 1, max: 1000 }).map((value) => value / 10);

/** One method of each calculation type: published, published by share, stated by share, fuel, grid. */
const methods = [
  {
    methodId: 502,
    field: 'wasteMass',
    values: { wasteType: 'other/glass', treatment: 'landfill', massUnit: 't' },
  },
  {
    methodId: 1201,
    field: 'productMass',
    share: 'treatmentShare',
    values: { wasteType: 'other/glass', treatment: 'closed-loop', massUnit: 'kg' },
  },
  {
    methodId: 1501,
    field: 'investeeEmissions',
    share: 'equityShare',
    values: { investeeEmissionsUnit: 'tCO2e', factorSource: 'Report' },
  },
  { methodId: 601, field: 'fuelQuantity', values: { fuelType: '501', fuelUnit: 'l' } },
  {
    methodId: 302,
    field: 'energyQuantity',
    values: { energyType: 'electricity', energyUnit: 'MWh', country: 'DE' },
  },
] as const;

const anyEntry = fc.record({ method: fc.constantFrom(...methods), period, amount, share });

describe('emissions of an entry', () => {
  it('split the entered amount over the months exactly, in the category of the form', () => {
    fc.assert(
      fc.property(anyEntry, ({ method, period, amount, share }) => {
        const values = {
          ...method.values,
          [method.field]: amount,
          ...('share' in method ? { [method.share]: share } : {}),
        };
        const own = lines(method.methodId, period, values).filter(
          ({ isHeadline, derivedFrom }) => isHeadline && derivedFrom === null,
        );
        expect(sum(own.map(({ activityQuantity }) => activityQuantity)).eq(decimal(amount))).toBe(true);
        expect(new Set(own.map(({ category, scope }) => `${scope} ${category}`))).toEqual(
          new Set([`3 3.${Math.floor(method.methodId / 100)}`]),
        );
        for (const line of own) expect(line.energyKwh).toBeNull();
      }),
      { numRuns: 150 },
    );
  });

  it('follow the share: half of it is half the figure', () => {
    fc.assert(
      fc.property(anyEntry, ({ method, period, amount, share }) => {
        if (!('share' in method)) return;
        const of = (part: number) =>
          headlineOf(
            lines(method.methodId, period, {
              ...method.values,
              [method.field]: amount,
              [method.share]: part,
            }),
          );
        expect(
          of(share)
            .minus(of(share / 2).times(2))
            .abs()
            .lte('1e-6'),
        ).toBe(true);
      }),
      { numRuns: 100 },
    );
  });

  it('leave the upstream of a partner’s fuel out and keep biogenic CO2 outside the scopes', () => {
    const bought = { startDate: '2025-03-01', endDate: '2025-03-01' };
    const all = lines(601, bought, { fuelType: '501', fuelQuantity: 100, fuelUnit: 'l' });
    expect(new Set(all.filter(({ scope }) => scope === 3).map(({ category }) => category))).toEqual(
      new Set(['3.6']),
    );
    expect(
      all.some(({ factor }) => factor && reference.edition(factor.editionId).title.includes('WTT')),
    ).toBe(false);
  });

  it('of a project over its whole life are outside the scopes, beside its emissions in a year', () => {
    const year = { startDate: '2025-01-01', endDate: '2025-12-31' };
    const project = { investee: 'Wind farm', projectCostShare: 50, factorSource: 'Report' };
    const over = lines(1505, year, {
      ...project,
      annualEmissions: 10,
      annualEmissionsUnit: 'tCO2e',
      lifetimeYears: 20,
    });
    expect(new Set(over.map(({ scope, category }) => `${scope} ${category}`))).toEqual(
      new Set(['0 outside']),
    );
    expect(headlineOf(over).toNumber()).toBeCloseTo(100_000, 6);
    const inYear = lines(1503, year, {
      ...project,
      investeeEmissions: 10,
      investeeEmissionsUnit: 'tCO2e',
    });
    expect(new Set(inYear.map(({ scope, category }) => `${scope} ${category}`))).toEqual(new Set(['3 3.15']));
  });

  it('count energy that is sold on with its upstream and losses, all in 3.3', () => {
    const bought = { startDate: '2025-03-01', endDate: '2025-03-31' };
    const all = lines(302, bought, {
      energyType: 'electricity',
      energyQuantity: 10,
      energyUnit: 'MWh',
      country: 'GB',
    });
    const outside = all.filter(({ scope }) => scope === 0);
    expect(outside.map(({ category, kgCo2e }) => [category, kgCo2e.toNumber()])).toEqual([['outside', 0]]);
    const counted = all.filter((line) => !outside.includes(line));
    expect(counted.length).toBeGreaterThan(2);
    for (const line of counted)
      expect([line.scope, line.category, line.isHeadline]).toEqual([3, '3.3', true]);
  });

  it.each([801, 1301])('count a leased lorry by its fuel alone, by method %d', (methodId) => {
    const march = { startDate: '2025-03-01', endDate: '2025-03-31' };
    const lorry = { itemName: 'WX 12345', assetType: 'truck' };
    const fuel = { fuelType: '501', fuelQuantity: 1000, fuelUnit: 'l' };
    const issuesOf = (values: Record<string, EntryValue>) => {
      const { method, form } = findMethod(methodId) ?? {};
      if (!method || !form) throw new Error(String(methodId));
      const entered = new EntryValues({ ...march, ...lorry, ...values });
      return entryIssues(method, entered, [], {
        formFields: new Set(formFields(form.id).map(({ field }) => field.name)),
        today: '2026-01-01',
        catalogue: () => new Set(['501', 'l', 'PL']),
      }).map(({ path, code }) => `${path} ${code}`);
    };
    expect(issuesOf(fuel)).toEqual([]);
    expect(issuesOf({})).toEqual([
      'energyQuantity oneOfThese',
      'fuelQuantity oneOfThese',
      'refrigerantLeak oneOfThese',
    ]);
    expect(issuesOf({ ...fuel, energyQuantity: 5 })).toEqual(['energyUnit required', 'country required']);
    // EU 74.1 × 43 × 0.832 and the UK's CH4 and N2O: 2.685 kg a litre.
    expect(headlineOf(lines(methodId, march, { ...lorry, ...fuel })).toNumber()).toBeCloseTo(2685, -1);
  });
});
