import type { Answers, ColumnField, Question, Remark, Source, TableView, Understood } from '../../model';
import { type KnownNames, noNames } from './columns/known-names';
import { columnKeys } from './columns/match-columns';
import { namesSum, rivalAmounts, tariffColumns } from './columns/rival-amounts';
import { unreadColumns } from './columns/unread-columns';
import { columnsOf } from './find-table';
import { fingerprintOf } from './fingerprint';
import { headingsOf } from './layouts/block-headings';
import { type ChosenSheets, chooseSheets, labelOf } from './sheets/choose-sheets';
import { type Content, readTables } from './sheets/read-tables';
import { monthOfSheet, roleOfSheet, tellsOf } from './sheets/sheet-names';
import { type FoundStyles, findStyles } from './styles';
import { columnOf, type Reading, type Table, textAt } from './table';

type TableSource = Extract<Source, { type: 'table' }>;

/** What a table says: its records, what is left out of them and why, and what only the user can tell. */
export function understandTable(
  source: TableSource,
  answers: Answers,
  names: KnownNames = noNames,
): Understood {
  const sheets = chooseSheets(source.sheets, answers, names);
  const [table, ...others] = sheets.tables;
  if (!table) return nothing(source, sheets);
  const found = findStyles([table, ...others], answers);
  const readings = readingsOf(source, sheets, found, answers);
  const missing = distinct(sheets.tables.flatMap(missingColumns));
  const content =
    missing.length > 0 ? { ...blank, layout: table.layout.type } : readTables(readings, answers);
  const questions = distinct([...sheets.questions, ...missing, ...found.questions, ...content.questions]);
  const needsUnit = !answers.unit && content.records.some(({ unit }) => unit === null);
  return {
    records: content.records,
    leftOut: content.leftOut,
    questions: needsUnit ? [...questions, { about: 'unit' }] : questions,
    remarks: [
      ...source.remarks,
      ...sheetRemarks(sheets),
      // While it is asked which column has the amount, none is read.
      ...(missing.length > 0 ? [] : unreadColumns(table)),
      ...found.remarks,
      ...content.remarks,
    ],
    fingerprint: fingerprintOfFile(source, table, answers),
    suggestedName: nameOf(sheets.tables),
    view: viewOf(table, sheets, found, content),
    settled: settledOf(sheets.tables, found, content, answers),
  };
}

const blank: Omit<Content, 'layout'> = {
  records: [],
  leftOut: [],
  remarks: [],
  periodEnd: null,
  questions: [],
  label: null,
  repeated: [],
};

function readingsOf(
  { text }: TableSource,
  { tables, isOneOfMany }: ChosenSheets,
  found: FoundStyles,
  answers: Answers,
): Reading[] {
  return tables.flatMap((table, index) => {
    const styles = found.styles[index];
    const { location, item } = tellsOf(table);
    const isKnown = answers.locations?.[(location ?? '').toLowerCase()] !== undefined;
    const told = { location: isOneOfMany || isKnown ? location : null, item };
    if (!styles) return [];
    const isByComma = text?.separator === ',';
    return [{ table, styles, answers, isByComma, told, headings: headingsOf(table) }];
  });
}

function distinct(questions: readonly Question[]): Question[] {
  return [...new Map(questions.map((question) => [JSON.stringify(question), question])).values()];
}

const maxNamed = 10;

function sheetRemarks({ tables, unread }: ChosenSheets): Remark[] {
  const plans = tables.filter(({ sheet }) => roleOfSheet(sheet.name) === 'plan');
  const ofPlans = plans.map(({ sheet }): Remark => ({ code: 'planSheet', place: sheet.name, params: {} }));
  if (unread.length === 0) return ofPlans;
  const more = unread.length > maxNamed ? ', …' : '';
  const params = { count: unread.length, names: unread.slice(0, maxNamed).join(', ') + more };
  return [...ofPlans, { code: 'sheetsNotRead', place: null, params }];
}

/** What an entry cannot do without, where no column was found for it. */
function missingColumns(table: Table): Question[] {
  const has = (...fields: ColumnField[]) => fields.some((field) => columnOf(table, field) !== null);
  const { layout } = table;
  const hasAmounts = layout.type === 'months' || (layout.type === 'intervals' && layout.columns !== null);
  const questions = hasAmounts ? [] : missingAmount(table);
  const hasDay = has('endDate', 'day', 'month', 'year', 'startDate') || monthOfSheet(table) !== null;
  if (layout.type !== 'months' && !hasDay)
    questions.push({ about: 'columns', field: 'endDate', options: optionsOf(table) });
  return questions;
}

