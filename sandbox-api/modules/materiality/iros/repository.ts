import { and, asc, eq } from 'drizzle-orm';
import type { IroKind } from '#api/contract/materiality/iros';
import type { Db } from '#api/db/db';
import {
  materialityIroAssessments,
  materialityIroOpinions,
  materialityIros,
} from '#api/db/schema/materiality';
import type { OfReport } from '#api/modules/materiality/headers/service';

export type IroRow = typeof materialityIros.$inferSelect;
export type IroColumns = Omit<typeof materialityIros.$inferInsert, 'id'>;
export type ShownIro = { row: IroRow; hasAssessment: boolean };

const own = ({ companyId, headerId }: OfReport) =>
  and(eq(materialityIros.companyId, companyId), eq(materialityIros.headerId, headerId));

const ofReport = (of: OfReport, id: number) => and(own(of), eq(materialityIros.id, id));

/** In the order they were entered. */
export async function findIroRows(db: Db, of: OfReport): Promise<IroRow[]> {
  return db.select().from(materialityIros).where(own(of)).orderBy(asc(materialityIros.id));
}

/** Of one kind in one matter, in the order they were entered. */
export async function findIrosOfKind(
  db: Db,
  of: OfReport,
  { topicEntryId, kind }: { topicEntryId: number; kind: IroKind },
): Promise<ShownIro[]> {
  const rows = await db
    .select()
    .from(materialityIros)
    .where(and(own(of), eq(materialityIros.topicEntryId, topicEntryId), eq(materialityIros.kind, kind)))
    .orderBy(asc(materialityIros.id));
  const assessed = await findAssessedIros(db, of);
  return rows.map((row) => ({ row, hasAssessment: assessed.has(row.id) }));
}

async function findAssessedIros(db: Db, { companyId, headerId }: OfReport): Promise<Set<number>> {
  const rows = await db
    .select({ iroId: materialityIroAssessments.iroId })
    .from(materialityIroAssessments)
    .where(
      and(
        eq(materialityIroAssessments.companyId, companyId),
        eq(materialityIroAssessments.headerId, headerId),
      ),
    );
  return new Set(rows.map(({ iroId }) => iroId));
}

/** Of whatever kind it is. */
export async function findAnyIro(db: Db, of: OfReport, id: number): Promise<IroRow | undefined> {
  const [row] = await db.select().from(materialityIros).where(ofReport(of, id));
  return row;
}

/** Of that kind; one of another kind is missing. */
export async function findIro(
  db: Db,
  of: OfReport,
  { id, kind }: { id: number; kind: IroKind },
): Promise<ShownIro | undefined> {
  const [row] = await db
    .select()
    .from(materialityIros)
    .where(and(ofReport(of, id), eq(materialityIros.kind, kind)));
  return row && { row, hasAssessment: await isAssessed(db, row) };
}

async function isAssessed(db: Db, { companyId, id }: IroRow): Promise<boolean> {
  const [one] = await db
    .select({ id: materialityIroAssessments.id })
    .from(materialityIroAssessments)
    .where(and(eq(materialityIroAssessments.companyId, companyId), eq(materialityIroAssessments.iroId, id)));
  return one !== undefined;
}

export async function insertIro(db: Db, columns: IroColumns): Promise<ShownIro | undefined> {
  const [row] = await db.insert(materialityIros).values(columns).returning();
  return row && { row, hasAssessment: false };
}

export async function updateIro(
  db: Db,
  of: OfReport,
  { id, ...change }: Partial<IroColumns> & { id: number },
): Promise<ShownIro | undefined> {
  const [row] = await db.update(materialityIros).set(change).where(ofReport(of, id)).returning();
  return row && { row, hasAssessment: await isAssessed(db, row) };
}

/** With its assessment, which only a withdrawn item still has, and with its opinions. */
export async function deleteIro(db: Db, of: OfReport, id: number): Promise<void> {
  for (const table of [materialityIroAssessments, materialityIroOpinions])
    await db.delete(table).where(and(eq(table.companyId, of.companyId), eq(table.iroId, id)));
  await db.delete(materialityIros).where(ofReport(of, id));
}
