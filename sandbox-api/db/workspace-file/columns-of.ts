import { sql } from 'drizzle-orm';
import type { Db } from '#api/db/db';

/** A column of the database, with its type in SQL. */
export type StoredColumn = { name: string; type: string };

/**
 * The columns of every table by name. Read from the database, because it may have an older version, whose
 * tables are unknown to this code.
 */
export async function readColumns(db: Db): Promise<ReadonlyMap<string, StoredColumn[]>> {
  const { rows } = await db.execute<{ table: string; name: string; type: string }>(sql`
    select c.relname as "table", a.attname as name, format_type(a.atttypid, a.atttypmod) as type
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    order by c.relname, a.attnum`);
  const columns = new Map<string, StoredColumn[]>();
  for (const { table, ...column } of rows) columns.set(table, [...(columns.get(table) ?? []), column]);
  return columns;
}

/** Types whose values JSON can represent exactly. */
const plainTypes = ['smallint', 'integer', 'boolean'];
export const isPlain = ({ type }: StoredColumn) => plainTypes.includes(type);
