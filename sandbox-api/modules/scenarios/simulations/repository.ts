import { and, count, desc, eq, ilike, inArray } from 'drizzle-orm';
import type { Db } from '#api/db/db';
import { users } from '#api/db/schema/account';
import { reductionPlanMeasures, reductionPlans, scenarioSimulations } from '#api/db/schema/scenarios';

export type SimulationColumns = typeof scenarioSimulations.$inferInsert;
export type SimulationRow = typeof scenarioSimulations.$inferSelect;
export type Author = { firstName: string | null; lastName: string | null; email: string };
export type ShownSimulation = { row: SimulationRow; author: Author };

function selectSimulations(db: Db) {
  const { firstName, lastName, email } = users;
  return db
    .select({ row: scenarioSimulations, author: { firstName, lastName, email } })
    .from(scenarioSimulations)
    .innerJoin(users, eq(users.id, scenarioSimulations.createdBy));
}

const own = (companyId: number, id: number) =>
  and(eq(scenarioSimulations.companyId, companyId), eq(scenarioSimulations.id, id));

type Filter = { scenarioId: number; search: string };

/** Wildcards of a pattern are searched for literally. */
function listed(companyId: number, { scenarioId, search }: Filter) {
  const pattern = `%${search.replaceAll(/[\\%_]/g, (mark) => `\\${mark}`)}%`;
  return and(
    eq(scenarioSimulations.companyId, companyId),
    eq(scenarioSimulations.scenarioId, scenarioId),
    search ? ilike(scenarioSimulations.name, pattern) : undefined,
  );
}

/** Newest first. */
export async function findSimulations(
  db: Db,
  companyId: number,
  { limit, offset, ...filter }: Filter & { limit: number; offset: number },
): Promise<ShownSimulation[]> {
  return selectSimulations(db)
    .where(listed(companyId, filter))
    .orderBy(desc(scenarioSimulations.createdOn), desc(scenarioSimulations.id))
    .limit(limit)
    .offset(offset);
}

export async function countSimulations(db: Db, companyId: number, filter: Filter): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(scenarioSimulations)
    .where(listed(companyId, filter));
  return row?.total ?? 0;
}

export async function findSimulation(
  db: Db,
  companyId: number,
  id: number,
): Promise<ShownSimulation | undefined> {
  const [row] = await selectSimulations(db).where(own(companyId, id));
  return row;
}

/** Of these keys, those that are the company's. */
export async function findSimulationsById(
  db: Db,
  companyId: number,
  ids: readonly number[],
): Promise<ShownSimulation[]> {
  if (ids.length === 0) return [];
  return selectSimulations(db).where(
    and(eq(scenarioSimulations.companyId, companyId), inArray(scenarioSimulations.id, [...ids])),
  );
}

export async function lockSimulation(
  db: Db,
  companyId: number,
  id: number,
): Promise<ShownSimulation | undefined> {
  const [row] = await selectSimulations(db)
    .where(own(companyId, id))
    .for('update', { of: scenarioSimulations });
  return row;
}

export async function insertSimulation(db: Db, columns: SimulationColumns) {
  const [row] = await db
    .insert(scenarioSimulations)
    .values(columns)
    .returning({ id: scenarioSimulations.id });
  return row && findSimulation(db, columns.companyId, row.id);
}

export async function updateSimulation(
  db: Db,
  { companyId, id }: { companyId: number; id: number },
  change: Partial<SimulationColumns>,
) {
  await db.update(scenarioSimulations).set(change).where(own(companyId, id));
  return findSimulation(db, companyId, id);
}

export async function deleteSimulationRow(db: Db, companyId: number, id: number): Promise<void> {
  await db.delete(scenarioSimulations).where(own(companyId, id));
}

/** A plan that the simulation is part of. */
export async function findPlanOf(db: Db, companyId: number, simulationId: number) {
  const { firstName, lastName, email } = users;
  const [row] = await db
    .select({ name: reductionPlans.name, author: { firstName, lastName, email } })
    .from(reductionPlanMeasures)
    .innerJoin(reductionPlans, eq(reductionPlans.id, reductionPlanMeasures.planId))
    .innerJoin(users, eq(users.id, reductionPlans.createdBy))
    .where(and(eq(reductionPlans.companyId, companyId), eq(reductionPlanMeasures.simulationId, simulationId)))
    .orderBy(reductionPlans.id)
    .limit(1);
  return row;
}
