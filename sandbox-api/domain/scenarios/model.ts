import type { CommonDefinition, DefinitionVariable, ScenarioDefinition } from './definition';
import type { ScenarioParameters } from './parameters';

/** A definition with its expressions parsed and every name checked, ready to be worked out many times. */
export type ScenarioModel = {
  definition: ScenarioDefinition;
  common: CommonDefinition;
  parameters: ScenarioParameters;
  /** Of the definition, then of the common sections, in the order of the form. */
  variables: readonly DefinitionVariable[];
};

/** Throws an Error for an expression that cannot be read, an unknown name or an unknown function. */
export function buildModel(_parts: {
  definition: ScenarioDefinition;
  common: CommonDefinition;
  parameters: ScenarioParameters;
}): ScenarioModel {
  throw new Error('not built');
}
