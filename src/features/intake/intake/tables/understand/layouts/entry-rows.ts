import type { LeftOut, RawRecord, Remark } from '../../../model';
import { isNotAvailable } from '../columns/column-facts';
import { exportWords } from '../columns/row-words';
import {
  cellAt,
  cellPlace,
  columnOf,
  evidence,
  numberAt,
  type Reading,
  rowPlace,
  type Table,
} from '../table';
import { normalise } from '../values/normalise';
import { itemOfHeader } from './item-of-header';
import { type Line, markLeftOut } from './left-out-rows';
import { endBeforeNextStart, findPeriodEnd, type PeriodEnd } from './next-starts';
import { partsReader, unitReader } from './record-parts';
import { periodReader } from './row-period';

export type Result = {
  records: RawRecord[];
  leftOut: LeftOut[];
  remarks: Remark[];
  /** How the file writes the end of a period, if it tells. */
  periodEnd: PeriodEnd | null;
};

/** One record for each row with an amount; several where each energy has a column of its own. */
export function readEntryRows(reading: Reading): Result {
  const lines = linesOf(reading);
  const kept = () => lines.filter(({ reason }) => reason === null);
  markLeftOut(lines);
  const isGiven = columnOf(reading.table, 'startDate') !== null;
  const told = isGiven ? findPeriodEnd(kept()) : null;
  const periodEnd = told ?? (isGiven ? (reading.answers.periodEnd ?? null) : null);
  if (periodEnd === 'nextStart' && columnOf(reading.table, 'days') === null) endBeforeNextStart(lines);
  return { ...divide(lines, reading), remarks: readingRemarks(reading, kept()), periodEnd };
}

/** Rows that the user takes in spite of a rule are records again. */
export function divide(
  lines: readonly Line[],
  { answers }: Reading,
): { records: RawRecord[]; leftOut: LeftOut[] } {
  const records: RawRecord[] = [];
  const leftOut: LeftOut[] = [];
  for (const { record, reason } of lines) {
    if (reason === null || answers.rows?.[record.key]?.isTaken) records.push(record);
    else leftOut.push({ place: record.key, reason, amount: record.amount, unit: record.unit });
  }
  return { records, leftOut };
}

function linesOf(reading: Reading): Line[] {
  const { table } = reading;
  const amounts = amountColumns(table);
  const [periodOf, partsOf, unitOf] = [periodReader(reading), partsReader(reading), unitReader(reading)];
  const readingColumn = columnOf(table, 'reading');
  const lines: Line[] = [];
  for (let row = table.firstRow; row < table.sheet.rows.length; row += 1) {
    const cells = table.sheet.rows[row] ?? [];
    if (cells.length === 0 || isHeaderAgain(table, row)) continue;
    const period = periodOf(row);
    const parts = partsOf(row);
    for (const column of amounts) {
      const unitColumn = column ?? readingColumn;
      const several = amounts.length > 1;
      const amount = amountAt(reading, row, column);
      if (several && cellAt(table, row, column) === null) continue;
      const { unit, values } = unitColumn === null ? { unit: null, values: [] } : unitOf(row, unitColumn);
      const item = several && column !== null ? itemOfHeader(table, column) : null;
      const record: RawRecord = {
        ...parts,
        key: several && column !== null ? cellPlace(table, row, column) : rowPlace(table, row),
        item: item?.item ?? parts.item,
        amount: amount.value,
        unit,
        startDate: period.start,
        endDate: period.end,
        values: [
          ...evidence(table, 'amount', row, amount.columns),
          ...values,
          ...(item?.values ?? []),
          ...(period.start === null ? [] : evidence(table, 'startDate', row, period.startColumns)),
          ...(period.end === null ? [] : evidence(table, 'endDate', row, period.endColumns)),
          ...parts.values,
        ],
      };
      const hasDate = [...period.startColumns, ...period.endColumns].some(
        (at) => cellAt(table, row, at) !== null,
      );
      lines.push({
        record,
        row,
        column: column ?? -1,
        cells,
        hasDate,
        reason: reasonOf(table, row, amount.columns, record),
      });
    }
  }
  return lines;
}

/** Null stands for a table with readings only. */
function amountColumns(table: Table): (number | null)[] {
  const columns = table.columns.filter(({ field }) => field === 'amount').map(({ column }) => column);
  return columns.length > 0 ? columns : [null];
}

/** Long sheets repeat their header on each printed page. */
function isHeaderAgain({ sheet, headers }: Table, row: number): boolean {
  const cells = sheet.rows[row] ?? [];
  return (
    cells.filter((cell) => cell !== null).length > 1 &&
    cells.every((cell, column) => String(cell ?? '') === headers[column])
  );
}

function amountAt(
  reading: Reading,
  row: number,
  column: number | null,
): { value: number | null; columns: (number | null)[] } {
  if (column !== null) return { value: numberAt(reading, row, column), columns: [column] };
  const columns = (['previousReading', 'reading', 'multiplier'] as const).map((field) =>
    columnOf(reading.table, field),
  );
  const [previous, current, factor] = columns.map((at) => numberAt(reading, row, at ?? null));
  if (columns[0] === null || columns[1] === null) return { value: null, columns };
  return {
    value: difference(current ?? null, previous ?? null, columns[2] === null ? 1 : (factor ?? null)),
    columns,
  };
}

/** In billionths, so that no error of binary fractions gets into the amount. */
function difference(current: number | null, previous: number | null, factor: number | null): number | null {
  if (current === null || previous === null || factor === null) return null;
  return Math.round((current - previous) * factor * 1e6) / 1e6;
}

function reasonOf(
  table: Table,
  row: number,
  columns: readonly (number | null)[],
  { item }: RawRecord,
): LeftOut['reason'] | null {
  const cells = columns.map((column) => cellAt(table, row, column)).filter((cell) => cell !== null);
  if (cells.length === 0 || cells.every((cell) => /^[-–—.]+$/.test(String(cell)))) return 'empty';
  if (cells.some(isNotAvailable)) return 'notAvailable';
  return item !== null && exportWords.test(normalise(item)) ? 'export' : null;
}

/** Rows whose readings do not explain their amount. */
function readingRemarks(reading: Reading, lines: readonly Line[]): Remark[] {
  const { table } = reading;
  if (columnOf(table, 'amount') === null) return [];
  const differing = lines.filter(({ row, record }) => {
    const { value } = amountAt(reading, row, null);
    return (
      value !== null &&
      record.amount !== null &&
      Math.abs(value - record.amount) > Math.max(0.5, Math.abs(value) * 0.001)
    );
  });
  return differing.map(({ row, record }) => ({
    code: 'readingsDiffer',
    place: record.key,
    params: { calculated: amountAt(reading, row, null).value ?? 0, amount: record.amount ?? 0 },
  }));
}
