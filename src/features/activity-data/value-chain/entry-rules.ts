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

/** The shared rules for a form that the server describes by methods, and where its options are to be read. */

/** Under this name the chosen method stands among the values of a form. */
export const methodKey = 'scope3MethodId';

/** What the rules need to know of a field. */
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

/** By field name; the chosen method stands among them. */
export type EntryValues = Record<string, Scope3Value>;

/** The fields that a method asks for, in the order given. */
export function visibleFields<F extends DescribedField>(fields: readonly F[], methodId: Scope3Value): F[] {
  return described(shownFields(withRules(fields), { [methodKey]: methodId }));
}

/** The values of the fields that the chosen method asks for. */
export function askedValues(fields: readonly DescribedField[], values: EntryValues): EntryValues {
  return shownValues(withRules(fields), values);
}

/** The field that this one waits for; null when it can be filled in. What the method hides is not waited for. */
export function blockedBy<F extends DescribedField>(
  field: DescribedField,
  visible: readonly F[],
  values: EntryValues,
): F | null {
  const [ruled] = withRules([field]);
  return (ruled && blockerOf(ruled, withRules(visible), values)?.described) ?? null;
}

/**
 * Everything that followed from a field, directly or by way of another: emptied when it changes. An amount follows
 * a unit that follows: 100 litres of diesel are not 100 kWh of gas.
 */
export function dependentsOf<F extends DescribedField>(fields: readonly F[], name: string): F[] {
  return described(dependentFields(withRules(fields), name));
}

/** What a changed field empties: all that followed from it, but for an amount that had no unit yet. */
export function emptiedBy(
  visible: readonly DescribedField[],
  name: string,
  values: EntryValues,
): EntryValues {
  return fallenBy(withRules(visible), name, values);
}

/** What fields hold before anybody touched them. */
export function emptyValues(fields: readonly DescribedField[]): EntryValues {
  return blanksOf(withRules(fields));
}

type MethodChange<F> = { before: readonly F[]; after: readonly F[] };

/**
 * The values of the fields that another method asks for. What was typed stays where both ask the same (the date,
 * the source document); whatever followed from something else, or means something else now, is empty.
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

/** A list is the same only when it is the same field; what is typed freely is, whatever its label, in the same unit. */
function asksTheSame(one: DescribedField, other: DescribedField): boolean {
  if (one.scope3FieldId === other.scope3FieldId) return true;
  return (
    one.fieldType !== 'DropDown' &&
    one.fieldType === other.fieldType &&
    one.unitSymbol === other.unitSymbol &&
    one.unitField === other.unitField
  );
}

/** Where the options are to be read now; null while a value is missing or when they come with the field. */
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

/** A unit begins with its first: it stands beside the amount. */
function blankOf({ defaultValue, dropDownOptions, fieldType }: DescribedField, isUnit: boolean): Scope3Value {
  const unit = isUnit ? inOrder(dropDownOptions)[0]?.value : undefined;
  if (fieldType === 'Checkbox') return defaultValue ?? false;
  return defaultValue ?? unit ?? (fieldType === 'TextField' ? '' : null);
}

/** Options and fields the way they are meant to stand. */
export function inOrder<T extends { displayOrder: number }>(items: readonly T[]): T[] {
  return [...items].sort((one, other) => one.displayOrder - other.displayOrder);
}

const placeholder = /\{(\w+)\}/g;

function placeholdersOf({ apiPath }: DescribedField): string[] {
  return [...(apiPath ?? '').matchAll(placeholder)].map((match) => match[1] ?? '');
}
