import type { Db } from '#api/db/db';
import { migrate } from '#api/db/migrate';
import { readMigrations } from '#api/runtime/node/read-migrations';
import { loadLookups } from '../../../seed/load/lookups';
import { loadReference } from '../../../seed/load/reference';

/** The contents of every test database: all tables, the reference data, and no company. */
export async function fillDatabase(db: Db): Promise<void> {
  await migrate(db, readMigrations());
  await loadLookups(db);
  await loadReference(db);
}
