import type { EntryWarning } from '#api/contract/activity-data/entry-checks';
import { type ImportWarnings, importLimits } from '#api/contract/activity-data/imports';
import type { CheckedRow } from './check-table';

/** Warnings of an upload, in the order of the file, with the row numbers of the spreadsheet. */
export function warningsOf(
  rows: readonly CheckedRow[],
  warnings: readonly (readonly EntryWarning[])[],
): ImportWarnings {
  const rowOf = (index: number | null) => (index === null ? null : (rows[index]?.number ?? null));
  const all = rows.flatMap(({ number }, index) =>
    (warnings[index] ?? []).map((warning) => ({
      row: number,
      otherRow: rowOf(warning.other?.index ?? null),
      warning,
    })),
  );
  return {
    warnings: all.slice(0, importLimits.maxProblems),
    total: all.length,
    warnedRows: warnedIndexes(warnings).size,
  };
}

/** Places of the rows that have a warning. */
export function warnedIndexes(warnings: readonly (readonly EntryWarning[])[]): Set<number> {
  return new Set(warnings.flatMap((ofRow, index) => (ofRow.length > 0 ? [index] : [])));
}
