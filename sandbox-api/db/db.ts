import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** The result of raw SQL, the same from both drivers. */
interface RowsResult extends PgQueryResultHKT {
  type: RawRows<this['row']>;
}
type RawRows<Row> = { rows: Row[] };

/**
 * The handle every repository takes first: a connection or a transaction, over PGlite or PostgreSQL. We use
 * only drizzle's query builder, so no schema is bound to it.
 */
export type Db = PgDatabase<RowsResult, Record<string, never>>;

/** An object that a connection shares with its transactions, used as a cache key: drizzle's dialect. */
export function databaseOf(db: Db): object {
  const dialect: unknown = Reflect.get(db, 'dialect');
  return typeof dialect === 'object' && dialect !== null ? dialect : db;
}

/** An open database with operations that only a host needs. */
export interface Connection {
  db: Db;
  close(): Promise<void>;
}
