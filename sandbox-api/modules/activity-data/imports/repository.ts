import { and, eq, getTableColumns, lt } from 'drizzle-orm';
import type { Db } from '#api/db/db';
import { imports } from '#api/db/schema/imports';

export type ImportRow = typeof imports.$inferSelect;

const ofImport = (companyId: number, importId: number) =>
  and(eq(imports.companyId, companyId), eq(imports.id, importId));

export async function findImport(
  db: Db,
  companyId: number,
  importId: number,
): Promise<ImportRow | undefined> {
  const [row] = await db.select().from(imports).where(ofImport(companyId, importId));
  return row;
}

/** Locks the upload until the transaction ends, so that it is processed once. */
export async function lockImport(
  db: Db,
  companyId: number,
  importId: number,
): Promise<ImportRow | undefined> {
  const [row] = await db.select().from(imports).where(ofImport(companyId, importId)).for('update');
  return row;
}

export async function insertImport(db: Db, row: typeof imports.$inferInsert): Promise<number> {
  const [inserted] = await db.insert(imports).values(row).returning({ id: imports.id });
  if (!inserted) throw new Error('The insert gave no key.');
  return inserted.id;
}

export async function markProcessed(db: Db, companyId: number, importId: number, now: Date): Promise<void> {
  await db.update(imports).set({ processedOn: now }).where(ofImport(companyId, importId));
}

/** Deletes uploads of before a day; what they brought stays. */
export async function deleteImportsBefore(db: Db, companyId: number, day: Date): Promise<void> {
  await db.delete(imports).where(and(eq(imports.companyId, companyId), lt(imports.createdOn, day)));
}

const { content: _content, ...described } = getTableColumns(imports);

/** Deletes what was uploaded for a location; answers how it was, without the files. */
export async function deleteImportsOfLocation(db: Db, companyId: number, locationId: number) {
  return db
    .delete(imports)
    .where(and(eq(imports.companyId, companyId), eq(imports.locationId, locationId)))
    .returning(described);
}
