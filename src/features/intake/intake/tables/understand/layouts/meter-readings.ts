import type { RawRecord, Remark } from '../../../model';
import { columnOf, type Reading } from '../table';
import { amountOfReadings } from './amount-columns';

/** Rows whose readings do not explain their amount: for gas by its correction and calorific value. */
export function readingRemarks(
  reading: Reading,
  lines: readonly { row: number; record: RawRecord }[],
): Remark[] {
  if (columnOf(reading.table, 'amount') === null) return [];
  return lines.flatMap(({ row, record }): Remark[] => {
    const { value } = amountOfReadings(reading, row);
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
