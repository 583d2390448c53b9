import Papa, { type ParseResult } from 'papaparse';
import { type Cell, type Sheet, type Source, UnreadableFile } from '../../model';
import type { OnPart } from '../../read-progress';
import { decodeText } from './decode-text';
import { assertRowCount, maxTableRows, trimRow } from './table-limits';

/** CSV, tab-separated text, or what was pasted from a spreadsheet. All cells are texts. */
export function readTextTable(bytes: Uint8Array, onPart?: OnPart): Source {
  const { text, encoding } = decodeText(bytes);
  // Spreadsheets hide this first line, so it is not counted as a row.
  const told = /^\uFEFF?sep=([^\r\n])\r?(?:\n|$)/i.exec(text);
  const body = told ? text.slice(told[0].length) : text.replace(/^\uFEFF/, '');
  if (/^[\s;,|]*$/.test(body)) throw new UnreadableFile('empty');
  const separator = told?.[1] ?? guessSeparator(body);
  const sheet: Sheet = {
    name: null,
    rows: rowsOf(body, separator, onPart),
    shown: new Map(),
    isHidden: false,
  };
  assertRowCount([sheet]);
  return { type: 'table', format: 'csv', sheets: [sheet], text: { encoding, separator }, remarks: [] };
}

/** Letters read at a time; the library takes the line ends from the first part, as from a whole text. */
const partChars = 2_000_000;

function rowsOf(text: string, separator: string, onPart?: OnPart): Cell[][] {
  const rows: Cell[][] = [];
  let filled = 0;
  Papa.parse<string[]>(text, {
    delimiter: separator,
    skipEmptyLines: false,
    chunkSize: partChars,
    chunk: ({ data, meta }: ParseResult<string[]>) => {
      for (const fields of data) {
        const row = trimRow(fields.map(cellOf));
        if (row.length > 0) filled += 1;
        if (filled > maxTableRows) throw new UnreadableFile('tooManyRows');
        rows.push(row);
      }
      onPart?.({ unit: 'rows', count: rows.length, share: meta.cursor / text.length });
    },
    // Asked for by the types of the library; a text is read before the call returns.
    complete: () => undefined,
  });
  while (rows.at(-1)?.length === 0) rows.pop();
  return rows;
}

function cellOf(field: string): Cell {
  const text = field.trim();
  return text === '' ? null : text;
}

function parse(text: string, separator: string, preview: number) {
  return Papa.parse<string[]>(text, { delimiter: separator, preview, skipEmptyLines: false });
}

/** The more telling first: a comma also divides numbers. */
const separators = ['\t', ';', '|', ','] as const;
const sampleRows = 200;

/** The separator that gives the most rows the same number of fields; of two alike, the one with more fields. */
function guessSeparator(text: string): string {
  const sample = text.slice(0, 200_000);
  let best = { separator: ',', score: 0 };
  for (const separator of separators) {
    const counts = new Map<number, number>();
    const rows = parse(sample, separator, sampleRows).data.filter((fields) =>
      fields.some((field) => field.trim()),
    );
    for (const { length } of rows) counts.set(length, (counts.get(length) ?? 0) + 1);
    const [fields, count] = [...counts].sort((one, other) => other[1] - one[1] || other[0] - one[0])[0] ?? [
      0, 0,
    ];
    if (fields < 2) continue;
    const score = (count / rows.length) * Math.log2(fields + 1);
    if (score > best.score * 1.0001) best = { separator, score };
  }
  return best.separator;
}
