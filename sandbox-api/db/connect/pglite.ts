import type { PGlite, QueryOptions, Results, Transaction } from '@electric-sql/pglite';
import type { PgDialect } from 'drizzle-orm/pg-core';
import { drizzle, PgliteDatabase, PgliteSession } from 'drizzle-orm/pglite';
import { type Connection, type Db, databaseOf } from '#api/db/db';
import { GaveWay, giveWay } from '#api/db/turns';
import { PreparedPglite } from './prepared-pglite';

/** `ms` includes the wait for a turn; a failed statement has no `rowCount`. */
export type DoneStatement = { text: string; ms: number; rowCount: number | null };

export type PgliteConnection = Connection & {
  /** The same database for a caller that is notified of each statement it runs. */
  watched(tell: (statement: DoneStatement) => void): Db;
  /**
   * The same database for work that can wait: other statements may run between two of its statements, and
   * when a request wants the database, the next statement fails with `GaveWay`, which rolls back the
   * transaction.
   */
  givingWay(isWanted: () => boolean): Db;
};

/** Wraps an open PGlite; the caller has chosen its file system. */
export function connectPglite(pglite: PGlite): PgliteConnection {
  // Drizzle's session uses two of the client's methods.
  const client = new PreparedPglite(pglite) satisfies Client;
  const db = drizzle(client as unknown as PGlite) as unknown as Db;
  // Caches per database use its dialect as their key.
  const dialect = databaseOf(db) as PgDialect;
  const over = (client: Client) => {
    const session = new PgliteSession(client as unknown as PGlite, dialect, undefined);
    return new PgliteDatabase(dialect, session as never, undefined) as unknown as Db;
  };
  return {
    db,
    watched: (tell) => over(around(client, watch(tell))),
    givingWay: (isWanted) => over(around(client, stepBack(isWanted))),
    close: () => pglite.close(),
  };
}

type Client = Pick<PGlite, 'query' | 'transaction'>;
type Query = <T>(text: string, params?: unknown[], options?: QueryOptions) => Promise<Results<T>>;
type Wrap = (query: Query) => Query;

function around(client: Client, wrap: Wrap): Client {
  return {
    query: wrap((text, params, options) => client.query(text, params, options)),
    transaction: <T>(work: (tx: Transaction) => Promise<T>) =>
      client.transaction((tx) => {
        const query = wrap((text, params, options) => tx.query(text, params, options));
        return work(Object.create(tx, { query: { value: query } }));
      }),
  };
}

function watch(tell: (statement: DoneStatement) => void): Wrap {
  return (query) => async (text, params, options) => {
    const startedAt = performance.now();
    let rowCount: number | null = null;
    try {
      const results = await query<never>(text, params, options);
      rowCount = results.rows.length || (results.affectedRows ?? 0);
      return results;
    } finally {
      tell({ text, ms: performance.now() - startedAt, rowCount });
    }
  };
}

function stepBack(isWanted: () => boolean): Wrap {
  return (query) => async (text, params, options) => {
    await giveWay();
    if (isWanted()) throw new GaveWay('A request came in between.');
    return query(text, params, options);
  };
}
