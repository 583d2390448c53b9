import type { LeftOut, RawRecord, Remark } from '../../../model';
import { isMark, isNotAvailable, isNumber } from '../columns/column-facts';
import { fieldsOf } from '../columns/header-fields';
import { exportWords } from '../columns/row-words';
import { cellAt, cellPlace, columnOf, evidence, type Reading, rowPlace, type Table } from '../table';
import { normalise } from '../values/normalise';
import { type AmountColumns, amountAt, amountColumnsOf } from './amount-columns';
import { isHeaderAgain } from './block-headings';
import { itemOfHeader } from './item-of-header';
import { type Line, markLeftOut, markRepeatedRows } from './left-out-rows';
import { readingRemarks } from './meter-readings';
import { endBeforeNextStart, findPeriodEnd, type PeriodEnd } from './next-starts';
import { type FoundUnit, partsReader, type RowParts, unitReader } from './record-parts';
import { periodReader, type RowPeriod } from './row-period';
import { stayAt, stayRemarks } from './stay-rows';
import { isCancelledAt, tripRemarks } from './trip-rows';

export type Result = {
  records: RawRecord[];
  leftOut: LeftOut[];
  remarks: Remark[];
  /** How the file writes the end of a period, if it tells. */
  periodEnd: PeriodEnd | null;
};

/**
 * One record for each row with an amount; several where each energy has a column of its own. Sheets with the same
 * columns tell each other how the end of a period is written, and what is there twice.
 */
export function readEntryRows(readings: readonly Reading[]): Result[] {
  const sheets = readings.map((reading) => ({ reading, lines: linesOf(reading) }));
  for (const { lines } of sheets) markLeftOut(lines);
  if (sheets.length > 1) markRepeatedRows(sheets.flatMap(({ lines }) => lines));
  const dated = sheets.filter(({ reading }) => columnOf(reading.table, 'startDate') !== null);
  const told = findPeriodEnd(dated.flatMap(({ lines }) => kept(lines)));
  return sheets.map(({ reading, lines }) => {
    const { table, answers } = reading;
    const isGiven = columnOf(table, 'startDate') !== null;
    const periodEnd = isGiven ? (told ?? answers.periodEnd ?? null) : null;
    if (periodEnd === 'nextStart' && columnOf(table, 'days') === null) endBeforeNextStart(lines);
    const divided = divide(lines, reading);
    const remarks = [
      ...readingRemarks(reading, kept(lines)),
      ...stayRemarks(reading, divided.records),
      ...tripRemarks(reading.table, lines),
    ];
    return { ...divided, remarks, periodEnd };
  });
}

function kept(lines: readonly Line[]): Line[] {
  return lines.filter(({ reason }) => reason === null);
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
  const amounts = amountColumnsOf(table);
  const [periodOf, partsOf, lineOf] = [
    periodReader(reading),
    partsReader(reading),
    lineMaker(reading, amounts),
  ];
  const lines: Line[] = [];
  let isOther = false;
  for (let row = table.firstRow; row < table.sheet.rows.length; row += 1) {
    const cells = table.sheet.rows[row] ?? [];
    if (cells.length === 0 || reading.headings?.isHeading(row)) continue;
    if (isHeaderAgain(table, row)) {
      isOther = false;
      continue;
    }
    if (isOtherHeader(table, row, amounts)) {
      isOther = true;
      continue;
    }
    const [period, parts] = [periodOf(row), partsOf(row)];
    for (const columns of amounts) {
      if (amounts.length > 1 && columns.every((column) => cellAt(table, row, column) === null)) continue;
      const line = lineOf(row, columns, period, parts);
      // Its numbers are of another table, so no amount or day is taken from them.
      if (isOther) Object.assign(line.record, { amount: null, startDate: null, endDate: null });
      lines.push(line);
    }
  }
  return lines;
}

function lineMaker(reading: Reading, amounts: readonly AmountColumns[]) {
  const { table } = reading;
  const [unitOf, readingColumn] = [unitReader(reading), columnOf(table, 'reading')];
  const isSeveral = amounts.length > 1;
  const items = new Map(amounts.flat().map((column) => [column, itemOfHeader(table, column, isSeveral)]));
  return (row: number, columns: AmountColumns, given: RowPeriod, parts: RowParts): Line => {
    const [column = null] = columns;
    const stay = stayAt(reading, row, column, given);
    const period = stay?.period ?? given;
    const unitColumn = column ?? readingColumn;
    const amount = stay ?? amountAt(reading, row, columns);
    const { unit, values } = stay ?? (unitColumn === null ? noUnit : unitOf(row, unitColumn));
    const item = parts.item === null && column !== null ? (items.get(column) ?? null) : null;
    const record: RawRecord = {
      ...parts,
      // The country of a stay is among the values of the row.
      ...(stay && parts.trip && { trip: { ...parts.trip, values: [] } }),
      key: isSeveral && column !== null ? cellPlace(table, row, column) : rowPlace(table, row),
      item: item?.item ?? parts.item,
      amount: amount.value,
      unit,
      startDate: period.start,
      endDate: period.end,
      values: [
        ...(stay ? [] : evidence(table, 'amount', row, amount.columns)),
        ...values,
        ...(item?.values ?? []),
        ...(period.start === null ? [] : evidence(table, 'startDate', row, period.startColumns)),
        ...(period.end === null ? [] : evidence(table, 'endDate', row, period.endColumns)),
        ...parts.values,
      ],
    };
    const dated = [...period.startColumns, ...period.endColumns];
    return {
      record,
      row,
      column: column ?? -1,
      cells: table.sheet.rows[row] ?? [],
      hasDate: dated.some((at) => cellAt(table, row, at) !== null),
      reason: reasonOf(table, row, amount.columns, record),
    };
  };
}

const noUnit: FoundUnit = { unit: null, values: [] };

/** A second table below the first one has a header of its own, which tells what its columns are. */
function isOtherHeader({ sheet, headers }: Table, row: number, amounts: readonly AmountColumns[]): boolean {
  const cells = (sheet.rows[row] ?? []).filter((cell) => cell !== null);
  if (cells.length < 2 || !cells.every((cell) => typeof cell === 'string' && !isNumber(cell))) return false;
  return amounts.flat().some((column) => {
    const cell = sheet.rows[row]?.[column];
    if (typeof cell !== 'string' || cell === headers[column]) return false;
    return fieldsOf(cell).some(({ field, rank }) => field === 'amount' && rank < 2);
  });
}

function reasonOf(
  table: Table,
  row: number,
  columns: readonly (number | null)[],
  { item, trip }: RawRecord,
): LeftOut['reason'] | null {
  if (isCancelledAt(table, row)) return 'cancelled';
  const cells = columns.map((column) => cellAt(table, row, column)).filter((cell) => cell !== null);
  // A trip without a distance is something that happened, and no empty row.
  if (cells.length === 0 || cells.every(isMark)) return trip?.mode ? 'notAvailable' : 'empty';
  if (cells.some(isNotAvailable)) return 'notAvailable';
  return item !== null && exportWords.test(normalise(item)) ? 'export' : null;
}
