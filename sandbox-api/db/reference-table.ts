import { type SQL, sql } from 'drizzle-orm';
import type { Db } from './db';

/** Rows with the column names of the database; each row in the order of `columns`. */
export type ReferenceTable = { name: string; columns: string[]; rows: unknown[][] };

/** Adds missing rows and updates different ones, by the key; additional rows stay. */
export async function upsert(tx: Db, table: ReferenceTable, key: readonly string[]): Promise<void> {
  if (table.rows.length === 0) return;
  const others = table.columns.filter((column) => !key.includes(column));
  const values = others.map((column) => sql`${name(column)} = excluded.${name(column)}`);
  const change = others.length
    ? sql`update set ${list(values)} where (${columnsOf('stored', others)}) is distinct from (${columnsOf('excluded', others)})`
    : sql`nothing`;
  await tx.execute(sql`
    insert into ${name(table.name)} as stored (${list(table.columns.map(name))})
    select ${list(table.columns.map(name))} from ${recordset(table)}
    on conflict (${list(key.map(name))}) do ${change}`);
}

/** Adds missing rows; existing rows stay unchanged, whatever the set contains. */
export async function add(tx: Db, table: ReferenceTable, key: readonly string[]): Promise<void> {
  if (table.rows.length === 0) return;
  await tx.execute(sql`
    insert into ${name(table.name)} (${list(table.columns.map(name))})
    select ${list(table.columns.map(name))} from ${recordset(table)}
    on conflict (${list(key.map(name))}) do nothing`);
}

/**
 * Clears a column that must be unique in rows whose value another row is about to take: two rows may have
 * swapped values, and a row that is no longer published may have passed its value to a new one.
 */
export async function setAside(
  tx: Db,
  table: ReferenceTable,
  key: readonly string[],
  column: string,
): Promise<void> {
  const isOfRow = sql`(${columnsOf('stored', key)}) = (${columnsOf('fresh', key)})`;
  const isTaken = sql`${columnsOf('stored', [column])} = ${columnsOf('fresh', [column])}`;
  await tx.execute(sql`
    update ${name(table.name)} as stored set ${name(column)} = concat_ws('~', ${columnsOf('stored', [column, ...key])})
    from ${recordset(table)} as fresh where ${isTaken} and not ${isOfRow}`);
}

/** Deletes different rows and adds missing ones, because two rows may have swapped values. */
export async function replace(tx: Db, table: ReferenceTable, key: readonly string[]): Promise<void> {
  const isSame = (columns: readonly string[]) =>
    sql`(${columnsOf('stored', columns)}) is not distinct from (${columnsOf('fresh', columns)})`;
  await tx.execute(sql`
    delete from ${name(table.name)} as stored where not exists (
      select from ${recordset(table)} as fresh
      where (${columnsOf('stored', key)}) = (${columnsOf('fresh', key)}) and ${isSame(table.columns)})`);
  await tx.execute(sql`
    insert into ${name(table.name)} (${list(table.columns.map(name))})
    select ${list(table.columns.map(name))} from ${recordset(table)} as fresh
    where not exists (
      select from ${name(table.name)} as stored where (${columnsOf('stored', key)}) = (${columnsOf('fresh', key)}))`);
}

/** Reads a number of a row. */
export function columnReader(
  { columns }: ReferenceTable,
  column: string,
): (row: readonly unknown[]) => number {
  const at = columns.indexOf(column);
  return (row) => Number(row[at]);
}

/** The rows as PostgreSQL reads them: numbers are sent as text and keep their digits. */
export function recordset({ name: table, columns, rows }: ReferenceTable): SQL {
  const records = rows.map((row) => Object.fromEntries(columns.map((column, index) => [column, row[index]])));
  return sql`jsonb_populate_recordset(null::${name(table)}, ${JSON.stringify(records)}::jsonb)`;
}

/** `stored.a, stored.b` */
export function columnsOf(relation: 'stored' | 'fresh' | 'excluded', columns: readonly string[]): SQL {
  return list(columns.map((column) => sql`${sql.raw(relation)}.${name(column)}`));
}

const name = (identifier: string) => sql`${sql.identifier(identifier)}`;
const list = (parts: readonly SQL[]) => sql.join([...parts], sql`, `);
