import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '#api/db/db';

/**
 * Inserts many rows and answers their keys in the rows' order. One JSON parameter instead of a dozen per row:
 * parsing parameters is most of the cost of a large insert. The keys are drawn first, because what an insert
 * returns has no promised order.
 */
export async function insertRows(db: Db, table: PgTable, rows: readonly object[]): Promise<number[]> {
  if (rows.length === 0) return [];
  const columns = Object.entries(getTableColumns(table));
  const keys = await drawKeys(db, table, rows.length);
  const records = rows.map((row, index) => {
    const values = new Map<string, unknown>(Object.entries({ ...row, id: keys[index] }));
    return columns.map(([name]) => values.get(name) ?? null);
  });
  const names = sql.join(
    columns.map(([, column]) => sql.identifier(column.name)),
    sql`, `,
  );
  const values = sql.raw(columns.map(([, column], index) => fieldOf(column, index)).join(', '));
  await db.execute(
    sql`insert into ${table} (${names}) select ${values} from jsonb_array_elements(${JSON.stringify(records)}::jsonb) as r`,
  );
  return keys;
}

function fieldOf(column: PgColumn, index: number): string {
  return `(r ->> ${index})::${column.getSQLType()}`;
}

async function drawKeys(db: Db, table: PgTable, count: number): Promise<number[]> {
  const drawn = await db.execute<{ id: number }>(
    sql`select nextval(pg_get_serial_sequence(${getTableName(table)}, 'id'))::integer as id from generate_series(1, ${count}::integer)`,
  );
  return drawn.rows.map(({ id }) => id);
}
