import type { HistoryChange } from '#api/contract/account/history';
import type { Locale } from '#api/contract/messages';
import type { FieldDefinition } from '#api/domain/value-chain/definitions';
import { findForm, findMethod } from '#api/domain/value-chain/forms';
import type { Difference, Value } from './differences';
import { inLanguage } from './names';

/**
 * A change of an entry of the value chain in the words of its form: fields by their labels, methods and fixed choices by
 * their names.
 */
export function inFormWords(change: Difference, methodId: unknown, locale: Locale): HistoryChange {
  if (change.field === 'methodId') {
    const name = (id: Value) => {
      const found = typeof id === 'number' ? findMethod(id) : undefined;
      return found ? inLanguage(found.method.label, locale) : id;
    };
    return { ...change, label: null, before: name(change.before), after: name(change.after) };
  }
  const field = fieldOf(change.field, methodId);
  if (!field) return { ...change, label: null };
  return {
    field: change.field,
    label: inLanguage(field.label, locale),
    before: choiceName(field, change.before, locale),
    after: choiceName(field, change.after, locale),
  };
}

/** What the category's form is called: the method says more than a number. */
export function entryName(formId: unknown, methodId: unknown, locale: Locale): string | null {
  const form = typeof formId === 'number' ? findForm(formId) : undefined;
  const method = typeof methodId === 'number' ? findMethod(methodId)?.method : undefined;
  if (!form) return null;
  return method ? `${form.category} · ${inLanguage(method.label, locale)}` : form.category;
}

function fieldOf(name: string, methodId: unknown): FieldDefinition | undefined {
  if (!name.startsWith('values.') || typeof methodId !== 'number') return undefined;
  const entered = name.slice('values.'.length);
  return findMethod(methodId)?.method.fields.find((field) => field.name === entered);
}

function choiceName(field: FieldDefinition, value: Value, locale: Locale): Value {
  if (field.type !== 'DropDown' || field.choices.kind !== 'fixed') return value;
  const choice = field.choices.choices.find((one) => one.value === value);
  return choice ? inLanguage(choice.name, locale) : value;
}
