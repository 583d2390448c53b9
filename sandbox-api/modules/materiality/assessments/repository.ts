import { and, eq } from 'drizzle-orm';
import type { Db } from '#api/db/db';
import { materialityIroAssessments } from '#api/db/schema/materiality';
import type { OfReport } from '#api/modules/materiality/headers/service';

export type ChosenRow = typeof materialityIroAssessments.$inferSelect;
export type ChosenColumns = Omit<typeof materialityIroAssessments.$inferInsert, 'id'>;

const own = ({ companyId, headerId }: OfReport) =>
  and(eq(materialityIroAssessments.companyId, companyId), eq(materialityIroAssessments.headerId, headerId));

const ofIro = (of: OfReport, iroId: number) => and(own(of), eq(materialityIroAssessments.iroId, iroId));

export async function findAllChosen(db: Db, of: OfReport): Promise<ChosenRow[]> {
  return db.select().from(materialityIroAssessments).where(own(of));
}

export async function findChosen(db: Db, of: OfReport, iroId: number): Promise<ChosenRow | undefined> {
  const [row] = await db.select().from(materialityIroAssessments).where(ofIro(of, iroId));
  return row;
}

export async function insertChosen(db: Db, columns: ChosenColumns): Promise<ChosenRow | undefined> {
  const [row] = await db.insert(materialityIroAssessments).values(columns).returning();
  return row;
}

export async function updateChosen(
  db: Db,
  of: OfReport,
  { iroId, ...change }: Partial<ChosenColumns> & { iroId: number },
): Promise<ChosenRow | undefined> {
  const [row] = await db.update(materialityIroAssessments).set(change).where(ofIro(of, iroId)).returning();
  return row;
}
