import type { FieldDefinition, FormDefinition, MethodDefinition, Text } from './definitions';
import { commuting } from './forms/commuting';
import { fuelAndEnergy } from './forms/fuel-energy';
import { capitalGoods, purchasedGoods } from './forms/goods';
import { franchises, investments } from './forms/investments';
import { downstreamLeased, upstreamLeased } from './forms/leased';
import { processing, useOfProducts } from './forms/sold-products';
import { downstreamTransport, upstreamTransport } from './forms/transport';
import { businessTravel } from './forms/travel';
import { endOfLife, waste } from './forms/waste';

/**
 * The fifteen categories of the GHG Protocol as forms, in its order. Structure, methods and formulas follow the
 * Technical Guidance for Calculating Scope 3 Emissions 1.0 (2013); the words are the product's own.
 */
export const scope3Forms: readonly FormDefinition[] = [
  purchasedGoods,
  capitalGoods,
  fuelAndEnergy,
  upstreamTransport,
  waste,
  businessTravel,
  commuting,
  upstreamLeased,
  downstreamTransport,
  processing,
  useOfProducts,
  endOfLife,
  downstreamLeased,
  franchises,
  investments,
];

export function findForm(formId: number): FormDefinition | undefined {
  return scope3Forms.find((form) => form.id === formId);
}

export function findMethod(methodId: number): { form: FormDefinition; method: MethodDefinition } | undefined {
  for (const form of scope3Forms) {
    const method = form.methods.find((candidate) => candidate.id === methodId);
    if (method) return { form, method };
  }
  return undefined;
}

/** A field of a form: the same definition in several methods is one field. */
export type FormField = { id: number; form: FormDefinition; field: FieldDefinition; methodIds: number[] };

const fieldsByForm = new Map(scope3Forms.map((form) => [form.id, fieldsOf(form)]));

/**
 * The fields of all methods, merged so that each method keeps its order: a new field goes before the next one that
 * is known already. The id is form × 1,000 + a running number; entries are kept by field name.
 */
function fieldsOf(form: FormDefinition): FormField[] {
  const merged: FormField[] = [];
  /** The definitions as text, in the order of `merged`. */
  const known: string[] = [];
  for (const method of form.methods) {
    const definitions = method.fields.map((field) => JSON.stringify(field));
    for (const [index, field] of method.fields.entries()) {
      const same = merged[known.indexOf(definitions[index] ?? '')];
      if (same) {
        same.methodIds.push(method.id);
        continue;
      }
      const following = definitions.slice(index + 1).map((definition) => known.indexOf(definition));
      const position = following.find((candidate) => candidate >= 0) ?? merged.length;
      const id = form.id * 1000 + merged.length + 1;
      merged.splice(position, 0, { id, form, field, methodIds: [method.id] });
      known.splice(position, 0, definitions[index] ?? '');
    }
  }
  return merged;
}

export function formFields(formId: number): readonly FormField[] {
  return fieldsByForm.get(formId) ?? [];
}

export function findField(fieldId: number): FormField | undefined {
  return formFields(Math.floor(fieldId / 1000)).find((field) => field.id === fieldId);
}

/**
 * What a step of a trail was entered in, in words; a way counted there and back has no field, and vehicles are entered
 * in that of persons.
 */
export function enteredLabel(formId: number, name: string): Text | undefined {
  if (name === 'vehicles') return { en: 'Vehicles', pl: 'Pojazdy' };
  if (name === 'bothWays') return { en: 'There and back', pl: 'Tam i z powrotem' };
  return formFields(formId).find(({ field }) => field.name === name)?.field.label;
}
