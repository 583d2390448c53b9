import type { RecalculationDifference } from '#api/contract/emissions/recalculations';

export type CompareFilter = { location?: number; year?: number; scope?: number; showsAll: boolean };
/** A comparison never shows a small change as none. */
export const tonneStyle = { maxDecimals: 3, isNeverZero: true } as const;
export const shareStyle = { maxDecimals: 2, signed: true, isNeverZero: true } as const;

export type Totals = { beforeKg: number; afterKg: number };

/** The rows of the comparison that match the filters. Unchanged rows only on demand. */
export function comparedRows(
  rows: readonly RecalculationDifference[],
  { location, year, scope, showsAll }: CompareFilter,
): RecalculationDifference[] {
  return rows.filter(
    (row) =>
      (location === undefined || row.locationId === location) &&
      (year === undefined || row.year === year) &&
      (scope === undefined || row.scope === scope) &&
      (showsAll || isChanged(row)),
  );
}

export function isChanged(row: RecalculationDifference): boolean {
  return row.changedRows > 0;
}

/**
 * How far totals change, with Scope 2 by the headline method before and the one after. A remainder below the precision
 * of the numbers added is treated as no change.
 */
export function totalChangeKg(rows: readonly RecalculationDifference[]): number {
  const sumOf = (value: (row: RecalculationDifference) => number) =>
    rows.reduce((sum, row) => sum + value(row), 0);
  const changeKg = sumOf((row) => row.countedAfterKg - row.countedBeforeKg);
  const added = sumOf((row) => Math.abs(row.countedBeforeKg) + Math.abs(row.countedAfterKg));
  return Math.abs(changeKg) <= Number.EPSILON * added ? 0 : changeKg;
}

/** The change as a share of the value before. Null when that was zero. */
export function shareOf({ beforeKg, afterKg }: Totals): number | null {
  return beforeKg === 0 ? null : (afterKg - beforeKg) / beforeKg;
}
