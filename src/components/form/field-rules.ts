/**
 * Rules between form fields, as data: which fields show, which wait for another, and what a change clears. For forms
 * described by the server (the value chain, questionnaires) and forms whose questions depend on earlier answers.
 */

/** A list is the value of a group of checkboxes. */
export type FieldValue = string | number | boolean | null | readonly string[];

/** By field name. It may include facts that no field asks for, such as the form's method. */
export type FieldValues = Readonly<Record<string, FieldValue | undefined>>;

/** True while that field is visible and has one of these values; for a list, one matching entry is enough. */
export type ShownWhen = { field: string; isOneOf: readonly (string | number | boolean)[] };

/** A field with its rules, each of which names other fields. */
export type RuledField<Value extends FieldValue = FieldValue> = {
  name: string;
  /** The initial value, which is also used after the value is cleared. */
  blank: Value;
  /** Visible while all of these are true; always visible without conditions. */
  shownWhen?: readonly ShownWhen[];
  /** Enabled once all of these have a value. Cleared when one of them changes. */
  blockedUntil?: readonly string[];
  /** Cleared when one of these changes; they need not have a value. */
  childOf?: readonly string[];
  /**
   * The field that gives the value its meaning, such as a unit. The value is cleared with that field, but not when
   * that field changes.
   */
  qualifiedBy?: string | null;
};

/**
 * The visible fields, in the given order. Fields that depend on a hidden field are hidden too, also in a circle.
 * Within one set of visible fields, every name appears once.
 */
export function shownFields<F extends RuledField>(fields: readonly F[], values: FieldValues): F[] {
  const names = new Set(fields.map(({ name }) => name));
  const shown = new Set<F>();
  const shownNames = new Set<string>();
  const isMet = ({ field, isOneOf }: ShownWhen) =>
    (shownNames.has(field) || !names.has(field)) && holdsOneOf(values[field], isOneOf);
  // Evaluated from the roots down, level by level, so that no field is visible because of itself.
  for (let before = -1; before < shown.size; ) {
    before = shown.size;
    for (const field of fields) {
      if (shown.has(field) || !(field.shownWhen ?? []).every(isMet)) continue;
      shown.add(field);
      shownNames.add(field.name);
    }
  }
  return fields.filter((field) => shown.has(field));
}

/** The field that this one waits for; null when it can be filled in. Hidden fields are ignored. */
export function blockerOf<F extends RuledField>(
  field: RuledField,
  shown: readonly F[],
  values: FieldValues,
): F | null {
  for (const name of field.blockedUntil ?? []) {
    const blocker = shown.find((other) => other.name === name);
    if (blocker && !isFilled(values[name])) return blocker;
  }
  return null;
}

/** All fields that depend on a field, directly or indirectly, in the given order. */
export function dependentsOf<F extends RuledField>(fields: readonly F[], name: string): F[] {
  const found = new Set<F>();
  const follow = (parentName: string) => {
    for (const field of fields) {
      const isDependent =
        field.blockedUntil?.includes(parentName) ||
        field.childOf?.includes(parentName) ||
        (parentName !== name && field.qualifiedBy === parentName);
      if (!isDependent || field.name === name || found.has(field)) continue;
      found.add(field);
      follow(field.name);
    }
  };
  follow(name);
  return fields.filter((field) => found.has(field));
}

/**
 * The changes in other fields caused by changing one field: cleared values of all dependent fields, except for a
 * value that had no unit yet. `values` may be from before or after the change. A field that is only hidden keeps its
 * value in case it is shown again; `shownValues` leaves it out.
 */
export function fallenBy<Value extends FieldValue>(
  fields: readonly RuledField<Value>[],
  name: string,
  values: FieldValues,
): Record<string, Value> {
  const isQualified = ({ qualifiedBy }: RuledField) => !qualifiedBy || isFilled(values[qualifiedBy]);
  return blanksOf(dependentsOf(fields, name).filter(isQualified));
}

/** The values of untouched fields. */
export function blanksOf<Value extends FieldValue>(
  fields: readonly RuledField<Value>[],
): Record<string, Value> {
  return Object.fromEntries(fields.map(({ name, blank }) => [name, blank]));
}

/** The values of visible fields only, which is what may be sent. Null for empty fields. */
export function shownValues<Value extends FieldValue>(
  fields: readonly RuledField[],
  values: Readonly<Record<string, Value | undefined>>,
): Record<string, Value | null> {
  return Object.fromEntries(shownFields(fields, values).map(({ name }) => [name, values[name] ?? null]));
}

/** An unticked checkbox counts as empty: waiting for a checkbox means waiting for its tick. */
export function isFilled(value: FieldValue | undefined): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  if (typeof value === 'number') return !Number.isNaN(value);
  return value === true || (Array.isArray(value) && value.length > 0);
}

function holdsOneOf(value: FieldValue | undefined, choices: ShownWhen['isOneOf']): boolean {
  const held: readonly unknown[] = Array.isArray(value) ? value : [value];
  return choices.some((choice) => held.includes(choice));
}
