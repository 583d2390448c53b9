import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** What both drivers give back for raw SQL. */
interface RowsResult extends PgQueryResultHKT {
  type: RawRows<this['row']>;
}
type RawRows<Row> = { rows: Row[] };

/**
 * The handle every repository takes first: a connection or a transaction, over PGlite or PostgreSQL. The
 * query builder is all we use of drizzle, so no schema is bound to it.
 */
export type Db = PgDatabase<RowsResult, Record<string, never>>;

/** What a connection has in common with its transactions, to keep something by: drizzle's dialect object. */
export function databaseOf(db: Db): object {
  const dialect: unknown = Reflect.get(db, 'dialect');
  return typeof dialect === 'object' && dialect !== null ? dialect : db;
}

/** An open database with what only a host needs. */
export interface Connection {
  db: Db;
  close(): Promise<void>;
}
