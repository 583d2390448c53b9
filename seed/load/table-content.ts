import { getTableColumns, getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '#api/db/db';
import type { ReferenceTable } from '#api/db/reference-table';

/** A table with the rows that ship for it. */
export type TableContent = { table: PgTable; rows: readonly Record<string, unknown>[] };

/** The rows are type-checked against their table; additional properties of a row are not written. */
export function tableContent<Table extends PgTable>(
  table: Table,
  rows: readonly Table['$inferInsert'][],
): TableContent {
  return { table, rows };
}

/** The maximum parameters of one statement; PostgreSQL's limit is 65,535. */
const parametersPerStatement = 30_000;

/** Writes into empty tables, in this order. */
export async function insertAll(db: Db, contents: readonly TableContent[]): Promise<void> {
  for (const { table, rows } of contents) {
    const width = Math.max(1, Object.keys(rows[0] ?? {}).length);
    const size = Math.floor(parametersPerStatement / width);
    for (let start = 0; start < rows.length; start += size)
      await db.insert(table).values(rows.slice(start, start + size));
  }
}

/** The same with database column names, as sent to an existing database. */
export function asReferenceTable({ table, rows }: TableContent): ReferenceTable {
  const columns = Object.entries(getTableColumns(table));
  return {
    name: getTableName(table),
    columns: columns.map(([, column]) => column.name),
    rows: rows.map((row) => columns.map(([key]) => row[key] ?? null)),
  };
}
