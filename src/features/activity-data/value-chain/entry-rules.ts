import type { Scope3Field, Scope3Value } from '#api/contract/activity-data/value-chain-forms';
import {
  blanksOf,
  blockerOf,
  dependentsOf as dependentFields,
  fallenBy,
  isFilled,
  type RuledField,
  shownFields,
  shownValues,
} from '@/components/form/field-rules';

/** The shared rules for a form that the server describes by methods, and where its options are fetched. */

/** The name of the chosen method among the form values. */
export const methodKey = 'scope3MethodId';

/** What the rules need to know about a field. */
export type DescribedField = Pick<
  Scope3Field,
  | 'scope3FieldId'
  | 'name'
  | 'fieldType'
  | 'scope3MethodIds'
  | 'blockedUntil'
  | 'child'
  | 'apiPath'
  | 'unitSymbol'
  | 'unitField'
  | 'dropDownOptions'
  | 'defaultValue'
>;

/** By field name, including the chosen method. */
export type EntryValues = Record<string, Scope3Value>;

/** The fields of a method, in the given order. */
export function visibleFields<F extends DescribedField>(fields: readonly F[], methodId: Scope3Value): F[] {
  return described(shownFields(withRules(fields), { [methodKey]: methodId }));
}

/** The values of the chosen method's fields. */
export function askedValues(fields: readonly DescribedField[], values: EntryValues): EntryValues {
  return shownValues(withRules(fields), values);
}

/** The field that this one waits for; null when it can be filled in. Fields hidden by the method are ignored. */
export function blockedBy<F extends DescribedField>(
  field: DescribedField,
  visible: readonly F[],
  values: EntryValues,
): F | null {
  const [ruled] = withRules([field]);
  return (ruled && blockerOf(ruled, withRules(visible), values)?.described) ?? null;
}

/**
 * All fields that depend on a field, directly or indirectly; they are cleared when it changes. An amount depends on
 * a dependent unit: 100 litres of diesel are not 100 kWh of gas.
 */
export function dependentsOf<F extends DescribedField>(fields: readonly F[], name: string): F[] {
  return described(dependentFields(withRules(fields), name));
}

/** What a change clears: all dependent fields except an amount that had no unit yet. */
export function emptiedBy(
  visible: readonly DescribedField[],
  name: string,
  values: EntryValues,
): EntryValues {
  return fallenBy(withRules(visible), name, values);
}

/** The values of untouched fields. */
export function emptyValues(fields: readonly DescribedField[]): EntryValues {
  return blanksOf(withRules(fields));
}

type MethodChange<F> = { before: readonly F[]; after: readonly F[] };

/**
 * The values of the fields of another method. Typed values stay where both methods ask the same (the date, the
 * source document). Dependent values and values with a different meaning are cleared.
 */
export function afterMethodChange<F extends DescribedField>(
  { before, after }: MethodChange<F>,
  values: EntryValues,
): EntryValues {
  const dependents = new Set(
    [before, after].flatMap((fields) => fields.flatMap(({ name }) => dependentsOf(fields, name))),
  );
  const kept = after.filter((field) => {
    const earlier = before.find(({ name }) => name === field.name);
    return earlier && asksTheSame(earlier, field) && !dependents.has(field) && !dependents.has(earlier);
  });
  return {
    ...emptyValues(after),
    ...Object.fromEntries(kept.map(({ name }) => [name, values[name] ?? null])),
  };
}

/** A choice is the same only in the same field. Typed values are the same under any label if the unit is the same. */
function asksTheSame(one: DescribedField, other: DescribedField): boolean {
  if (one.scope3FieldId === other.scope3FieldId) return true;
  return (
    one.fieldType !== 'DropDown' &&
    one.fieldType === other.fieldType &&
    one.unitSymbol === other.unitSymbol &&
    one.unitField === other.unitField
  );
}

/** Where to fetch the options now; null while a value is missing or when they come with the field. */
export function optionsPath(field: DescribedField, values: EntryValues): string | null {
  if (!field.apiPath || placeholdersOf(field).some((name) => !isFilled(values[name]))) return null;
  return field.apiPath.replaceAll(placeholder, (_, name: string) => encodeURIComponent(String(values[name])));
}

type WithRules<F> = RuledField<Scope3Value> & { described: F };

function withRules<F extends DescribedField>(fields: readonly F[]): WithRules<F>[] {
  const unitNames = new Set(fields.map(({ unitField }) => unitField));
  return fields.map((field) => ({
    described: field,
    name: field.name,
    blank: blankOf(field, unitNames.has(field.name)),
    shownWhen: [{ field: methodKey, isOneOf: field.scope3MethodIds }],
    blockedUntil: [field.blockedUntil, ...placeholdersOf(field)].filter((name) => name !== null),
    childOf: fields.filter(({ child }) => child === field.name).map(({ name }) => name),
    qualifiedBy: field.unitField,
  }));
}

function described<F>(fields: readonly WithRules<F>[]): F[] {
  return fields.map((field) => field.described);
}

/** A unit defaults to the first one because it is shown beside the amount. */
function blankOf({ defaultValue, dropDownOptions, fieldType }: DescribedField, isUnit: boolean): Scope3Value {
  const unit = isUnit ? inOrder(dropDownOptions)[0]?.value : undefined;
  if (fieldType === 'Checkbox') return defaultValue ?? false;
  return defaultValue ?? unit ?? (fieldType === 'TextField' ? '' : null);
}

/** Sorts options and fields into their intended order. */
export function inOrder<T extends { displayOrder: number }>(items: readonly T[]): T[] {
  return [...items].sort((one, other) => one.displayOrder - other.displayOrder);
}

const placeholder = /\{(\w+)\}/g;

function placeholdersOf({ apiPath }: DescribedField): string[] {
  return [...(apiPath ?? '').matchAll(placeholder)].map((match) => match[1] ?? '');
}
