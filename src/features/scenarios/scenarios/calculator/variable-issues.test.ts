import { describe, expect, it } from 'vitest';
import type { Section, TableDimension, Variable } from '#api/contract/scenarios/scenarios';
import { fieldNameOf } from './use-calculator-form';
import { variableIssues } from './variable-issues';

const field = {
  code: 'x',
  title: '',
  description: null,
  post: null,
  unit: 'kWh',
  isRequired: true,
  min: null,
  max: null,
  choices: [],
  child: null,
  defaultsBy: null,
};
const variable = (given: Partial<Variable>): Section[] => [
  {
    name: '',
    description: null,
    displayOrder: 1,
    variables: [
      {
        ...field,
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
      },
    ],
  },
];
const faultOf = (given: Partial<Variable>, value: string | number | null) =>
  variableIssues(variable(given), { x: value })[0]?.fault ?? null;

describe('validation of a variable', () => {
  // spec: scenarios.rules.required
  it('requires a number unless it is optional', () => {
    expect(faultOf({}, null)).toEqual({ kind: 'required' });
    expect(faultOf({ isRequired: false }, null)).toBeNull();
    expect(faultOf({}, Number.NaN)).toEqual({ kind: 'number' });
    expect(faultOf({}, 0)).toBeNull();
  });

  // spec: scenarios.rules.between
  it('requires a number within its limits, or on the right side of a single limit', () => {
    expect(faultOf({ min: 1, max: 8 }, 9)).toEqual({ kind: 'between', min: 1, max: 8 });
    expect(faultOf({ min: 1, max: 8 }, 8)).toBeNull();
    expect(faultOf({ min: 0 }, -1)).toEqual({ kind: 'minValue', min: 0 });
    expect(faultOf({ max: 5 }, 6)).toEqual({ kind: 'maxValue', max: 5 });
  });

  it('accepts no decimals in a whole number', () => {
    expect(faultOf({ type: 'INT' }, 1.5)).toEqual({ kind: 'wholeNumber' });
    expect(faultOf({ type: 'INT' }, 2)).toBeNull();
  });

  // spec: scenarios.rules.choice
  it('accepts only the offered choices', () => {
    const choices = [{ value: 'gas', displayString: 'Gas' }];
    expect(faultOf({ type: 'MC', choices }, null)).toEqual({ kind: 'requiredSelection' });
    expect(faultOf({ type: 'MC', choices }, 'coal')).toEqual({ kind: 'requiredSelection' });
    expect(faultOf({ type: 'MC_RADIO_BIT', choices }, 'gas')).toBeNull();
  });

  it('ignores hidden variables and those that follow from the location', () => {
    const visibleIf = { code: 'x', values: ['7'], isNot: false };
    expect(faultOf({ visibleIf }, null)).toBeNull();
    expect(faultOf({ isReadOnly: true }, null)).toBeNull();
  });
});

describe('a table', () => {
  const dimension: TableDimension = {
    ...field,
    code: 'count',
    type: 'INT',
    min: 1,
    defaultValue: null,
    suggestion: null,
  };
  const table = (isRequired: boolean) =>
    variable({ type: 'TABLE_MS_LL', isRequired, tableDimensions: [dimension] });

  // spec: scenarios.rules.required
  it('requires a row only where the table is required', () => {
    expect(variableIssues(table(true), { x: [] })).toMatchObject([
      { path: ['x'], fault: { kind: 'rowNeeded' } },
    ]);
    expect(variableIssues(table(false), { x: [] })).toEqual([]);
  });

  // spec: scenarios.rules.cells
  it('is validated cell by cell', () => {
    expect(variableIssues(table(true), { x: [{ count: 3 }, { count: 0 }] })).toMatchObject([
      { path: ['x', 1, 'count'], fault: { kind: 'minValue', min: 1 } },
    ]);
  });
});

it('assigns an API error about a list position to the variable at that position', () => {
  const entered = [
    { code: 'kwp', value: 1 },
    { code: 'lamps', value: [] },
  ];
  expect(fieldNameOf('Variables[0].Value', entered)).toBe('Variables.kwp');
  expect(fieldNameOf('Variables[1].Value[2].count', entered)).toBe('Variables.lamps.[2].count');
  expect(fieldNameOf('Variables.kwp', entered)).toBe('Variables.kwp');
});
