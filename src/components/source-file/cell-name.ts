/** A cell of a table, both from 0. */
export type CellAt = { row: number; column: number };

/** The letters of a column as a spreadsheet names it: 0 is A, 26 is AA. */
export function columnName(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26));
  return column < 26 ? letter : columnName(Math.floor(column / 26) - 1) + letter;
}

/** The place of a cell such as `C7`; null if the text names no cell. */
export function cellAt(name: string): CellAt | null {
  const [, letters, digits] = /^([A-Z]{1,3})([1-9]\d{0,6})$/.exec(name) ?? [];
  if (!letters || !digits) return null;
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  return { row: Number(digits) - 1, column };
}
