import type { EnteredValue } from '#api/domain/scenarios/model/definition';
import golden from './golden-cases.json';

/**
 * A figure of a simulation that was calculated by hand: the inputs of its definition's base with some of them
 * changed.
 */
export type ScenarioGoldenCase = {
  id: string;
  titleEn: string;
  titlePl: string;
  /** Id of the definition. */
  scenario: string;
  changes: Readonly<Record<string, EnteredValue>>;
  figure: string;
  unit: string;
  /** Null: the rule says that there is nothing to print. */
  expected: string | null;
  /** The rule, in words. */
  source: string;
  working: string;
};

type Inputs = Readonly<Record<string, EnteredValue>>;

const written = golden as unknown as {
  bases: Readonly<Record<string, Inputs>>;
  cases: readonly ScenarioGoldenCase[];
};

/** Calculated with exact fractions and without the formulas of the definitions. */
export const scenarioGoldenCases = written.cases;

/** Every input of a case, also those that it has in common with the others of its measure. */
export function inputsOfCase({ scenario, changes }: ScenarioGoldenCase): Inputs {
  return { ...written.bases[scenario], ...changes };
}
