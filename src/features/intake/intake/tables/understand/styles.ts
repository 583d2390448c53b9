import type { Answers, ColumnField, DateOrder, Question } from '../../model';
import { joinTables } from './sheets/joined-table';
import type { Styles, Table } from './table';
import { orderOf, splitRange } from './values/dates';
import { addEvidence, type Decimal, type DecimalEvidence } from './values/numbers';

export type FoundStyles = {
  /** Of each table. */
  styles: Styles[];
  questions: Question[];
  /** What the cells themselves decide, to be shown and remembered. */
  dateOrder: DateOrder | null;
  decimal: Decimal | null;
};

/**
 * How the texts of tables with the same columns are to be read: by the cells that allow only one reading, else by the
 * answers.
 */
export function findStyles(tables: readonly [Table, ...Table[]], answers: Answers): FoundStyles {
  const { table, places } = joinTables(tables);
  const decimals = findDecimals(table, answers);
  const orders = findDateOrders(table, answers);
  return {
    styles: places.map((columns) => ({
      decimalOf: (column) => decimals.of(columns[column] ?? -1),
      dateOrderOf: (column) => orders.of(columns[column] ?? -1),
    })),
    questions: [...decimals.questions, ...orders.questions],
    decimal: decimals.decimal,
    dateOrder: orders.order,
  };
}

const numberFields: readonly (ColumnField | null)[] = [
  'amount',
  'amountPart',
  'cost',
  'reading',
  'previousReading',
  'multiplier',
  'calorificValue',
  'volumeCorrection',
];

function findDecimals(table: Table, answers: Answers) {
  const groups = numberGroups(table).map(({ columns, isNeeded }) => {
    const evidence = decimalEvidence(table, columns);
    return { columns, isNeeded, evidence, decimal: decided(evidence.point, evidence.comma) };
  });
  // A file is written in one style: a column that leaves it open follows the others if they agree.
  const points = groups.reduce((sum, { evidence }) => sum + evidence.point, 0);
  const commas = groups.reduce((sum, { evidence }) => sum + evidence.comma, 0);
  const ofFile = decided(points, commas) ?? answers.decimal ?? null;
  const marks = new Map<number, Decimal | null>();
  const samples: string[] = [];
  for (const { columns, isNeeded, evidence, decimal } of groups) {
    const isMixed = evidence.point > 0 && evidence.comma > 0;
    const mark = decimal ?? (isMixed ? (answers.decimal ?? null) : ofFile);
    for (const column of columns) marks.set(column, mark);
    if (mark === null && isNeeded) samples.push(...evidence.unclear);
  }
  const isAsked = samples.length > 0;
  const questions: Question[] = isAsked
    ? [{ about: 'decimal', samples: samples.slice(0, 3), options: ['.', ','] }]
    : [];
  return { of: (column: number) => marks.get(column) ?? null, questions, decimal: ofFile };
}

/** Columns of one style: those of a period together, all others by themselves. */
function numberGroups({ columns, layout }: Table): { columns: number[]; isNeeded: boolean }[] {
  const single = columns.filter(({ field }) => numberFields.includes(field));
  const groups = single.map(({ column, field }) => ({
    columns: [column],
    isNeeded: field === 'amount' || field === 'amountPart',
  }));
  if (layout.type === 'months')
    groups.push({ columns: layout.columns.map(({ column }) => column), isNeeded: true });
  if (layout.type === 'intervals' && layout.columns) {
    return [
      ...groups.map((group) => ({ ...group, isNeeded: false })),
      { columns: layout.columns.columns, isNeeded: true },
    ];
  }
  return groups;
}

function decimalEvidence({ sheet, firstRow }: Table, columns: readonly number[]): DecimalEvidence {
  const evidence: DecimalEvidence = { point: 0, comma: 0, unclear: [] };
  for (let row = firstRow; row < sheet.rows.length; row += 1) {
    for (const column of columns) {
      const cell = sheet.rows[row]?.[column];
      if (typeof cell === 'string' && /[.,]/.test(cell)) addEvidence(evidence, cell);
    }
  }
  return evidence;
}

function decided(points: number, commas: number): Decimal | null {
  if (points > 0 && commas === 0) return '.';
  return commas > 0 && points === 0 ? ',' : null;
}

const dateFields: readonly (ColumnField | null)[] = ['startDate', 'endDate', 'day'];

type OrderFacts = { column: number; dmy: number; mdy: number; unclear: string[]; iso: number };

function findDateOrders(table: Table, answers: Answers) {
  const dated = table.columns.filter(({ field }) => dateFields.includes(field));
  const facts = dated.map(({ column }) => orderFacts(table, column));
  const sum = (kind: 'dmy' | 'mdy' | 'iso') => facts.reduce((total, fact) => total + fact[kind], 0);
  const [dmy, mdy] = [sum('dmy'), sum('mdy')];
  const ofFile = dmy > 0 && mdy === 0 ? 'dmy' : mdy > 0 && dmy === 0 ? 'mdy' : (answers.dateOrder ?? null);
  const orders = new Map<number, DateOrder | null>();
  const samples: string[] = [];
  for (const fact of facts) {
    // Where a column has both orders, a day that fits both stays unread, whatever was answered.
    const isMixed = fact.dmy > 0 && fact.mdy > 0;
    const own = fact.dmy > 0 ? 'dmy' : fact.mdy > 0 ? 'mdy' : ofFile;
    orders.set(fact.column, isMixed ? null : own);
    if (!isMixed && own !== 'dmy' && own !== 'mdy') samples.push(...fact.unclear);
  }
  const questions: Question[] =
    samples.length > 0 ? [{ about: 'dateOrder', samples: samples.slice(0, 3), options: ['dmy', 'mdy'] }] : [];
  const order = ofFile ?? (sum('iso') > 0 && dmy + mdy === 0 ? 'ymd' : null);
  return { of: (column: number) => orders.get(column) ?? null, questions, order };
}

function orderFacts({ sheet, firstRow }: Table, column: number): OrderFacts {
  const facts: OrderFacts = { column, dmy: 0, mdy: 0, unclear: [], iso: 0 };
  let previous: unknown = null;
  for (let row = firstRow; row < sheet.rows.length; row += 1) {
    const cell = sheet.rows[row]?.[column] ?? null;
    // In interval files the same day is there many times.
    if (cell === previous || typeof cell !== 'string') continue;
    previous = cell;
    for (const text of splitRange(cell) ?? [cell]) addOrder(facts, text);
  }
  return facts;
}

function addOrder(facts: OrderFacts, text: string): void {
  const order = orderOf(text);
  if (order === 'dmy') facts.dmy += 1;
  else if (order === 'mdy') facts.mdy += 1;
  else if (order === 'unclear') {
    if (facts.unclear.length < 3) facts.unclear.push(text);
  } else if (/^\d{4}-/.test(text)) facts.iso += 1;
}
