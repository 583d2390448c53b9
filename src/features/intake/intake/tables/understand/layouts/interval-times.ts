import type { Answers, Cell, Question } from '../../../model';
import { minuteText } from '../../intervals/days';
import { cellAt, columnOf, type Reading, type Table } from '../table';
import { readMoment, readTime } from '../values/dates';
import { normalise } from '../values/normalise';

/** When the interval of each row is, in minutes since 1970 by the clock of the file. */
export type IntervalTimes = {
  stepMinutes: number;
  /** By index of row from the first one; NaN where the row tells no time. */
  minutes: Float64Array;
  /** What `minutes` is of each interval; null if only the user knows. */
  label: 'start' | 'end' | null;
  /** The file gives its times in UTC. */
  isUtc: boolean;
};

const minRows = 8;
/** Of the steps from row to row that are alike, in a file of readings. */
const minSteady = 0.8;

/**
 * The times of a table with a reading in each row; null if its rows are not at a steady step.
 * @param groups of the rows of each meter, in the order of the file
 */
export function findIntervalTimes(
  reading: Reading,
  groups: readonly (readonly number[])[],
): IntervalTimes | null {
  const read = minutesReader(reading);
  const { table, answers } = reading;
  const rowCount = table.sheet.rows.length - table.firstRow;
  if (!read || rowCount < minRows) return null;
  const minutes = new Float64Array(rowCount);
  for (let index = 0; index < rowCount; index += 1) minutes[index] = read.of(table.firstRow + index);
  const stepMinutes = steadyStep(minutes, groups) ?? read.fixedStep;
  if (stepMinutes === null) return null;
  const label =
    read.label ??
    labelOfWords(table) ??
    labelOfTimes(minutes, groups, stepMinutes) ??
    answers.intervalLabel ??
    null;
  return { stepMinutes, minutes, label: stepMinutes === 1440 ? 'start' : label, isUtc: read.isUtc };
}

type Reader = {
  of: (row: number) => number;
  label: 'start' | 'end' | null;
  fixedStep: number | null;
  isUtc: boolean;
};

function minutesReader({ table, styles }: Reading): Reader | null {
  const [start, end, day] = [
    columnOf(table, 'startDate'),
    columnOf(table, 'endDate'),
    columnOf(table, 'day'),
  ];
  const [time, timeEnd] = [columnOf(table, 'time'), columnOf(table, 'timeEnd')];
  const dateColumn = day ?? start ?? end;
  if (dateColumn === null) return null;
  const moment = memoized((text: string) => readMoment(text, styles.dateOrderOf(dateColumn)));
  const timeColumn = time ?? timeEnd;
  const isUtc = isInUtc(table, dateColumn);
  if (timeColumn !== null) {
    const of = (row: number) => {
      const date = moment(cellAt(table, row, dateColumn));
      const minutes = timeOf(cellAt(table, row, timeColumn));
      return date && minutes !== undefined ? date.day * 1440 + minutes : Number.NaN;
    };
    // A column of ends beside one of starts says what the first is.
    const label = time === null ? 'end' : timeEnd === null ? null : 'start';
    return { of, label, fixedStep: null, isUtc };
  }
  const of = (row: number) => {
    const date = moment(cellAt(table, row, dateColumn));
    return date ? date.day * 1440 + (date.minutes ?? 0) : Number.NaN;
  };
  const label = day !== null ? null : start !== null ? 'start' : 'end';
  return { of, label, fixedStep: null, isUtc };
}

/** Also the bare number of an hour, as in many Polish files: 0 to 23, or 1 to 24. */
function timeOf(cell: Cell): number | undefined {
  const hour = typeof cell === 'string' && /^\d{1,2}$/.test(cell) ? Number(cell) : cell;
  if (typeof hour === 'number')
    return Number.isInteger(hour) && hour >= 0 && hour <= 24 ? hour * 60 : undefined;
  return readTime(cell);
}

