import { type Db, databaseOf } from './db';

/**
 * Reads reference data by id once for each database: only a migration or a new seed changes it, and both
 * require a restart. Missing ids are looked up again.
 */
export function referenceReader<Row>(
  read: (db: Db, id: number) => Promise<Row | undefined>,
): (db: Db, id: number) => Promise<Row | undefined> {
  const kept = new WeakMap<object, Map<number, Row>>();
  return async (db, id) => {
    const database = databaseOf(db);
    const rows = kept.get(database) ?? new Map<number, Row>();
    kept.set(database, rows);
    const row = rows.get(id) ?? (await read(db, id));
    if (row !== undefined) rows.set(id, row);
    return row;
  };
}
