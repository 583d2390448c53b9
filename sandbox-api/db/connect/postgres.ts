import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Connection, Db } from '#api/db/db';

/** A pool on a PostgreSQL server (15 or newer). Sessions run in UTC, as PGlite does. */
export function connectPostgres(connectionString: string): Connection {
  const pool = new pg.Pool({ connectionString, options: '-c timezone=UTC' });
  return {
    db: drizzle(pool) as unknown as Db,
    close: () => pool.end(),
  };
}
