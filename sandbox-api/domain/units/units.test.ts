import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ReferenceIndex } from '#api/domain/factors/reference-index';
import type { SelectionPolicy } from '#api/domain/factors/selection-policy';
import { seedReference } from '#api/testing/seed-reference';
import { convertFuel, convertUnit, type FuelProperties } from './conversion';
import { Decimal, decimal, sum } from './decimal';
import { EmissionProblem } from './emission-problem';
import { fuelProperties } from './fuel-properties';
import { convertibleUnits, unitRatio } from './units';

const reference = seedReference();
const unit = (code: string) => reference.unit(code);
const anyUnit = fc.constantFrom(...reference.data.units);
const anyAmount = fc.double({ min: 1e-6, max: 1e9, noNaN: true }).map((value) => decimal(value));

const dieselProperties: FuelProperties = {
  netMjPerKg: { value: decimal('42.84'), source: 'net' },
  grossMjPerKg: { value: decimal('45.54'), source: 'gross' },
  litresPerKg: { value: decimal('1.2'), source: 'density' },
};
const fuelUnits = reference.data.units.filter((candidate) =>
  ['mass', 'volume', 'energy-net', 'energy-gross'].includes(candidate.dimension),
);

const isClose = (left: Decimal, right: Decimal) => left.minus(right).abs().lte(right.abs().times('1e-30'));
const problemOf = (action: () => unknown) => {
  try {
    action();
  } catch (error) {
    if (error instanceof EmissionProblem)
      return { code: error.code, field: error.field, params: error.params };
  }
  return undefined;
};

describe('units of one dimension', () => {
  it('convert there and back to the same quantity', () => {
    fc.assert(
      fc.property(anyAmount, anyUnit, anyUnit, (amount, from, to) => {
        if (!unitRatio(from, to)) return;
        const there = convertUnit(amount, from, to);
        expect(isClose(convertUnit(there.quantity, to, from).quantity, amount)).toBe(true);
      }),
    );
  });

  it('convert exactly where the ratio has no end: 3.6 MJ are 1 kWh', () => {
    expect(convertUnit(decimal('3.6'), unit('MJ'), unit('kWh')).quantity.toString()).toBe('1');
    // To the last digit: 7 × (1 / 3.6) would end in …445, since the ratio is rounded already.
    expect(convertUnit(decimal('7'), unit('MJ'), unit('kWh')).quantity.eq(decimal('7').div('3.6'))).toBe(
      true,
    );
  });

  it('have the legal ratios', () => {
    const ratio = (from: string, to: string) => unitRatio(unit(from), unit(to))?.toString();
    expect(ratio('MWh', 'kWh')).toBe('1000');
    expect(ratio('kWh', 'MJ')).toBe('3.6');
    expect(ratio('toe', 'GJ')).toBe('41.868');
    expect(ratio('mmBtu', 'MJ')).toBe('1055.05585262');
    expect(ratio('Gcal', 'GJ')).toBe('4.1868');
    expect(ratio('gal-us', 'l')).toBe('3.785411784');
    expect(ratio('gal-uk', 'l')).toBe('4.54609');
    expect(ratio('short-ton', 'kg')).toBe('907.18474');
    expect(ratio('mi', 'km')).toBe('1.609344');
    expect(ratio('ccf', 'ft3')).toBe('100');
  });

  it('never mix gross, net and unspecified energy, nor two currencies', () => {
    expect(unitRatio(unit('kWh-gross'), unit('kWh-net'))).toBeUndefined();
    expect(unitRatio(unit('kWh'), unit('kWh-gross'))).toBeUndefined();
    expect(unitRatio(unit('PLN'), unit('EUR'))).toBeUndefined();
    expect(unitRatio(unit('EUR'), unit('EUR'))?.toString()).toBe('1');
    expect(problemOf(() => convertUnit(decimal(1), unit('kWh-gross'), unit('kWh-net')))?.code).toBe(
      'unit_not_convertible',
    );
  });

  it('list themselves among the units they convert to', () => {
    const codes = convertibleUnits(unit('l'), reference.data.units).map((candidate) => candidate.code);
    expect(codes).toEqual(['l', 'm3', 'gal-us', 'gal-uk', 'ft3', 'ccf', 'Ml', 'bbl']);
  });

  it('record a step only where the unit changes', () => {
    expect(convertUnit(decimal(5), unit('kWh'), unit('kWh')).steps).toEqual([]);
    expect(convertUnit(decimal(5), unit('MWh'), unit('kWh')).steps).toEqual([
      { kind: 'unit', from: 'MWh', to: 'kWh', factor: '1000' },
    ]);
  });
});

