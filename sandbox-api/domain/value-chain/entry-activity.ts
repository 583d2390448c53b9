import type { Scope3Activity } from '#api/domain/emissions/activity';
import type { MethodDefinition } from './definitions';
import { type EntryValue, EntryValues } from './entry-values';
import { findMethod } from './forms';

export type StoredEntry = {
  methodId: number;
  startDate: string;
  endDate: string;
  values: Readonly<Record<string, EntryValue>>;
};

/** A stored entry as the emission rules read it. Method ids are never taken back, so there always is one. */
export function entryActivity({ methodId, startDate, endDate, values }: StoredEntry): Scope3Activity {
  const found = findMethod(methodId);
  if (!found) throw new Error(`There is no Scope 3 method ${methodId}.`);
  const { form, method } = found;
  return {
    kind: 'scope3',
    itemId: form.id,
    category: form.category,
    ...(method.isOutside ? { isOutside: true } : {}),
    startDate,
    endDate,
    parts: method.parts(new EntryValues(values)),
  };
}

/**
 * The stored form of entered values: the filled fields of the method, without the period, which has columns.
 * A box that is ticked by default counts as ticked if it is not given, and is stored like that, so that
 * readers and recalculations of the entry see the assumption.
 */
export function keptValues(
  method: MethodDefinition,
  entered: EntryValues,
): Record<string, string | number | boolean> {
  const kept: Record<string, string | number | boolean> = {};
  for (const field of method.fields) {
    const unsaid = field.type === 'Checkbox' && field.isCheckedFirst ? true : null;
    const value = entered.value(field.name) ?? unsaid;
    if (field.type === 'DatePicker' || value === null) continue;
    kept[field.name] = value;
  }
  return kept;
}

/** First and last day; without a last day it is one day. */
export function periodOf(entered: EntryValues): { startDate: string; endDate: string } {
  const startDate = entered.text('startDate');
  return { startDate, endDate: entered.text('endDate') || startDate };
}
