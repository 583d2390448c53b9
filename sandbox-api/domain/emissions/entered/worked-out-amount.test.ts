import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { kilometresPerMile, litresPerGallon } from '#api/contract/activity-data/worked-out-amounts';
import type { EmissionContext, FuelActivity } from '#api/domain/emissions/activity';
import { emissionsOf } from '#api/domain/emissions/emissions';
import { type Decimal, decimal } from '#api/domain/units/decimal';
import { EmissionProblem } from '#api/domain/units/emission-problem';
import { seedReference } from '#api/testing/seed-reference';
import {
  type AmountInputs,
  amountOf,
  amountWorking,
  checkWorkedOut,
  gallons,
  inputsThatCount,
  mile,
  workedOut,
} from './worked-out-amount';

const reference = seedReference();
const nothing: AmountInputs = {
  amountFrom: null,
  amountPaid: null,
  pricePerUnit: null,
  currency: null,
  distance: null,
  distanceUnit: null,
  fuelEconomy: null,
  fuelEconomyUnit: null,
};
const spend = (amountPaid: string, pricePerUnit: string): AmountInputs => ({
  ...nothing,
  amountFrom: 'spend',
  currency: 'PLN',
  amountPaid,
  pricePerUnit,
});
const driven = (
  distance: string,
  distanceUnit: AmountInputs['distanceUnit'],
  fuelEconomy: string,
  fuelEconomyUnit: AmountInputs['fuelEconomyUnit'],
): AmountInputs => ({
  ...nothing,
  amountFrom: 'distance',
  distance,
  distanceUnit,
  fuelEconomy,
  fuelEconomyUnit,
});
const amountFor = (inputs: AmountInputs) => amountOf(inputs, 'sent');

describe('calculated by hand', () => {
  test.each<[string, AmountInputs, string]>([
    ['1,250 PLN at 6.25 PLN/l are 200 l', spend('1250', '6.25'), '200'],
    ['100 PLN at 3 PLN/l are 33.333333333… l, kept with nine decimals', spend('100', '3'), '33.333333333'],
    ['0.1 at 0.3, which binary numbers do not hold', spend('0.1', '0.3'), '0.333333333'],
    ['12,000 km at 7.4 l/100 km are 888 l', driven('12000', 'km', '7.4', 'l/100km'), '888'],
    // 500 × 1.609344 = 804.672 km; × 6 ÷ 100.
    ['500 miles at 6 l/100 km are 48.28032 l', driven('500', 'mi', '6', 'l/100km'), '48.28032'],
    // 500 ÷ 40 = 12.5 gallons of 4.54609 l.
    ['500 miles at 40 mpg (UK) are 56.826125 l', driven('500', 'mi', '40', 'mpg-uk'), '56.826125'],
    // 12.5 gallons of 3.785411784 l.
    ['500 miles at 40 mpg (US) are 47.3176473 l', driven('500', 'mi', '40', 'mpg-us'), '47.3176473'],
    // 804.672 km are 500 miles again.
    ['804.672 km at 40 mpg (UK) are the same', driven('804.672', 'km', '40', 'mpg-uk'), '56.826125'],
    // 28.2480936331822… mpg (UK) are 10 l/100 km: 282.480936331822 ÷ 10.
    ['100 km at 28.2480936331822 mpg (UK) are 10 l', driven('100', 'km', '28.2480936331822', 'mpg-uk'), '10'],
    // 23.5214583333333… mpg (US) are 10 l/100 km.
    ['100 km at 23.5214583333333 mpg (US) are 10 l', driven('100', 'km', '23.5214583333333', 'mpg-us'), '10'],
  ])('%s', (_, inputs, amount) => {
    expect(amountFor(inputs)).toBe(amount);
  });

  it('has exact constants with their source, the same as the catalogue of units and the form', () => {
    expect(mile.kilometres).toBe(reference.unit('mi').perBase);
    expect(gallons['mpg-uk'].litres).toBe(reference.unit('gal-uk').perBase);
    expect(gallons['mpg-us'].litres).toBe(reference.unit('gal-us').perBase);
    expect(String(kilometresPerMile)).toBe(mile.kilometres);
    for (const economy of ['mpg-uk', 'mpg-us'] as const) {
      expect(String(litresPerGallon[economy])).toBe(gallons[economy].litres);
      expect(gallons[economy].source).toContain(gallons[economy].litres);
    }
  });
});

