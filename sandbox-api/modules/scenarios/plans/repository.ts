import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '#api/db/db';
import { users } from '#api/db/schema/account';
import { reductionPlanMeasures, reductionPlans } from '#api/db/schema/scenarios';

type PlanColumns = typeof reductionPlans.$inferInsert;
type Author = { firstName: string | null; lastName: string | null; email: string };
export type StoredPlan = typeof reductionPlans.$inferSelect & { scenarioBackupIds: number[] };
export type ShownPlan = { row: StoredPlan; author: Author };

const own = (companyId: number, id: number) =>
  and(eq(reductionPlans.companyId, companyId), eq(reductionPlans.id, id));

function selectPlans(db: Db) {
  const { firstName, lastName, email } = users;
  return db
    .select({ row: reductionPlans, author: { firstName, lastName, email } })
    .from(reductionPlans)
    .innerJoin(users, eq(users.id, reductionPlans.createdBy));
}

type Selected = Awaited<ReturnType<typeof selectPlans>>;

/** With the simulations of each, in their order. */
async function withMeasures(db: Db, plans: Selected): Promise<ShownPlan[]> {
  if (plans.length === 0) return [];
  const ids = plans.map(({ row }) => row.id);
  const measures = await db
    .select()
    .from(reductionPlanMeasures)
    .where(inArray(reductionPlanMeasures.planId, ids))
    .orderBy(asc(reductionPlanMeasures.position));
  return plans.map(({ row, author }) => {
    const ofPlan = measures.filter(({ planId }) => planId === row.id);
    return { row: { ...row, scenarioBackupIds: ofPlan.map(({ simulationId }) => simulationId) }, author };
  });
}

/** Newest first. */
export async function findPlans(db: Db, companyId: number): Promise<ShownPlan[]> {
  const rows = await selectPlans(db)
    .where(eq(reductionPlans.companyId, companyId))
    .orderBy(desc(reductionPlans.createdOn), desc(reductionPlans.id));
  return withMeasures(db, rows);
}

export async function findPlan(db: Db, companyId: number, id: number): Promise<ShownPlan | undefined> {
  const [shown] = await withMeasures(db, await selectPlans(db).where(own(companyId, id)));
  return shown;
}

export async function lockPlan(db: Db, companyId: number, id: number): Promise<ShownPlan | undefined> {
  const rows = await selectPlans(db).where(own(companyId, id)).for('update', { of: reductionPlans });
  const [shown] = await withMeasures(db, rows);
  return shown;
}

export async function insertPlan(db: Db, columns: PlanColumns, simulationIds: readonly number[]) {
  const [row] = await db.insert(reductionPlans).values(columns).returning({ id: reductionPlans.id });
  if (!row) return undefined;
  await writeMeasures(db, row.id, simulationIds);
  return findPlan(db, columns.companyId, row.id);
}

export async function updatePlan(
  db: Db,
  { companyId, id }: { companyId: number; id: number },
  change: Partial<PlanColumns>,
  simulationIds: readonly number[],
) {
  await db.update(reductionPlans).set(change).where(own(companyId, id));
  await db.delete(reductionPlanMeasures).where(eq(reductionPlanMeasures.planId, id));
  await writeMeasures(db, id, simulationIds);
  return findPlan(db, companyId, id);
}

async function writeMeasures(db: Db, planId: number, simulationIds: readonly number[]): Promise<void> {
  await db
    .insert(reductionPlanMeasures)
    .values(simulationIds.map((simulationId, index) => ({ planId, simulationId, position: index + 1 })));
}

/** Its measures go with it, the simulations stay. */
export async function deletePlanRow(db: Db, companyId: number, id: number): Promise<void> {
  await db.delete(reductionPlans).where(own(companyId, id));
}
