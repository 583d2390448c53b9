import { expect, test } from 'vitest';
import type { Answers, RawRecord } from '../model';
import { matchRecords } from './match-records';
import { choices, rawRecord, understoodOf } from './testing';

function match(records: RawRecord[], answers: Answers = {}) {
  return matchRecords(understoodOf(records), choices, answers);
}

test('a credit note that takes back all of a bill is left out with it; another one stays an entry', () => {
  const records = [
    rawRecord(2, { amount: 300, meter: 'A1' }),
    rawRecord(3, { amount: -300, meter: 'A1' }),
    rawRecord(4, { amount: -200, meter: 'A1' }),
    rawRecord(5, { amount: 200, meter: 'A1', endDate: '2025-02-28' }),
  ];
  const { leftOut, drafts } = match(records);
  expect(leftOut).toMatchObject([
    { key: 'Sheet!2', reason: 'cancelled' },
    { key: 'Sheet!3', reason: 'cancelled' },
  ]);
  expect(drafts.map(({ amount }) => amount)).toEqual([-200, 200]);
});

test('the sum of the file is exactly what is recorded and left out, per unit of the file', () => {
  const records = [
    rawRecord(2, { amount: 0.1 }),
    rawRecord(3, { amount: 0.2, unit: 'KWH' }),
    rawRecord(4, { amount: 5, unit: 'm3', item: 'Water' }),
    rawRecord(5, { amount: 1000, unit: 'kBtu' }),
  ];
  const understood = understoodOf(records, {
    leftOut: [
      { place: '8', reason: 'duplicate', amount: 0.3, unit: 'kWh' },
      { place: '9', reason: 'total', amount: 0.6, unit: 'kWh' },
    ],
  });
  expect(matchRecords(understood, choices, {}).totals).toEqual([
    { unit: 'kWh', file: 0.6, recorded: 0.3, leftOut: 0.3 },
    { unit: 'm3', file: 5, recorded: 0, leftOut: 5 },
    { unit: 'kBtu', file: 1000, recorded: 1000, leftOut: 0 },
  ]);
});

test('an amount that the user corrects no longer balances with the file', () => {
  const { totals } = match([rawRecord(2)], { rows: { 'Sheet!2': { amount: 90 } } });
  expect(totals).toEqual([{ unit: 'kWh', file: 100, recorded: 90, leftOut: 0 }]);
});
