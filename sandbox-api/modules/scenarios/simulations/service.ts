import type { EnteredVariables } from '#api/contract/scenarios/scenarios';
import type { Simulation } from '#api/contract/scenarios/simulations';
import type { Ctx } from '#api/kernel/context';
import { crudVerbs } from '#api/kernel/crud-verbs';
import type { Page } from '#api/kernel/paging';
import { fieldProblem, found, notFound, ProblemError } from '#api/kernel/problem-error';
import { assertAvailable, requireAvailable, workOutEntered } from '#api/modules/scenarios/scenarios/service';
import { outdatedOf } from './outdated';
import * as repository from './repository';
import { columnsOf, nameOf, toWire } from './saved';

export { findSimulationsById, type ShownSimulation } from './repository';
export { nameOf, workedOf } from './saved';

type Call<Input> = { ctx: Ctx; input: Input };
type OfScenario = { params: { id: number } };
export type OfSave = { params: { id: number; saveId: number }; unmodifiedSince?: Date | undefined };
type Named = { name: string };
type Worked = ReturnType<typeof columnsOf>;

/** What the audit stores: the form, and its location. */
type AuditRow = Pick<
  repository.SimulationRow,
  | 'id'
  | 'updatedOn'
  | 'createdBy'
  | 'scenarioId'
  | 'definitionVersion'
  | 'name'
  | 'locationId'
  | 'currency'
  | 'variables'
>;

type Kept = { params: { id: number; scenarioId: number }; unmodifiedSince?: Date | undefined };

const verbs = crudVerbs<{
  row: AuditRow;
  shown: repository.ShownSimulation;
  fresh: Worked & Named;
  change: Partial<Worked & Named>;
  plan: object;
  wire: Simulation;
}>({
  entity: 'scenario_simulations',
  rowOf: ({ row }) => {
    const { id, updatedOn, createdBy, scenarioId, definitionVersion, name } = row;
    const { locationId, currency, variables } = row;
    return { id, updatedOn, createdBy, scenarioId, definitionVersion, name, locationId, currency, variables };
  },
  lock: repository.lockSimulation,
  insert: repository.insertSimulation,
  update: repository.updateSimulation,
  toWire: (ctx) => async (shown) => toWire(ctx, shown, (await outdatedOf(ctx, [shown.row])).size > 0),
});

type ListQuery = { includeCount: boolean; search: string; pageNumber: number; pageSize: number };

/** Newest first. The totals are always in the body, and in the header if requested. */
export async function listSimulations({
  ctx,
  input: { params, query },
}: Call<OfScenario & { query: ListQuery }>): Promise<Page<Simulation>> {
  await assertAvailable(ctx, params.id);
  const { pageNumber, pageSize, search } = query;
  const { companyId } = ctx.session;
  const filter = { scenarioId: params.id, search };
  const total = await repository.countSimulations(ctx.db, companyId, filter);
  const page = { limit: pageSize, offset: (pageNumber - 1) * pageSize };
  const rows = await repository.findSimulations(ctx.db, companyId, { ...filter, ...page });
  const outdated = await outdatedOf(
    ctx,
    rows.map(({ row }) => row),
  );
  const inBody = {
    TotalCount: total,
    PageSize: pageSize,
    CurrentPage: pageNumber,
    TotalPages: Math.ceil(total / pageSize),
  };
  return {
    items: rows.map((shown) => toWire(ctx, shown, outdated.has(shown.row.id))),
    pagination: query.includeCount ? inBody : null,
    inBody,
  };
}

type SaveBody = { name: string; scenarioId: number; variables: EnteredVariables };

/** Calculated from the inputs by the server, so that only its own results are saved. */
export async function saveSimulation({
  ctx,
  input: { params, body },
}: Call<OfScenario & { body: SaveBody }>): Promise<Simulation> {
  if (body.scenarioId !== params.id) throw fieldProblem('scenarioId', 'invalid');
  const scenario = await requireAvailable(ctx, params.id);
  const worked = await workOutEntered(ctx, scenario, body.variables);
  return insert({ ctx, input: { columns: { ...columnsOf(worked, body.variables), name: body.name } } });
}

const insert = verbs.creates(async (_ctx, plan: { columns: Worked & Named }) => plan);

type Change = { scenarioBackupId: number };

export async function updateSimulation({
  ctx,
  input,
}: Call<OfSave & { body: Change & { variables: EnteredVariables } }>): Promise<Simulation> {
  const { params, body } = input;
  assertSame(input);
  const { row } = await requireSimulation(ctx, params);
  const scenario = await requireAvailable(ctx, params.id);
  assertMayChange(ctx, row);
  const worked = await workOutEntered(ctx, scenario, body.variables, row);
  return change({ ctx, input: { ...keptOf(input), columns: columnsOf(worked, body.variables) } });
}

export function renameSimulation({
  ctx,
  input,
}: Call<OfSave & { body: Change & Named }>): Promise<Simulation> {
  assertSame(input);
  return change({ ctx, input: { ...keptOf(input), columns: { name: input.body.name } } });
}

const change = verbs.changes({
  plan(ctx, { params, columns }: Kept & { columns: Partial<Worked & Named> }, { before }) {
    if (before.scenarioId !== params.scenarioId) throw notFound();
    assertMayChange(ctx, before);
    return { columns };
  },
});

/** Only by its owner, and not while a plan uses it, because the savings of that plan would change. */
export async function deleteSimulation({ ctx, input }: Call<OfSave>): Promise<void> {
  await requireSimulation(ctx, input.params);
  return remove({ ctx, input: keptOf(input) });
}

const remove = verbs.removes({
  async isNeeded(ctx, before) {
    if (before.createdBy !== ctx.session.userId) throw new ProblemError('owner_required');
    const plan = await repository.findPlanOf(ctx.db, ctx.session.companyId, before.id);
    if (plan)
      throw new ProblemError('simulation_in_plan', {
        params: { plan: plan.name, owner: nameOf(plan.author) },
      });
    return false;
  },
  remove: (db, companyId, id) => repository.deleteSimulationRow(db, companyId, id),
});

/** A saved simulation of this scenario; one of another company is reported as missing. */
export async function requireSimulation(
  ctx: Ctx,
  { id, saveId }: OfSave['params'],
): Promise<repository.ShownSimulation> {
  const shown = found(await repository.findSimulation(ctx.db, ctx.session.companyId, saveId));
  if (shown.row.scenarioId !== id) throw notFound();
  return shown;
}

/** Owner and Admins. */
function assertMayChange({ session }: Ctx, { createdBy }: Pick<AuditRow, 'createdBy'>): void {
  if (createdBy !== session.userId && session.role !== 'Admin') throw new ProblemError('owner_required');
}

/** A body that names another row than its address is refused as misdirected. */
function assertSame({ params, body }: OfSave & { body: Change }): void {
  if (body.scenarioBackupId !== params.saveId) throw fieldProblem('scenarioBackupId', 'invalid');
}

function keptOf({ params, unmodifiedSince }: OfSave): Kept {
  return { params: { id: params.saveId, scenarioId: params.id }, unmodifiedSince };
}
