import type { Calculation, Inputs } from './calculate';
import type { Localised } from './definition';
import type { LedgerWords } from './ledger-facts';
import type { ScenarioModel } from './model';

export type Remark = { level: 'warn' | 'info'; text: Localised };
/** A rule of the definition that stops: the field it is about, `variables.<code>` or `variables.<code>.<row>.<dimension>`. */
export type RuleIssue = { path: string; text: Localised };

/** Evaluates the rules of the definition; one with names of a row is asked of each row. */
export function checkRules(
  _model: ScenarioModel,
  _inputs: Inputs,
  _calculation: Calculation,
  _ledger: LedgerWords,
): { errors: readonly RuleIssue[]; remarks: readonly Remark[] } {
  throw new Error('not built');
}
