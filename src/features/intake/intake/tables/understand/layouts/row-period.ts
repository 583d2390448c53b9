import type { Cell } from '../../../model';
import { addDays, dayText } from '../../intervals/days';
import { monthOfSheet } from '../sheets/sheet-names';
import { cellAt, columnOf, numberAt, type Reading } from '../table';
import { monthRange, readMoment, readMonth, splitRange } from '../values/dates';
import { normalise } from '../values/normalise';

/** The days of a row, both included, and the columns that tell them. */
export type RowPeriod = {
  start: string | null;
  end: string | null;
  startColumns: (number | null)[];
  endColumns: (number | null)[];
  /** The end is given by the file itself, so it can be the start of the next row. */
  isEndGiven: boolean;
};

const unknown: RowPeriod = { start: null, end: null, startColumns: [], endColumns: [], isEndGiven: false };

/** Looks up the columns once and answers for each row. */
export function periodReader(reading: Reading): (row: number) => RowPeriod {
  const { table } = reading;
  const [startColumn, endColumn] = [columnOf(table, 'startDate'), columnOf(table, 'endDate')];
  const [dayColumn, daysColumn] = [columnOf(table, 'day'), columnOf(table, 'days')];
  const hasRange = startColumn !== null || endColumn !== null;
  if (hasRange) return (row) => rangeOf(reading, row, startColumn, endColumn, daysColumn);
  const [monthColumn, yearColumn] = [columnOf(table, 'month'), columnOf(table, 'year')];
  if (monthColumn !== null || (yearColumn !== null && dayColumn === null)) {
    if (isDivided(reading, monthColumn === null ? partsOfYear : partsOfMonth)) return () => unknown;
    return (row) => monthOf(reading, row, monthColumn, yearColumn);
  }
  const ofSheet = dayColumn === null ? monthOfSheet(table) : null;
  if (ofSheet) {
    const { month, year } = ofSheet;
    if (year === null) return () => unknown;
    const { start, end } = monthRange({ month, year });
    return () => ({ ...unknown, start: dayText(start), end: dayText(end) });
  }
  return (row) => dayOf(reading, row, dayColumn, daysColumn);
}

const partsOfMonth = /^(day|day of month|week|tag|woche|kalenderwoche|dzien|tydzien)$/;
const partsOfYear =
  /^(month|quarter|qtr|period|half|half year|season|miesiac|kwartal|okres|polrocze|monat|quartal|zeitraum|halbjahr|day|week|tag|woche|kalenderwoche|dzien|tydzien)$/;
const partOfYear =
  /^(q[1-4]|[1-4] ?(q|quartal|kwartal)|[ivx]{1,4} (quartal|kwartal)|[hp] ?\d{1,2}|(w|kw) ?\d{1,2})$/;

/** A column that was not understood says which part of the year or month a row is about, so its days are not known. */
function isDivided({ table }: Reading, words: RegExp): boolean {
  return table.columns.some(({ field, header, column }) => {
    if (field !== null) return false;
    if (words.test(normalise(header))) return true;
    return (
      words === partsOfYear && partOfYear.test(normalise(String(cellAt(table, table.firstRow, column) ?? '')))
    );
  });
}

/** The date of a cell as `YYYY-MM-DD`. */
function dateAt({ table, styles }: Reading, row: number, column: number | null): string | null {
  return column === null ? null : dateOf(cellAt(table, row, column), styles.dateOrderOf(column));
}

function dateOf(cell: Cell, order: ReturnType<Reading['styles']['dateOrderOf']>): string | null {
  const moment = readMoment(cell, order);
  return moment && dayText(moment.day);
}

function rangeOf(
  reading: Reading,
  row: number,
  startColumn: number | null,
  endColumn: number | null,
  daysColumn: number | null,
): RowPeriod {
  const { table, styles } = reading;
  const both = splitRange(cellAt(table, row, startColumn));
  if (both && startColumn !== null) {
    const [start, end] = both.map((text) => dateOf(text, styles.dateOrderOf(startColumn)));
    return {
      ...unknown,
      start: start ?? null,
      end: end ?? null,
      startColumns: [startColumn],
      endColumns: [startColumn],
      isEndGiven: true,
    };
  }
  const [start, end] = [dateAt(reading, row, startColumn), dateAt(reading, row, endColumn)];
  const days = daysColumn === null ? null : numberAt(reading, row, daysColumn);
  const count = days !== null && Number.isInteger(days) && days > 0 && days < 1000 ? days : null;
  if (start === null && end !== null && count !== null && startColumn === null) {
    const startColumns = [endColumn, daysColumn];
    return { start: addDays(end, 1 - count), end, startColumns, endColumns: [endColumn], isEndGiven: false };
  }
  if (end === null && start !== null && count !== null && endColumn === null) {
    const endColumns = [startColumn, daysColumn];
    return {
      start,
      end: addDays(start, count - 1),
      startColumns: [startColumn],
      endColumns,
      isEndGiven: false,
    };
  }
  return { start, end, startColumns: [startColumn], endColumns: [endColumn], isEndGiven: end !== null };
}

function monthOf(
  reading: Reading,
  row: number,
  monthColumn: number | null,
  yearColumn: number | null,
): RowPeriod {
  const columns = [yearColumn, monthColumn];
  const year = numberAt(reading, row, yearColumn);
  const isYear = year !== null && Number.isInteger(year) && year >= 1970 && year < 2200;
  if (monthColumn === null) {
    if (!isYear) return unknown;
    return {
      ...unknown,
      start: `${year}-01-01`,
      end: `${year}-12-31`,
      startColumns: columns,
      endColumns: columns,
    };
  }
  const cell = cellAt(reading.table, row, monthColumn);
  const plain = numberAt(reading, row, monthColumn);
  const month =
    readMonth(cell) ?? (plain !== null && plain >= 1 && plain <= 12 ? { year: null, month: plain } : null);
  const told = month?.year ?? (isYear ? year : null);
  if (!month || told === null || !Number.isInteger(month.month)) return unknown;
  const { start, end } = monthRange({ year: told, month: month.month });
  return { ...unknown, start: dayText(start), end: dayText(end), startColumns: columns, endColumns: columns };
}

/** A single day is when something was bought or read: what came before it is not known, unless the days are counted. */
function dayOf(
  reading: Reading,
  row: number,
  dayColumn: number | null,
  daysColumn: number | null,
): RowPeriod {
  const end = dateAt(reading, row, dayColumn);
  const days = daysColumn === null ? null : numberAt(reading, row, daysColumn);
  const isCounted = end !== null && days !== null && Number.isInteger(days) && days > 0 && days < 1000;
  const start = isCounted ? addDays(end, 1 - days) : null;
  const startColumns = isCounted ? [dayColumn, daysColumn] : [];
  return { start, end, startColumns, endColumns: [dayColumn], isEndGiven: false };
}
