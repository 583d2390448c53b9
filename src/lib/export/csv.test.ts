import { expect, it } from 'vitest';
import { toCsv } from './csv';

it.each([
  ['=1+1', "'=1+1"],
  ['+48 600', "'+48 600"],
  ['-1+cmd', "'-1+cmd"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
])('a cell that begins like a formula is neutralised: %j', (cell, written) => {
  expect(toCsv([[cell]])).toBe(`${written}\r\n`);
});

it('a negative number stays a number', () => {
  expect(toCsv([['-0.25']])).toBe('-0.25\r\n');
});

it('separators, quotes and line ends stay inside their cell', () => {
  expect(toCsv([['a,b', 'say "x"', 'two\nlines', null, 'plain']])).toBe(
    '"a,b","say ""x""","two\nlines",,plain\r\n',
  );
});

it('a formula behind a comma is neutralised and quoted', () => {
  expect(toCsv([['=HYPERLINK("x","y")']])).toBe('"\'=HYPERLINK(""x"",""y"")"\r\n');
});
