/** One record of a published table; `line` is the line it starts on (the header is line 1). */
export type CsvRecord = { line: number; cells: Readonly<Record<string, string>> };

/** Reads comma-separated text with quoted cells (RFC 4180). Every record must have the header's width. */
export function parseCsv(text: string): CsvRecord[] {
  const rows = splitRows(text);
  const header = rows.shift()?.cells ?? [];
  return rows.map(({ line, cells }) => {
    if (cells.length !== header.length) {
      throw new Error(`Line ${line} has ${cells.length} cells, the header has ${header.length}.`);
    }
    return { line, cells: Object.fromEntries(header.map((name, index) => [name, cells[index] ?? ''])) };
  });
}

function splitRows(text: string): { line: number; cells: string[] }[] {
  const rows: { line: number; cells: string[] }[] = [];
  let cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  let line = 1;
  let startLine = 1;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (character === '\n') line += 1;
    if (isQuoted) {
      if (character !== '"') cell += character;
      else if (text[index + 1] === '"') {
        cell += '"';
        index += 1;
      } else isQuoted = false;
    } else if (character === '"') isQuoted = true;
    else if (character === ',') {
      cells.push(cell);
      cell = '';
    } else if (character === '\n') {
      rows.push({ line: startLine, cells: [...cells, cell] });
      cells = [];
      cell = '';
      startLine = line;
    } else if (character !== '\r') cell += character;
  }
  if (cell !== '' || cells.length > 0) rows.push({ line: startLine, cells: [...cells, cell] });
  return rows;
}
