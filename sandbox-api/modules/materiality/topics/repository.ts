import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '#api/db/db';
import { materialityIros, materialityTopicEntries } from '#api/db/schema/materiality';
import type { OfReport } from '#api/modules/materiality/headers/service';

export type EntryRow = typeof materialityTopicEntries.$inferSelect;
export type EntryColumns = Omit<typeof materialityTopicEntries.$inferInsert, 'id'>;
export type ShownEntry = { row: EntryRow; hasIros: boolean };

const own = ({ companyId, headerId }: OfReport) =>
  and(eq(materialityTopicEntries.companyId, companyId), eq(materialityTopicEntries.headerId, headerId));

const ofReport = (of: OfReport, id: number) => and(own(of), eq(materialityTopicEntries.id, id));

/** In the order they were entered. */
export async function findEntryRows(db: Db, of: OfReport): Promise<EntryRow[]> {
  return db.select().from(materialityTopicEntries).where(own(of)).orderBy(asc(materialityTopicEntries.id));
}

/** Entries that have impacts, risks or opportunities. */
export async function findEntriesInUse(db: Db, { companyId, headerId }: OfReport): Promise<Set<number>> {
  const rows = await db
    .selectDistinct({ entryId: materialityIros.topicEntryId })
    .from(materialityIros)
    .where(and(eq(materialityIros.companyId, companyId), eq(materialityIros.headerId, headerId)));
  return new Set(rows.map(({ entryId }) => entryId));
}

export async function findEntry(db: Db, of: OfReport, id: number): Promise<ShownEntry | undefined> {
  const [row] = await db.select().from(materialityTopicEntries).where(ofReport(of, id));
  return row && { row, hasIros: await isInUse(db, row) };
}

async function isInUse(db: Db, { companyId, id }: EntryRow): Promise<boolean> {
  const [one] = await db
    .select({ id: materialityIros.id })
    .from(materialityIros)
    .where(and(eq(materialityIros.companyId, companyId), eq(materialityIros.topicEntryId, id)))
    .limit(1);
  return one !== undefined;
}

export async function insertEntry(db: Db, columns: EntryColumns): Promise<ShownEntry | undefined> {
  const [row] = await db.insert(materialityTopicEntries).values(columns).returning();
  return row && { row, hasIros: false };
}

export async function updateEntry(
  db: Db,
  of: OfReport,
  { id, ...change }: Partial<EntryColumns> & { id: number },
): Promise<ShownEntry | undefined> {
  const [row] = await db.update(materialityTopicEntries).set(change).where(ofReport(of, id)).returning();
  return row && { row, hasIros: await isInUse(db, row) };
}

export async function deleteEntry(db: Db, of: OfReport, id: number): Promise<void> {
  await db.delete(materialityTopicEntries).where(ofReport(of, id));
}
