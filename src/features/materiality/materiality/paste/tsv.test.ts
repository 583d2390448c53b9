import { expect, it } from 'vitest';
import { readTable } from './tsv';

const cellsOf = (text: string) => readTable(text).rows.map(({ cells }) => cells);

it('cells are parted by tabs and rows by any line break', () => {
  expect(cellsOf('a\tb\r\nc\td\ne\t\rf')).toEqual([['a', 'b'], ['c', 'd'], ['e', ''], ['f']]);
});

it('a quoted cell holds tabs, line breaks and doubled quotation marks', () => {
  expect(cellsOf('"two\r\nlines"\t"a ""word"""\n"tab\there"\tx "y"\n')).toEqual([
    ['two\nlines', 'a "word"'],
    ['tab\there', 'x "y"'],
  ]);
});

it('empty rows are left out, and the rows after them keep their numbers', () => {
  expect(readTable('a\n\t\n\nb').rows.map(({ number }) => number)).toEqual([1, 4]);
  expect(readTable(' \n\t').rows).toEqual([]);
});

it('a quotation mark that is never closed is told with its row', () => {
  expect(readTable('a\n"b\tc').unclosed).toBe(2);
});
