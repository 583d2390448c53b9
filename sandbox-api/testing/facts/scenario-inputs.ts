import type { Inputs } from '#api/domain/scenarios/model/calculate';
import type { EnteredValue, ScenarioExample } from '#api/domain/scenarios/model/definition';
import type { ScenarioModel } from '#api/domain/scenarios/model/model';
import {
  type EnteredVariable,
  type OwnChoices,
  validateVariables,
} from '#api/domain/scenarios/model/validate-variables';
import { scenarioDefinitions } from '#api/testing/seed-scenarios';

/** The places that the examples name. */
export const exampleChoices: OwnChoices = { locationIds: ['A', 'B', 'C', 'D'] };

/** What a person would enter for an example, with some values changed. */
export function exampleVariables(
  model: ScenarioModel,
  example: ScenarioExample,
  changes: Readonly<Record<string, EnteredValue>> = {},
): EnteredVariable[] {
  const values: Record<string, EnteredValue> = {
    ...scenarioDefinitions.common.exampleDefaults,
    location: 'A',
    ...example.inputs,
    ...changes,
  };
  return model.variables.map(({ code }) => ({ code, value: values[code] ?? null }));
}

/** The same, checked and read. Throws where the form would refuse it. */
export function exampleInputs(
  model: ScenarioModel,
  example: ScenarioExample,
  changes: Readonly<Record<string, EnteredValue>> = {},
): Inputs {
  const validated = validateVariables(model, exampleVariables(model, example, changes), exampleChoices);
  if (!validated.isValid) throw new Error(JSON.stringify(validated.issues));
  return validated.inputs;
}
