import { ExactSum } from '../../intervals/exact-sum';
import { isMark } from '../columns/column-facts';
import { cellAt, columnOf, numberAt, type Reading, type Table } from '../table';
import { unitReader } from './record-parts';

/**
 * Where a row has an amount: in one column, or in the columns of a tariff that are added up. The first of them has its
 * unit. None stands for a table with readings only.
 */
export type AmountColumns = readonly number[];

/** Several where each energy has a column of its own. */
export function amountColumnsOf({ columns }: Table): AmountColumns[] {
  const of = (field: string) => columns.filter((match) => match.field === field).map(({ column }) => column);
  const amounts = of('amount');
  if (amounts.length > 0) return amounts.map((column) => [column]);
  return [of('amountPart')];
}

export type FoundAmount = { value: number | null; columns: (number | null)[] };

/** The amount of a row: in its own column, the sum of several, or the difference of two readings. */
export function amountAt(reading: Reading, row: number, columns: AmountColumns): FoundAmount {
  const [column, ...others] = columns;
  if (column === undefined) return amountOfReadings(reading, row);
  if (others.length === 0) return { value: numberAt(reading, row, column), columns: [column] };
  return { value: sumAt(reading, row, columns), columns: [...columns] };
}

/** A blank part is nothing used; without a part that is there but no number, the sum is not known. */
function sumAt(reading: Reading, row: number, columns: AmountColumns): number | null {
  const filled = columns.filter((column) => {
    const cell = cellAt(reading.table, row, column);
    return cell !== null && !isMark(cell);
  });
  const unitOf = unitReader(reading);
  const units = new Set(filled.map((column) => unitOf(row, column).unit?.toLowerCase()));
  if (units.size !== 1) return null;
  const sum = new ExactSum();
  for (const column of filled) {
    const part = numberAt(reading, row, column);
    if (part === null) return null;
    sum.add(part);
  }
  return sum.value();
}

export function amountOfReadings(reading: Reading, row: number): FoundAmount {
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
