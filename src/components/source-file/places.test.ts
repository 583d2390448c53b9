import { expect, it } from 'vitest';
import type { EvidenceValue } from '#api/contract/intake/evidence';
import { framesIn, pageOf, shapesOn, sheetOf } from './places';

const box = { left: 0.1, top: 0.2, width: 0.1, height: 0.02 };
const date: EvidenceValue = {
  part: 'endDate',
  place: { type: 'cells', sheet: 'A', cells: ['B3'] },
  raw: '1',
};
const amount: EvidenceValue = {
  part: 'amount',
  place: { type: 'cells', sheet: 'B', cells: ['C4', 'D4'] },
  raw: '2',
};
const month: EvidenceValue = {
  part: 'amount',
  place: { type: 'rows', sheet: null, firstRow: 4, lastRow: 99, rowCount: 96 },
  raw: '3',
};
const onPage: EvidenceValue = { part: 'amount', place: { type: 'page', page: 2, boxes: [box] }, raw: '4' };

it('opens the sheet of the amount', () => {
  expect(sheetOf([date, amount])).toBe('B');
  expect(sheetOf([month])).toBeNull();
  expect(sheetOf([onPage])).toBeUndefined();
});

it('frames the cells of the sheet that is shown', () => {
  expect(framesIn([date, amount], 'B')).toEqual([
    { firstRow: 3, lastRow: 3, column: 2 },
    { firstRow: 3, lastRow: 3, column: 3 },
  ]);
});

it('frames all rows that a month was added up from', () => {
  expect(framesIn([month], null)).toEqual([{ firstRow: 3, lastRow: 98, column: null }]);
});

it('frames the words of the page that is shown', () => {
  expect(pageOf([date, onPage])).toBe(2);
  expect([shapesOn([onPage], 2), shapesOn([onPage], 1)]).toEqual([[box], []]);
});
