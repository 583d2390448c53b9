import { expect, it } from 'vitest';
import { cellAt, columnName } from './cell-name';

it('names columns as a spreadsheet does', () => {
  expect([0, 25, 26, 51, 52, 701, 702].map(columnName)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA']);
});

it('finds the place of a cell by its name', () => {
  expect(cellAt('A1')).toEqual({ row: 0, column: 0 });
  expect(cellAt('AB12')).toEqual({ row: 11, column: 27 });
  for (const column of [0, 25, 26, 300, 702])
    expect(cellAt(`${columnName(column)}3`)).toEqual({ row: 2, column });
});

it('finds no place for a text that names no cell', () => {
  expect([cellAt(''), cellAt('7'), cellAt('A0'), cellAt('a1')]).toEqual([null, null, null, null]);
});
