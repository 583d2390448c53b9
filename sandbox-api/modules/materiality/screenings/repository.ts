import { and, eq } from 'drizzle-orm';
import type { Db } from '#api/db/db';
import { materialityScreenings } from '#api/db/schema/materiality';
import type { OfReport } from '#api/modules/materiality/headers/service';

export type ScreeningRow = typeof materialityScreenings.$inferSelect;
export type ScreeningColumns = Omit<typeof materialityScreenings.$inferInsert, 'id'>;

const own = ({ companyId, headerId }: OfReport) =>
  and(eq(materialityScreenings.companyId, companyId), eq(materialityScreenings.headerId, headerId));

const ofReport = (of: OfReport, id: number) => and(own(of), eq(materialityScreenings.id, id));

export async function findScreenings(db: Db, of: OfReport): Promise<ScreeningRow[]> {
  return db.select().from(materialityScreenings).where(own(of)).orderBy(materialityScreenings.standard);
}

export async function findScreening(db: Db, of: OfReport, id: number): Promise<ScreeningRow | undefined> {
  const [row] = await db.select().from(materialityScreenings).where(ofReport(of, id));
  return row;
}

export async function findScreeningOf(
  db: Db,
  of: OfReport,
  standard: string,
): Promise<ScreeningRow | undefined> {
  const [row] = await db
    .select()
    .from(materialityScreenings)
    .where(and(own(of), eq(materialityScreenings.standard, standard)));
  return row;
}

export async function insertScreening(db: Db, columns: ScreeningColumns): Promise<ScreeningRow | undefined> {
  const [row] = await db.insert(materialityScreenings).values(columns).returning();
  return row;
}

export async function updateScreening(
  db: Db,
  of: OfReport,
  { id, ...change }: Partial<ScreeningColumns> & { id: number },
): Promise<ScreeningRow | undefined> {
  const [row] = await db.update(materialityScreenings).set(change).where(ofReport(of, id)).returning();
  return row;
}
