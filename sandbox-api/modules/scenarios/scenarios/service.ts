import type * as wire from '#api/contract/scenarios/scenarios';
import type { Ctx } from '#api/kernel/context';
import { requireScenario } from './available';
import { findLockedScenarios, findNewestScenarios, findScenario } from './repository';

export {
  assertAllAvailable,
  assertAvailable,
  newestModels,
  newestScenario,
  requireAvailable,
  scenarioOf,
} from './available';
export { recordedEmissions } from './facts';
export { fillForm } from './form';
export type { Scenario } from './repository';
export { resultOf, sourceOf } from './result';
export { withValues } from './sections';
export { unitWords } from './unit-words';
export { prefillsOfToday, rateIn, type Worked, workOutEntered, workOutSaved } from './work-out';

type Call<Input> = { ctx: Ctx; input: Input };
type ById = { params: { id: number } };

/** In the order of the menu. */
export async function listScenarios({ ctx }: { ctx: Ctx }): Promise<wire.Scenario[]> {
  const locked = await findLockedScenarios(ctx.db, ctx.session.companyId);
  const scenarios: wire.Scenario[] = [];
  for (const row of await findNewestScenarios(ctx.db))
    scenarios.push(
      await toWire(ctx, { ...row, isAvailable: row.isAvailable && !locked.has(row.scenarioId) }),
    );
  return scenarios;
}

export async function readScenario({ ctx, input: { params } }: Call<ById>): Promise<wire.Scenario> {
  return toWire(ctx, await requireScenario(ctx, params.id));
}

async function toWire(
  { db, locale }: Ctx,
  row: Awaited<ReturnType<typeof requireScenario>>,
): Promise<wire.Scenario> {
  const { scenarioId, code, isAvailable, version } = row;
  const definition = (await findScenario(db, scenarioId, version))?.model.definition;
  return {
    scenarioId,
    code,
    name: definition?.name[locale] ?? code,
    description: definition?.description[locale] ?? '',
    isAvailable,
  };
}
