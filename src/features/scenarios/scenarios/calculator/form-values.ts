import type {
  EnteredVariables,
  Section,
  TableDimension,
  Variable,
  VariableRow,
  VariableValue,
} from '#api/contract/scenarios/scenarios';

/** The field values by variable code. */
export type VariableValues = Readonly<Record<string, VariableValue>>;

/** The form of a scenario, with the names that react-hook-form and the API's field errors use. */
export type CalculatorValues = { variables: Record<string, unknown> };

type Cell = string | number | null;
type Cells = Readonly<Record<string, VariableValue | undefined>>;
/** What variables and the dimensions of a table have in common. */
export type RuledField = Pick<TableDimension, 'code' | 'choices' | 'child' | 'defaultsBy'> & {
  defaultValue: VariableValue;
};

export function variablesOf(sections: readonly Section[]): Variable[] {
  return inOrder(sections).flatMap(({ variables }) => variables);
}

export function inOrder(sections: readonly Section[]): Section[] {
  return [...sections].sort((one, other) => one.displayOrder - other.displayOrder);
}

/** The initial values: recorded data and published defaults. */
export function startValues(sections: readonly Section[]): Record<string, VariableValue> {
  return Object.fromEntries(
    variablesOf(sections).map(({ code, defaultValue }) => [code, copyOf(defaultValue)]),
  );
}

/** The initial values overlaid with saved ones; codes that no longer exist in the form are ignored. */
export function withEntered(
  sections: readonly Section[],
  entered: EnteredVariables,
): Record<string, VariableValue> {
  const values = startValues(sections);
  for (const { code, value } of entered) if (code in values) values[code] = copyOf(value);
  return values;
}

/** Hidden when another variable says so. */
export function isShown({ visibleIf }: Variable, values: Cells): boolean {
  if (!visibleIf) return true;
  return visibleIf.values.includes(String(values[visibleIf.code])) !== visibleIf.isNot;
}

/**
 * Whether a field belongs to the assumptions below the form, whose defaults most users keep. A required field that
 * nothing could fill stays with the inputs so that it is not missed.
 */
export function isAssumed({ isAssumption, isRequired, defaultValue, defaultsBy }: Variable): boolean {
  return isAssumption && !(isRequired && defaultValue === null && defaultsBy === null);
}

/** The request: only visible variables; the server uses defaults for hidden ones. */
export function enteredOf(sections: readonly Section[], values: VariableValues): EnteredVariables {
  return variablesOf(sections)
    .filter((variable) => isShown(variable, values))
    .map(({ code }) => ({ code, value: values[code] ?? null }));
}

export function rowsOf(value: VariableValue | undefined): readonly VariableRow[] {
  return Array.isArray(value) ? value : [];
}

/** A new table row with the defaults of its dimensions and the numbers that depend on them. */
export function newRow(dimensions: readonly TableDimension[]): VariableRow {
  const row: VariableRow = Object.fromEntries(
    dimensions.map(({ code, defaultValue }) => [code, defaultValue]),
  );
  for (const { code } of dimensions)
    if (row[code] !== null) Object.assign(row, followersOf(dimensions, code, row));
  return row;
}

/** The choices available for the chosen parent. */
export function choicesOf<F extends RuledField>(
  field: F,
  siblings: readonly F[],
  cells: Cells,
): F['choices'] {
  const left = childEntry(field, siblings, cells)?.values;
  return left ? field.choices.filter(({ value }) => left.includes(value)) : field.choices;
}

/**
 * The effect of changing one field on related fields: choices that no longer apply, and numbers that are filled in.
 * A number typed by the user stays; one that the form could have filled in is replaced.
 */
export function followersOf<F extends RuledField>(
  fields: readonly F[],
  changed: string,
  cells: Cells,
): Record<string, Cell> {
  const put: Record<string, Cell> = {};
  const now = () => ({ ...cells, ...put });
  const queue = [changed];
  for (let code = queue.shift(); code !== undefined; code = queue.shift())
    for (const field of fields) {
      const value = followedValue(field, code, fields, now());
      if (value === undefined || value === (now()[field.code] ?? null)) continue;
      put[field.code] = value;
      if (field.code !== changed) queue.push(field.code);
    }
  return put;
}

