import {
  type Answers,
  type ColumnField,
  type DateOrder,
  dateOrders,
  type Question,
  type Remark,
} from '../../model';
import { percentRemarks } from './layouts/percentages';
import { joinTables } from './sheets/joined-table';
import type { Styles, Table } from './table';
import { ordersOf, splitRange } from './values/dates';
import { addEvidence, type Decimal, type DecimalEvidence } from './values/numbers';

export type FoundStyles = {
  /** Of each table. */
  styles: Styles[];
  questions: Question[];
  /** Cells that stay unread, and why. */
  remarks: Remark[];
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
    remarks: [...orders.remarks, ...percentRemarks(tables)],
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

type OrderFacts = {
  column: number;
  /** That fit each date of the column; none if it mixes them, null if no date leaves a choice. */
  orders: DateOrder[] | null;
  /** Dates that more than one order fits. */
  unclear: number;
  samples: string[];
  isIso: boolean;
};

function findDateOrders(table: Table, answers: Answers) {
  const dated = table.columns.filter(({ field }) => dateFields.includes(field));
  const facts = dated.map(({ column }) => orderFacts(table, column));
  const [onlyOrder, ...otherOrders] = commonOrders(facts) ?? [];
  const ofFile = onlyOrder && otherOrders.length === 0 ? onlyOrder : (answers.dateOrder ?? null);
  const found = new Map<number, DateOrder | null>();
  const asked: OrderFacts[] = [];
  for (const fact of facts) {
    const { orders } = fact;
    const [first] = orders ?? [];
    // Where a column has two orders, a day that fits both stays unread, whatever was answered.
    const isLearnt = orders === null || (ofFile !== null && orders.includes(ofFile));
    const own = orders?.length === 1 ? (first ?? null) : isLearnt ? ofFile : null;
    found.set(fact.column, own);
    if (own === null && first !== undefined) asked.push(fact);
  }
  const isIso = facts.some((fact) => fact.isIso) && facts.every(({ orders }) => orders === null);
  return {
    of: (column: number) => found.get(column) ?? null,
    questions: orderQuestion(asked),
    order: ofFile ?? (isIso ? ('ymd' as const) : null),
    remarks: facts.flatMap((fact) => mixedRemark(table, fact)),
  };
}

/** The orders that fit every date of several columns; null if no date leaves a choice. */
function commonOrders(facts: readonly OrderFacts[]): DateOrder[] | null {
  return facts.reduce<DateOrder[] | null>((common, { orders }) => both(common, orders), null);
}

function both(one: DateOrder[] | null, other: DateOrder[] | null): DateOrder[] | null {
  if (one === null || other === null) return one ?? other;
  return one.filter((order) => other.includes(order));
}

function orderQuestion(asked: readonly OrderFacts[]): Question[] {
  const samples = asked.flatMap((fact) => fact.samples).slice(0, 3);
  if (samples.length === 0) return [];
  const common = commonOrders(asked) ?? [];
  const any = dateOrders.filter((order) => asked.some(({ orders }) => orders?.includes(order)));
  return [{ about: 'dateOrder', samples, options: common.length > 0 ? common : any }];
}

function mixedRemark(table: Table, { column, orders, unclear, samples }: OrderFacts): Remark[] {
  const [sample] = samples;
  if (orders === null || orders.length > 0 || sample === undefined) return [];
  return [{ code: 'mixedDates', place: table.headers[column] || null, params: { count: unclear, sample } }];
}

function orderFacts({ sheet, firstRow }: Table, column: number): OrderFacts {
  const facts: OrderFacts = { column, orders: null, unclear: 0, samples: [], isIso: false };
  let [previous, isUnclear]: [unknown, boolean] = [null, false];
  for (let row = firstRow; row < sheet.rows.length; row += 1) {
    const cell = sheet.rows[row]?.[column] ?? null;
    if (typeof cell !== 'string') continue;
    // In interval files the same day is there many times.
    if (cell !== previous)
      isUnclear = (splitRange(cell) ?? [cell]).map((text) => addOrders(facts, text)).some(Boolean);
    previous = cell;
    if (isUnclear) facts.unclear += 1;
  }
  return facts;
}

/** Whether the date fits more than one order. */
function addOrders(facts: OrderFacts, text: string): boolean {
  const orders = ordersOf(text);
  if (orders === null) {
    if (/^\d{4}-/.test(text)) facts.isIso = true;
    return false;
  }
  facts.orders = both(facts.orders, orders);
  if (orders.length === 1) return false;
  if (facts.samples.length < 3 && !facts.samples.includes(text)) facts.samples.push(text);
  return true;
}
