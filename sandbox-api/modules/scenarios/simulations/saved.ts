import type { Simulation } from '#api/contract/scenarios/simulations';
import type { Ctx } from '#api/kernel/context';
import { found } from '#api/kernel/problem-error';
import { scenarioOf, type Worked, workOutSaved } from '#api/modules/scenarios/scenarios/service';
import type { Author, ShownSimulation, SimulationRow } from './repository';

/** Columns of the calculated result. */
export function columnsOf(worked: Worked, variables: Simulation['variables']) {
  const { scenario, calculation, inputs, facts, locationId } = worked;
  const figure = (id: string) => calculation.values[id]?.toNumber() ?? 0;
  return {
    scenarioId: scenario.scenarioId,
    definitionVersion: scenario.version,
    locationId,
    countryCode: worked.countryCode,
    currency: worked.currency,
    variables,
    inputs: [...worked.sources],
    facts,
    summary: {
      locationName: locationId === null ? null : (facts.locationNames[String(locationId)] ?? null),
      startYear: Number(inputs.start_year),
      lifeYears: Number(inputs.life),
      locationBasedYear1T: figure('lb_year1_t'),
      marketBasedYear1T: figure('mb_year1_t'),
      npv: figure('npv'),
      currency: worked.currency,
    },
    resultHash: worked.hash,
  };
}

/** The result from the stored data: definition, inputs and records at that time. */
export async function workedOf(ctx: Ctx, row: SimulationRow): Promise<Worked> {
  const scenario = found(await scenarioOf(ctx, row.scenarioId, row.definitionVersion));
  return workOutSaved(ctx, {
    scenario,
    variables: row.variables as Simulation['variables'],
    sources: row.inputs,
    facts: row.facts,
    locationId: row.locationId,
    countryCode: row.countryCode,
    currency: row.currency,
  });
}

export function nameOf({ firstName, lastName, email }: Author): string {
  return [firstName, lastName].filter(Boolean).join(' ') || email;
}

export function toWire(
  { session }: Pick<Ctx, 'session'>,
  { row, author }: ShownSimulation,
  isOutdated: boolean,
): Simulation {
  return {
    scenarioBackupId: row.id,
    scenarioId: row.scenarioId,
    name: row.name,
    saveDate: row.createdOn.toISOString(),
    updatedOn: row.updatedOn.toISOString(),
    isOwner: row.createdBy === session.userId,
    ownerName: nameOf(author),
    definitionVersion: row.definitionVersion,
    isOutdated,
    summary: row.summary,
    variables: row.variables as Simulation['variables'],
  };
}
