import type { EvidenceValue } from '#api/contract/intake/evidence';
import type { RawRecord } from '../../../model';
import { dayText } from '../../intervals/days';
import { cellName } from '../../read/cell-names';
import { isMark, isNotAvailable, isNumber } from '../columns/column-facts';
import { cellAt, cellPlace, columnOf, evidence, numberAt, type Reading, type Table } from '../table';
import { type Month, monthRange } from '../values/dates';
import { isHeaderAgain } from './block-headings';
import { divide, type Result } from './entry-rows';
import { isTotal, type Line, markLeftOut } from './left-out-rows';
import { partsReader, unitReader } from './record-parts';
import { type FoundYear, yearOfTitle } from './title-year';

/** One record for each cell of a month. Without a year in the header, a column or the lines above, days stay empty. */
export function readMonthColumns(
  reading: Reading,
  columns: readonly { column: number; month: Month }[],
): Result {
  const { table } = reading;
  const [partsOf, unitOf] = [partsReader(reading), unitReader(reading)];
  const isOneYear = isAscending(columns.map(({ month }) => month.month));
  const titleYear = isOneYear ? yearOfTitle(table) : null;
  const months = new Set(columns.map(({ column }) => column));
  const lines: Line[] = [];
  for (let row = table.firstRow; row < table.sheet.rows.length; row += 1) {
    const cells = table.sheet.rows[row] ?? [];
    if (cells.length === 0 || isHeaderAgain(table, row)) continue;
    const parts = partsOf(row);
    const ofRow = isOneYear ? yearOf(reading, row) : null;
    const isNameless = cells.every((cell, column) => months.has(column) || cell === null || isNumber(cell));
    const isTotalRow = cells.some((cell) => typeof cell === 'string' && isTotal(cell, false));
    for (const { column, month } of columns) {
      const cell = cellAt(table, row, column);
      if (cell === null) continue;
      const year = month.year ?? ofRow?.year ?? titleYear?.year ?? null;
      const { unit, values } = unitOf(row, column);
      const record: RawRecord = {
        ...parts,
        key: cellPlace(table, row, column),
        amount: numberAt(reading, row, column),
        unit,
        ...daysOf(month, year),
        values: [
          ...evidence(table, 'amount', row, [column]),
          ...values,
          ...(year === null
            ? []
            : periodEvidence(table, column, month.year === null ? (ofRow ?? titleYear) : null)),
          ...parts.values,
        ],
      };
      // Cells alike in a row are not the same entry twice.
      const place = [row, column];
      const reason = isNotAvailable(cell)
        ? 'notAvailable'
        : isTotalRow
          ? 'total'
          : isMark(cell)
            ? 'empty'
            : null;
      // A row without any name can be the sum of those above.
      lines.push({ record, row, column, cells: place, hasDate: !isNameless, reason });
    }
  }
  markLeftOut(lines);
  return { ...divide(lines, reading), remarks: [], periodEnd: null };
}

/** From April to March, one year named above the table does not tell which year each month is in. */
function isAscending(months: readonly number[]): boolean {
  return months.every((month, index) => index === 0 || month > (months[index - 1] ?? 0));
}

function daysOf({ month }: Month, year: number | null): { startDate: string | null; endDate: string | null } {
  if (year === null) return { startDate: null, endDate: null };
  const { start, end } = monthRange({ year, month });
  return { startDate: dayText(start), endDate: dayText(end) };
}

function yearOf(reading: Reading, row: number): FoundYear | null {
  const column = columnOf(reading.table, 'year');
  const year = numberAt(reading, row, column);
  if (year === null || column === null || !Number.isInteger(year) || year < 1970 || year > 2199) return null;
  return { year, cell: cellName(row, column), raw: String(year) };
}

function periodEvidence(table: Table, column: number, year: FoundYear | null): EvidenceValue[] {
  const cells = [...(year && year.cell !== '' ? [year.cell] : []), cellName(table.headerRow, column)];
  const raw = `${table.headers[column] ?? ''}${year ? ` ${year.raw}` : ''}`.trim().slice(0, 200);
  return (['startDate', 'endDate'] as const).map((part) => ({
    part,
    place: { type: 'cells', sheet: table.sheet.name, cells },
    raw,
  }));
}
