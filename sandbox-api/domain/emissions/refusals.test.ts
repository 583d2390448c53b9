import { describe, expect, it } from 'vitest';
import type { FactorRecord } from '#api/domain/factors/factor-set';
import { type ReferenceData, ReferenceIndex } from '#api/domain/factors/reference-index';
import type { SelectionPolicy } from '#api/domain/factors/selection-policy';
import { EmissionProblem } from '#api/domain/units/emission-problem';
import { seedReference } from '#api/testing/seed-reference';
import { readDate, readPeriod, readQuantity, readUnit, type Scope3Basis } from './activity';
import { type Activity, emissionsOf } from './emissions';

const seeded = seedReference();
const everyActivity = [...seeded.data.seriesOfActivity.keys()];

/** The reference data with a part of it exchanged, and with the factors of some activities only. */
function referenceWith(more: Partial<ReferenceData>, activityIds = everyActivity): ReferenceIndex {
  const reference = new ReferenceIndex({ ...seeded.data, ...more });
  reference.addFactors(activityIds.flatMap((id) => seeded.factorsOf(id)));
  return reference;
}
const linesOf = (
  reference: ReferenceIndex,
  countryCode: string,
  activity: Activity,
  policy: SelectionPolicy = {},
) =>
  emissionsOf(
    { reference, countryCode, settings: { gwpSet: 'AR6', headlineScope2Method: 'market', ...policy } },
    activity,
    [],
  );

function refusalOf(work: () => unknown) {
  try {
    work();
  } catch (error) {
    if (error instanceof EmissionProblem) return [error.code, error.field, error.params];
    throw error;
  }
  return 'accepted';
}

const fuel = (fuelId: number, unit: string): Activity => ({
  kind: 'fuel',
  fuelId,
  fuelVariantId: null,
  quantity: '1',
  unitId: seeded.unit(unit).id,
  date: '2025-06-15',
});
const bill = (utilityId: number): Activity => ({
  kind: 'utility',
  utilityId,
  quantity: '1',
  unitId: 1,
  startDate: '2025-03-01',
  endDate: '2025-03-31',
});
const entry = (basis: Scope3Basis, unit = 'kg', category = '3.1'): Activity => ({
  kind: 'scope3',
  itemId: 1,
  category,
  startDate: '2025-03-01',
  endDate: '2025-03-01',
  parts: [{ field: 'mass', quantity: '1', unit, steps: [], basis }],
});
const editionsOf = (...series: string[]) => ({
  editionIds: new Set(
    seeded.data.editions.filter((edition) => series.includes(edition.series)).map(({ id }) => id),
  ),
});

