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
  it('begin with the defaults and take what was saved, as far as the form still has it', () => {
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

  it('are sent as far as they show, in the order of the sections', () => {
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

  it('may show unless another has a value', () => {
    const azimuth = variable('azimuth', { visibleIf: { code: 'tilt', values: ['0'], isNot: true } });
    expect(isShown(azimuth, { tilt: '0' })).toBe(false);
    expect(isShown(azimuth, { tilt: '15' })).toBe(true);
  });

  it('of two tables are the same when their rows are', () => {
    expect(isSameValue([{ n: 1, km: null }], [{ n: 1 }])).toBe(true);
    expect(isSameValue([{ n: 1 }], [{ n: 2 }])).toBe(false);
    expect(isSameValue([], [{ n: 2 }])).toBe(false);
    expect(isSameValue(null, undefined)).toBe(true);
  });
});

describe('what a choice does to the fields beside it', () => {
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
  it('leaves the choices that belong to the parent', () => {
    expect(choicesOf(cls, fields, { haul: 'dom' })).toEqual([choice('average')]);
    expect(choicesOf(cls, fields, { haul: null })).toHaveLength(2);
  });

  // spec: scenarios.rules.children
  it('takes back a choice that fell, and puts in the number of the new pair', () => {
    const put = followersOf(fields, 'haul', { haul: 'dom', cls: 'business', ef: 0.19 });
    expect(put).toEqual({ cls: 'average', ef: 0.2 });
  });

  it('goes on to what hangs on the choice that fell', () => {
    const byClass = dimension('seat', { defaultsBy: { by: ['cls'], values: { average: 1 } } });
    const cells = { haul: 'dom', cls: 'business', seat: null };
    expect(followersOf([byClass, haul, cls], 'haul', cells)).toEqual({ cls: 'average', seat: 1 });
  });

  it('never overwrites a number that was typed', () => {
    expect(followersOf(fields, 'cls', { haul: 'short', cls: 'business', ef: 0.123 })).toEqual({});
    expect(followersOf(fields, 'cls', { haul: 'short', cls: 'business', ef: null })).toEqual({ ef: 0.19 });
  });

  it('puts the number of a parent in, and takes it out where the parent has none', () => {
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

it('a new row begins with its defaults and with what follows from them', () => {
  const dimensions = [
    dimension('size', { type: 'MC' }),
    dimension('fuel', { type: 'MC', defaultValue: 'diesel' }),
    dimension('litre', { defaultsBy: { by: ['fuel'], values: { diesel: 2.6, petrol: 2.3 } } }),
    dimension('km', { defaultsBy: { by: ['size', 'fuel'], values: { 'small|diesel': 0.14 } } }),
  ];
  expect(newRow(dimensions)).toEqual({ size: null, fuel: 'diesel', litre: 2.6, km: null });
});

it('suggests what follows from the cells beside, and nothing where one is empty or nothing is published', () => {
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

describe('another location', () => {
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

  it('refills what nobody touched, and keeps what was typed', () => {
    expect(refilled(at(100, 0.18), at(500, 0.17), { ...start, price: 0.3 })).toEqual({
      fuel: 'gas',
      ef: 0.17,
      kwh: 500,
      price: 0.3,
      country: 'at 500',
    });
  });

  it('decides what follows from it, whatever stood there', () => {
    expect(refilled(at(100, 0.18), at(500, 0.17), { ...start, country: 'x' }).country).toBe('at 500');
  });

  it('keeps what follows from a choice with that choice', () => {
    const changed = { ...start, fuel: 'oil', ef: 0.26 };
    expect(refilled(at(100, 0.18), at(500, 0.17), changed)).toMatchObject({ fuel: 'oil', ef: 0.26 });
  });
});
