import { expect, it } from 'vitest';
import { intakeLimits, leftOutRow } from '#api/contract/intake/intakes';
import type { LeftOut } from '../../model';
import { leftOutToRecord } from './left-out-to-record';

const out = (place: string, reason: LeftOut['reason'] = 'empty'): LeftOut => ({
  place,
  reason,
  amount: null,
  unit: null,
});

it('names rows that follow each other as one line, and counts all of them', () => {
  const places = ['S!4', 'S!5', 'S!6', 'T!7', 'T!9', 'B14', 'B15'];
  const { leftOut, leftOutCount } = leftOutToRecord([
    ...places.map((place) => out(place)),
    out('T!10', 'total'),
  ]);
  expect(leftOut.map(({ place, count }) => [place, count])).toEqual([
    ['S!4–6', 3],
    ['T!7', 1],
    ['T!9', 1],
    ['B14', 1],
    ['B15', 1],
    ['T!10', 1],
  ]);
  expect(leftOutCount).toBe(8);
});

it('keeps the true number when there are more lines than the API takes', () => {
  const every = Array.from({ length: intakeLimits.maxLeftOut + 500 }, (_, index) => out(String(index * 2)));
  const { leftOut, leftOutCount } = leftOutToRecord(every);
  expect([leftOut.length, leftOutCount]).toEqual([intakeLimits.maxLeftOut, every.length]);
  expect(leftOutToRecord([])).toEqual({ leftOut: [] });
});

it('records even if a line left out has a long path in the file, or a sheet a name with odd marks', () => {
  const item =
    '/rsm:CrossIndustryInvoice/rsm:SupplyChainTradeTransaction/ram:IncludedSupplyChainTradeLineItem[3]';
  const path = `${item}/ram:SpecifiedLineTradeDelivery/ram:BilledQuantity`;
  const { leftOut } = leftOutToRecord([path, 'Januar\u202E!7'].map((place) => out(place, 'byUser')));
  expect(leftOut.map((row) => leftOutRow.safeParse(row).success)).toEqual([true, true]);
});