describe('what is entered is refused by field and reason', () => {
  it('an amount that is no number, is below nothing or beyond every meter', () => {
    expect(refusalOf(() => readQuantity('twelve'))).toEqual(['quantity_not_finite', 'value', {}]);
    expect(refusalOf(() => readQuantity('Infinity'))).toEqual(['quantity_not_finite', 'value', {}]);
    expect(refusalOf(() => readQuantity('-0.1'))).toEqual(['quantity_negative', 'value', {}]);
    expect(refusalOf(() => readQuantity('1000000000001'))).toEqual([
      'quantity_too_large',
      'value',
      { max: '1000000000000' },
    ]);
    expect(readQuantity('-0').isZero()).toBe(true);
  });

  it('a unit that is not offered, by its symbol or by its number', () => {
    expect(refusalOf(() => readUnit(seeded, 50, [1, 2]))).toEqual([
      'unit_not_convertible',
      'unitId',
      { from: 'l', to: '' },
    ]);
    expect(refusalOf(() => readUnit(seeded, 9999, [9999]))).toEqual([
      'unit_not_convertible',
      'unitId',
      { from: '9999', to: '' },
    ]);
    expect(readUnit(seeded, 2, [1, 2]).code).toBe('MWh');
  });

  it('a day that does not exist or is far from every edition', () => {
    expect(refusalOf(() => readDate('2025-02-30', 'date'))).toEqual(['date_invalid', 'date', {}]);
    expect(refusalOf(() => readDate('1989-12-31', 'day'))).toEqual([
      'date_out_of_range',
      'day',
      { min: 1990, max: 2100 },
    ]);
  });

  it('a period with wrong days, in the wrong order or too many', () => {
    expect(refusalOf(() => readPeriod('x', '2025-01-01'))).toEqual(['date_invalid', 'startDate', {}]);
    expect(refusalOf(() => readPeriod('2025-01-01', 'x'))).toEqual(['date_invalid', 'endDate', {}]);
    expect(refusalOf(() => readPeriod('2025-01-02', '2025-01-01'))).toEqual([
      'period_reversed',
      'endDate',
      {},
    ]);
    expect(refusalOf(() => readPeriod('2015-01-01', '2025-01-08'))).toEqual([
      'period_too_long',
      'endDate',
      { maxDays: 3660 },
    ]);
    expect(readPeriod('2015-01-01', '2025-01-07')).toEqual({ first: '2015-01-01', last: '2025-01-07' });
  });

  it('a category outside the fifteen', () => {
    const stated: Scope3Basis = { kind: 'stated', kgCo2ePerUnit: '1', source: 's' };
    for (const category of ['x3.1', '3.16', '3.0', '3.1 '])
      expect(refusalOf(() => linesOf(seeded, 'PL', entry(stated, 'kg', category)))).toEqual([
        'activity_unknown',
        'category',
        {},
      ]);
  });

  it('has an error name of its own, to distinguish it from a program error', () => {
    expect(new EmissionProblem('date_invalid', 'date').name).toBe('EmissionProblem');
    expect(new EmissionProblem('date_invalid', 'date', { a: 1 }).message).toBe('date_invalid (date) {"a":1}');
    const broken: Scope3Basis = { kind: 'stated', kgCo2ePerUnit: 'much', source: 's' };
    expect(() => refusalOf(() => linesOf(seeded, 'PL', entry(broken)))).toThrow(/DecimalError/);
  });
});

describe('unpublished data is named, never guessed', () => {
  it('the warming potential of a gas', () => {
    expect(refusalOf(() => linesOf(referenceWith({ gwp: [] }), 'PL', fuel(701, 'kg')))).toEqual([
      'factor_missing',
      'fuelId',
      { item: 'hfc-134a', year: 2025 },
    ]);
    expect(() => linesOf(referenceWith({ gwp: [] }), 'GB', fuel(101, 'kWh-gross'))).toThrow(
      'The reference data has no GWP of ch4 in AR6.',
    );
  });

  it('a fuel without factors, and one without density', () => {
    expect(refusalOf(() => linesOf(referenceWith({}, []), 'PL', fuel(501, 'l')))).toEqual([
      'factor_missing',
      'fuelId',
      { item: 'diesel', year: 2025 },
    ]);
    const ofEu = seeded.data.activityIds.get('eu-mrr:fuels/diesel-oil') ?? 0;
    const onlyEu = referenceWith({ properties: [] }, [ofEu]);
    expect(refusalOf(() => linesOf(onlyEu, 'PL', fuel(501, 'l')))).toEqual([
      'density_missing',
      'unitId',
      { from: 'l', to: 'TJ (net CV)' },
    ]);
  });

  it('counts the next publisher where the best one cannot be reached from the unit, and says why', () => {
    const [line] = linesOf(referenceWith({ properties: [] }), 'PL', fuel(501, 'l'));
    expect(line?.factor?.region).toBe('GB');
    expect(line?.notes).toEqual(expect.arrayContaining(['proxy-region', 'unit-not-reached']));
  });

  it('heat, and energy of a kind that is not known', () => {
    expect(refusalOf(() => linesOf(referenceWith({}, []), 'PL', bill(2)))).toEqual([
      'factor_missing',
      'utilityId',
      { item: 'heat', country: 'PL', year: 2025 },
    ]);
    const heat: Scope3Basis = { kind: 'energy', utility: 'heat', countryCode: 'GB', extent: 'generation' };
    expect(refusalOf(() => linesOf(referenceWith({ utilities: [] }), 'PL', entry(heat, 'kWh')))).toEqual([
      'activity_unknown',
      'mass',
      {},
    ]);
  });

  it('an activity that is known and has no factors', () => {
    const water: Scope3Basis = { kind: 'published', activity: 'uk-desnz:water-treatment' };
    expect(refusalOf(() => linesOf(referenceWith({}, []), 'PL', entry(water, 'm3')))).toEqual([
      'factor_missing',
      'mass',
      { item: 'uk-desnz:water-treatment', year: 2025 },
    ]);
  });

  it('the energy of a distance, which has none', () => {
    const [line] = linesOf(seeded, 'PL', fuel(601, 'km'));
    expect(line?.energyKwh).toBeNull();
    const units = seeded.data.units.filter(({ code }) => code !== 'kWh-net');
    expect(() => linesOf(referenceWith({ units }), 'GB', fuel(101, 'kWh-gross'))).toThrow(
      'The reference data has no unit kWh-net.',
    );
  });
});

