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

/** An open database with what only a host needs. */
export interface Connection {
  db: Db;
  close(): Promise<void>;
}
