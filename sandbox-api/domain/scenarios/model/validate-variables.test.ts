import { describe, expect, it } from 'vitest';
import { exampleChoices, exampleVariables } from '#api/testing/facts/scenario-inputs';
import { seedModel } from '#api/testing/seed-scenarios';
import { type Inputs, rowsOf } from './calculate';
import { followingDefault, ownDefault, visibleWhen } from './defaults';
import type { EnteredRow, EnteredValue } from './definition';
import { type EnteredVariable, enteredOf, type OwnChoices, validateVariables } from './validate-variables';

function variables(id: string, changes: Record<string, EnteredValue> = {}): EnteredVariable[] {
  const model = seedModel(id);
  const [example] = model.definition.examples;
  if (!example) throw new Error('No example.');
  return exampleVariables(model, example, changes);
}

function issues(id: string, entered: readonly EnteredVariable[], own: OwnChoices = exampleChoices) {
  const result = validateVariables(seedModel(id), entered, own);
  return result.isValid ? [] : result.issues.map(({ path, code, params }) => [path, code, params]);
}

function inputsOf(id: string, changes: Record<string, EnteredValue> = {}): Inputs {
  const result = validateVariables(seedModel(id), variables(id, changes), exampleChoices);
  if (!result.isValid) throw new Error(JSON.stringify(result.issues));
  return result.inputs;
}

function changed(id: string, changes: Record<string, EnteredValue>, own?: OwnChoices) {
  return issues(id, variables(id, changes), own);
}

const lamp: EnteredRow = {
  lamp: 't8_58_m',
  count: 120,
  lamp_w: 58,
  ballast_factor: 1.15,
  hours: 2500,
  led_w: 24,
};

describe('numbers', () => {
  it.each([
    [{ spf: 1.1 }, 'variables.spf', 'between', { min: 1.2, max: 7 }],
    [{ spf: 7.01 }, 'variables.spf', 'between', { min: 1.2, max: 7 }],
    [{ boiler_eff: 0 }, 'variables.boiler_eff', 'between', { min: 0.3, max: 1.1 }],
    [{ life: 0 }, 'variables.life', 'between', { min: 1, max: 40 }],
    [{ life: 41 }, 'variables.life', 'between', { min: 1, max: 40 }],
    [{ life: 10.5 }, 'variables.life', 'wholeNumber', {}],
    [{ life: '10.0' }, null, null, null],
    [{ capex: -1 }, 'variables.capex', 'minValue', { count: 0 }],
    [{ capex: 1e16 }, 'variables.capex', 'quantityTooLarge', {}],
    [{ capex: '1,5' }, 'variables.capex', 'quantityNotFinite', {}],
    [{ capex: '1 500' }, 'variables.capex', 'quantityNotFinite', {}],
    [{ capex: '1e5' }, 'variables.capex', 'quantityNotFinite', {}],
    [{ capex: 'much' }, 'variables.capex', 'quantityNotFinite', {}],
    [{ capex: '1500.50' }, null, null, null],
    [{ capex: Number.NaN }, 'variables.capex', 'quantityNotFinite', {}],
    [{ capex: Number.POSITIVE_INFINITY }, 'variables.capex', 'quantityNotFinite', {}],
    [{ capex: null }, 'variables.capex', 'required', {}],
    [{ capex: '' }, 'variables.capex', 'required', {}],
    [{ capex: [] }, 'variables.capex', 'invalid', {}],
    [{ growth_el: '' }, null, null, null],
    [{ opex_extra: -250.75 }, null, null, null],
  ] as const)('%j', (changes, path, code, params) => {
    expect(changed('heat-pump', changes as Record<string, EnteredValue>)).toEqual(
      path ? [[path, code, params]] : [],
    );
  });

  it('are read as they are written, without a binary detour', () => {
    expect(String(inputsOf('heat-pump', { ef_el_lb: '0.1' }).ef_el_lb)).toBe('0.1');
    expect(String(inputsOf('heat-pump', { ef_el_lb: 0.1 }).ef_el_lb)).toBe('0.1');
  });

  it('take their default where they are optional and left empty', () => {
    expect(String(inputsOf('heat-pump', { growth_el: null }).growth_el)).toBe('0');
    expect(inputsOf('led-lighting', { site_kwh: null }).site_kwh).toBeNull();
  });
});

