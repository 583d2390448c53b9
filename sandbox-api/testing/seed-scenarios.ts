import type {
  Definitions,
  ScenarioDefinition,
  ScenarioExample,
} from '#api/domain/scenarios/model/definition';
import { buildModel, type ScenarioModel } from '#api/domain/scenarios/model/model';
import { unpackParameters } from '#api/domain/scenarios/model/parameter-rows';
import { ScenarioParameters } from '#api/domain/scenarios/model/parameters';
import seedDefinitions from '#seed/reference/scenarios/definitions.json';
import seedParameters from '#seed/reference/scenarios/parameters.json';

export const scenarioDefinitions = seedDefinitions as unknown as Definitions;
export const scenarioParameterRows = unpackParameters(seedParameters);
export const scenarioParameters = new ScenarioParameters(scenarioParameterRows);

const models = new Map<string, ScenarioModel>();

/** The model of a shipped definition. Read only. */
export function seedModel(id: string): ScenarioModel {
  const model = models.get(id) ?? modelOf(seedDefinition(id));
  models.set(id, model);
  return model;
}

export function modelOf(definition: ScenarioDefinition): ScenarioModel {
  return buildModel({ definition, common: scenarioDefinitions.common, parameters: scenarioParameters });
}

export function seedDefinition(id: string): ScenarioDefinition {
  const found = scenarioDefinitions.scenarios.find((definition) => definition.id === id);
  if (!found) throw new Error(`No definition ${id}.`);
  return found;
}

export function seedExamples(): { id: string; index: number; example: ScenarioExample }[] {
  return scenarioDefinitions.scenarios.flatMap(({ id, examples }) =>
    examples.map((example, index) => ({ id, index, example })),
  );
}
