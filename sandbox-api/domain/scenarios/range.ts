import type { Decimal } from '#api/domain/units/decimal';
import type { Calculation, Inputs } from './calculate';
import type { InputSources } from './definition';
import type { ScenarioModel } from './model';

type Values = Calculation['values'];

/** One input moved to its low and to its high end while all others stay; a column of a table moves in every row. */
export type RangeStep = {
  /** `code`, or `code.dimension` in a table. */
  path: string;
  low: Decimal | null;
  /** Null where the rows of a table differ. */
  value: Decimal | null;
  high: Decimal | null;
  atLow: Values;
  atHigh: Values;
};

export type Band = { low: Decimal | null; high: Decimal | null };

export type ScenarioRange = {
  steps: readonly RangeStep[];
  /** By figure: all inputs at the end that lowers it and at the end that raises it. Null without any input with a range. */
  band: Readonly<Record<string, Band>>;
};

export function workOutRange(
  _model: ScenarioModel,
  _inputs: Inputs,
  _sources: InputSources,
  _middle: Calculation,
): ScenarioRange {
  throw new Error('not built');
}
