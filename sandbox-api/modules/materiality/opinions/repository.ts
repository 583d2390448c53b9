import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '#api/db/db';
import { users } from '#api/db/schema/account';
import { materialityIroOpinions } from '#api/db/schema/materiality';
import type { OfReport } from '#api/modules/materiality/headers/service';

export type OpinionRow = typeof materialityIroOpinions.$inferSelect;
export type OpinionColumns = Omit<typeof materialityIroOpinions.$inferInsert, 'id'>;
/** With the name of the member whose own it is; null for an opinion that was entered for a colleague. */
export type ShownOpinion = {
  row: OpinionRow;
  assessor: { email: string; firstName: string | null; lastName: string | null } | null;
};

const own = ({ companyId, headerId }: OfReport) =>
  and(eq(materialityIroOpinions.companyId, companyId), eq(materialityIroOpinions.headerId, headerId));

const ofReport = (of: OfReport, id: number) => and(own(of), eq(materialityIroOpinions.id, id));

function selectShown(db: Db) {
  const { firstName, lastName, email } = users;
  return (
    db
      // The mail address first: drizzle takes a joined row whose first column is null for a missing one.
      .select({ row: materialityIroOpinions, assessor: { email, firstName, lastName } })
      .from(materialityIroOpinions)
      .leftJoin(users, eq(users.id, materialityIroOpinions.assessorId))
  );
}

/** All of a report, in the order they were given. */
export async function findOpinions(db: Db, of: OfReport): Promise<ShownOpinion[]> {
  return selectShown(db).where(own(of)).orderBy(asc(materialityIroOpinions.id));
}

export async function findOpinionsOn(db: Db, of: OfReport, iroId: number): Promise<ShownOpinion[]> {
  return selectShown(db)
    .where(and(own(of), eq(materialityIroOpinions.iroId, iroId)))
    .orderBy(asc(materialityIroOpinions.id));
}

export async function findOpinion(
  db: Db,
  of: OfReport,
  { id, iroId }: { id: number; iroId: number },
): Promise<ShownOpinion | undefined> {
  const [shown] = await selectShown(db).where(and(ofReport(of, id), eq(materialityIroOpinions.iroId, iroId)));
  return shown;
}

export async function insertOpinion(db: Db, columns: OpinionColumns): Promise<OpinionRow | undefined> {
  const [row] = await db.insert(materialityIroOpinions).values(columns).returning();
  return row;
}

export async function updateOpinion(
  db: Db,
  of: OfReport,
  { id, ...change }: Partial<OpinionColumns> & { id: number },
): Promise<OpinionRow | undefined> {
  const [row] = await db.update(materialityIroOpinions).set(change).where(ofReport(of, id)).returning();
  return row;
}

export async function deleteOpinion(db: Db, of: OfReport, id: number): Promise<void> {
  await db.delete(materialityIroOpinions).where(ofReport(of, id));
}