describe('the calculation of the amount', () => {
  it('names every step, and the source of constants', () => {
    const working = amountWorking(driven('804.672', 'km', '40', 'mpg-us'), 'l');
    expect(working).toEqual({
      from: 'distance',
      quantity: '804.672',
      unit: 'km',
      steps: [
        expect.objectContaining({ kind: 'distance-unit', operation: 'divided-by', source: mile.source }),
        { kind: 'fuel-economy', operation: 'divided-by', value: '40', unit: 'mpg (US)' },
        expect.objectContaining({ kind: 'volume-unit', value: '3.785411784', unit: 'l/US gal' }),
      ],
    });
    expect(amountWorking(spend('1250', '6.25'), 'm³')?.steps).toEqual([
      { kind: 'price', operation: 'divided-by', value: '6.25', unit: 'PLN/m³' },
    ]);
    expect(amountWorking(nothing, 'l')).toBeNull();
  });

  it('ignores inputs of the other method, and all of them if the amount was entered', () => {
    const both = { ...driven('500', 'mi', '40', 'mpg-uk'), amountPaid: '1', currency: 'PLN' };
    expect(inputsThatCount(both)).toEqual(driven('500', 'mi', '40', 'mpg-uk'));
    expect(inputsThatCount({ ...both, amountFrom: 'spend' })).toEqual({
      ...nothing,
      amountFrom: 'spend',
      amountPaid: '1',
      currency: 'PLN',
    });
    expect(inputsThatCount({ ...both, amountFrom: null })).toEqual(nothing);
    expect(amountOf(nothing, '12.5')).toBe('12.5');
  });
});

describe('by property', () => {
  const anyNumber = fc
    .tuple(fc.integer({ min: 1, max: 99_999_999 }), fc.integer({ min: 0, max: 4 }))
    .map(([digits, places]) => decimal(digits).div(10 ** places));
  const anyGallon = fc.constantFrom('mpg-uk' as const, 'mpg-us' as const);
  const exactly = (inputs: AmountInputs) => {
    const working = amountWorking(inputs, 'l');
    return working ? workedOut(working) : decimal(-1);
  };
  const [paying, driving] = [
    (paid: Decimal, price: Decimal) => exactly(spend(paid.toString(), price.toString())),
    (way: Decimal, unit: 'km' | 'mi', economy: Decimal, measure: AmountInputs['fuelEconomyUnit']) =>
      exactly(driven(way.toString(), unit, economy.toString(), measure)),
  ];

  it('the amount times its price is what was paid, within the last digit kept', () => {
    fc.assert(
      fc.property(anyNumber, anyNumber, (paid, price) => {
        const off = paying(paid, price).times(price).minus(paid).abs();
        expect(off.lte(price.times('5e-10'))).toBe(true);
      }),
    );
  });

  it('the same in another currency is the same amount: paid and price are by one rate', () => {
    fc.assert(
      fc.property(anyNumber, anyNumber, anyNumber, (paid, price, rate) => {
        expect(paying(paid.times(rate), price.times(rate))).toEqual(paying(paid, price));
      }),
    );
  });

  it('the same way in kilometres and in miles takes the same litres, by each measure of the economy', () => {
    const anyMeasure = fc.constantFrom('l/100km' as const, 'mpg-uk' as const, 'mpg-us' as const);
    fc.assert(
      fc.property(anyNumber, anyNumber, anyMeasure, (miles, economy, measure) => {
        const kilometres = miles.times(mile.kilometres);
        expect(driving(kilometres, 'km', economy, measure)).toEqual(driving(miles, 'mi', economy, measure));
      }),
    );
  });

  it('l/100 km and the miles per gallon that say the same give the same litres', () => {
    fc.assert(
      fc.property(anyNumber, anyNumber, anyGallon, (way, economy, measure) => {
        const perHundred = decimal(100).times(gallons[measure].litres).div(mile.kilometres).div(economy);
        const off = driving(way, 'km', economy, measure).minus(driving(way, 'km', perHundred, 'l/100km'));
        expect(off.abs().lte('1e-9')).toBe(true);
      }),
    );
  });
});

