import type { Calculation, Inputs } from './calculate';
import type { Language } from './definition';
import type { ScenarioModel } from './model';
import type { ScenarioRange } from './range';

/** The contract's figure: numbers for the wire, texts in one language. */
export type Figure = {
  id: string;
  label: string;
  value: number | null;
  unit: string;
  low: number | null;
  high: number | null;
  formula: string;
  filled: string;
  from: readonly string[];
};

/** Every formula, series total and result with its rule, the rule with numbers put in, and what it is made of. */
export function figuresOf(
  _model: ScenarioModel,
  _inputs: Inputs,
  _calculation: Calculation,
  _range: ScenarioRange,
  _language: Language,
): Figure[] {
  throw new Error('not built');
}
