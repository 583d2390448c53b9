import type { Calculation, Inputs } from './calculate';
import type { InputSources, Language } from './definition';
import type { ScenarioDocument } from './document';
import type { LedgerFacts } from './ledger-facts';
import type { ScenarioModel } from './model';
import type { ScenarioRange } from './range';
import type { Remark } from './remarks';

export type DocumentParts = {
  model: ScenarioModel;
  inputs: Inputs;
  sources: InputSources;
  calculation: Calculation;
  range: ScenarioRange;
  remarks: readonly Remark[];
  ledger: LedgerFacts;
  definitionVersion: string;
  language: Language;
  /** ISO 4217. */
  currency: string;
  /** Names of the company's locations by id. */
  locationNames: Readonly<Record<string, string>>;
};

/** The report of a simulation: what the definition says is in it, with what the reader must see of the assumptions. */
export function buildDocument(_parts: DocumentParts): ScenarioDocument {
  throw new Error('not built');
}