describe('a fuel between mass, volume and energy', () => {
  it('converts there and back to the same quantity in any two units', () => {
    fc.assert(
      fc.property(
        anyAmount,
        fc.constantFrom(...fuelUnits),
        fc.constantFrom(...fuelUnits),
        (amount, from, to) => {
          const there = convertFuel(amount, from, to, dieselProperties).quantity;
          expect(isClose(convertFuel(there, to, from, dieselProperties).quantity, amount)).toBe(true);
        },
      ),
    );
  });

  it('gives the quantity that its recorded steps give', () => {
    fc.assert(
      fc.property(
        anyAmount,
        fc.constantFrom(...fuelUnits),
        fc.constantFrom(...fuelUnits),
        (amount, from, to) => {
          const { quantity, steps } = convertFuel(amount, from, to, dieselProperties);
          const replayed = steps.reduce((value, step) => value.times(step.factor), amount);
          expect(isClose(replayed, quantity)).toBe(true);
          steps.forEach((step, index) => {
            expect(step.from).toBe(index === 0 ? from.symbol : steps[index - 1]?.to);
          });
          if (steps.length > 0) expect(steps.at(-1)?.to).toBe(to.symbol);
        },
      ),
    );
  });

  it('reaches the energy of a litre by density and calorific value, with both sources', () => {
    const { quantity, steps } = convertFuel(decimal('1.2'), unit('l'), unit('kWh-net'), dieselProperties);
    expect(quantity.toString()).toBe('11.9');
    expect(steps.map((step) => [step.kind, step.source])).toEqual([
      ['density', 'density'],
      ['net-calorific-value', 'net'],
      ['unit', undefined],
    ]);
  });

  it('records every step with its exact factor', () => {
    const steps = (from: string, to: string) =>
      convertFuel(decimal(1), unit(from), unit(to), dieselProperties).steps;
    expect(steps('t', 'm3')).toEqual([
      { kind: 'unit', from: 't', to: 'kg', factor: '1000' },
      { kind: 'density', from: 'kg', to: 'l', factor: '1.2', source: 'density' },
      { kind: 'unit', from: 'l', to: 'm³', factor: '0.001' },
    ]);
    expect(steps('kg', 'l')).toEqual([
      { kind: 'density', from: 'kg', to: 'l', factor: '1.2', source: 'density' },
    ]);
    expect(steps('l', 'GJ-gross')).toEqual([
      { kind: 'density', from: 'l', to: 'kg', factor: `0.8${'3'.repeat(39)}`, source: 'density' },
      { kind: 'gross-calorific-value', from: 'kg', to: 'MJ (gross CV)', factor: '45.54', source: 'gross' },
      { kind: 'unit', from: 'MJ (gross CV)', to: 'GJ (gross CV)', factor: '0.001' },
    ]);
    const net = decimal('42.84').div('45.54').toString();
    expect(steps('kWh-gross', 'kWh-net')).toEqual([
      { kind: 'unit', from: 'kWh (gross CV)', to: 'MJ (gross CV)', factor: '3.6' },
      { kind: 'net-to-gross', from: 'MJ (gross CV)', to: 'MJ (net CV)', factor: net, source: 'net; gross' },
      { kind: 'unit', from: 'MJ (net CV)', to: 'kWh (net CV)', factor: decimal(1).div('3.6').toString() },
    ]);
    const gross = decimal('45.54').div('42.84').toString();
    expect(steps('kWh-net', 'kWh-gross')[1]).toEqual({
      kind: 'net-to-gross',
      from: 'MJ (net CV)',
      to: 'MJ (gross CV)',
      factor: gross,
      source: 'net; gross',
    });
    expect(steps('kg', 't')).toEqual([{ kind: 'unit', from: 'kg', to: 't', factor: '0.001' }]);
    expect(steps('kWh', 'MWh')).toEqual([{ kind: 'unit', from: 'kWh', to: 'MWh', factor: '0.001' }]);
  });

  it('goes round by mass where only one calorific value is known', () => {
    const { netMjPerKg: net, grossMjPerKg: gross } = dieselProperties;
    const convert = (from: string, to: string, properties: FuelProperties) => () =>
      convertFuel(decimal('42.84'), unit(from), unit(to), properties).quantity.toString();
    expect(convert('MWh-net', 'kg', net ? { netMjPerKg: net } : {})()).toBe('3600');
    expect(convert('MWh-gross', 'kg', net ? { netMjPerKg: net } : {})).toThrow(/calorific_value_missing/);
    expect(convert('MWh-net', 'MWh-gross', gross ? { grossMjPerKg: gross } : {})).toThrow(
      /calorific_value_missing/,
    );
  });

  it('takes plain energy as gross and says so', () => {
    const { steps } = convertFuel(decimal(1), unit('kWh'), unit('kWh-net'), dieselProperties);
    expect(steps[0]).toEqual({
      kind: 'assumption',
      from: 'kWh',
      to: 'kWh (gross CV)',
      factor: '1',
      source: 'plain-energy-is-gross',
    });
    expect(steps.some((step) => step.kind === 'net-to-gross')).toBe(true);
    const [assumed, ...more] = convertFuel(decimal(1), unit('kWh'), unit('kWh-gross'), {}).steps;
    expect([assumed?.kind, more]).toEqual(['assumption', []]);
  });

  it('names the property that is missing', () => {
    const { litresPerKg: _, ...noDensity } = dieselProperties;
    const { netMjPerKg: __, ...noNet } = dieselProperties;
    const code = (from: string, to: string, properties: FuelProperties) =>
      problemOf(() => convertFuel(decimal(1), unit(from), unit(to), properties))?.code;
    expect(code('l', 'kg', noDensity)).toBe('density_missing');
    expect(code('kg', 'kWh-net', noNet)).toBe('calorific_value_missing');
    expect(code('kWh-gross', 'kWh-net', noNet)).toBe('calorific_value_missing');
    expect(code('km', 'l', dieselProperties)).toBe('unit_not_convertible');
    expect(code('kg', 'km', dieselProperties)).toBe('unit_not_convertible');
    expect(code('l', 'kWh', dieselProperties)).toBe('unit_not_convertible');
    expect(code('kg', 'l', noDensity)).toBe('density_missing');
    expect(code('kWh', 'kWh-net', noNet)).toBe('calorific_value_missing');
    expect(code('l', 'kWh-net', {})).toBe('density_missing');
  });

  it('names the field and both units by their symbols', () => {
    const refused = (from: string, to: string) =>
      problemOf(() => convertFuel(decimal(1), unit(from), unit(to), {}));
    const problem = (code: string, from: string, to: string) => ({
      code,
      field: 'unitId',
      params: { from, to },
    });
    expect(refused('m3', 'kg')).toEqual(problem('density_missing', 'm³', 'kg'));
    expect(refused('kg', 'GJ-net')).toEqual(problem('calorific_value_missing', 'kg', 'GJ (net CV)'));
    expect(refused('kg', 'km')).toEqual(problem('unit_not_convertible', 'kg', 'km'));
    expect(refused('km', 'kg')).toEqual(problem('unit_not_convertible', 'km', 'kg'));
    expect(refused('km', 'kWh-net')).toEqual(problem('unit_not_convertible', 'km', 'kWh (net CV)'));
    expect(problemOf(() => convertUnit(decimal(1), unit('kg'), unit('km')))).toEqual(
      problem('unit_not_convertible', 'kg', 'km'),
    );
  });
});

