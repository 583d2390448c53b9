import type { Plan } from '#api/contract/scenarios/plans';
import type { Ctx } from '#api/kernel/context';
import { crudVerbs } from '#api/kernel/crud-verbs';
import { found, ProblemError, refuse } from '#api/kernel/problem-error';
import { nameOf } from '#api/modules/scenarios/simulations/service';
import { pairIssues, readMeasures } from './measures';
import * as repository from './repository';

type Call<Input> = { ctx: Ctx; input: Input };
type PlanBody = { name: string; scenarioBackupIds: number[] };
type OfPlan = { params: { planId: number }; unmodifiedSince?: Date | undefined };
type Kept = { params: { id: number }; unmodifiedSince?: Date | undefined };

const verbs = crudVerbs<{
  row: repository.StoredPlan;
  shown: repository.ShownPlan;
  fresh: { name: string };
  change: { name: string };
  plan: { scenarioBackupIds: readonly number[] };
  wire: Plan;
}>({
  entity: 'reduction_plans',
  rowOf: ({ row }) => row,
  lock: repository.lockPlan,
  insert: (db, columns, { scenarioBackupIds }) => repository.insertPlan(db, columns, scenarioBackupIds),
  update: (db, key, change, { scenarioBackupIds }) =>
    repository.updatePlan(db, key, change, scenarioBackupIds),
  toWire: (ctx) => (shown) => toWire(ctx, shown),
});

export async function listPlans({ ctx }: { ctx: Ctx }): Promise<Plan[]> {
  return (await repository.findPlans(ctx.db, ctx.session.companyId)).map((shown) => toWire(ctx, shown));
}

export const createPlan = verbs.creates(async (ctx, { body }: { body: PlanBody }) => planned(ctx, body));

export const updatePlan = ({ ctx, input }: Call<OfPlan & { body: PlanBody }>): Promise<Plan> =>
  change({ ctx, input: { ...keptOf(input), body: input.body } });

const change = verbs.changes({
  plan(ctx, { body }: Kept & { body: PlanBody }, { before }) {
    assertMayChange(ctx, before);
    return planned(ctx, body);
  },
});

export const deletePlan = ({ ctx, input }: Call<OfPlan>): Promise<void> =>
  remove({ ctx, input: keptOf(input) });

const remove = verbs.removes({
  async isNeeded(ctx, before) {
    assertMayChange(ctx, before);
    return false;
  },
  remove: (db, companyId, id) => repository.deletePlanRow(db, companyId, id),
});

/** Names every simulation that does not fit. */
async function planned(ctx: Ctx, { name, scenarioBackupIds }: PlanBody) {
  const { measures, issues } = await readMeasures(ctx, scenarioBackupIds);
  refuse(issues);
  refuse(pairIssues(ctx, measures));
  return { columns: { name }, scenarioBackupIds };
}

export async function requirePlan(ctx: Ctx, planId: number): Promise<repository.ShownPlan> {
  return found(await repository.findPlan(ctx.db, ctx.session.companyId, planId));
}

/** Owner and Admins. */
function assertMayChange({ session }: Ctx, { createdBy }: repository.StoredPlan): void {
  if (createdBy !== session.userId && session.role !== 'Admin') throw new ProblemError('owner_required');
}

function keptOf({ params, unmodifiedSince }: OfPlan): Kept {
  return { params: { id: params.planId }, unmodifiedSince };
}

export function toWire({ session }: Ctx, { row, author }: repository.ShownPlan): Plan {
  return {
    planId: row.id,
    name: row.name,
    ownerName: nameOf(author),
    isOwner: row.createdBy === session.userId,
    updatedOn: row.updatedOn.toISOString(),
    scenarioBackupIds: row.scenarioBackupIds,
  };
}
