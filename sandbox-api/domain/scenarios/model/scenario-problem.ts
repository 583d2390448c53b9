/**
 * Why a figure has no value. `missingParameter`: no published value for the country (params `parameter`, `country`);
 * `divisionByZero` and `notComputable` (an input is empty, or a number is out of any bound) have the `name` that it is with,
 * where it is one.
 */
export type ScenarioProblemCode = 'missingParameter' | 'divisionByZero' | 'notComputable';

/** Thrown while a scenario is calculated, instead of NaN, an infinity or a silent zero. */
export class ScenarioProblem extends Error {
  override name = 'ScenarioProblem';

  constructor(
    readonly code: ScenarioProblemCode,
    /** Id of the formula that could not be calculated. */
    readonly figure: string,
    readonly params: Readonly<Record<string, string>> = {},
  ) {
    super(`${code} (${figure}) ${JSON.stringify(params)}`);
  }
}
