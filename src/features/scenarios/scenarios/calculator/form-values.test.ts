import { describe, expect, it } from 'vitest';
import type { Section, TableDimension, Variable } from '#api/contract/scenarios/scenarios';
import {
  choicesOf,
  enteredOf,
  followersOf,
  isSameValue,
  isShown,
  newRow,
  refilled,
  startValues,
  suggestedFor,
  withEntered,
} from './form-values';

const choice = (value: string) => ({ value, displayString: value });

const field = {
  title: '',
  description: null,
  post: null,
  unit: '',
  isRequired: true,
  min: null,
  max: null,
  choices: [],
  child: null,
  defaultsBy: null,
};

function variable(code: string, given: Partial<Variable> = {}): Variable {
  return {
    ...field,
    code,
    type: 'DECIMAL',
    linkUrl: null,
    linkLabel: null,
    defaultValue: null,
    isAssumption: false,
    isReadOnly: false,
    visibleIf: null,
    tableDimensions: [],
    source: null,
    ...given,
  };
}

function dimension(code: string, given: Partial<TableDimension> = {}): TableDimension {
  return { ...field, code, type: 'DECIMAL', defaultValue: null, suggestion: null, ...given };
}

const sectionOf = (...variables: Variable[]): Section => ({
  name: '',
  description: null,
  displayOrder: 1,
  variables,
});

describe('the values of a form', () => {
  it('start with the defaults and take the saved values of fields that still exist', () => {
    const sections = [
      sectionOf(variable('price', { defaultValue: 0.2 }), variable('life', { defaultValue: 10 })),
    ];
    expect(startValues(sections)).toEqual({ price: 0.2, life: 10 });
    const saved = [
      { code: 'price', value: 0.3 },
      { code: 'gone', value: 1 },
    ];
    expect(withEntered(sections, saved)).toEqual({ price: 0.3, life: 10 });
  });

  it('are sent when visible, in section order', () => {
    const target = variable('target', {
      defaultValue: 0.05,
      visibleIf: { code: 'path', values: ['target'], isNot: false },
    });
    const sections = [
      { ...sectionOf(target), displayOrder: 2 },
      sectionOf(variable('path', { type: 'MC', defaultValue: 'none' })),
    ];
    expect(enteredOf(sections, { path: 'none', target: 0.1 })).toEqual([{ code: 'path', value: 'none' }]);
    expect(enteredOf(sections, { path: 'target', target: 0.1 })).toEqual([
      { code: 'path', value: 'target' },
      { code: 'target', value: 0.1 },
    ]);
  });

  it('can depend on another variable having no value', () => {
    const azimuth = variable('azimuth', { visibleIf: { code: 'tilt', values: ['0'], isNot: true } });
    expect(isShown(azimuth, { tilt: '0' })).toBe(false);
    expect(isShown(azimuth, { tilt: '15' })).toBe(true);
  });

  it('of two tables are equal when their rows are equal', () => {
    expect(isSameValue([{ n: 1, km: null }], [{ n: 1 }])).toBe(true);
    expect(isSameValue([{ n: 1 }], [{ n: 2 }])).toBe(false);
    expect(isSameValue([], [{ n: 2 }])).toBe(false);
    expect(isSameValue(null, undefined)).toBe(true);
  });
});

