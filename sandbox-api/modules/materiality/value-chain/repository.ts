import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '#api/db/db';
import {
  materialityActivities,
  materialityStakeholderActivities,
  materialityStakeholders,
} from '#api/db/schema/materiality';
import { findNamedByItems, type OfReport } from '#api/modules/materiality/headers/service';

export type ActivityRow = typeof materialityActivities.$inferSelect;
export type ActivityColumns = Omit<typeof materialityActivities.$inferInsert, 'id'>;
/** Whether stakeholders take part in it, and whether assessed items come from it. */
export type ShownActivity = { row: ActivityRow; hasStakeholders: boolean; hasItems: boolean };

const own = ({ companyId, headerId }: OfReport) =>
  and(eq(materialityActivities.companyId, companyId), eq(materialityActivities.headerId, headerId));

const ofReport = (of: OfReport, id: number) => and(own(of), eq(materialityActivities.id, id));

/** In the order they were entered. */
export async function findActivityRows(db: Db, of: OfReport): Promise<ActivityRow[]> {
  return db.select().from(materialityActivities).where(own(of)).orderBy(asc(materialityActivities.id));
}

/** Activities that stakeholders take part in. */
export async function findActivitiesInUse(db: Db, { companyId, headerId }: OfReport): Promise<Set<number>> {
  const { stakeholderId, activityId } = materialityStakeholderActivities;
  const rows = await db
    .selectDistinct({ activityId })
    .from(materialityStakeholderActivities)
    .innerJoin(materialityStakeholders, eq(materialityStakeholders.id, stakeholderId))
    .where(
      and(eq(materialityStakeholders.companyId, companyId), eq(materialityStakeholders.headerId, headerId)),
    );
  return new Set(rows.map((row) => row.activityId));
}

export async function findActivity(db: Db, of: OfReport, id: number): Promise<ShownActivity | undefined> {
  const [row] = await db.select().from(materialityActivities).where(ofReport(of, id));
  return row && withUse(db, row);
}

async function withUse(db: Db, row: ActivityRow): Promise<ShownActivity> {
  const { activityIds } = await findNamedByItems(db, row);
  return { row, hasStakeholders: await isInUse(db, row.id), hasItems: activityIds.has(row.id) };
}

async function isInUse(db: Db, id: number): Promise<boolean> {
  const { activityId } = materialityStakeholderActivities;
  const [one] = await db
    .select({ activityId })
    .from(materialityStakeholderActivities)
    .where(eq(activityId, id))
    .limit(1);
  return one !== undefined;
}

export async function insertActivity(db: Db, columns: ActivityColumns): Promise<ShownActivity | undefined> {
  const [row] = await db.insert(materialityActivities).values(columns).returning();
  return row && { row, hasStakeholders: false, hasItems: false };
}

export async function updateActivity(
  db: Db,
  of: OfReport,
  { id, ...change }: Partial<ActivityColumns> & { id: number },
): Promise<ShownActivity | undefined> {
  const [row] = await db.update(materialityActivities).set(change).where(ofReport(of, id)).returning();
  return row && withUse(db, row);
}

export async function deleteActivity(db: Db, of: OfReport, id: number): Promise<void> {
  await db.delete(materialityActivities).where(ofReport(of, id));
}