describe('what is refused', () => {
  const problemOf = (inputs: AmountInputs, sent: string, unit = 'l', category: '1.1' | '1.2' = '1.2') => {
    try {
      checkWorkedOut({ ...inputs, sent }, reference.unit(unit), category);
    } catch (error) {
      if (error instanceof EmissionProblem) return [error.code, error.field, error.params];
      throw error;
    }
    return null;
  };
  const miles = driven('500', 'mi', '40', 'mpg-uk');

  it('is another amount than follows, but not the last digits of a number of sixteen', () => {
    const params = { amount: '56.826125', from: 'l' };
    expect(problemOf(miles, '56.8')).toEqual(['amount_not_as_worked_out', 'value', params]);
    expect(problemOf(miles, '56.826125001')).toBeNull();
    expect(problemOf(miles, '56.826125002')).toEqual(['amount_not_as_worked_out', 'value', params]);
    expect(problemOf(spend('999999999999', '3'), '333333333333.0001')).toBeNull();
  });

  it('is an amount that does not fit into nine decimals', () => {
    expect(problemOf(spend('0.000000001', '1000'), '0')).toEqual(['amount_vanishes', 'value', { count: 0 }]);
  });

  it('is what misses an input, or does not fit the fuel or its unit', () => {
    expect(problemOf({ ...miles, fuelEconomyUnit: null }, '56.826125')).toEqual([
      'amount_input_missing',
      'fuelEconomyUnit',
      {},
    ]);
    expect(problemOf({ ...spend('10', '2'), currency: null }, '5')?.[1]).toBe('currency');
    expect(problemOf(miles, '56.826125', 'l', '1.1')?.slice(0, 2)).toEqual([
      'distance_not_driven',
      'distance',
    ]);
    // A vehicle that is entered by its distance has no litres to choose.
    for (const unit of ['km', 'mi'])
      expect(problemOf(miles, '56.826125', unit)?.slice(0, 2)).toEqual(['distance_not_driven', 'distance']);
    for (const unit of ['kg', 'm3', 'gal-uk'])
      expect(problemOf(miles, '56.826125', unit)?.slice(0, 2)).toEqual(['distance_gives_litres', 'unitId']);
    for (const unit of ['kg', 'm3', 'm3-normal', 'kWh-gross', 'kWh-net', 'kWh', 'gal-us'])
      expect(problemOf(spend('10', '2'), '5', unit, '1.1')).toBeNull();
    expect(problemOf(spend('10', '2'), '5', 'km')).toEqual([
      'property_not_of_unit',
      'pricePerUnit',
      { from: 'km' },
    ]);
  });
});

describe('what it emits', () => {
  const context: EmissionContext = {
    reference,
    countryCode: 'PL',
    settings: { gwpSet: 'AR6', headlineScope2Method: 'market' },
  };
  const activity = (more: Partial<FuelActivity>, fuelId = 501, unit = 'l'): FuelActivity => ({
    kind: 'fuel',
    fuelId,
    fuelVariantId: null,
    quantity: '56.826125',
    unitId: reference.unit(unit).id,
    date: '2025-06-15',
    ...more,
  });

  it('is the same as for a read amount, with a note on each line', () => {
    const read = emissionsOf(context, activity({}), []);
    for (const amountFrom of ['spend', 'distance'] as const) {
      const estimated = emissionsOf(context, activity({ amountFrom }), []);
      expect(estimated).toEqual(
        read.map((line) => ({ ...line, notes: [...line.notes, `amount-from-${amountFrom}`] })),
      );
    }
  });

  it('notes it with a refrigerant too, which is bought by the kilogram', () => {
    const [line] = emissionsOf(context, activity({ amountFrom: 'spend' }, 701, 'kg'), []);
    expect(line?.notes).toEqual(['amount-from-spend']);
  });
});
