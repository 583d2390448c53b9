import { expect, it } from 'vitest';
import type { CoverageCell } from '#api/contract/reviews/coverage';
import { cellMarks, cellMove } from './coverage-cell';

const cell: CoverageCell = {
  month: '2025-01-01',
  rowCount: 1,
  coveredDays: 31,
  gapDays: 0,
  overlapDays: 0,
  kgCo2e: 1,
  yearBeforeKgCo2e: null,
  isJump: false,
  isProxied: false,
};

it('a month is marked with a sign for each thing that is odd about it', () => {
  expect(cellMarks(cell)).toEqual({ flags: [], text: '' });
  expect(cellMarks({ ...cell, gapDays: 3, overlapDays: 1, isJump: true })).toEqual({
    flags: ['gap', 'overlap', 'jump'],
    text: '!×↕',
  });
  expect(cellMarks({ ...cell, isProxied: true })).toEqual({ flags: [], text: '≈' });
});

it('keys move from cell to cell and stop at the edges', () => {
  const size = { rows: 2, columns: 3 };
  const at = { row: 0, column: 1 };
  expect(cellMove('ArrowRight', at, size)).toEqual({ row: 0, column: 2 });
  expect(cellMove('ArrowDown', at, size)).toEqual({ row: 1, column: 1 });
  expect(cellMove('End', at, size)).toEqual({ row: 0, column: 2 });
  expect(cellMove('Home', at, size)).toEqual({ row: 0, column: 0 });
  expect(cellMove('ArrowUp', at, size)).toBeNull();
  expect(cellMove('ArrowRight', { row: 1, column: 2 }, size)).toBeNull();
  expect(cellMove('Tab', at, size)).toBeNull();
});
