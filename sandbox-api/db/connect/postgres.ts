import { drizzle, NodePgSession } from 'drizzle-orm/node-postgres';
import type { PgDialect } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { type Connection, type Db, databaseOf } from '#api/db/db';
import { isPlanOutdated } from '#api/db/failed-statement';
import { limitTurns } from '#api/db/turns';

/** All connections of a host, shared by all users. */
const connections = 10;
/** How many of them the changes of one company may use: all of these may wait for one busy location. */
const changesAtOnce = 4;
/**
 * How long a statement waits for a row that another transaction is changing, and a change for its turn. A
 * waiting statement occupies a connection: without a limit, a few busy locations would stop every company.
 */
const usualLockTimeoutMs = 10_000;
/** Longer than that, so that a request gets one of the connections that time out. */
const connectionTimeoutMs = 15_000;

/**
 * A pool on a PostgreSQL server (15 or newer). Sessions run in UTC, as in PGlite. A wait for a lock or a
 * connection ends with an error that `isBusy` (db/failed-statement) recognises.
 * @param onLost is called for each broken connection; all break when the server restarts. The pool opens new
 * ones with the next queries; a running query fails by itself.
 * @param lockTimeoutMs is shorter only in tests that wait for nothing else.
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
  // Repeats what `onLost` receives; without a listener the error would end the process.
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
      // The pool only says goodbye; a server that stops at this moment would still find its connections open.
      await Promise.all(open.values());
    },
  };
}

/**
 * When BEGIN fails, as it does just after a server restart, drizzle's transaction on a pool never returns the
 * connection; after ten of these the host answers no request. A connection with an outdated plan is dropped
 * here, as the pool does after a failed single statement.
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