describe('the effect of a choice on related fields', () => {
  const haul = dimension('haul', {
    type: 'MC',
    choices: ['dom', 'short'].map(choice),
    child: {
      code: 'cls',
      choices: [
        { parent: 'dom', values: ['average'], value: null },
        { parent: 'short', values: ['average', 'business'], value: null },
      ],
      defaultValue: 'average',
    },
  });
  const cls = dimension('cls', { type: 'MC', choices: ['average', 'business'].map(choice) });
  const factor = dimension('ef', {
    defaultsBy: { by: ['haul', 'cls'], values: { 'dom|average': 0.2, 'short|business': 0.19 } },
  });
  const fields = [haul, cls, factor];

  // spec: scenarios.rules.children
  it('keeps the choices that belong to the parent', () => {
    expect(choicesOf(cls, fields, { haul: 'dom' })).toEqual([choice('average')]);
    expect(choicesOf(cls, fields, { haul: null })).toHaveLength(2);
  });

  // spec: scenarios.rules.children
  it('clears a choice that no longer applies and fills in the number of the new pair', () => {
    const put = followersOf(fields, 'haul', { haul: 'dom', cls: 'business', ef: 0.19 });
    expect(put).toEqual({ cls: 'average', ef: 0.2 });
  });

  it('also updates fields that depend on the cleared choice', () => {
    const byClass = dimension('seat', { defaultsBy: { by: ['cls'], values: { average: 1 } } });
    const cells = { haul: 'dom', cls: 'business', seat: null };
    expect(followersOf([byClass, haul, cls], 'haul', cells)).toEqual({ cls: 'average', seat: 1 });
  });

  it('never overwrites a typed number', () => {
    expect(followersOf(fields, 'cls', { haul: 'short', cls: 'business', ef: 0.123 })).toEqual({});
    expect(followersOf(fields, 'cls', { haul: 'short', cls: 'business', ef: null })).toEqual({ ef: 0.19 });
  });

  it('fills in the number of a parent and clears it when the parent has none', () => {
    const lamp = dimension('lamp', {
      type: 'MC',
      child: {
        code: 'watt',
        choices: [{ parent: 't8', values: null, value: 58 }],
        defaultValue: null,
      },
    });
    const lamps = [lamp, dimension('watt')];
    expect(followersOf(lamps, 'lamp', { lamp: 't8', watt: null })).toEqual({ watt: 58 });
    expect(followersOf(lamps, 'lamp', { lamp: 'other', watt: 58 })).toEqual({ watt: null });
    expect(followersOf(lamps, 'lamp', { lamp: 't8', watt: 61 })).toEqual({});
  });
});

it('fills a new row with its defaults and the values that depend on them', () => {
  const dimensions = [
    dimension('size', { type: 'MC' }),
    dimension('fuel', { type: 'MC', defaultValue: 'diesel' }),
    dimension('litre', { defaultsBy: { by: ['fuel'], values: { diesel: 2.6, petrol: 2.3 } } }),
    dimension('km', { defaultsBy: { by: ['size', 'fuel'], values: { 'small|diesel': 0.14 } } }),
  ];
  expect(newRow(dimensions)).toEqual({ size: null, fuel: 'diesel', litre: 2.6, km: null });
});

it('suggests the value that follows from related cells, and nothing when one is empty or nothing is published', () => {
  const led = dimension('led_w', {
    suggestion: {
      of: 'lamp_w',
      by: 'lamp',
      text: 'For the same light',
      ratios: { halogen: { ratio: 0.2, source: 'A' } },
    },
  });
  expect(suggestedFor(led, { lamp: 'halogen', lamp_w: 50 })).toEqual({
    value: 10,
    text: 'For the same light',
    source: 'A',
  });
  for (const row of [
    { lamp: 'halogen', lamp_w: null },
    { lamp: 'other', lamp_w: 50 },
    { lamp: null, lamp_w: 50 },
  ])
    expect(suggestedFor(led, row)).toBeNull();
  expect(suggestedFor(dimension('count'), { lamp: 'halogen', lamp_w: 50 })).toBeNull();
});

describe('changing the location', () => {
  const at = (kwh: number, factor: number) => [
    sectionOf(
      variable('fuel', { type: 'MC', defaultValue: 'gas', choices: ['gas', 'oil'].map(choice) }),
      variable('ef', {
        defaultValue: factor,
        defaultsBy: { by: ['fuel'], values: { gas: factor, oil: 0.26 } },
      }),
      variable('kwh', { defaultValue: kwh }),
      variable('price', { defaultValue: 0.2 }),
      variable('country', { type: 'MC', defaultValue: `at ${kwh}`, isReadOnly: true }),
    ),
  ];
  const start = { fuel: 'gas', ef: 0.18, kwh: 100, price: 0.2, country: 'at 100' };

  it('refills untouched fields and keeps typed values', () => {
    expect(refilled(at(100, 0.18), at(500, 0.17), { ...start, price: 0.3 })).toEqual({
      fuel: 'gas',
      ef: 0.17,
      kwh: 500,
      price: 0.3,
      country: 'at 500',
    });
  });

  it('sets dependent values, whatever they were before', () => {
    expect(refilled(at(100, 0.18), at(500, 0.17), { ...start, country: 'x' }).country).toBe('at 500');
  });

  it('keeps dependent values of a choice together with that choice', () => {
    const changed = { ...start, fuel: 'oil', ef: 0.26 };
    expect(refilled(at(100, 0.18), at(500, 0.17), changed)).toMatchObject({ fuel: 'oil', ef: 0.26 });
  });
});
