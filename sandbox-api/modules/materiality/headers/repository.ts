import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { Db } from '#api/db/db';
import {
  materialityAssessments,
  materialityIroAssessments,
  materialityTopicEntries,
} from '#api/db/schema/materiality';
import { auditLog } from '#api/db/schema/platform';

export type AssessmentRow = typeof materialityAssessments.$inferSelect;
export type AssessmentColumns = Omit<typeof materialityAssessments.$inferInsert, 'id'>;
/** The report whose assessment it is. */
export type OfReport = { companyId: number; headerId: number };

const own = ({ companyId, headerId }: OfReport) =>
  and(eq(materialityAssessments.companyId, companyId), eq(materialityAssessments.headerId, headerId));

export async function findAssessment(db: Db, of: OfReport): Promise<AssessmentRow | undefined> {
  const [row] = await db.select().from(materialityAssessments).where(own(of));
  return row;
}

export async function insertAssessment(
  db: Db,
  columns: AssessmentColumns,
): Promise<AssessmentRow | undefined> {
  const [row] = await db.insert(materialityAssessments).values(columns).returning();
  return row;
}

export async function updateAssessment(
  db: Db,
  of: OfReport,
  change: Partial<AssessmentColumns>,
): Promise<AssessmentRow | undefined> {
  const [row] = await db.update(materialityAssessments).set(change).where(own(of)).returning();
  return row;
}

/** How the trail says that an assessment was when it had this stamp; undefined where it is not told. */
export async function findAsOf(
  db: Db,
  { companyId }: OfReport,
  { id, stamp }: { id: number; stamp: Date },
): Promise<unknown> {
  const { companyId: owner, entity, entityId, before } = auditLog;
  const isOfRow = and(eq(owner, companyId), eq(entity, 'materiality_assessments'), eq(entityId, id));
  const [found] = await db
    .select({ before })
    .from(auditLog)
    .where(and(isOfRow, sql`${before} ->> 'updatedOn' = ${stamp.toISOString()}`))
    .orderBy(asc(auditLog.id))
    .limit(1);
  return found?.before;
}

/** Whether a matter is listed, so that the edition is in use. */
export async function hasEntries(db: Db, { companyId, headerId }: OfReport): Promise<boolean> {
  const [row] = await db
    .select({ total: count() })
    .from(materialityTopicEntries)
    .where(
      and(eq(materialityTopicEntries.companyId, companyId), eq(materialityTopicEntries.headerId, headerId)),
    );
  return (row?.total ?? 0) > 0;
}

/** Activities and stakeholders that the assessed items of a report name; none of them can be deleted. */
export async function findNamedByItems(
  db: Db,
  { companyId, headerId }: OfReport,
): Promise<{ activityIds: ReadonlySet<number>; stakeholderIds: ReadonlySet<number> }> {
  const { activityIds, stakeholderIds, companyId: owner, headerId: header } = materialityIroAssessments;
  const rows = await db
    .select({ activityIds, stakeholderIds })
    .from(materialityIroAssessments)
    .where(and(eq(owner, companyId), eq(header, headerId)));
  return {
    activityIds: new Set(rows.flatMap((row) => row.activityIds)),
    stakeholderIds: new Set(rows.flatMap((row) => row.stakeholderIds)),
  };
}
