import { expect, it } from 'vitest';
import { readTable } from './tsv';

const cellsOf = (text: string) => readTable(text).rows.map(({ cells }) => cells);

it('splits cells at tabs and rows at any line break', () => {
  expect(cellsOf('a\tb\r\nc\td\ne\t\rf')).toEqual([['a', 'b'], ['c', 'd'], ['e', ''], ['f']]);
});

it('keeps tabs, line breaks and doubled quotation marks in a quoted cell', () => {
  expect(cellsOf('"two\r\nlines"\t"a ""word"""\n"tab\there"\tx "y"\n')).toEqual([
    ['two\nlines', 'a "word"'],
    ['tab\there', 'x "y"'],
  ]);
});

it('leaves out empty rows and keeps the numbers of the rows after them', () => {
  expect(readTable('a\n\t\n\nb').rows.map(({ number }) => number)).toEqual([1, 4]);
  expect(readTable(' \n\t').rows).toEqual([]);
});

it('reports an unclosed quotation mark with its row', () => {
  expect(readTable('a\n"b\tc').unclosed).toBe(2);
});
