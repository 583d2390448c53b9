import type { DocumentValue } from '#api/contract/documents/document';
import type { Locale } from '#api/contract/messages';
import type { Calculation, InputCell, Inputs } from '#api/domain/scenarios/model/calculate';
import type {
  DefinitionVariable,
  InputSources,
  Localised,
  TableDimension,
} from '#api/domain/scenarios/model/definition';
import type { ScenarioModel } from '#api/domain/scenarios/model/model';
import { plain } from '#api/domain/scenarios/model/number-text';
import type { ScenarioRange } from '#api/domain/scenarios/model/range';
import type { LedgerFacts } from '#api/domain/scenarios/prefill/ledger-facts';
import type { Remark } from '#api/domain/scenarios/trail/remarks';
import { Decimal } from '#api/domain/units/decimal';
import type { DocumentWords } from './document-words';

export type DocumentParts = {
  model: ScenarioModel;
  inputs: Inputs;
  sources: InputSources;
  calculation: Calculation;
  range: ScenarioRange;
  remarks: readonly Remark[];
  ledger: LedgerFacts;
  definitionVersion: string;
  language: Locale;
  /** ISO 4217. */
  currency: string;
  /** Names of the company's locations by id. */
  locationNames: Readonly<Record<string, string>>;
  /** Publisher and title by id of a source, for published values that no input holds. */
  citations?: Readonly<Record<string, string>>;
};

export type DocumentContext = DocumentParts & { words: DocumentWords };

export function said(context: DocumentContext, text: Localised): string {
  return text[context.language];
}

/** A value as it is read: the words of a choice, the name of a location, a number. */
export function cellValue(
  context: DocumentContext,
  field: DefinitionVariable | TableDimension | undefined,
  value: InputCell | undefined,
): DocumentValue {
  if (value === null || value === undefined) return null;
  const text = String(value);
  if (field?.choicesFrom === 'company.locations') return context.locationNames[text] ?? text;
  const choice = field?.choices?.find((candidate) => candidate.value === text);
  if (choice) return said(context, choice.displayString);
  return Decimal.isDecimal(value) ? plain(value) : text;
}

/** A count per year is not a rate, so it is not written in per cent. */
export function fieldUnit({
  unit,
  type,
}: Pick<DefinitionVariable | TableDimension, 'unit' | 'type'>): string {
  return unit === '1/year' && type === 'INT' ? 'trip/year' : unit;
}
