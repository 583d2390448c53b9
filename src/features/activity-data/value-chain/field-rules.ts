import type { Scope3Field, Scope3Value } from '#api/contract/activity-data/scope3';

/** Rules of a form that the server describes: what is asked for, what waits, what a change empties. */

/** What the rules need to know of a field. */
export type RuledField = Pick<
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
export function visibleFields<F extends RuledField>(fields: readonly F[], methodId: Scope3Value): F[] {
  return fields.filter(({ scope3MethodIds }) => scope3MethodIds.some((asking) => asking === methodId));
}

/** An unticked box holds nothing to go on: to wait for a box is to wait for its tick. */
export function isFilled(value: Scope3Value | undefined): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  if (typeof value === 'number') return !Number.isNaN(value);
  return value === true;
}

/** The field that this one waits for; null when it can be filled in. What the method hides is not waited for. */
export function blockedBy<F extends RuledField>(
  field: RuledField,
  visible: readonly F[],
  values: EntryValues,
): F | null {
  const names = [field.blockedUntil, ...placeholdersOf(field)];
  return visible.find(({ name }) => names.includes(name) && !isFilled(values[name])) ?? null;
}

/**
 * Everything that followed from a field, directly or by way of another: emptied when it changes. An amount follows
 * a unit that follows: 100 litres of diesel are not 100 kWh of gas.
 */
export function dependentsOf<F extends RuledField>(fields: readonly F[], name: string): F[] {
  const found = new Set<F>();
  const follow = (parentName: string) => {
    const parent = fields.find((field) => field.name === parentName);
    for (const field of fields) {
      const follows =
        field.name === parent?.child ||
        field.blockedUntil === parentName ||
        placeholdersOf(field).includes(parentName) ||
        (parentName !== name && field.unitField === parentName);
      if (!follows || field.name === name || found.has(field)) continue;
      found.add(field);
      follow(field.name);
    }
  };
  follow(name);
  return fields.filter((field) => found.has(field));
}

/** What a changed field empties: all that followed from it, but for an amount that had no unit yet. */
export function emptiedBy(visible: readonly RuledField[], name: string, values: EntryValues): EntryValues {
  const hadUnit = ({ unitField }: RuledField) => unitField === null || isFilled(values[unitField]);
  return emptyValues(dependentsOf(visible, name).filter(hadUnit));
}

type MethodChange<F> = { before: readonly F[]; after: readonly F[] };

/**
 * The values of the fields that another method asks for. What was typed stays where both ask the same (the date,
 * the source document); whatever followed from something else, or means something else now, is empty.
 */
export function afterMethodChange<F extends RuledField>(
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
function asksTheSame(one: RuledField, other: RuledField): boolean {
  if (one.scope3FieldId === other.scope3FieldId) return true;
  return (
    one.fieldType !== 'DropDown' &&
    one.fieldType === other.fieldType &&
    one.unitSymbol === other.unitSymbol &&
    one.unitField === other.unitField
  );
}

/** Where the options are to be read now; null while a value is missing or when they come with the field. */
export function optionsPath(field: RuledField, values: EntryValues): string | null {
  if (!field.apiPath || placeholdersOf(field).some((name) => !isFilled(values[name]))) return null;
  return field.apiPath.replaceAll(placeholder, (_, name: string) => encodeURIComponent(String(values[name])));
}

/** What fields hold before anybody touched them. A unit begins with its first: it stands beside the amount. */
export function emptyValues(fields: readonly RuledField[]): EntryValues {
  const units = new Set(fields.map(({ unitField }) => unitField));
  return Object.fromEntries(
    fields.map((field) => {
      const unit = units.has(field.name) ? inOrder(field.dropDownOptions)[0]?.value : undefined;
      return [field.name, field.defaultValue ?? unit ?? emptyValue(field)];
    }),
  );
}

function emptyValue({ fieldType }: RuledField): Scope3Value {
  if (fieldType === 'Checkbox') return false;
  return fieldType === 'TextField' ? '' : null;
}

/** Options and fields the way they are meant to stand. */
export function inOrder<T extends { displayOrder: number }>(items: readonly T[]): T[] {
  return [...items].sort((one, other) => one.displayOrder - other.displayOrder);
}

const placeholder = /\{(\w+)\}/g;

function placeholdersOf({ apiPath }: RuledField): string[] {
  return [...(apiPath ?? '').matchAll(placeholder)].map((match) => match[1] ?? '');
}
