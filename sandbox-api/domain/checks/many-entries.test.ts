import { expect, test } from 'vitest';
import { checkEntries } from './check-entries';
import type { Comparable } from './comparable';

type Change = Partial<Omit<Comparable, 'value'>>;

/** Trips of one day and class; each reading of an amount is counted. */
function trips(
  count: number,
  amountOf: (index: number) => number,
  changeOf: (index: number) => Change = () => ({}),
) {
  let reads = 0;
  const entries = Array.from(
    { length: count },
    (_, index): Comparable => ({
      id: null,
      index,
      kind: 'entry',
      source: 'economy',
      meter: '',
      startDate: '2025-02-03',
      endDate: '2025-02-03',
      unit: undefined,
      unitSymbol: '',
      reference: null,
      details: '[1]',
      price: null,
      ...changeOf(index),
      get value() {
        reads += 1;
        return amountOf(index);
      },
    }),
  );
  const warnings = checkEntries(entries, [], []);
  return { reads, warnings };
}

test('twice as many trips of a day take about twice the work', () => {
  const [few, more] = [trips(500, (index) => 1000 + index), trips(1000, (index) => 1000 + index)];
  expect(more.warnings.flat()).toEqual([]);
  expect(more.reads / few.reads).toBeLessThan(2.5);
});

test('so do receipts of many days under one invoice', () => {
  const receipts = (count: number) =>
    trips(
      count,
      () => 40,
      (index) => {
        const day = new Date(Date.UTC(2015, 0, 1 + index)).toISOString().slice(0, 10);
        return { kind: 'receipt', startDate: day, endDate: day, reference: 'INV 1' };
      },
    );
  const [few, more] = [receipts(180), receipts(360)];
  expect(more.warnings.flat()).toEqual([]);
  expect(more.reads / few.reads).toBeLessThan(2.5);
});

test('among thousands of trips, the one that is there twice is found', () => {
  const { warnings } = trips(1000, (index) => (index === 999 ? 1007 : 1000 + index));
  expect(warnings.flat()).toHaveLength(1);
  expect(warnings[999]).toMatchObject([{ code: 'duplicate', other: { index: 7 } }]);
});

test.each([
  ['the same trip', () => 1000, {}, 'duplicate'],
  ['trips of a month', (index: number) => 1000 + index, { endDate: '2025-02-28' }, 'twin'],
  ['bills without a meter', (index: number) => 1000 + index, { kind: 'bill', endDate: '2025-02-28' }, 'twin'],
] as const)('%s a thousand times is not reported for each pair', (_, amountOf, change, code) => {
  const { warnings } = trips(1000, amountOf, () => change);
  const others = warnings.map((ofEntry) => ofEntry.filter((one) => one.code === code).length);
  expect([others[0], others[5], others[999]]).toEqual([0, 5, 20]);
});
