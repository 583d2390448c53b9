import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { Connection, Db } from '#api/db/db';

/** Wraps an open PGlite; the caller chose its file system. */
export function connectPglite(pglite: PGlite): Connection {
  return {
    db: drizzle(pglite) as unknown as Db,
    close: () => pglite.close(),
  };
}
