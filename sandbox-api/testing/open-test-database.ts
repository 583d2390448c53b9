import type { Connection } from '#api/db/db';
import { lendPglite } from './lent-pglite';
import { openOnPostgres } from './postgres-databases';

/**
 * A database with migrations and reference data and nothing else: PGlite in memory, or one on the PostgreSQL
 * server that `databaseUrl` names. Filling takes seconds, so it happens once in a run; what a suite gets is a copy,
 * or in memory what an earlier suite gave back, made empty again.
 */
export function openTestDatabase(databaseUrl?: string, lockTimeoutMs?: number): Promise<Connection> {
  return databaseUrl ? openOnPostgres(databaseUrl, lockTimeoutMs) : lendPglite();
}
