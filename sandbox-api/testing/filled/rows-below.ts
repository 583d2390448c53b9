import { count, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '#api/db/db';
import { columnNamed, referencesOf, tables } from '#api/db/tables';

/** Tables that rows can belong to, and the column by which a row without a foreign key refers to them. */
const roots = {
  location: { table: tables.locations, column: 'location_id' },
  company: { table: tables.companies, column: 'company_id' },
};

export type Root = keyof typeof roots;

/**
 * The rows of a table that belong to one location or company: by its column, or by rows that they refer to,
 * through any number of tables. Undefined if the table is not below it.
 */
export function rowsBelow(root: Root, id: number, table: PgTable): SQL | undefined {
  const { table: rootTable, column } = roots[root];
  if (table === rootTable) return sql`${idOf(table)} = ${id}`;
  const own = columnNamed(table, column);
  const conditions = [
    own && sql`${own} = ${id}`,
    ...referencesOf(table)
      .filter((reference) => reference.table !== table)
      .map((reference) => {
        const parents = rowsBelow(root, id, reference.table);
        return parents && isOneOf(reference.columns, reference, parents);
      }),
  ];
  return or(...conditions);
}

/** `(a, b) in (select x, y from parent where …)` */
function isOneOf(
  columns: PgColumn[],
  { table, keys }: { table: PgTable; keys: PgColumn[] },
  where: SQL,
): SQL {
  return sql`(${sql.join(columns, sql`, `)}) in (select ${sql.join(keys, sql`, `)} from ${table} where ${where})`;
}

export const isBelow = (root: Root, table: PgTable) => rowsBelow(root, 0, table) !== undefined;

export async function countRows(db: Db, table: PgTable, where: SQL | undefined): Promise<number> {
  const [row] = await db.select({ total: count() }).from(table).where(where);
  return row?.total ?? 0;
}

function idOf(table: PgTable): PgColumn {
  const id = columnNamed(table, 'id');
  if (!id) throw new Error('A root has a key of its own.');
  return id;
}
