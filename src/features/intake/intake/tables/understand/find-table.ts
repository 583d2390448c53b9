import type { Answers, Question, Sheet } from '../../model';
import { isNumber } from './columns/column-facts';
import { findHeader, type Header } from './columns/find-header';
import { columnKeys, matchColumns } from './columns/match-columns';
import { intervalColumnsOf, monthColumnsOf } from './columns/period-columns';
import { columnOf, type Layout, type Table } from './table';
import { currencyOf, unitOfHeader } from './values/header-units';

export type FoundTable = { table: Table | null; questions: Question[] };

type Candidate = { sheet: Sheet; table: Table | null; rank: number };

/**
 * The sheet with the table that tells the most of an entry, the first of them. Asked only if two sheets tell the same.
 */
export function findTable(sheets: readonly Sheet[], answers: Answers): FoundTable {
  const named = answers.sheet === undefined ? undefined : sheets.find(({ name }) => name === answers.sheet);
  if (named) return withHeaderQuestion({ sheet: named, table: tableOf(named, answers), rank: 0 });
  const filled = sheets.filter(({ rows }) => rows.length > 0);
  const visible = filled.filter(({ isHidden }) => !isHidden);
  const candidates = (visible.length > 0 ? visible : filled).map((sheet): Candidate => {
    const table = tableOf(sheet, answers);
    return { sheet, table, rank: table ? rankOf(table) : 0 };
  });
  const highest = Math.max(0, ...candidates.map(({ rank }) => rank));
  const best = candidates.filter(({ rank }) => rank === highest);
  if (!best[0]) return { table: null, questions: [] };
  const { table, questions } = withHeaderQuestion(best[0]);
  const options = best.flatMap(({ sheet }) => sheet.name ?? []);
  return { table, questions: options.length > 1 ? [{ about: 'sheet', options }, ...questions] : questions };
}

function withHeaderQuestion({ sheet, table }: Candidate): FoundTable {
  if (table) return { table, questions: [] };
  const options = sheet.rows.flatMap((row, index) => (row.length > 0 ? [index] : [])).slice(0, 10);
  return { table: null, questions: options.length > 0 ? [{ about: 'headerRow', options }] : [] };
}

/** How many of the things that an entry needs the columns tell. */
function rankOf(table: Table): number {
  const has = (...fields: Parameters<typeof columnOf>[1][]) =>
    fields.some((field) => columnOf(table, field) !== null);
  const isPeriodic = table.layout.type !== 'rows';
  const tells = [
    isPeriodic || has('amount', 'reading', 'nights'),
    isPeriodic || has('startDate', 'endDate', 'day', 'month', 'year'),
    has('meter', 'location', 'item'),
  ];
  return 1 + tells.filter(Boolean).length;
}

function tableOf(sheet: Sheet, answers: Answers): Table | null {
  const header = headerOf(sheet, answers);
  if (!header) return null;
  const { headers, lastRow } = header;
  const firstRow = lastRow + 1;
  const layout = layoutOf(headers, answers);
  const taken = new Set(columnsOf(layout));
  const columns = matchColumns(headers, sheet.rows, firstRow, answers.columns, taken);
  for (const match of columns) {
    if (taken.has(match.column)) Object.assign(match, { field: 'amount', reason: 'content' });
  }
  if (layout.type === 'months') proposeLabels(columns, sheet, firstRow);
  // The columns of a period have their own place in the layout.
  const own = columns.map((match) => (taken.has(match.column) ? { ...match, field: null } : match));
  const table = {
    sheet,
    foundRow: header.row,
    firstHeaderRow: header.firstRow,
    headerRow: lastRow,
    firstRow,
    headers,
    columns: own,
    layout,
  };
  return table;
}

/** The answered header row, unless the known columns are in another row of this file. */
function headerOf(sheet: Sheet, answers: Answers): Header | null {
  const answered = findHeader(sheet, answers.headerRow);
  const known = Object.keys(answers.columns ?? {});
  const hasKnown = (header: Header | null) => {
    const keys = new Set(columnKeys(header?.headers ?? []));
    return known.some((key) => keys.has(key));
  };
  if (answers.headerRow === undefined || known.length === 0 || hasKnown(answered)) return answered;
  const found = findHeader(sheet, undefined);
  return hasKnown(found) ? found : answered;
}

function layoutOf(headers: readonly string[], { layout }: Answers): Layout {
  const intervals = layout === undefined || layout === 'intervals' ? intervalColumnsOf(headers) : null;
  if (intervals) return { type: 'intervals', columns: intervals };
  if (layout === 'intervals') return { type: 'intervals', columns: null };
  const months = layout === 'rows' ? null : monthColumnsOf(headers);
  return months ? { type: 'months', columns: months } : { type: 'rows' };
}

export function columnsOf(layout: Layout): number[] {
  if (layout.type === 'months') return layout.columns.map(({ column }) => column);
  return layout.type === 'intervals' ? (layout.columns?.columns ?? []) : [];
}

/** Where months are columns, the texts in front of them say what each row is about. */
function proposeLabels(columns: Table['columns'], { rows }: Sheet, firstRow: number): void {
  if (columns.some(({ field }) => field === 'item')) return;
  const measures = columns.find(
    ({ column, field }) => field === null && saysMeasures(rows, firstRow, column),
  );
  if (measures) {
    Object.assign(measures, { field: 'item', reason: 'content' });
    return;
  }
  if (columns.some(({ field }) => field === 'meter' || field === 'location')) return;
  const first = columns.find(
    ({ column, field }) => field === null && typeof rows[firstRow]?.[column] === 'string',
  );
  if (first) Object.assign(first, { field: 'item', reason: 'content' });
}

/** `Usage (kWh)` and `Cost (EUR)` in turn: a row of money is not to pass for one of energy. */
function saysMeasures(rows: Sheet['rows'], firstRow: number, column: number): boolean {
  return rows.slice(firstRow, firstRow + 50).some((row) => {
    const text = row[column];
    return typeof text === 'string' && !isNumber(text) && (unitOfHeader(text) ?? currencyOf(text)) !== null;
  });
}
