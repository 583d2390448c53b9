import { describe, expect, it } from 'vitest';
import { changedInputs, withChanges } from './changed-inputs';
import type { Prefill } from './prefill-types';
import type { StoredInput } from './stored-simulation';

const input = (path: string, given: Partial<StoredInput> = {}): StoredInput => ({
  path,
  origin: 'default',
  source: { en: 'S', pl: 'S' },
  year: null,
  level: null,
  low: null,
  high: null,
  note: null,
  link: null,
  ...given,
});
const plain = (value: number | null) => ({ value, origin: null, by: null });

const prefill: Prefill = {
  site_kwh: plain(180),
  price: plain(0.2),
  gone: plain(null),
  factor: {
    ...plain(9),
    by: { codes: ['fuel'], options: { gas: { value: 2, origin: null }, oil: { value: 3, origin: null } } },
  },
  'cars.ef': {
    ...plain(9),
    by: { codes: ['size', 'fuel'], options: { 'small|oil': { value: 7, origin: null } } },
  },
};
const variables = [
  { code: 'site_kwh', value: 120 },
  { code: 'price', value: 0.2 },
  { code: 'gone', value: 5 },
  { code: 'fuel', value: 'oil' },
  { code: 'factor', value: 2.5 },
  {
    code: 'cars',
    value: [
      { size: 'large', ef: 1 },
      { size: 'small', ef: 4 },
    ],
  },
];

describe('inputs that would be filled differently today', () => {
  it('are changed recorded data and published defaults, with the saved choices', () => {
    const inputs = ['site_kwh', 'price', 'gone', 'factor', 'cars.0.ef', 'cars.1.ef', 'unknown'];
    expect(
      changedInputs(
        prefill,
        variables,
        inputs.map((path) => input(path)),
      ),
    ).toEqual([
      { path: 'site_kwh', code: 'site_kwh', dimension: null, before: 120, after: 180 },
      { path: 'factor', code: 'factor', dimension: null, before: 2.5, after: 3 },
      { path: 'cars.1.ef', code: 'cars', dimension: 'ef', before: 4, after: 7 },
    ]);
  });

  it('are neither typed values nor mere settings', () => {
    const inputs = [input('site_kwh', { origin: 'typed' }), input('factor', { source: null })];
    expect(changedInputs(prefill, variables, inputs)).toEqual([]);
  });

  it('are replaced, and everything else stays', () => {
    const changes = changedInputs(prefill, variables, [input('site_kwh'), input('cars.1.ef')]);
    expect(withChanges(variables, changes)).toEqual([
      { code: 'site_kwh', value: 180 },
      ...variables.slice(1, 5),
      {
        code: 'cars',
        value: [
          { size: 'large', ef: 1 },
          { size: 'small', ef: 7 },
        ],
      },
    ]);
    expect(withChanges(variables, [])).toEqual(variables);
  });
});
