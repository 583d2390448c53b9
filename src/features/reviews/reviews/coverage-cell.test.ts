import type { TFunction } from 'i18next';
import { expect, it, vi } from 'vitest';
import type { CoverageCell } from '#api/contract/reviews/coverage';
import { cellMarks, cellMove, cellTexts } from './coverage-cell';

const cell: CoverageCell = {
  month: '2025-01-01',
  rowCount: 1,
  lateRows: 0,
  coveredDays: 31,
  gapDays: 0,
  gaps: [],
  overlapDays: 0,
  kgCo2e: 1,
  yearBeforeKgCo2e: null,
  isJump: false,
  isProxied: false,
};

it('marks a month with a symbol for each problem', () => {
  expect(cellMarks(cell)).toEqual({ flags: [], text: '' });
  expect(cellMarks({ ...cell, gapDays: 3, overlapDays: 1, isJump: true })).toEqual({
    flags: ['gap', 'overlap', 'jump'],
    text: '!×↕',
  });
  expect(cellMarks({ ...cell, isProxied: true })).toEqual({ flags: [], text: '≈' });
});

it('describes a month in words and looks up repeated descriptions only once', () => {
  const lookUp = vi.fn((key: string, { count }: { count?: number } = {}) => `${count ?? ''}${key}`);
  const textOf = cellTexts(lookUp as unknown as TFunction<'reviews'>);
  const odd = { ...cell, gapDays: 3, isJump: true, isProxied: true };
  const days = '31evidence.days';
  expect(textOf(cell)).toBe(days);
  expect(textOf(odd)).toBe(`${days}, evidence.flag.gap, evidence.flag.jump, evidence.flag.proxy`);
  expect(lookUp).toHaveBeenCalledTimes(5);
  expect([textOf({ ...cell, month: '2025-02-01', kgCo2e: 2 }), textOf(odd)]).toEqual([days, textOf(odd)]);
  expect(lookUp).toHaveBeenCalledTimes(5);
  expect(textOf({ ...cell, coveredDays: 30 })).toBe('30evidence.days');
});

it('moves from cell to cell with the keys and stops at the edges', () => {
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
