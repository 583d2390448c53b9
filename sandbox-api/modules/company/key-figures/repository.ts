import { and, desc, eq, ne } from 'drizzle-orm';
import type { Db } from '#api/db/db';
import { companyKeyFigures } from '#api/db/schema/company';

export type KeyFigureRow = typeof companyKeyFigures.$inferSelect;
export type NewKeyFigure = typeof companyKeyFigures.$inferInsert;

const ofCompany = (companyId: number, id: number) =>
  and(eq(companyKeyFigures.companyId, companyId), eq(companyKeyFigures.id, id));

export async function findKeyFigures(db: Db, companyId: number): Promise<KeyFigureRow[]> {
  return db
    .select()
    .from(companyKeyFigures)
    .where(eq(companyKeyFigures.companyId, companyId))
    .orderBy(desc(companyKeyFigures.year));
}

/** Another row than the one named has the year. */
export async function isYearTaken(
  db: Db,
  companyId: number,
  { year, except }: { year: number; except: number | null },
): Promise<boolean> {
  const rows = await db
    .select({ id: companyKeyFigures.id })
    .from(companyKeyFigures)
    .where(
      and(
        eq(companyKeyFigures.companyId, companyId),
        eq(companyKeyFigures.year, year),
        except === null ? undefined : ne(companyKeyFigures.id, except),
      ),
    );
  return rows.length > 0;
}

export async function lockKeyFigure(db: Db, companyId: number, id: number) {
  const [row] = await db.select().from(companyKeyFigures).where(ofCompany(companyId, id)).for('update');
  return row;
}

/** Undefined when the year was taken in the meantime. */
export async function insertKeyFigure(db: Db, row: NewKeyFigure) {
  const [inserted] = await db.insert(companyKeyFigures).values(row).onConflictDoNothing().returning();
  return inserted;
}

export async function updateKeyFigureRow(
  db: Db,
  { companyId, id }: { companyId: number; id: number },
  change: Partial<NewKeyFigure>,
) {
  const [row] = await db.update(companyKeyFigures).set(change).where(ofCompany(companyId, id)).returning();
  return row;
}

export async function deleteKeyFigureRow(db: Db, companyId: number, id: number): Promise<void> {
  await db.delete(companyKeyFigures).where(ofCompany(companyId, id));
}
