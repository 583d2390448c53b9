import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '#api/db/db';
import { materialityStakeholderActivities, materialityStakeholders } from '#api/db/schema/materiality';
import { findNamedByItems, type OfReport } from '#api/modules/materiality/headers/service';

export type StakeholderRow = typeof materialityStakeholders.$inferSelect;
export type StakeholderColumns = Omit<typeof materialityStakeholders.$inferInsert, 'id'>;
/** With its activities, and whether an assessed item touches it. */
export type ShownStakeholder = { row: StakeholderRow; activityIds: number[]; hasItems: boolean };

const own = ({ companyId, headerId }: OfReport) =>
  and(eq(materialityStakeholders.companyId, companyId), eq(materialityStakeholders.headerId, headerId));

const ofReport = (of: OfReport, id: number) => and(own(of), eq(materialityStakeholders.id, id));

/** In the order they were entered. */
export async function findStakeholderRows(db: Db, of: OfReport): Promise<StakeholderRow[]> {
  return db.select().from(materialityStakeholders).where(own(of)).orderBy(asc(materialityStakeholders.id));
}

/** With the activities that each takes part in. */
export async function findStakeholders(db: Db, of: OfReport): Promise<ShownStakeholder[]> {
  return withActivities(db, of, await findStakeholderRows(db, of));
}

export async function findStakeholder(
  db: Db,
  of: OfReport,
  id: number,
): Promise<ShownStakeholder | undefined> {
  const rows = await db.select().from(materialityStakeholders).where(ofReport(of, id));
  return (await withActivities(db, of, rows))[0];
}

async function withActivities(
  db: Db,
  of: OfReport,
  rows: readonly StakeholderRow[],
): Promise<ShownStakeholder[]> {
  if (rows.length === 0) return [];
  const { stakeholderId, activityId } = materialityStakeholderActivities;
  const ids = rows.map(({ id }) => id);
  const links = await db
    .select()
    .from(materialityStakeholderActivities)
    .where(inArray(stakeholderId, ids))
    .orderBy(asc(activityId));
  const activitiesOf = new Map<number, number[]>(ids.map((id) => [id, []]));
  for (const link of links) activitiesOf.get(link.stakeholderId)?.push(link.activityId);
  const named = await findNamedByItems(db, of);
  return rows.map((row) => ({
    row,
    activityIds: activitiesOf.get(row.id) ?? [],
    hasItems: named.stakeholderIds.has(row.id),
  }));
}

export async function insertStakeholder(
  db: Db,
  columns: StakeholderColumns,
  activityIds: readonly number[],
): Promise<ShownStakeholder | undefined> {
  const [row] = await db.insert(materialityStakeholders).values(columns).returning();
  if (!row) return undefined;
  await writeActivities(db, row.id, activityIds);
  return findStakeholder(db, row, row.id);
}

export async function updateStakeholder(
  db: Db,
  of: OfReport,
  {
    id,
    activityIds,
    ...change
  }: Partial<StakeholderColumns> & { id: number; activityIds: readonly number[] },
): Promise<ShownStakeholder | undefined> {
  const [row] = await db.update(materialityStakeholders).set(change).where(ofReport(of, id)).returning();
  if (!row) return undefined;
  const { stakeholderId } = materialityStakeholderActivities;
  await db.delete(materialityStakeholderActivities).where(eq(stakeholderId, row.id));
  await writeActivities(db, row.id, activityIds);
  return findStakeholder(db, of, row.id);
}

async function writeActivities(db: Db, stakeholderId: number, activityIds: readonly number[]): Promise<void> {
  const rows = activityIds.map((activityId) => ({ stakeholderId, activityId }));
  await db.insert(materialityStakeholderActivities).values(rows);
}

export async function deleteStakeholder(db: Db, of: OfReport, id: number): Promise<void> {
  await db.delete(materialityStakeholders).where(ofReport(of, id));
}
