import { expect, it } from 'vitest';
import type { Answers } from '../../model';
import { learntParts, partId, withoutParts } from './learnt-parts';

const answers: Answers = {
  sheet: 'Meter Entries',
  headerRow: 5,
  decimal: ',',
  columns: { verbrauch: 'amount', datum: 'endDate', ort: 'location' },
  meters: { '590/1': { locationId: 1, item: null }, '590': { locationId: 2, item: null } },
};

it('lists what a profile remembers, columns in the order of the fields', () => {
  expect(learntParts(answers).map(partId)).toEqual([
    'sheet',
    'headerRow',
    'decimal',
    'columns:ort',
    'columns:verbrauch',
    'columns:datum',
    'meters:590',
    'meters:590/1',
  ]);
  expect(learntParts({})).toEqual([]);
});

it('leaves out only what is forgotten, and keeps the profile unchanged', () => {
  const left = withoutParts(answers, new Set(['headerRow', 'columns:datum', 'meters:590']));
  expect(left).toEqual({
    sheet: 'Meter Entries',
    decimal: ',',
    columns: { verbrauch: 'amount', ort: 'location' },
    meters: { '590/1': { locationId: 1, item: null } },
  });
  expect(answers.headerRow).toBe(5);
});
