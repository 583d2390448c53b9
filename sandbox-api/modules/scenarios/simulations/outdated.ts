import type { EnteredVariables } from '#api/contract/scenarios/scenarios';
import { changedInputs } from '#api/domain/scenarios/prefill/changed-inputs';
import type { Ctx } from '#api/kernel/context';
import { newestScenario, prefillsOfToday } from '#api/modules/scenarios/scenarios/service';
import type { SimulationRow } from './repository';

/**
 * The simulations of one scenario that would give another result today: because of a newer definition, or
 * other recorded data and defaults. The shared data of their locations is read once.
 */
export async function outdatedOf(ctx: Ctx, rows: readonly SimulationRow[]): Promise<ReadonlySet<number>> {
  const [first] = rows;
  if (!first) return new Set();
  const newest = await newestScenario(ctx, first.scenarioId);
  const places = rows.flatMap(({ locationId, currency, variables }) =>
    locationId === null ? [] : [{ locationId, currency, variables: variables as EnteredVariables }],
  );
  const prefillOf = newest ? await prefillsOfToday(ctx, newest, places) : () => undefined;
  const isOutdated = ({
    definitionVersion,
    locationId,
    currency,
    variables,
    inputs,
  }: SimulationRow): boolean => {
    if (definitionVersion !== newest?.version) return true;
    const prefill =
      locationId === null
        ? undefined
        : prefillOf({ locationId, currency, variables: variables as EnteredVariables });
    return prefill !== undefined && changedInputs(prefill, variables, inputs).length > 0;
  };
  return new Set(rows.filter(isOutdated).map(({ id }) => id));
}
