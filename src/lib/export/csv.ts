export type CsvCell = string | null;

const plainNumber = /^-?\d+(\.\d+)?$/;
/** What a spreadsheet would take for the start of a formula, also in full width; tabs and line ends can hide one. */
const formulaStart = /^[=+\-@＝＋－＠\t\r\n]/;
/**
 * The same within a text. Where the comma is the decimal mark, as in Poland, spreadsheets separate cells by
 * semicolons. A quote after a comma then opens no cell, so semicolons and line ends in a text start new cells.
 */
const formulaWithin = /(?<=[;\t\r\n])(?=[=+\-@＝＋－＠])/g;
const needsQuotes = /[",;\t\r\n]/;

/**
 * Rows as CSV (RFC 4180). A text that a spreadsheet would run as a formula gets an apostrophe in front. A plain
 * negative number keeps its minus, because it is not a formula.
 */
export function toCsv(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('');
}

function toCell(cell: CsvCell): string {
  if (cell === null) return '';
  const safe = plainNumber.test(cell) ? cell : withoutFormula(cell.replaceAll(formulaWithin, "'"));
  return needsQuotes.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A text that no spreadsheet takes for a formula. */
export function withoutFormula(text: string): string {
  return formulaStart.test(text) ? `'${text}` : text;
}
