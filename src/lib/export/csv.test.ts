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
])('neutralises a cell that starts like a formula: %j', (cell, written) => {
  expect(toCsv([[cell]])).toBe(`${written}\r\n`);
});

it('keeps a negative number a number', () => {
  expect(toCsv([['-0.25']])).toBe('-0.25\r\n');
});

it('keeps separators, quotes and line ends inside their cell', () => {
  expect(toCsv([['a,b', 'say "x"', 'two\nlines', null, 'plain']])).toBe(
    '"a,b","say ""x""","two\nlines",,plain\r\n',
  );
});

it("keeps what other countries' spreadsheets treat as the end of a cell inside it", () => {
  expect(toCsv([['FV 12;=1+1', 'a\t=1']])).toBe('"FV 12;\'=1+1","a\t\'=1"\r\n');
  expect(toCsv([['\n=1+1', '\t=1']])).toBe('"\'\n\'=1+1","\'\t\'=1"\r\n');
});

it('neutralises and quotes a formula after a comma', () => {
  expect(toCsv([['=HYPERLINK("x","y")']])).toBe('"\'=HYPERLINK(""x"",""y"")"\r\n');
});

/**
 * Cells of a line as read by a spreadsheet that separates cells by semicolons: a quote counts only at the start of a
 * cell.
 */
function readBySemicolon(text: string): string[] {
  return [...text.matchAll(/(?:^|[;\r\n])(?:"((?:[^"]|"")*)"|([^;\r\n]*))/g)].map(
    ([, quoted, plain]) => quoted ?? plain ?? '',
  );
}

it('creates no formula where commas do not separate cells, as in Poland', () => {
  for (const text of ['FV 12;=1+1;', 'note\n=1+1\nend', 'note;@SUM(A1);', 'a;+1+1;b']) {
    const cells = readBySemicolon(toCsv([['7', text, 'end']]));
    expect(cells.filter((cell) => /^[=+\-@]/.test(cell))).toEqual([]);
  }
});
