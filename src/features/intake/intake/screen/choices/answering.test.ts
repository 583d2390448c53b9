import { expect, it } from 'vitest';
import type { ItemChoice } from '../../model';
import { answered, canBeTaken, headerKeys, withColumn, withRow, withRows } from './answering';

const diesel: ItemChoice = { kind: 'fuel', itemId: 501, variantId: null };

it('answers a question about the whole file under its own name', () => {
  expect(answered({}, { about: 'decimal', samples: [], options: ['.', ','] }, { value: ',' })).toEqual({
    decimal: ',',
  });
  expect(answered({ decimal: ',' }, { about: 'item' }, { value: diesel })).toEqual({
    decimal: ',',
    item: diesel,
  });
});

it('looks for the header and the layout again when another sheet is to be read', () => {
  const answers = { headerRow: 4, layout: 'rows', decimal: ',', sheet: 'Bills' } as const;
  expect(answered(answers, { about: 'sheet', options: [] }, { value: 'Gas' })).toEqual({
    decimal: ',',
    sheet: 'Gas',
  });
});

it('adds up all columns that were offered, until one alone is the amount', () => {
  const question = { about: 'columns', field: 'amount', options: ['day', 'night'] } as const;
  const asked = { ...question, options: [...question.options] };
  const both = answered({ columns: { all: 'amount', day: 'ignore' } }, asked, { addUp: true });
  expect(both.columns).toEqual({ day: 'amountPart', night: 'amountPart' });
  expect(answered(both, asked, { value: 'night' }).columns).toEqual({ night: 'amount' });
});

it('answers a question about a text for every row with that text', () => {
  const question = { about: 'items', text: ' Diesel B7 ', count: 3, proposals: [] } as const;
  const answers = answered(
    { items: { toll: 'leaveOut' } },
    { ...question, proposals: [] },
    { value: diesel },
  );
  expect(answers.items).toEqual({ toll: 'leaveOut', 'diesel b7': diesel });
});

it('answers the location and the item of a meter together', () => {
  const question = { about: 'meters', meter: 'PL-9', count: 1 } as const;
  expect(answered({}, question, { locationId: 4, item: diesel }).meters).toEqual({
    'pl-9': { locationId: 4, item: diesel },
  });
});

it('gives a field to one column only', () => {
  const answers = withColumn({ columns: { usage: 'amount', note: 'ignore' } }, 'Usage 2', 'amount');
  expect(answers.columns).toEqual({ note: 'ignore', 'usage 2': 'amount' });
  expect(withColumn(answers, 'Other', null).columns).toEqual({
    note: 'ignore',
    'usage 2': 'amount',
    other: 'ignore',
  });
});

it('tells two columns of one name apart', () => {
  expect(headerKeys(['kWh', 'Date', 'kwh '])).toEqual(['kwh', 'date', 'kwh#2']);
});

it('changes one row and keeps what was answered about it before', () => {
  const answers = withRow({ rows: { a: { amount: 1 } } }, 'a', { invoice: 'F1' });
  expect(answers.rows).toEqual({ a: { amount: 1, invoice: 'F1' } });
  expect(withRows(answers, ['a', 'b'], () => ({ isLeftOut: true })).rows).toEqual({
    a: { amount: 1, invoice: 'F1', isLeftOut: true },
    b: { isLeftOut: true },
  });
});

it('takes back a row that has something to record', () => {
  expect(canBeTaken({ place: '4', reason: 'total', amount: 3, unit: null })).toBe(true);
  expect(canBeTaken({ place: '5', reason: 'empty', amount: null, unit: null })).toBe(false);
});

it('a changed amount takes back the answers to warnings about the one before', () => {
  const kept = withRow({}, 'a', { warnings: { unitSlip: 'keep' } });
  expect(withRow(kept, 'a', { isLeftOut: true }).rows?.a?.warnings).toEqual({ unitSlip: 'keep' });
  expect(withRow(kept, 'a', { amount: 5000 }).rows?.a).toEqual({ amount: 5000 });
});