describe('where the own publisher has nothing, the next one is used', () => {
  const series = (
    reference: ReferenceIndex,
    countryCode: string,
    activity: Activity,
    policy?: SelectionPolicy,
  ) =>
    linesOf(reference, countryCode, activity, policy).map(({ scope, factor, reason }) => [
      scope,
      factor && reference.edition(factor.editionId).series,
      reason,
    ]);

  it('for a fuel that only the UK has: the distance of a car', () => {
    const petrolCar = { ...fuel(601, 'km'), fuelVariantId: 32 } as Activity;
    for (const [country, car] of [
      ['PL', fuel(601, 'km')],
      ['US', petrolCar],
    ] as const)
      expect(series(seeded, country, car)[0]).toEqual([1, 'uk-desnz', 'proxy-region']);
    // The EPA has the average car, of no single fuel.
    expect(series(seeded, 'US', fuel(601, 'km'))[0]).toEqual([1, 'us-epa', 'exact']);
  });

  it('for the grid: the national factor of the year, the EEA’s of the year, then the nearest', () => {
    const of = (reference: ReferenceIndex, year: number, policy?: SelectionPolicy) => {
      const activity = { ...bill(1), startDate: `${year}-03-01`, endDate: `${year}-03-31` };
      return series(reference, 'PL', activity, policy)[0]?.[1];
    };
    // KOBiZE ships for 2023 and 2024, the EEA for 2016 to 2024.
    expect([of(seeded, 2024), of(seeded, 2025)]).toEqual(Array(2).fill('pl-kobize'));
    expect([of(seeded, 2022), of(seeded, 2016)]).toEqual(Array(2).fill('eea'));
    expect(of(seeded, 2024, editionsOf('eea', 'aib'))).toBe('eea');
    const kobize = seeded.activityId('pl-kobize:electricity/location-based');
    const withoutNewest = referenceWith(
      {},
      everyActivity.filter((id) => id !== kobize),
    );
    withoutNewest.addFactors(seeded.factorsOf(kobize).filter(({ yearFrom }) => yearFrom === 2023));
    expect([of(withoutNewest, 2024), of(withoutNewest, 2023)]).toEqual(['eea', 'pl-kobize']);
  });

  describe('for CH4 and N2O beside an EPA row of CO2', () => {
    const machines = everyActivity.filter((id) =>
      seeded.factorsOf(id).some(({ gases }) => gases === 'ch4-n2o'),
    );
    const withoutMachines = everyActivity.filter((id) => !machines.includes(id));
    const jetFuel = fuel(511, 'gal-us');

    it('is the UK if the EPA’s row is not available, with a note', () => {
      const [co2, rest, ...derived] = linesOf(referenceWith({}, withoutMachines), 'US', jetFuel);
      expect([co2, rest].map((line) => line?.factor && seeded.edition(line.factor.editionId).series)).toEqual(
        ['us-epa', 'uk-desnz'],
      );
      expect([co2?.notes, rest?.notes]).toEqual([[], ['proxy-region', 'gases-by-vehicle']]);
      expect(derived.map(({ category }) => category)).toEqual(['3.3']);
    });

    it('is missing in a month pinned with the EPA alone, and the figure says that it is CO2 only', () => {
      const [co2, ...none] = linesOf(referenceWith({}, withoutMachines), 'US', jetFuel, editionsOf('us-epa'));
      expect([co2?.notes, none]).toEqual([['co2-only'], []]);
    });
  });

  it('for heat in the US of a month that was pinned without the EPA: the UK, flagged', () => {
    expect(series(seeded, 'US', bill(2), editionsOf('uk-desnz'))[0]).toEqual([2, 'uk-desnz', 'proxy-region']);
  });

  it('and where none has, a month pinned without the UK has neither losses nor upstream', () => {
    expect(series(seeded, 'PL', bill(1), editionsOf('pl-kobize', 'aib'))).toEqual([
      [2, 'pl-kobize', 'provisional'],
      [2, 'aib', 'exact'],
    ]);
    expect(series(seeded, 'DE', bill(1), editionsOf('eea', 'aib')).map(([scope]) => scope)).toEqual([2, 2]);
    expect(series(seeded, 'US', bill(2), editionsOf('us-epa')).map(([scope]) => scope)).toEqual([2, 2]);
    expect(series(seeded, 'PL', fuel(501, 't'), editionsOf('eu-mrr')).map(([scope]) => scope)).toEqual([1]);
    expect(series(seeded, 'GB', bill(1), editionsOf('owid')).map(([scope]) => scope)).toEqual([2, 2]);
    const generation = seeded.activityId('uk-desnz:uk-electricity/electricity-generated/electricity-uk');
    const lossesAlone = referenceWith(
      {},
      everyActivity.filter((id) => id !== generation),
    );
    expect(linesOf(lossesAlone, 'VN', bill(1)).some(({ notes }) => notes.includes('loss-share-proxy'))).toBe(
      false,
    );
  });
});

