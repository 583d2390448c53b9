import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { Connection, Db } from '#api/db/db';
import { PreparedPglite } from './prepared-pglite';

/** Wraps an open PGlite; the caller chose its file system. */
export function connectPglite(pglite: PGlite): Connection {
  // Drizzle's session uses two of the client's methods.
  const client = new PreparedPglite(pglite) satisfies Pick<PGlite, 'query' | 'transaction'>;
  return {
    db: drizzle(client as unknown as PGlite) as unknown as Db,
    close: () => pglite.close(),
  };
}
