import { readdirSync, readFileSync } from 'node:fs';
import type { Migration } from '#api/db/migrate';

/** The migrations in the order of their names. */
export function readMigrations(): Migration[] {
  const folder = new URL('../../db/migrations/', import.meta.url);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => ({
      name: name.slice(0, -'.sql'.length),
      sql: readFileSync(new URL(name, folder), 'utf8'),
    }));
}