/** In interval files the same date is in many rows. */
function memoized<Result>(read: (text: string) => Result) {
  let [last, result]: [unknown, Result | null] = [undefined, null];
  return (cell: unknown): Result | null => {
    if (typeof cell !== 'string') return null;
    if (cell === last) return result;
    [last, result] = [cell, read(cell)];
    return result;
  };
}

function isInUtc(table: Table, column: number): boolean {
  const header = normalise(table.headers[column] ?? '');
  if (/\b(utc|gmt)\b/.test(header)) return true;
  const cell = cellAt(table, table.firstRow, column);
  return typeof cell === 'string' && /\d{2}:\d{2}(:\d{2})?(\.\d+)?Z$/.test(cell.trim());
}

/** The most frequent step from one row of a meter to its next; null if too few rows keep it. */
function steadyStep(minutes: Float64Array, groups: readonly (readonly number[])[]): number | null {
  const counts = new Map<number, number>();
  let total = 0;
  for (const rows of groups) {
    for (let index = 1; index < rows.length; index += 1) {
      const step = (minutes[rows[index] ?? 0] ?? Number.NaN) - (minutes[rows[index - 1] ?? 0] ?? Number.NaN);
      if (Number.isNaN(step)) continue;
      total += 1;
      const size = Math.abs(step);
      counts.set(size, (counts.get(size) ?? 0) + 1);
    }
  }
  const [step, count] = [...counts].sort((one, other) => other[1] - one[1])[0] ?? [0, 0];
  const isStep = step > 0 && step <= 1440 && 1440 % step === 0;
  // Days that follow each other may be purchases; a month of them without a gap is a meter's.
  const isEnough = step < 1440 ? total >= minRows - 1 : total >= 26 && count >= total * 0.95;
  return isStep && isEnough && count >= total * minSteady ? step : null;
}

/** The header of a single column of times can say what they are. */
function labelOfWords(table: Table): 'start' | 'end' | null {
  const column = columnOf(table, 'time') ?? columnOf(table, 'day');
  const header = normalise(table.headers[column ?? -1] ?? '');
  if (/\b(start|begin|beginning|from|von|od|beginn|anfang|poczatek)\b/.test(header)) return 'start';
  return /\b(end|ending|to|until|bis|do|ende|koniec)\b/.test(header) ? 'end' : null;
}

/** Readings of whole days start or end at midnight. */
function labelOfTimes(
  minutes: Float64Array,
  groups: readonly (readonly number[])[],
  step: number,
): 'start' | 'end' | null {
  let [starts, ends] = [0, 0];
  for (const rows of groups) {
    let [first, last] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (const row of rows) {
      const minute = minutes[row] ?? Number.NaN;
      if (minute < first) first = minute;
      if (minute > last) last = minute;
    }
    if (!Number.isFinite(first)) continue;
    const [firstOfDay, lastOfDay] = [first % 1440, last % 1440];
    if (firstOfDay === 0) starts += 1;
    if (firstOfDay === step) ends += 1;
    if (lastOfDay === 0) ends += 1;
    if (lastOfDay === 1440 - step) starts += 1;
  }
  if (starts > 0 && ends === 0) return 'start';
  return ends > 0 && starts === 0 ? 'end' : null;
}

/** Asked where neither headers nor whole days tell. */
export function labelQuestion({ minutes, label }: IntervalTimes): Question[] {
  if (label !== null) return [];
  const samples = [...minutes.slice(0, 3)]
    .filter(Number.isFinite)
    .map((minute) => minuteText(minute).replace('T', ' '));
  return [{ about: 'intervalLabel', samples }];
}

export function zoneQuestion({ isUtc }: IntervalTimes, answers: Answers): Question[] {
  if (!isUtc || answers.timeZone) return [];
  return [{ about: 'timeZone', options: ['Europe/Warsaw', 'Europe/Berlin', 'Europe/London', 'UTC'] }];
}