/** Undefined: unchanged. */
function followedValue<F extends RuledField>(
  field: F,
  changed: string,
  fields: readonly F[],
  cells: Cells,
): Cell | undefined {
  const current = cells[field.code];
  const parent = fields.find(({ code }) => code === changed);
  if (parent?.child?.code === field.code) {
    const entry = childEntry(field, fields, cells);
    if (entry?.values) return choiceAmong(entry.values, current, parent.child.defaultValue);
    if (!couldBePutIn(field, fields, current)) return undefined;
    if (typeof entry?.value === 'number') return entry.value;
    return typeof parent.child.defaultValue === 'number' ? parent.child.defaultValue : null;
  }
  if (!field.defaultsBy?.by.includes(changed)) return undefined;
  const followed = defaultBy(field, cells);
  return followed !== undefined && couldBePutIn(field, fields, current) ? followed : undefined;
}

function choiceAmong(left: readonly string[], current: unknown, standard: Cell): Cell {
  if (typeof current === 'string' && left.includes(current)) return current;
  if (typeof standard === 'string' && left.includes(standard)) return standard;
  return left.length === 1 ? (left[0] ?? null) : null;
}

/** The number for the current choices; undefined when there is none. */
function defaultBy({ defaultsBy }: RuledField, cells: Cells): number | undefined {
  const chosen = (defaultsBy?.by ?? []).map((code) => cells[code]);
  if (!defaultsBy || chosen.some((value) => value === null || value === undefined)) return undefined;
  return defaultsBy.values[chosen.join('|')];
}

/** The number that follows from the related cells; null when one of them is empty or nothing is published for it. */
export function suggestedFor(
  { suggestion }: Pick<TableDimension, 'suggestion'>,
  row: VariableRow,
): { value: number; text: string; source: string } | null {
  const of = suggestion ? row[suggestion.of] : null;
  const found = suggestion?.ratios[String(row[suggestion.by] ?? '')];
  if (!suggestion || !found || typeof of !== 'number' || !Number.isFinite(of)) return null;
  return { value: of * found.ratio, text: suggestion.text, source: found.source };
}

function childEntry<F extends RuledField>(field: F, fields: readonly F[], cells: Cells) {
  const parent = fields.find(({ child }) => child?.code === field.code);
  return parent?.child?.choices.find((entry) => entry.parent === String(cells[parent.code]));
}

/** Whether the form may have filled this in, rather than the user. */
function couldBePutIn<F extends RuledField>(field: F, fields: readonly F[], value: unknown): boolean {
  if (value === null || value === undefined || value === field.defaultValue) return true;
  const parents = fields.filter(({ child }) => child?.code === field.code);
  const byParents = parents.flatMap(({ child }) => [
    child?.defaultValue,
    ...(child?.choices ?? []).map((entry) => entry.value),
  ]);
  return [...byParents, ...Object.values(field.defaultsBy?.values ?? {})].includes(value as number);
}

/**
 * The form for another location. Untouched fields take its recorded data; typed values stay. Fields that depend on a
 * changed choice follow that choice.
 */
export function refilled(
  before: readonly Section[],
  after: readonly Section[],
  values: VariableValues,
): Record<string, VariableValue> {
  const start = startValues(before);
  const next = startValues(after);
  const variables = variablesOf(after);
  const touched = variables.filter(
    (variable) =>
      !variable.isReadOnly &&
      variable.code in values &&
      !isSameValue(values[variable.code], start[variable.code]) &&
      !(isFollower(variable, variables) && couldBePutIn(variable, variables, values[variable.code])),
  );
  for (const { code } of touched) next[code] = copyOf(values[code] ?? null);
  for (const { code } of touched) Object.assign(next, followersOf(variables, code, next));
  return next;
}

function isFollower(field: RuledField, fields: readonly RuledField[]): boolean {
  return field.defaultsBy !== null || fields.some(({ child }) => child?.code === field.code);
}

/** Also for table rows. */
export function isSameValue(one: VariableValue | undefined, other: VariableValue | undefined): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return (one ?? null) === (other ?? null);
  return (
    one.length === other.length &&
    one.every((row, index) => {
      const match = other[index] ?? {};
      return [...new Set([...Object.keys(row), ...Object.keys(match)])].every(
        (code) => (row[code] ?? null) === (match[code] ?? null),
      );
    })
  );
}

function copyOf(value: VariableValue): VariableValue {
  return Array.isArray(value) ? value.map((row) => ({ ...row })) : value;
}
