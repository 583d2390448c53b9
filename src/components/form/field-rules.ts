/**
 * Rules between the fields of a form, as data: which show, which wait for another, and what a change empties. For
 * forms that a server describes (the value chain, questionnaires) and for those that ask for less by what was said.
 */

/** A list is what a group of tick boxes holds. */
export type FieldValue = string | number | boolean | null | readonly string[];

/** By field name; facts that no field of the form asks for (its method) may stand among them. */
export type FieldValues = Readonly<Record<string, FieldValue | undefined>>;

/** Met while that field shows and holds one of these; of a list one entry is enough. */
export type ShownWhen = { field: string; isOneOf: readonly (string | number | boolean)[] };

/** A field with its rules, each of which names other fields. */
export type RuledField<Value extends FieldValue = FieldValue> = {
  name: string;
  /** What it holds when nobody touched it, and again once its value falls. */
  blank: Value;
  /** Shows while all of these are met; always without any. */
  shownWhen?: readonly ShownWhen[];
  /** Can be filled in once all of these are filled. Its value falls when one of them changes. */
  blockedUntil?: readonly string[];
  /** Its value falls when one of these changes; they do not have to be filled. */
  childOf?: readonly string[];
  /** What gives the value its meaning, as a unit does. Its value falls with that of the other, not when it is changed. */
  qualifiedBy?: string | null;
};

/**
 * The fields to be shown, in the order given. Whatever hangs on a hidden field is hidden, also where fields name each
 * other in a ring. Within one showing, every name appears once.
 */
export function shownFields<F extends RuledField>(fields: readonly F[], values: FieldValues): F[] {
  const names = new Set(fields.map(({ name }) => name));
  const shown = new Set<F>();
  const shownNames = new Set<string>();
  const isMet = ({ field, isOneOf }: ShownWhen) =>
    (shownNames.has(field) || !names.has(field)) && holdsOneOf(values[field], isOneOf);
  // From the roots down, a level each time: nothing shows only because it shows.
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

/** The field that this one waits for; null when it can be filled in. What is hidden is not waited for. */
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

/** Everything that hangs on a field, directly or by way of another, in the order given. */
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
 * What a change of one field makes of the others: the blanks of all that hang on it, but for a value that had no
 * unit yet. `values` are those of before or after the change. A field that is only hidden by it keeps its value, for
 * the case that it is shown again; `shownValues` leaves it out.
 */
export function fallenBy<Value extends FieldValue>(
  fields: readonly RuledField<Value>[],
  name: string,
  values: FieldValues,
): Record<string, Value> {
  const isQualified = ({ qualifiedBy }: RuledField) => !qualifiedBy || isFilled(values[qualifiedBy]);
  return blanksOf(dependentsOf(fields, name).filter(isQualified));
}

/** What fields hold before anybody touched them. */
export function blanksOf<Value extends FieldValue>(
  fields: readonly RuledField<Value>[],
): Record<string, Value> {
  return Object.fromEntries(fields.map(({ name, blank }) => [name, blank]));
}

/** The values of the fields that show, and of no other: what may be sent. Null where there is none. */
export function shownValues<Value extends FieldValue>(
  fields: readonly RuledField[],
  values: Readonly<Record<string, Value | undefined>>,
): Record<string, Value | null> {
  return Object.fromEntries(shownFields(fields, values).map(({ name }) => [name, values[name] ?? null]));
}

/** An unticked box holds nothing to go on: to wait for a box is to wait for its tick. */
export function isFilled(value: FieldValue | undefined): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  if (typeof value === 'number') return !Number.isNaN(value);
  return value === true || (Array.isArray(value) && value.length > 0);
}

function holdsOneOf(value: FieldValue | undefined, choices: ShownWhen['isOneOf']): boolean {
  const held: readonly unknown[] = Array.isArray(value) ? value : [value];
  return choices.some((choice) => held.includes(choice));
}
