import { and, asc, eq, isNull } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { MaterialityStep } from '#api/contract/materiality/information';
import type { Db } from '#api/db/db';
import { insertMany, insertRows } from '#api/db/insert-rows';
import {
  materialityActivities,
  materialityAssessments,
  materialityIroAssessments,
  materialityIros,
  materialityScreenings,
  materialityStakeholderActivities,
  materialityStakeholders,
  materialityTopicEntries,
} from '#api/db/schema/materiality';
import { reportHeaders } from '#api/db/schema/reports';
import { currentRules } from '#api/domain/materiality/method';

export type Copy = { companyId: number; fromId: number; toId: number; updatedOn: Date };
/** Key of the copy by the key of what it was copied from. */
type Keys = ReadonlyMap<number, number>;
type CopiedChain = { newActivities: Keys; newStakeholders: Keys };
type AssessmentRow = typeof materialityAssessments.$inferSelect;

/**
 * Changes of the report's assessment wait until the transaction ends: its parts are read one after the other,
 * and an item added in between would have no matter in the copy.
 */
export async function lockReport(db: Db, { companyId, fromId }: Copy): Promise<void> {
  await db
    .select({ id: reportHeaders.id })
    .from(reportHeaders)
    .where(and(eq(reportHeaders.companyId, companyId), eq(reportHeaders.id, fromId)))
    .for('share');
}

export async function findCopied(
  db: Db,
  { companyId, fromId }: Pick<Copy, 'companyId' | 'fromId'>,
): Promise<AssessmentRow | undefined> {
  const { companyId: owner, headerId } = materialityAssessments;
  const [row] = await db
    .select()
    .from(materialityAssessments)
    .where(and(eq(owner, companyId), eq(headerId, fromId)));
  return row;
}

/**
 * Sector, size and method, by the rules of today; what was written about climate and documents was of the other year. Each copied
 * step is marked until a user confirms it.
 */
export async function insertAssessmentCopy(
  db: Db,
  { toId, fromId, updatedOn }: Copy,
  { id: _id, ...row }: AssessmentRow,
  { editionVersion, copiedSteps }: { editionVersion: string; copiedSteps: MaterialityStep[] },
): Promise<void> {
  const ownPart = {
    climateExplanation: null,
    fileDescription: null,
    basedOnHeaderId: fromId,
    rules: currentRules,
    copiedSteps,
  };
  await db
    .insert(materialityAssessments)
    .values({ ...row, ...ownPart, headerId: toId, editionVersion, updatedOn });
}

/** Activities and stakeholders with their part in each other. */
export async function copyChain(db: Db, copy: Copy): Promise<CopiedChain> {
  const { companyId, fromId, toId, updatedOn } = copy;
  const [activity, stakeholder] = [materialityActivities, materialityStakeholders];
  const activities = await db
    .select()
    .from(activity)
    .where(and(eq(activity.companyId, companyId), eq(activity.headerId, fromId)))
    .orderBy(asc(activity.id));
  const stakeholders = await db
    .select()
    .from(stakeholder)
    .where(and(eq(stakeholder.companyId, companyId), eq(stakeholder.headerId, fromId)))
    .orderBy(asc(stakeholder.id));
  const copyOf = { headerId: toId, updatedOn };
  const newActivities = await copied(db, activity, activities, (row) => ({ ...row, ...copyOf }));
  const newStakeholders = await copied(db, stakeholder, stakeholders, (row) => ({ ...row, ...copyOf }));
  await copyParticipations(db, copy, { newActivities, newStakeholders });
  return { newActivities, newStakeholders };
}

async function copyParticipations(
  db: Db,
  { companyId, fromId }: Copy,
  { newActivities, newStakeholders }: CopiedChain,
): Promise<void> {
  const { stakeholderId, activityId } = materialityStakeholderActivities;
  const rows = await db
    .select({ stakeholderId, activityId })
    .from(materialityStakeholderActivities)
    .innerJoin(materialityStakeholders, eq(materialityStakeholders.id, stakeholderId))
    .where(
      and(eq(materialityStakeholders.companyId, companyId), eq(materialityStakeholders.headerId, fromId)),
    );
  const links = rows.flatMap((row) => {
    const stakeholder = newStakeholders.get(row.stakeholderId);
    const activity = newActivities.get(row.activityId);
    return stakeholder && activity ? [{ stakeholderId: stakeholder, activityId: activity }] : [];
  });
  await insertMany(db, materialityStakeholderActivities, links);
}

/** The statement on each standard; it must be reviewed again, because it was made for another year. */
export async function copyScreenings(
  db: Db,
  { companyId, fromId, toId: headerId, updatedOn }: Copy,
): Promise<void> {
  const screening = materialityScreenings;
  const rows = await db
    .select()
    .from(screening)
    .where(and(eq(screening.companyId, companyId), eq(screening.headerId, fromId)));
  await copied(db, screening, rows, (row) => ({ ...row, headerId, updatedOn, isCopied: true }));
}

/**
 * Matters with their items and what was chosen for each; every one names what it was copied from. What was withdrawn is of the
 * other year.
 */
export async function copyMatters(
  db: Db,
  { companyId, fromId, toId, updatedOn }: Copy,
  { newActivities, newStakeholders }: CopiedChain,
): Promise<void> {
  const [entry, iro, chosen] = [materialityTopicEntries, materialityIros, materialityIroAssessments];
  const entries = await db
    .select()
    .from(entry)
    .where(and(eq(entry.companyId, companyId), eq(entry.headerId, fromId)))
    .orderBy(asc(entry.id));
  const iros = await db
    .select()
    .from(iro)
    .where(and(eq(iro.companyId, companyId), eq(iro.headerId, fromId), isNull(iro.withdrawnReason)))
    .orderBy(asc(iro.id));
  const choices = await db
    .select()
    .from(chosen)
    .where(and(eq(chosen.companyId, companyId), eq(chosen.headerId, fromId)));
  const copyOf = { headerId: toId, updatedOn };
  const newEntries = await copied(db, entry, entries, (row) => ({ ...row, ...copyOf, basedOnId: row.id }));
  const newIros = await copied(db, iro, iros, (row) => ({
    ...row,
    ...copyOf,
    topicEntryId: keyOf(newEntries, row.topicEntryId),
    basedOnId: row.id,
  }));
  const kept = choices.filter(({ iroId }) => newIros.has(iroId));
  await copied(db, chosen, kept, (row) => ({
    ...row,
    ...copyOf,
    iroId: keyOf(newIros, row.iroId),
    activityIds: row.activityIds.map((id) => keyOf(newActivities, id)),
    stakeholderIds: row.stakeholderIds.map((id) => keyOf(newStakeholders, id)),
  }));
}

/** Inserts a copy of each row, under a new key, and returns which. */
async function copied<Row extends { id: number }>(
  db: Db,
  table: PgTable,
  rows: readonly Row[],
  copy: (row: Row) => Row,
): Promise<Keys> {
  const fresh = await insertRows(db, table, rows.map(copy));
  return new Map(rows.map(({ id }, index) => [id, fresh[index] ?? id]));
}

function keyOf(keys: Keys, id: number): number {
  const key = keys.get(id);
  if (key === undefined) throw new Error(`Nothing was copied from ${id}.`);
  return key;
}