describe('among rows of one fuel', () => {
  const gas = 5;
  const published = seeded
    .factorsOf(gas)
    .find(({ unit, yearFrom }) => unit === 'kWh-gross' && yearFrom === 2025);
  const row = (id: number, unit: string, year: number, more: Partial<FactorRecord> = {}): FactorRecord => {
    if (!published) throw new Error('The UK prints gas per kWh.');
    return { ...published, id, unit, yearFrom: year, yearTo: year, kgCo2e: String(id), ...more };
  };
  const chosenOf = (rows: readonly FactorRecord[], entered: Activity, more: Partial<ReferenceData> = {}) => {
    const reference = referenceWith(more, []);
    reference.addFactors(rows);
    return linesOf(reference, 'GB', entered)[0]?.factor?.id;
  };

  it('one whose unit cannot be converted is skipped, for that of another year', () => {
    const rows = [row(1, 't', 2025), row(2, 'kWh-gross', 2024)];
    expect(chosenOf(rows, fuel(101, 'kWh-gross'), { properties: [] })).toBe(2);
    expect(chosenOf(rows, fuel(101, 'kWh-gross'))).toBe(1);
  });

  it('the order is the entered unit, similar ones, mass, and the rest', () => {
    const [rest, mass, like, entered] = [
      row(1, 'l', 2025),
      row(2, 't', 2025),
      row(3, 'MWh-gross', 2025),
      row(4, 'kWh-gross', 2025),
    ];
    const chosen = (...rows: FactorRecord[]) => chosenOf(rows, fuel(101, 'kWh-gross'));
    expect(chosen(rest, mass, like, entered)).toBe(4);
    expect(chosen(rest, mass, like)).toBe(3);
    expect(chosen(rest, mass)).toBe(2);
    expect(chosen(rest)).toBe(1);
  });

  it('one without CH4 and N2O is no other half', () => {
    const eu = seeded.activityId('eu-mrr:fuels/natural-gas');
    const reference = referenceWith({}, [eu]);
    reference.addFactors([
      row(1, 'kWh-gross', 2025, { kgCh4Co2e: null, kgN2oCo2e: null }),
      row(2, 'kWh-gross', 2024),
    ]);
    expect(linesOf(reference, 'PL', fuel(101, 'kWh-gross')).map(({ factor }) => factor?.id)).toEqual([
      seeded.factorsOf(eu)[0]?.id,
      2,
    ]);
  });
});
