import { drizzle, NodePgSession } from 'drizzle-orm/node-postgres';
import type { PgDialect } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { type Connection, type Db, databaseOf } from '#api/db/db';
import { isPlanOutdated } from '#api/db/failed-statement';
import { limitTurns } from '#api/db/turns';

/** All that a host has, for everybody. */
const connections = 10;
/** Of them, for the changes of one company: they may all wait for one busy location, each with a connection. */
const changesAtOnce = 4;
/**
 * How long a statement waits for a row that somebody else is changing, and a change for its turn. Whoever waits keeps a
 * connection: without an end, a few busy locations would stop every company.
 */
const usualLockTimeoutMs = 10_000;
/** Longer, so that a request gets one of the connections that are given up after that time. */
const connectionTimeoutMs = 15_000;

/**
 * A pool on a PostgreSQL server (15 or newer). Sessions run in UTC, as PGlite does. A wait for a lock or a connection
 * ends with an error that `isBusy` (db/failed-statement) knows.
 * @param onLost is told of each connection that broke, as all do when the server restarts. The pool opens others with
 *   the next queries; a query under way fails by itself.
 * @param lockTimeoutMs is shorter only where a test would wait for nothing else.
 */
export function connectPostgres(
  connectionString: string,
  onLost: (error: Error) => void,
  lockTimeoutMs = usualLockTimeoutMs,
): Connection {
  const pool = new pg.Pool({
    connectionString,
    max: connections,
    options: `-c timezone=UTC -c lock_timeout=${lockTimeoutMs}`,
    connectionTimeoutMillis: connectionTimeoutMs,
  });
  const open = new Map<pg.PoolClient, Promise<void>>();
  // What `onLost` is told, once more; without a listener it would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', onLost);
    const ended = new Promise<void>((resolve) => client.once('end', resolve));
    open.set(
      client,
      ended.then(() => void open.delete(client)),
    );
  });
  const db = drizzle(pool) as unknown as Db;
  db.transaction = transactionsOn(pool, databaseOf(db) as PgDialect);
  limitTurns(db, { atOnce: changesAtOnce, patienceMs: lockTimeoutMs });
  return {
    db,
    close: async () => {
      await pool.end();
      // The pool only says goodbye; a server that ends right now would still find them.
      await Promise.all(open.values());
    },
  };
}

/**
 * Drizzle's transaction on a pool keeps a connection for ever on which BEGIN fails, as it does where the server has just
 * restarted; ten of them, and the host answers nobody any more. One with an outdated plan is given up here, as the pool
 * does with each on which a single statement failed.
 */
function transactionsOn(pool: pg.Pool, dialect: PgDialect): Db['transaction'] {
  return async (work, config) => {
    const client = await pool.connect();
    let isOutdated = false;
    try {
      return await new NodePgSession(client, dialect, undefined).transaction(work as never, config);
    } catch (error) {
      isOutdated = isPlanOutdated(error);
      throw error;
    } finally {
      client.release(isOutdated);
    }
  };
}
