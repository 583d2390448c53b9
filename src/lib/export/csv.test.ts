import { expect, it } from 'vitest';
import { toCsv } from './csv';

it.each([
  ['=1+1', "'=1+1"],
  ['+48 600', "'+48 600"],
  ['-1+cmd', "'-1+cmd"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['＝1+1', "'＝1+1"],
  ['＋1', "'＋1"],
  ['－1', "'－1"],
  ['＠SUM(A1)', "'＠SUM(A1)"],
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

it('what another country’s spreadsheet would take for the end of a cell stays inside it, too', () => {
  expect(toCsv([['FV 12;=1+1', 'a\t=1']])).toBe('"FV 12;\'=1+1","a\t\'=1"\r\n');
  expect(toCsv([['\n=1+1', '\t=1']])).toBe('"\'\n\'=1+1","\'\t\'=1"\r\n');
});

it('a formula behind a comma is neutralised and quoted', () => {
  expect(toCsv([['=HYPERLINK("x","y")']])).toBe('"\'=HYPERLINK(""x"",""y"")"\r\n');
});

/** Cells of a line as a spreadsheet that parts cells by semicolons reads them: a quote counts at the start of a cell only. */
function readBySemicolon(text: string): string[] {
  return [...text.matchAll(/(?:^|[;\r\n])(?:"((?:[^"]|"")*)"|([^;\r\n]*))/g)].map(
    ([, quoted, plain]) => quoted ?? plain ?? '',
  );
}

it('no cell is a formula where commas part none, as in Poland: a quote in the middle of a line opens no cell there', () => {
  for (const text of ['FV 12;=1+1;', 'note\n=1+1\nend', 'note;@SUM(A1);', 'a;+1+1;b']) {
    const cells = readBySemicolon(toCsv([['7', text, 'end']]));
    expect(cells.filter((cell) => /^[=+\-@]/.test(cell))).toEqual([]);
  }
});
