import type { FieldIssue } from '#api/contract/field-issue';
import type { Ctx } from '#api/kernel/context';
import { loadItems } from './items';
import { type Examination, examiners } from './kinds';
import { readRow } from './read-row';
import type { ImportTable, TableRow } from './read-table';

export type CheckedRow = TableRow & { issues: readonly FieldIssue[] };

export type CheckedTable = {
  rows: CheckedRow[];
  errorRows: number;
  warn: Examination['warn'];
  record: Examination['record'];
};

/** Checks every row of an upload, for a location or (null) of locations, by the rules of its form, and finds all that is wrong. */
export async function checkTable(
  ctx: Ctx,
  locationId: number | null,
  table: ImportTable,
): Promise<CheckedTable> {
  const items = await loadItems(ctx, table.columns.code, locationId);
  const readings = table.rows.map((row) => readRow(row, { ...table, items, locale: ctx.locale }));
  const { issues, warn, record } = await examiners[table.columns.code](ctx, locationId, readings);
  const rows = table.rows.map((row, index) => ({ ...row, issues: issues[index] ?? [] }));
  return { rows, errorRows: rows.filter((row) => row.issues.length > 0).length, warn, record };
}
