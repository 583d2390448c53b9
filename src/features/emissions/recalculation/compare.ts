import type { RecalculationDifference } from '#api/contract/emissions/recalculations';

export type CompareFilter = { location?: number; year?: number; scope?: number; showsAll: boolean };
/** In a comparison a change that is there never reads as none. */
export const tonneStyle = { decimals: 3, isNeverZero: true } as const;
export const shareStyle = { maxDecimals: 2, signed: true, isNeverZero: true } as const;

export type Totals = { beforeKg: number; afterKg: number };
export type Change = Totals & { changeKg: number };

/** Rows of the comparison that fit the filters; what stays as it is only on demand. */
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
 * Sums of what counts into totals: of Scope 2 the headline method before, and the one after. What is left of changes
 * that cancel each other out, below the last digit of the numbers added, is no change.
 */
export function totalsOf(rows: readonly RecalculationDifference[]): Change {
  const sumOf = (value: (row: RecalculationDifference) => number) =>
    rows.reduce((sum, row) => sum + value(row), 0);
  const [beforeKg, afterKg] = [sumOf((row) => row.countedBeforeKg), sumOf((row) => row.countedAfterKg)];
  const changeKg = sumOf((row) => row.countedAfterKg - row.countedBeforeKg);
  const lastDigit = Number.EPSILON * (Math.abs(beforeKg) + Math.abs(afterKg));
  return { beforeKg, afterKg, changeKg: Math.abs(changeKg) <= lastDigit ? 0 : changeKg };
}

/** Change as a share of what was; null where nothing was. */
export function shareOf({ beforeKg, afterKg }: Totals): number | null {
  return beforeKg === 0 ? null : (afterKg - beforeKg) / beforeKg;
}
