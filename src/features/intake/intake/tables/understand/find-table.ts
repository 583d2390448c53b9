import type { Answers, ColumnMatch, Sheet } from '../../model';
import { isNumber } from './columns/column-facts';
import { findHeader, type Header } from './columns/find-header';
import { type KnownNames, proposeByNames } from './columns/known-names';
import { columnKeys, matchColumns } from './columns/match-columns';
import { intervalColumnsOf, monthColumnsOf } from './columns/period-columns';
import { rivalAmounts, totalOf } from './columns/rival-amounts';
import type { Layout, Table } from './table';
import { currencyOf, unitOfHeader } from './values/header-units';

/** The table of a sheet: its header, layout and columns. Null if no row looks like a header. */
export function tableOf(sheet: Sheet, answers: Answers, names: KnownNames): Table | null {
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
  proposeByNames(columns, sheet.rows, firstRow, names);
  if (layout.type === 'months') proposeLabels(columns, sheet, firstRow);
  // The columns of a period have their own place in the layout.
  const own = columns.map((match) => (taken.has(match.column) ? { ...match, field: null } : match));
  const table: Table = {
    sheet,
    foundRow: header.row,
    firstHeaderRow: header.firstRow,
    headerRow: lastRow,
    firstRow,
    headers,
    columns: own,
    layout,
  };
  return withTotal(table);
}

/** The sum of day and night beside both is the amount. */
function withTotal(table: Table): Table {
  const total = totalOf(table, rivalAmounts(table));
  if (total === null) return table;
  const columns = table.columns.map((match): ColumnMatch => {
    if (match.column === total) return { ...match, field: 'amount', reason: 'content' };
    return match.field === 'amount' ? { ...match, field: null, reason: null } : match;
  });
  return { ...table, columns };
}

/** The answered header row, unless the known columns are in another row of this file. */
function headerOf(sheet: Sheet, answers: Answers): Header | null {
  const answered = findHeader(sheet, answers.headerRow);
  const known = Object.keys(answers.columns ?? {});
  const knownIn = (header: Header | null) => {
    const keys = new Set(columnKeys(header?.headers ?? []));
    return known.filter((key) => keys.has(key)).length;
  };
  if (answers.headerRow === undefined || knownIn(answered) === known.length) return answered;
  const found = findHeader(sheet, undefined);
  return knownIn(found) > knownIn(answered) ? found : answered;
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
