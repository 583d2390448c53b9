/** A pasted row: its number as a spreadsheet counts (from 1), and its cells. */
export type TableRow = { number: number; cells: string[] };

/**
 * Reads rows as a spreadsheet puts them on the clipboard, with cells separated by tabs. A cell with a line
 * break, a tab or a quotation mark is in quotation marks, which are doubled inside it: `"5"" pipe"` is `5"
 * pipe`. Empty rows are left out but counted. `unclosed` is the row with a quotation mark that never ends.
 */
export function readTable(text: string): { rows: TableRow[]; unclosed: number | null } {
  const rows: TableRow[] = [];
  let cells: string[] = [];
  let number = 1;
  let at = 0;
  const endRow = () => {
    if (cells.some((cell) => cell !== '')) rows.push({ number, cells });
    cells = [];
    number += 1;
  };
  while (at < text.length) {
    const cell = text[at] === '"' ? quotedCell(text, at) : plainCell(text, at);
    if (!cell) return { rows, unclosed: number };
    cells.push(cell.value.trim());
    at = cell.end;
    if (text[at] === '\t') {
      at += 1;
      if (at === text.length) cells.push('');
      continue;
    }
    if (text[at] === '\r') at += 1;
    if (text[at] === '\n') at += 1;
    endRow();
  }
  if (cells.length > 0) endRow();
  return { rows, unclosed: null };
}

type Cell = { value: string; end: number };

function plainCell(text: string, start: number): Cell {
  let end = start;
  while (end < text.length && !'\t\r\n'.includes(text.charAt(end))) end += 1;
  return { value: text.slice(start, end), end };
}

/**
 * Null when the quotation mark is not closed. Text between the closing mark and the end of the cell belongs
 * to the cell.
 */
function quotedCell(text: string, start: number): Cell | null {
  let value = '';
  let at = start + 1;
  while (at < text.length) {
    if (text[at] !== '"') {
      value += text.charAt(at);
      at += 1;
    } else if (text[at + 1] === '"') {
      value += '"';
      at += 2;
    } else {
      const rest = plainCell(text, at + 1);
      return { value: (value + rest.value).replaceAll('\r\n', '\n'), end: rest.end };
    }
  }
  return null;
}
