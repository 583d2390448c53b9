import type { EnteredVariables, Section, SimulationResult } from '#api/contract/scenarios/scenarios';
import type { Ctx } from '#api/kernel/context';
import { fieldProblem, notFound } from '#api/kernel/problem-error';
import {
  fillForm,
  requireAvailable,
  resultOf,
  workOutEntered,
} from '#api/modules/scenarios/scenarios/service';
import { findSimulation, type SimulationRow } from './repository';
import { withPlaces } from './saved-form';

type Call<Input> = { ctx: Ctx; input: Input };
type OfScenario = { params: { id: number } };
/** The saved simulation that is being changed: it may name archived locations, and keeps its currency. */
type OfSave = { scenarioBackupId?: number | null | undefined };

type AskedQuery = OfSave & { locationId?: number | undefined; eurRate?: number | undefined };

/** The form, filled for a location. One of another company is reported as missing. */
export async function listScenarioSections({
  ctx,
  input: { params, query },
}: Call<OfScenario & { query: AskedQuery }>): Promise<Section[]> {
  const scenario = await requireAvailable(ctx, params.id);
  const row = await savedOne(ctx, params.id, query);
  const { locationId = null, eurRate } = query;
  const { sections, facts } = await fillForm(ctx, scenario, { locationId, currency: row?.currency, eurRate });
  if (!facts.isLocationKnown) throw notFound();
  return row ? withPlaces(sections, row) : sections;
}

export async function executeScenario({
  ctx,
  input: { params, body },
}: Call<OfScenario & { body: OfSave & { variables: EnteredVariables } }>): Promise<SimulationResult> {
  const scenario = await requireAvailable(ctx, params.id);
  const row = await savedOne(ctx, params.id, body);
  return resultOf(ctx, await workOutEntered(ctx, scenario, body.variables, row));
}

/** A simulation of another company or scenario is refused as a field, because the address itself is valid. */
async function savedOne(
  ctx: Ctx,
  id: number,
  { scenarioBackupId }: OfSave,
): Promise<SimulationRow | undefined> {
  if (scenarioBackupId === null || scenarioBackupId === undefined) return undefined;
  const row = (await findSimulation(ctx.db, ctx.session.companyId, scenarioBackupId))?.row;
  if (row?.scenarioId !== id) throw fieldProblem('scenarioBackupId', 'unknownReference');
  return row;
}