describe('choices', () => {
  it('must be among the listed ones', () => {
    expect(changed('heat-pump', { fuel: 'wood' })).toEqual([['variables.fuel', 'unknownReference', {}]]);
    expect(changed('heat-pump', { fuel: null })).toEqual([['variables.fuel', 'required', {}]]);
    expect(changed('heat-pump', { count_s3: '2' })).toEqual([['variables.count_s3', 'unknownReference', {}]]);
    expect(changed('heat-pump', { fuel: [{ a: 1 }] })).toEqual([['variables.fuel', 'invalid', {}]]);
    expect(changed('heat-pump', { hp_temp: 45 })).toEqual([]);
  });

  it('of yes and no are numbers in a formula, all others words', () => {
    const inputs = inputsOf('heat-pump', { count_s3: '1', hp_temp: 45 });
    expect(String(inputs.count_s3)).toBe('1');
    expect(typeof inputs.count_s3).toBe('object');
    expect(inputs.hp_temp).toBe('45');
  });

  it('of a location are the locations of the company, and the caller names countries beyond the listed ones', () => {
    expect(changed('heat-pump', { location: 'Z' })).toEqual([['variables.location', 'unknownReference', {}]]);
    expect(changed('heat-pump', { location: '*' })).toEqual([['variables.location', 'unknownReference', {}]]);
    expect(changed('heat-pump', { country: 'FR' })).toEqual([['variables.country', 'unknownReference', {}]]);
    expect(changed('heat-pump', { country: 'FR' }, { ...exampleChoices, countries: ['FR'] })).toEqual([]);
  });
});

describe('codes', () => {
  it('that are unknown, or occur twice, are refused', () => {
    const extra = [{ code: 'wings', value: 2 }];
    expect(issues('heat-pump', [...variables('heat-pump'), ...extra])).toEqual([
      ['variables.wings', 'unknownField', {}],
    ]);
    const twice = [{ code: 'capex', value: 2 }];
    expect(issues('heat-pump', [...variables('heat-pump'), ...twice])).toEqual([
      ['variables.capex', 'invalid', {}],
    ]);
    expect(issues('heat-pump', [...variables('heat-pump'), { code: 'constructor', value: 1 }])).toEqual([
      ['variables.constructor', 'unknownField', {}],
    ]);
  });

  it('that are missing are empty', () => {
    const without = variables('heat-pump').filter(({ code }) => code !== 'spf' && code !== 'subsidy');
    expect(issues('heat-pump', without)).toEqual([['variables.spf', 'required', {}]]);
    expect(issues('heat-pump', [])).toContainEqual(['variables.fuel', 'required', {}]);
  });
});

describe('tables', () => {
  it('need a row where they are required, and none where they are not', () => {
    expect(changed('fleet-ev', { fleet_dict: [] })).toEqual([['variables.fleet_dict', 'required', {}]]);
    expect(changed('fleet-ev', { fleet_dict: null })).toEqual([['variables.fleet_dict', 'required', {}]]);
    expect(changed('led-lighting', { bulbs_dict: [] })).toEqual([]);
    expect(changed('fleet-ev', { fleet_dict: 'many' })).toEqual([['variables.fleet_dict', 'invalid', {}]]);
  });

  it('name the row and the dimension of each issue', () => {
    const rows: EnteredRow[] = [
      lamp,
      {
        ...lamp,
        lamp: 'torch',
        count: 1.5,
        lamp_w: null,
        ballast_factor: 0.5,
        hours: '8,5',
        led_w: 1001,
        colour: 3,
      },
    ];
    expect(changed('led-lighting', { bulbs_dict: rows })).toEqual([
      ['variables.bulbs_dict.1.colour', 'unknownField', {}],
      ['variables.bulbs_dict.1.lamp', 'unknownReference', {}],
      ['variables.bulbs_dict.1.count', 'wholeNumber', {}],
      ['variables.bulbs_dict.1.lamp_w', 'required', {}],
      ['variables.bulbs_dict.1.ballast_factor', 'between', { min: 1, max: 1.4 }],
      ['variables.bulbs_dict.1.hours', 'quantityNotFinite', {}],
      ['variables.bulbs_dict.1.led_w', 'between', { min: 1, max: 1000 }],
    ]);
  });

  it('refuse a choice that belongs to another parent', () => {
    const flights = (haul: string, cls: string): EnteredRow[] => [
      {
        haul,
        cls,
        trips: 2,
        km: 600,
        ef_air: 0.2,
        ef_air_wtt: 0.03,
        km_rail: 0,
        ef_rail: 0.03,
        ef_rail_wtt: 0.01,
        rail_share: 0,
        avoid_share: 0,
      },
    ];
    expect(changed('travel-commute', { travel_dict: flights('dom', 'business') })).toEqual([
      ['variables.travel_dict.0.cls', 'unknownReference', {}],
    ]);
    expect(changed('travel-commute', { travel_dict: flights('long', 'business') })).toEqual([]);
    expect(
      rowsOf(inputsOf('travel-commute', { travel_dict: flights('dom', 'average') }), 'travel_dict')[0]
        ?.fare_air,
    ).toEqual(inputsOf('travel-commute').opex_extra);
  });

  it('have each location once', () => {
    const row = (location: string): EnteredRow => ({ location, kwh_year: 1, ef_now: 0.5, cover: 1 });
    expect(changed('green-contract', { contract_dict: [row('A'), row('B'), row('A')] })).toEqual([
      ['variables.contract_dict.2.location', 'chosenAbove', {}],
    ]);
  });
});

