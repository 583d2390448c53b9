import type { Inputs } from './calculate';
import type { EnteredValue } from './definition';
import type { ScenarioModel } from './model';

/** As a field issue of the contract: `variables.<code>` or `variables.<code>.<row>.<dimension>`, rows from 0. */
export type VariableIssue = { path: string; code: string; params: Record<string, string | number> };

export type EnteredVariable = { code: string; value: EnteredValue };

/** Values that are choices of the company's own data: ids of its locations, countries beyond the listed ones. */
export type OwnChoices = { locationIds: readonly string[]; countries?: readonly string[] };

export type Validated =
  | { isValid: true; inputs: Inputs }
  | { isValid: false; issues: readonly VariableIssue[] };

/** Checks each variable by its type; a hidden variable takes its default. */
export function validateVariables(
  _model: ScenarioModel,
  _entered: readonly EnteredVariable[],
  _own: OwnChoices,
): Validated {
  throw new Error('not built');
}
