import type { Decimal } from '#api/domain/units/decimal';
import type { ScenarioModel } from './model';

/** Numbers as decimals, choices as texts, nothing as null. */
export type InputCell = Decimal | string | null;
export type InputRow = Readonly<Record<string, InputCell>>;
/** By code of the variable: what `validateVariables` answers. */
export type Inputs = Readonly<Record<string, InputCell | readonly InputRow[]>>;

export type Calculation = {
  /** Formulas and results by id; null: do not print. */
  values: Readonly<Record<string, Decimal | null>>;
  /** By code of the table: formulas of each row. */
  rows: Readonly<Record<string, readonly Readonly<Record<string, Decimal | null>>[]>>;
  /** By id of the series: years 1 to life. */
  series: Readonly<Record<string, readonly (Decimal | null)[]>>;
};

/** Throws ScenarioProblem. */
export function calculate(_model: ScenarioModel, _inputs: Inputs): Calculation {
  throw new Error('not built');
}
