import { type Cell, type ColumnField, dateOrders } from '../../../model';
import { isTotal } from '../layouts/left-out-rows';
import { readMoment, readMonth, readTime, splitRange } from '../values/dates';
import { isUnit } from '../values/header-units';
import { normalise } from '../values/normalise';
import { isNumberText } from '../values/numbers';
import { notAvailableWords } from './row-words';

/** What the first cells of a column look like. A cell can look like several things. */
export type ColumnFacts = {
  filled: number;
  numbers: number;
  dates: number;
  months: number;
  times: number;
  units: number;
};

const sampleRows = 300;

export function factsOf(rows: readonly Cell[][], firstRow: number, column: number): ColumnFacts {
  const facts: ColumnFacts = { filled: 0, numbers: 0, dates: 0, months: 0, times: 0, units: 0 };
  for (let index = firstRow; index < rows.length && facts.filled < sampleRows; index += 1) {
    const cell = rows[index]?.[column] ?? null;
    if (cell === null || isMark(cell) || isNotAvailable(cell) || isLabel(rows[index] ?? [], column)) continue;
    facts.filled += 1;
    if (isNumber(cell)) facts.numbers += 1;
    if (isDate(cell)) facts.dates += 1;
    if (readMonth(cell) !== null) facts.months += 1;
    if (readTime(cell) !== undefined) facts.times += 1;
    if (typeof cell === 'string' && isUnit(cell)) facts.units += 1;
  }
  return facts;
}

/** A total, or the name of a site above its rows: what the other cells are it does not tell. */
function isLabel(row: readonly Cell[], column: number): boolean {
  const cell = row[column];
  if (typeof cell !== 'string' || isNumber(cell)) return false;
  const isAlone = row.length === column + 1 && row.findIndex((other) => other !== null) === column;
  return isTotal(cell, false) || (isAlone && !isDate(cell) && readMonth(cell) === null);
}

/** A dash or the like stands for nothing. */
export function isMark(cell: Cell): boolean {
  return typeof cell === 'string' && !/[\p{L}\p{N}]/u.test(cell);
}

export function isNotAvailable(cell: Cell): boolean {
  return typeof cell === 'string' && /^\W?\p{L}/u.test(cell) && notAvailableWords.test(normalise(cell));
}

export function isNumber(cell: Cell): boolean {
  return typeof cell === 'number' || (typeof cell === 'string' && isNumberText(cell));
}

export function isDate(cell: Cell): boolean {
  const isOne = (text: Cell) => dateOrders.some((order) => readMoment(text, order) !== null);
  return isOne(cell) || (splitRange(cell)?.every(isOne) ?? false);
}

const numeric: readonly ColumnField[] = [
  'amount',
  'amountPart',
  'cost',
  'days',
  'year',
  'calorificValue',
  'volumeCorrection',
  'reading',
  'previousReading',
  'multiplier',
  'travellers',
  'nights',
  'rooms',
];

const worded: readonly ColumnField[] = ['unit', 'currency', 'supplier', 'mode', 'vehicle', 'country', 'city'];

/** Whether the cells of a column can be values of a field. A blank column can be anything. */
export function canHold(field: ColumnField, facts: ColumnFacts): boolean {
  const { filled, numbers, dates, months, times } = facts;
  if (filled === 0) return true;
  const isMost = (count: number) => count >= filled * 0.5;
  if (numeric.includes(field)) return isMost(numbers) && !(isMost(dates) && dates >= numbers);
  if (field === 'startDate' || field === 'endDate' || field === 'day') return isMost(dates);
  if (field === 'month') return isMost(months) || isMost(numbers);
  if (field === 'time' || field === 'timeEnd') return isMost(times) || isMost(numbers);
  if (worded.includes(field)) return !isMost(numbers);
  if (field === 'invoice') return !isMost(dates) || isMost(numbers);
  if (field === 'item' || field === 'location') return !isMost(numbers) && !isMost(dates);
  return field !== 'meter' || !isMost(dates) || isMost(numbers);
}
