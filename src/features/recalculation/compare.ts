import type { RecalculationDifference } from '#api/contract/recalculations';

export type CompareFilter = { location?: number; scope?: number; showsAll: boolean };
export type Totals = { beforeKg: number; afterKg: number };

/** Rows of the comparison that fit the filters; what stays as it is only on demand. */
export function comparedRows(
  rows: readonly RecalculationDifference[],
  { location, scope, showsAll }: CompareFilter,
): RecalculationDifference[] {
  return rows.filter(
    (row) =>
      (location === undefined || row.locationId === location) &&
      (scope === undefined || row.scope === scope) &&
      (showsAll || isChanged(row)),
  );
}

export function isChanged(row: RecalculationDifference): boolean {
  return row.changedRows > 0;
}

/** Sums of what counts into totals: of Scope 2 the headline method before, and the one after. */
export function totalsOf(rows: readonly RecalculationDifference[]): Totals {
  return {
    beforeKg: rows.reduce((sum, row) => sum + row.countedBeforeKg, 0),
    afterKg: rows.reduce((sum, row) => sum + row.countedAfterKg, 0),
  };
}

/** Change as a share of what was; null where nothing was. */
export function shareOf({ beforeKg, afterKg }: Totals): number | null {
  return beforeKg === 0 ? null : (afterKg - beforeKg) / beforeKg;
}