describe('variables that are not shown', () => {
  it('use their default, whatever was sent', () => {
    const hidden = inputsOf('fleet-ev', { energy_basis: 'plug', charging_loss: 0.3 });
    expect(String(hidden.charging_loss)).toBe('0.11');
    expect(String(inputsOf('fleet-ev', { charging_loss: 0.3 }).charging_loss)).toBe('0.3');
    expect(changed('fleet-ev', { energy_basis: 'plug', charging_loss: 'broken' })).toEqual([]);
    expect(inputsOf('rooftop-pv', { tilt: '0', azimuth: '180' }).azimuth).toBe('0');
    expect(String(inputsOf('fleet-ev', { grid_path: 'none', grid_decline: 0.2 }).grid_decline)).toBe('0');
  });

  it('are marked as choices for the form', () => {
    expect(visibleWhen(seedModel('rooftop-pv'), 'azimuth')).toEqual({
      code: 'tilt',
      values: ['0'],
      isNot: true,
    });
    expect(visibleWhen(seedModel('rooftop-pv'), 'grid_decline')).toEqual({
      code: 'grid_path',
      values: ['trend'],
      isNot: false,
    });
    expect(visibleWhen(seedModel('rooftop-pv'), 'capex')).toBeNull();
  });
});

describe('defaults', () => {
  it('of the measure precede those of the common fields', () => {
    const model = seedModel('rooftop-pv');
    const variable = (code: string) => {
      const found = model.variables.find((candidate) => candidate.code === code);
      if (!found) throw new Error(code);
      return found;
    };
    expect(ownDefault(model, variable('life'))).toBe(25);
    expect(ownDefault(model, variable('discount_rate'))).toBe(0.03);
    expect(ownDefault(model, variable('kwp'))).toBeNull();
  });

  it('that follow from other inputs leave scope 3 out where the upstream of electricity is not known', () => {
    expect(followingDefault(seedModel('heat-pump'), 'count_s3', inputsOf('heat-pump', { ef_el_s3: 0 }))).toBe(
      '0',
    );
    expect(
      followingDefault(seedModel('heat-pump'), 'count_s3', inputsOf('heat-pump', { ef_el_s3: 0.04 })),
    ).toBe('1');
    expect(
      followingDefault(seedModel('led-lighting'), 'count_s3', inputsOf('led-lighting', { ef_el_s3: 0 })),
    ).toBe('1');
    expect(followingDefault(seedModel('led-lighting'), 'capex', inputsOf('led-lighting'))).toBeNull();
  });
});

it('inputs can be written back as they were entered', () => {
  const inputs = inputsOf('led-lighting', { bulbs_dict: [lamp], capex: '9600.5' });
  expect(enteredOf(inputs.bulbs_dict)).toEqual([lamp]);
  expect(enteredOf(inputs.capex)).toBe(9600.5);
  expect(enteredOf(inputs.country)).toBe('PL');
  expect(enteredOf(undefined)).toBeNull();
});
