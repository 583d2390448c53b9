import { calculate } from '#api/domain/scenarios/model/calculate';
import type { EnteredValue } from '#api/domain/scenarios/model/definition';
import type { ScenarioModel } from '#api/domain/scenarios/model/model';
import { ScenarioProblem } from '#api/domain/scenarios/model/scenario-problem';
import { validateVariables } from '#api/domain/scenarios/model/validate-variables';
import { decimal } from '#api/domain/units/decimal';
import { inputsOfCase, type ScenarioGoldenCase } from './golden-cases';

export type ScenarioGoldenResult = {
  isMet: boolean;
  actual: string | null;
  /** Why there is no result: the refused fields, or the figure that could not be calculated. */
  problem: string | null;
};

/** Largest difference that still counts as equal. */
const tolerance = decimal('1e-9');

/** Runs one golden case with a model of its definition. */
export function checkScenarioGoldenCase(
  model: ScenarioModel,
  golden: ScenarioGoldenCase,
): ScenarioGoldenResult {
  const entered = enteredOfCase(model, golden);
  const locationIds = [...new Set(namesOfPlaces(entered))];
  const validated = validateVariables(model, entered, { locationIds });
  if (!validated.isValid) {
    return {
      isMet: false,
      actual: null,
      problem: validated.issues.map(({ path, code }) => `${code} (${path})`).join(),
    };
  }
  try {
    const value = calculate(model, validated.inputs).values[golden.figure];
    if (value === undefined) return { isMet: false, actual: null, problem: `unknown (${golden.figure})` };
    const isMet =
      value === null || golden.expected === null
        ? value === golden.expected
        : value.minus(golden.expected).abs().lte(tolerance);
    return { isMet, actual: value?.toString() ?? null, problem: null };
  } catch (error) {
    if (!(error instanceof ScenarioProblem)) throw error;
    return { isMet: false, actual: null, problem: `${error.code} (${error.figure})` };
  }
}

function enteredOfCase(model: ScenarioModel, golden: ScenarioGoldenCase) {
  const values = inputsOfCase(golden);
  return model.variables.map(({ code }) => ({ code, value: values[code] ?? null }));
}

/** The cases name their places by a letter. */
function namesOfPlaces(entered: readonly { code: string; value: EnteredValue }[]): string[] {
  return entered.flatMap(({ code, value }) => {
    if (code === 'location') return [String(value)];
    return Array.isArray(value) ? value.map((row) => String(row.location)) : [];
  });
}
