/** The letters of a column, from 0. */
function columnName(column: number): string {
  const rest = Math.floor(column / 26) - 1;
  return (rest >= 0 ? columnName(rest) : '') + String.fromCharCode(65 + (column % 26));
}

/** A cell as spreadsheets name it; row and column from 0. */
export function cellName(row: number, column: number): string {
  return `${columnName(column)}${row + 1}`;
}
