import type { EnteredValue } from './definition';
import cases from './golden-cases.json';

/** A figure of a simulation that was worked out by hand: the inputs of an example with some of them changed. */
export type ScenarioGoldenCase = {
  id: string;
  titleEn: string;
  titlePl: string;
  /** Id of the definition. */
  scenario: string;
  /** Which of its examples gives the other inputs. */
  example: number;
  changes: Readonly<Record<string, EnteredValue>>;
  figure: string;
  unit: string;
  /** Null: the rule says that there is nothing to print. */
  expected: string | null;
  /** The rule, in words. */
  source: string;
  working: string;
};

/** Worked out with exact fractions and without the formulas of the definitions. */
export const scenarioGoldenCases: readonly ScenarioGoldenCase[] = cases as readonly ScenarioGoldenCase[];