describe('properties of a fuel', () => {
  const id = (code: string) => reference.activityId(code);
  const eu = id('eu-mrr:fuels/natural-gas');
  const uk = id('uk-desnz:fuels/gaseous-fuels/natural-gas');

  it('are the publisher’s own, completed by the other publisher’s ratio and density', () => {
    const own = fuelProperties(reference, eu, uk, 2025);
    expect(own.netMjPerKg?.value.toString()).toBe('48');
    expect(own.grossMjPerKg?.value.toString()).toBe(decimal('48').times('50.678').div('45.745').toString());
    expect(own.litresPerKg?.source).toContain('uk-desnz 2025');
  });

  it('are of the nearest earlier year, else of the first year there is', () => {
    const diesel = id('uk-desnz:fuels/liquid-fuels/diesel-average-biofuel-blend');
    const source = (year: number) => fuelProperties(reference, diesel, null, year).litresPerKg?.source;
    expect(source(2024)).toContain('uk-desnz 2024');
    expect(source(2030)).toContain('uk-desnz 2025');
    expect(source(2021)).toContain('uk-desnz 2024');
  });

  it('are of the year the company chose, and never newer than the editions of a pinned month', () => {
    const diesel = id('uk-desnz:fuels/liquid-fuels/diesel-average-biofuel-blend');
    const editionOf = (year: number) =>
      reference.data.editions.find((edition) => edition.series === 'uk-desnz' && edition.year === year)?.id ??
      0;
    const source = (year: number, policy: SelectionPolicy) =>
      fuelProperties(reference, diesel, null, year, policy).litresPerKg?.source;
    expect(source(2025, { chosenYears: { 'uk-desnz': 2024 } })).toContain('uk-desnz 2024');
    expect(source(2025, { chosenYears: { 'us-epa': 2024 } })).toContain('uk-desnz 2025');
    expect(source(2025, { editionIds: new Set([editionOf(2024)]) })).toContain('uk-desnz 2024');
    expect(source(2025, { editionIds: new Set([editionOf(2024), editionOf(2025)]) })).toContain('2025');
    expect(source(2025, { editionIds: new Set([editionOf(2021)]) })).toBeUndefined();
    expect(source(2025, { editionIds: new Set() })).toBeUndefined();
  });

  it('are read by year and unit whatever the order of the rows', () => {
    const row = (year: number, value: string, unit = 'GJ/tonne') =>
      ({ activityId: uk, year, property: 'net_calorific_value', value, unit }) as const;
    const own = new ReferenceIndex({
      ...reference.data,
      properties: [
        row(2022, '2'),
        row(2023, '999', 'MWh/tonne'),
        row(2024, '4'),
        row(2023, '3'),
        row(2099, '9'),
      ],
    });
    const net = (year: number, policy?: SelectionPolicy) =>
      fuelProperties(own, uk, null, year, policy).netMjPerKg?.value.toString();
    expect([2021, 2022, 2023, 2025, 2099].map((year) => net(year))).toEqual(['2', '2', '3', '4', '9']);
    const editionsOf = (...wanted: [string, number][]) =>
      reference.data.editions
        .filter(({ series, year }) => wanted.some(([name, of]) => name === series && of === year))
        .map(({ id }) => id);
    const pinned = { editionIds: new Set(editionsOf(['uk-desnz', 2023], ['us-epa', 2025])) };
    expect(pinned.editionIds.size).toBe(2);
    expect(net(2025, pinned)).toBe('3');
  });

  it('say where they were read, and density is per kilogram', () => {
    expect(fuelProperties(reference, uk, null, 2025)).toEqual({
      netMjPerKg: { value: new Decimal('45.745'), source: 'uk-desnz 2025: 45.745 GJ/tonne' },
      grossMjPerKg: { value: new Decimal('50.678'), source: 'uk-desnz 2025: 50.678 GJ/tonne' },
      litresPerKg: expect.objectContaining({ source: expect.stringContaining('litre/tonne') }),
    });
    const diesel = id('uk-desnz:fuels/liquid-fuels/diesel-average-biofuel-blend');
    expect(fuelProperties(reference, diesel, null, 2025).litresPerKg).toEqual({
      value: new Decimal('1.201402'),
      source: 'uk-desnz 2025: 1201.402 litre/tonne',
    });
  });

  it('keep the other publisher’s gross value where the own net value is unknown', () => {
    const own = fuelProperties(reference, id('pl-kobize:electricity/location-based'), uk, 2025);
    expect(own.grossMjPerKg?.source).toBe('uk-desnz 2025: 50.678 GJ/tonne');
    expect(own.netMjPerKg?.source).toBe('uk-desnz 2025: 45.745 GJ/tonne');
    const gross = fuelProperties(reference, eu, uk, 2025).grossMjPerKg;
    expect(gross?.source).toBe('eu-mrr 2018: 48 GJ/tonne; uk-desnz 2025: 50.678 GJ/tonne');
  });

  it('are unknown, not zero, if they are not published', () => {
    expect(fuelProperties(reference, id('eu-mrr:fuels/lignite'), null, 2025)).toEqual({
      netMjPerKg: { value: new Decimal('11.9'), source: 'eu-mrr 2018: 11.9 GJ/tonne' },
      grossMjPerKg: undefined,
      litresPerKg: undefined,
    });
  });
});

describe('decimals', () => {
  it('refuse what is not finite', () => {
    for (const value of ['NaN', 'Infinity', '-Infinity'])
      expect(() => decimal(value)).toThrow(new RangeError(`Not a finite number: ${value}`));
  });

  it('never print an exponent', () => {
    expect(decimal('1e-30').toString()).toBe(`0.${'0'.repeat(29)}1`);
    expect(decimal('1e25').toString()).toBe(`1${'0'.repeat(25)}`);
  });

  it('keep 40 digits and round a half to the even one', () => {
    expect(decimal(2).div(3).toString()).toBe(`0.${'6'.repeat(39)}7`);
    expect(
      decimal(`0.${'0'.repeat(39)}25`)
        .toDecimalPlaces(40)
        .toString()
        .endsWith('2'),
    ).toBe(true);
    expect(sum([decimal('0.1'), decimal('0.2')]).toString()).toBe('0.3');
    expect(sum([]).toString()).toBe('0');
  });
});
