import type { Answers, ColumnField, Question, Source, TableView, Understood } from '../../model';
import { columnKeys } from './columns/match-columns';
import { rivalAmounts } from './columns/rival-amounts';
import { columnsOf, findTable } from './find-table';
import { fingerprintOf } from './fingerprint';
import { type Result, readEntryRows } from './layouts/entry-rows';
import { readIntervalColumns } from './layouts/interval-columns';
import { readIntervalRows, rowsByMeter } from './layouts/interval-rows';
import { findIntervalTimes } from './layouts/interval-times';
import { readMonthColumns } from './layouts/month-columns';
import { type FoundStyles, findStyles } from './styles';
import { columnOf, type Reading, type Table, textAt } from './table';

type TableSource = Extract<Source, { type: 'table' }>;

/** What a table says: its records, what is left out of them and why, and what only the user can tell. */
export function understandTable(source: TableSource, answers: Answers): Understood {
  const { table, questions: structural } = findTable(source.sheets, answers);
  if (!table) return nothing(source, structural);
  const found = findStyles(table, answers);
  const isByComma = source.text?.separator === ',';
  const reading: Reading = { table, styles: found.styles, answers, isByComma };
  const missing = missingColumns(table);
  const content = missing.length > 0 ? { ...blank, layout: table.layout.type, label: null } : read(reading);
  const questions = [...structural, ...missing, ...found.questions, ...content.questions];
  const needsUnit = !answers.unit && content.records.some(({ unit }) => unit === null);
  return {
    records: content.records,
    leftOut: content.leftOut,
    questions: needsUnit ? [...questions, { about: 'unit' }] : questions,
    remarks: [...source.remarks, ...content.remarks],
    fingerprint: fingerprintOfFile(source, table, answers),
    suggestedName: nameOf(table),
    view: viewOf(table, found, content.layout),
    settled: settledOf(table, found, content, answers),
  };
}

type Content = Result & { questions: Question[]; layout: TableView['layout']; label: 'start' | 'end' | null };

const blank: Result & { questions: Question[] } = {
  records: [],
  leftOut: [],
  remarks: [],
  periodEnd: null,
  questions: [],
};

function read(reading: Reading): Content {
  const { table, answers } = reading;
  const { layout } = table;
  if (layout.type === 'months') {
    return { ...readMonthColumns(reading, layout.columns), questions: [], layout: 'months', label: null };
  }
  if (layout.type === 'intervals' && layout.columns) {
    const label = columnLabel(layout.columns.labels, answers);
    return {
      ...readIntervalColumns(reading, layout.columns, label),
      questions: [],
      layout: 'intervals',
      label,
    };
  }
  const times = answers.layout === 'rows' ? null : findIntervalTimes(reading, rowsByMeter(reading));
  if (times) return { ...readIntervalRows(reading, times), layout: 'intervals', label: times.label };
  return { ...readEntryRows(reading), questions: [], layout: 'rows', label: null };
}

/** Columns that start with 00:00 name starts; others, such as 00:30 to 24:00, name ends. */
function columnLabel(labels: readonly number[] | null, answers: Answers): 'start' | 'end' {
  if (!labels) return answers.intervalLabel ?? 'start';
  return labels[0] === 0 ? 'start' : 'end';
}

/** What an entry cannot do without, where no column was found for it. */
function missingColumns(table: Table): Question[] {
  const has = (field: ColumnField) => columnOf(table, field) !== null;
  const options = columnKeys(table.headers).filter((key) => key !== '');
  const questions: Question[] = [];
  const { layout } = table;
  const hasAmounts = layout.type === 'months' || (layout.type === 'intervals' && layout.columns !== null);
  const hasReadings = has('reading') && has('previousReading');
  if (!hasAmounts && !has('amount') && !has('nights') && !hasReadings) {
    questions.push({ about: 'columns', field: 'amount', options });
  }
  const rivals = hasAmounts ? [] : rivalAmounts(table);
  if (rivals.length > 0) {
    const keys = columnKeys(table.headers);
    questions.push({
      about: 'columns',
      field: 'amount',
      options: rivals.map((column) => keys[column] ?? ''),
    });
  }
  const hasDay = has('endDate') || has('day') || has('month') || has('year') || has('startDate');
  if (layout.type !== 'months' && !hasDay) questions.push({ about: 'columns', field: 'endDate', options });
  return questions;
}

/** Of the table as it is proposed: the same before and after the user has answered, so that a profile is found again. */
function fingerprintOfFile({ sheets }: TableSource, table: Table, answers: Answers): string {
  const isProposed = Object.keys(answers).length === 0;
  return fingerprintOf(isProposed ? table : (findTable(sheets, {}).table ?? table));
}

function viewOf(table: Table, { dateOrder, decimal }: FoundStyles, layout: TableView['layout']): TableView {
  const periods = new Set(columnsOf(table.layout));
  return {
    sheet: table.sheet.name,
    headerRow: table.foundRow,
    layout,
    columns: table.columns.map((match) =>
      periods.has(match.column) ? { ...match, field: 'amount', reason: 'content' } : match,
    ),
    dateOrder,
    decimal,
  };
}

function settledOf(table: Table, found: FoundStyles, content: Content, answers: Answers): Answers {
  const keys = columnKeys(table.headers);
  const columns = Object.fromEntries(
    table.columns.flatMap(({ column, field }) => (field === null ? [] : [[keys[column] ?? '', field]])),
  );
  const units = new Set(content.records.map(({ unit }) => unit));
  const [unit] = units;
  const settled: Answers = {
    ...(table.sheet.name === null ? {} : { sheet: table.sheet.name }),
    headerRow: table.foundRow,
    layout: content.layout,
    columns,
    ...(found.dateOrder === null ? {} : { dateOrder: found.dateOrder }),
    ...(found.decimal === null ? {} : { decimal: found.decimal }),
    ...(content.label === null ? {} : { intervalLabel: content.label }),
    ...(content.periodEnd === null ? {} : { periodEnd: content.periodEnd }),
    ...(units.size === 1 && unit ? { unit } : {}),
    ...(answers.timeZone === undefined ? {} : { timeZone: answers.timeZone }),
  };
  return settled;
}

/** The supplier, else a sheet's own name, else the first headers. */
function nameOf(table: Table): string {
  const suppliers = new Set<string>();
  const column = columnOf(table, 'supplier');
  for (let row = table.firstRow; row < table.sheet.rows.length && suppliers.size < 2; row += 1) {
    const text = textAt(table, row, column);
    if (text !== null) suppliers.add(text);
  }
  const [supplier] = suppliers;
  const { name } = table.sheet;
  const isNamed = name !== null && !/^(sheet|arkusz|tabelle|blatt|table|data|dane)\s*\d*$/i.test(name);
  const headers = table.headers.filter((header) => header !== '').slice(0, 3);
  const chosen = suppliers.size === 1 && supplier ? supplier : isNamed ? name : headers.join(', ');
  return chosen.slice(0, 120);
}

function nothing(source: TableSource, questions: Question[]): Understood {
  const sheet = source.sheets.find(({ rows }) => rows.length > 0);
  return {
    records: [],
    leftOut: [],
    questions,
    remarks: source.remarks,
    fingerprint: 'table:unknown',
    suggestedName: sheet?.name ?? '',
    view: {
      sheet: sheet?.name ?? null,
      headerRow: null,
      layout: 'rows',
      columns: [],
      dateOrder: null,
      decimal: null,
    },
    settled: {},
  };
}
