export type CsvCell = string | null;

const plainNumber = /^-?\d+(\.\d+)?$/;
/** What a spreadsheet would take for the start of a formula, in full width too; tabs and line ends can hide one. */
const formulaStart = /^[=+\-@＝＋－＠\t\r\n]/;
/** Ends a cell here or, as in Poland, where the comma is in numbers; what is quoted is one cell to both. */
const needsQuotes = /[",;\t\r\n]/;

/**
 * Rows as CSV (RFC 4180). A text that a spreadsheet would run as a formula gets an apostrophe in front; a plain
 * number keeps its minus, since it is none.
 */
export function toCsv(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('');
}

function toCell(cell: CsvCell): string {
  if (cell === null) return '';
  const safe = plainNumber.test(cell) ? cell : withoutFormula(cell);
  return needsQuotes.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A text that no spreadsheet takes for a formula. */
export function withoutFormula(text: string): string {
  return formulaStart.test(text) ? `'${text}` : text;
}
