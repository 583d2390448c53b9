import type { RawRecord, Remark } from '../../../model';
import { columnOf, numberAt, type Reading } from '../table';

export type FoundAmount = { value: number | null; columns: (number | null)[] };

/** The amount of a row: in its own column, or the difference of two readings. */
export function amountAt(reading: Reading, row: number, column: number | null): FoundAmount {
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

/** Rows whose readings do not explain their amount: for gas by its correction and calorific value. */
export function readingRemarks(
  reading: Reading,
  lines: readonly { row: number; record: RawRecord }[],
): Remark[] {
  if (columnOf(reading.table, 'amount') === null) return [];
  return lines.flatMap(({ row, record }): Remark[] => {
    const { value } = amountAt(reading, row, null);
    const { amount, calorificValue, volumeCorrection } = record;
    if (value === null || amount === null) return [];
    const calculated = value * (calorificValue ?? 1) * (volumeCorrection ?? 1);
    const isConverted = calorificValue !== null || volumeCorrection !== null;
    // Gas may be billed in the unit that it is read in.
    if (isClose(calculated, amount) || isClose(value, amount)) return [];
    const code = isConverted ? 'conversionDiffers' : 'readingsDiffer';
    return [
      { code, place: record.key, params: { calculated: Math.round(calculated * 1000) / 1000, amount } },
    ];
  });
}

function isClose(calculated: number, amount: number): boolean {
  return Math.abs(calculated - amount) <= Math.max(0.5, Math.abs(amount) * 0.001);
}
