import type { AssessmentRow } from '#api/contract/materiality/assessments';
import type { Changes } from '@/features/materiality/materiality/grid/changes';
import { columnOf, type PasteColumn } from './columns';
import { type Cells, findItem } from './find-item';
import type { PasteProblem, RowProblem } from './problems';
import { type PasteLists, readChanges } from './read-changes';
import { readTable, type TableRow } from './tsv';

/** More rows than any assessment has items. */
export const mostRows = 500;

/** One pasted row: its item, what it changes, and what is wrong with it. */
export type PastedRow = {
  /** Row number as a spreadsheet counts; row 1 holds the column names. */
  number: number;
  /** The row's own text for its item. */
  name: string;
  item: AssessmentRow | null;
  changes: Changes;
  problems: readonly RowProblem[];
};

export type Pasted = {
  /** If set, nothing is read. */
  problems: readonly PasteProblem[];
  /** Columns without a choice: workbook results or the user's own columns. */
  unknown: readonly { name: string; number: number }[];
  rows: readonly PastedRow[];
};

const nothing: Pasted = { problems: [], unknown: [], rows: [] };

/** Reads rows copied from a spreadsheet. The first row holds the column names. */
export function readPaste(text: string, items: readonly AssessmentRow[], lists: PasteLists): Pasted {
  const { rows, unclosed } = readTable(text);
  if (unclosed !== null) return { ...nothing, problems: [{ code: 'unclosedQuote', row: unclosed }] };
  const [head, ...body] = rows;
  if (!head) return { ...nothing, problems: [{ code: 'empty' }] };
  const columns = head.cells.map(columnOf);
  const unknown = head.cells.flatMap((name, index) =>
    name !== '' && columns[index] === null ? [{ name, number: index + 1 }] : [],
  );
  const problems = problemsOf(head, body);
  if (problems.length > 0) return { problems, unknown, rows: [] };
  const firstRows = new Map<number, number>();
  return { problems, unknown, rows: body.map((row) => readRow(row)) };

  function readRow({ number, cells: texts }: TableRow): PastedRow {
    const cells = cellsOf(texts, { head: head?.cells ?? [], columns });
    const named = cells.item ?? cells.number;
    const line = { number, name: named?.value ?? '', item: null, changes: {} };
    const found = findItem(cells, items);
    if ('problem' in found) return { ...line, problems: [found.problem] };
    const { row: item } = found;
    const first = firstRows.get(item.dmIroId);
    if (first !== undefined && named)
      return { ...line, item, problems: [{ code: 'itemTwice', ...named, first }] };
    firstRows.set(item.dmIroId, number);
    return { ...line, item, ...readChanges(cells, item, lists) };
  }
}

function problemsOf(head: TableRow, body: readonly TableRow[]): PasteProblem[] {
  const columns = head.cells.map(columnOf);
  if (!columns.includes('item') && !columns.includes('number')) return [{ code: 'noHeader' }];
  const twice = columns.flatMap((column, index): PasteProblem[] => {
    const first = columns.indexOf(column);
    if (column === null || column === 'leftOut' || first === index) return [];
    return [{ code: 'columnTwice', column: head.cells[index] ?? '', first: first + 1, second: index + 1 }];
  });
  if (twice.length > 0) return twice;
  if (body.length === 0) return [{ code: 'noRows' }];
  return body.length > mostRows ? [{ code: 'tooManyRows', rows: body.length, most: mostRows }] : [];
}

type Head = { head: readonly string[]; columns: readonly (PasteColumn | 'leftOut' | null)[] };

/** The non-empty cells by the meaning of their columns. */
function cellsOf(texts: readonly string[], { head, columns }: Head): Cells {
  const cells: Cells = {};
  for (const [index, id] of columns.entries()) {
    const value = texts[index] ?? '';
    if (id && id !== 'leftOut' && value !== '') cells[id] = { column: head[index] ?? '', value };
  }
  return cells;
}
