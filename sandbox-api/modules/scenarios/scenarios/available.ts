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

/** The same, ready to be worked out; refused as `plan_required` where the plan leaves it out. */
export async function requireAvailable(ctx: Ctx, scenarioId: number): Promise<Scenario> {
  const { isAvailable, version } = await requireScenario(ctx, scenarioId);
  if (!isAvailable) throw new ProblemError('plan_required');
  return found(await findScenario(ctx.db, scenarioId, version));
}
