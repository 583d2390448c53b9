import type { Scenario, Section, SimulationResult } from '#api/contract/scenarios/scenarios';
import type { EnteredVariables } from '#api/contract/scenarios/scenarios';
import type { Ctx } from '#api/kernel/context';
import { notFound } from '#api/kernel/problem-error';
import { requireAvailable, requireScenario } from './available';
import { fillForm } from './form';
import { findLockedScenarios, findNewestScenarios, findScenario } from './repository';
import { workOutEntered } from './work-out';
import { resultOf } from './result';

export { requireAvailable, requireScenario } from './available';

type Call<Input> = { ctx: Ctx; input: Input };
type ById = { params: { id: number } };

/** In the order of the menu. */
export async function listScenarios({ ctx }: { ctx: Ctx }): Promise<Scenario[]> {
  const locked = await findLockedScenarios(ctx.db, ctx.session.companyId);
  const scenarios: Scenario[] = [];
  for (const row of await findNewestScenarios(ctx.db))
    scenarios.push(await toWire(ctx, { ...row, isAvailable: row.isAvailable && !locked.has(row.scenarioId) }));
  return scenarios;
}

export async function readScenario({ ctx, input: { params } }: Call<ById>): Promise<Scenario> {
  return toWire(ctx, await requireScenario(ctx, params.id));
}

async function toWire(
  { db, locale }: Ctx,
  row: Awaited<ReturnType<typeof requireScenario>>,
): Promise<Scenario> {
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

/** The form, filled for a location. One of another company is as missing as one that never was. */
export async function listScenarioSections({
  ctx,
  input: { params, query },
}: Call<ById & { query: { locationId?: number | undefined } }>): Promise<Section[]> {
  const scenario = await requireAvailable(ctx, params.id);
  const { sections, facts } = await fillForm(ctx, scenario, query.locationId ?? null);
  if (!facts.isLocationKnown) throw notFound();
  return sections;
}

export async function executeScenario({
  ctx,
  input: { params, body },
}: Call<ById & { body: { variables: EnteredVariables } }>): Promise<SimulationResult> {
  const scenario = await requireAvailable(ctx, params.id);
  return resultOf(ctx, await workOutEntered(ctx, scenario, body.variables));
}
