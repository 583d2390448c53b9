import type { Locale } from '#api/contract/messages';
import type { MoveReason } from '#api/domain/materiality/comparison';
import { numberText } from '#api/domain/scenarios/model/number-text';
import { decimal } from '#api/domain/units/decimal';
import { reasonWords } from './reason-words';

/** A reason as a sentence; `nameOf` gives what an item says, by its id. */
export function reasonText(reason: MoveReason, nameOf: (iroId: number) => string, language: Locale): string {
  const words = reasonWords[language];
  const values: Record<string, string> = {};
  // The sentence has its own full stop.
  if ('iroId' in reason) values.item = nameOf(reason.iroId).replace(/[.\s]+$/, '');
  if ('factor' in reason) values.name = words.factors[reason.factor];
  if ('parameter' in reason) values.name = words.parameters[reason.parameter];
  if ('from' in reason) {
    values.from = valueText(String(reason.from), language);
    values.to = valueText(String(reason.to), language);
  }
  return words.reasons[reason.code].replaceAll(/\{(\w+)\}/g, (name, key: string) => values[key] ?? name);
}

function valueText(value: string, language: Locale): string {
  return reasonWords[language].values[value] ?? numberText(decimal(value), language);
}