/** Several columns of amounts can be parts of one: day and night. */
function missingAmount(table: Table): Question[] {
  const has = (field: ColumnField) => columnOf(table, field) !== null;
  const hasReadings = has('reading') && has('previousReading');
  const isFound = has('amount') || has('amountPart') || has('nights') || hasReadings;
  const several = isFound ? rivalAmounts(table) : tariffColumns(table);
  if (several.length > 0) {
    const keys = columnKeys(table.headers);
    const options = several.map((column) => keys[column] ?? '');
    const canAddUp = !several.some((column) => namesSum(table.headers[column] ?? ''));
    return [{ about: 'columns', field: 'amount', options, ...(canAddUp ? { canAddUp } : {}) }];
  }
  return isFound ? [] : [{ about: 'columns', field: 'amount', options: optionsOf(table) }];
}

function optionsOf({ headers }: Table): string[] {
  return columnKeys(headers).filter((key) => key !== '');
}

/** Of the table as it is proposed: the same before and after the user has answered, so that a profile is found again. */
function fingerprintOfFile({ sheets }: TableSource, table: Table, answers: Answers): string {
  const isProposed = Object.keys(answers).length === 0;
  return fingerprintOf(isProposed ? table : (chooseSheets(sheets, {}, noNames).tables[0] ?? table));
}

function viewOf(
  table: Table,
  sheets: ChosenSheets,
  { dateOrder, decimal }: FoundStyles,
  { layout, repeated }: Content,
): TableView {
  const periods = new Set(columnsOf(table.layout));
  return {
    sheet: table.sheet.name,
    ...choiceOf(sheets, repeated),
    headerRow: table.foundRow,
    layout,
    columns: table.columns.map((match) =>
      periods.has(match.column) ? { ...match, field: 'amount', reason: 'content' } : match,
    ),
    dateOrder,
    decimal,
  };
}

/** All sheets with the same columns can be chosen too, so that one is read that only seems to repeat the others. */
function choiceOf({ tables, options }: ChosenSheets, repeated: readonly string[]): Pick<TableView, 'sheets'> {
  if (options.length < 2) return {};
  const names = tables.flatMap(({ sheet }) => sheet.name ?? []);
  const read = labelOf(names.filter((name) => !repeated.includes(name)));
  return { sheets: { read, options: options.includes(read) ? options : [read, ...options] } };
}

function settledOf(
  tables: readonly Table[],
  found: FoundStyles,
  content: Content,
  answers: Answers,
): Answers {
  const [table] = tables;
  const columns = Object.fromEntries(
    tables.toReversed().flatMap((one) => {
      const keys = columnKeys(one.headers);
      return one.columns.flatMap(({ column, field }) =>
        field === null ? [] : [[keys[column] ?? '', field]],
      );
    }),
  );
  const units = new Set(content.records.map(({ unit }) => unit));
  const [unit] = units;
  return {
    ...(table ? { headerRow: table.foundRow } : {}),
    layout: content.layout,
    columns,
    ...(found.dateOrder === null ? {} : { dateOrder: found.dateOrder }),
    ...(found.decimal === null ? {} : { decimal: found.decimal }),
    ...(content.label === null ? {} : { intervalLabel: content.label }),
    ...(content.periodEnd === null ? {} : { periodEnd: content.periodEnd }),
    ...(units.size === 1 && unit ? { unit } : {}),
    ...(answers.timeZone === undefined ? {} : { timeZone: answers.timeZone }),
  };
}

/** The supplier, else a sheet's own name, else the first headers. */
function nameOf(tables: readonly Table[]): string {
  const suppliers = new Set(tables.flatMap(suppliersOf));
  const [supplier] = suppliers;
  const [table] = tables;
  const name = (tables.length === 1 ? table?.sheet.name : null) ?? null;
  const isNamed = name !== null && !/^(sheet|arkusz|tabelle|blatt|table|data|dane)\s*\d*$/i.test(name);
  const headers = (table?.headers ?? []).filter((header) => header !== '').slice(0, 3);
  const chosen = suppliers.size === 1 && supplier ? supplier : isNamed ? name : headers.join(', ');
  return chosen.slice(0, 120);
}

/** At most two: a table of several has no name of one. */
function suppliersOf(table: Table): string[] {
  const suppliers = new Set<string>();
  const column = columnOf(table, 'supplier');
  for (let row = table.firstRow; row < table.sheet.rows.length && suppliers.size < 2; row += 1) {
    const text = textAt(table, row, column);
    if (text !== null) suppliers.add(text);
  }
  return [...suppliers];
}

function nothing(source: TableSource, { questions }: ChosenSheets): Understood {
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
