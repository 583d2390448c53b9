import type { Db } from '#api/db/db';
import type { ScenarioModel } from '#api/domain/scenarios/model/model';
import type { Ctx } from '#api/kernel/context';
import { found, ProblemError } from '#api/kernel/problem-error';
import {
  findLockedScenarios,
  findNewestScenarios,
  findScenario,
  type Scenario,
  type ScenarioRow,
} from './repository';

/** The newest definition of a scenario, whether or not the company's plan has it. */
export async function requireScenario(
  ctx: Ctx,
  scenarioId: number,
): Promise<ScenarioRow & { isAvailable: boolean }> {
  const row = found((await findNewestScenarios(ctx.db)).find((one) => one.scenarioId === scenarioId));
  const locked = await findLockedScenarios(ctx.db, ctx.session.companyId);
  return { ...row, isAvailable: row.isAvailable && !locked.has(scenarioId) };
}

/** Refuses a scenario that the company's plan excludes, as `plan_required`. */
export async function assertAvailable(ctx: Ctx, scenarioId: number): Promise<void> {
  const { isAvailable } = await requireScenario(ctx, scenarioId);
  if (!isAvailable) throw new ProblemError('plan_required');
}

/** The same for several at once; saved simulations of a removed scenario stay readable. */
export async function assertAllAvailable(ctx: Ctx, scenarioIds: ReadonlySet<number>): Promise<void> {
  const locked = await findLockedScenarios(ctx.db, ctx.session.companyId);
  const rows = await findNewestScenarios(ctx.db);
  const isLocked = (id: number) =>
    locked.has(id) || rows.some(({ scenarioId, isAvailable }) => scenarioId === id && !isAvailable);
  if ([...scenarioIds].some(isLocked)) throw new ProblemError('plan_required');
}

/** The newest definition, for any plan; undefined if the scenario was removed. */
export async function newestScenario(ctx: Ctx, scenarioId: number): Promise<Scenario | undefined> {
  const row = (await findNewestScenarios(ctx.db)).find((one) => one.scenarioId === scenarioId);
  return row && findScenario(ctx.db, scenarioId, row.version);
}

/** The definition of an edition: the one that a saved simulation names. */
export async function scenarioOf(
  ctx: Ctx,
  scenarioId: number,
  version: string,
): Promise<Scenario | undefined> {
  return findScenario(ctx.db, scenarioId, version);
}

/** The newest definition, ready for calculation; refused as `plan_required` if the plan excludes it. */
export async function requireAvailable(ctx: Ctx, scenarioId: number): Promise<Scenario> {
  const { isAvailable, version } = await requireScenario(ctx, scenarioId);
  if (!isAvailable) throw new ProblemError('plan_required');
  return found(await findScenario(ctx.db, scenarioId, version));
}

/** The newest definitions by their code, for any plan. */
export async function newestModels(db: Db): Promise<ReadonlyMap<string, ScenarioModel>> {
  const models = new Map<string, ScenarioModel>();
  for (const { scenarioId, version, code } of await findNewestScenarios(db)) {
    const scenario = await findScenario(db, scenarioId, version);
    if (scenario) models.set(code, scenario.model);
  }
  return models;
}
