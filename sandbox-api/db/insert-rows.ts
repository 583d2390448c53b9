import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './db';

/** Rows per statement, so that no statement exceeds memory or message limits. */
const rowsAtOnce = 500;

/**
 * Inserts many rows of a table with a key and returns their keys in the rows' order. The keys are drawn
 * first, because an insert does not promise the order of its results.
 */
export async function insertRows(db: Db, table: PgTable, rows: readonly object[]): Promise<number[]> {
  if (rows.length === 0) return [];
  const keys = await drawKeys(db, table, rows.length);
  await insertMany(
    db,
    table,
    rows.map((row, index) => ({ ...row, id: keys[index] })),
  );
  return keys;
}

/**
 * Inserts many rows as they are. One JSON parameter instead of a dozen per row: parsing parameters is most of the cost
 * of a large insert, and a statement takes no more than 65,535 of them.
 */
export async function insertMany(db: Db, table: PgTable, rows: readonly object[]): Promise<void> {
  const columns = Object.entries(getTableColumns(table));
  const names = sql.join(
    columns.map(([, column]) => sql.identifier(column.name)),
    sql`, `,
  );
  const values = sql.raw(columns.map(([, column], index) => fieldOf(column, index)).join(', '));
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    const records = rows.slice(start, start + rowsAtOnce).map((row) => {
      const given = new Map<string, unknown>(Object.entries(row));
      return columns.map(([name]) => given.get(name) ?? null);
    });
    await db.execute(
      sql`insert into ${table} (${names}) select ${values} from jsonb_array_elements(${JSON.stringify(records)}::jsonb) as r`,
    );
  }
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
