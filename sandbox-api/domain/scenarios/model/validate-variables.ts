import { type InputCell, type InputRow, type Inputs, isRows } from './calculate';
import { isVisible, ownDefault } from './defaults';
import type { Cell, DefinitionVariable, EnteredRow, EnteredValue, TableDimension } from './definition';
import type { ScenarioModel } from './model';
import { readCell } from './read-cell';

/** As a field issue of the contract: `variables.<code>` or `variables.<code>.<row>.<dimension>`, rows from 0. */
export type VariableIssue = { path: string; code: string; params: Record<string, string | number> };

export type EnteredVariable = { code: string; value: EnteredValue };

/** Values that are choices of the company's own data: ids of its locations, countries beyond the listed ones. */
export type OwnChoices = { locationIds: readonly string[]; countries?: readonly string[] };

export type Validated =
  | { isValid: true; inputs: Inputs }
  | { isValid: false; issues: readonly VariableIssue[] };

type Report = (path: string, code: string, params?: VariableIssue['params']) => void;

/** Checks each variable by its type; a hidden variable takes its default, and so does an optional one left empty. */
export function validateVariables(
  model: ScenarioModel,
  entered: readonly EnteredVariable[],
  own: OwnChoices,
): Validated {
  const issues: VariableIssue[] = [];
  const report: Report = (path, code, params = {}) =>
    void issues.push({ path: `variables.${path}`, code, params });
  checkCodes(model, entered, report);
  const values = new Map(entered.map(({ code, value }) => [code, value]));
  const inputs: Record<string, Inputs[string]> = {};
  // Choices are read first: they decide which of the other variables are shown.
  for (const variable of [...model.variables].sort((a, b) => Number(isNumber(a)) - Number(isNumber(b)))) {
    const { code } = variable;
    const isShown = isVisible(model, code, { ...defaultsOf(model), ...inputs });
    const value = isShown ? (values.get(code) ?? null) : null;
    inputs[code] = variable.type.startsWith('TABLE')
      ? readTable(variable, value, own, report)
      : readSingle(model, variable, value, isShown, own, report);
  }
  return issues.length === 0 ? { isValid: true, inputs } : { isValid: false, issues };
}

function isNumber({ type }: DefinitionVariable): boolean {
  return type === 'INT' || type === 'DECIMAL';
}

function defaultsOf(model: ScenarioModel): Inputs {
  return Object.fromEntries(
    model.variables.map((variable) => [variable.code, defaultCell(model, variable)] as const),
  );
}

function defaultCell(model: ScenarioModel, variable: DefinitionVariable): InputCell {
  const result = readCell(
    { ...variable, isRequired: false },
    valuesOf(variable),
    ownDefault(model, variable),
  );
  return result.isRead ? result.value : null;
}

function checkCodes(model: ScenarioModel, entered: readonly EnteredVariable[], report: Report): void {
  const known = new Set(model.variables.map(({ code }) => code));
  const seen = new Set<string>();
  for (const { code } of entered) {
    if (!known.has(code)) report(code, 'unknownField');
    else if (seen.has(code)) report(code, 'invalid');
    seen.add(code);
  }
}

function readSingle(
  model: ScenarioModel,
  variable: DefinitionVariable,
  entered: EnteredValue,
  isShown: boolean,
  own: OwnChoices,
  report: Report,
): InputCell {
  if (!isShown) return defaultCell(model, variable);
  if (typeof entered === 'object' && entered !== null) {
    report(variable.code, 'invalid');
    return null;
  }
  const result = readCell(variable, choicesOf(variable, own), entered);
  if (result.isRead) return result.value ?? defaultCell(model, variable);
  report(variable.code, result.issue.code, result.issue.params);
  return null;
}

function choicesOf(field: DefinitionVariable | TableDimension, own: OwnChoices): readonly string[] {
  if (field.choicesFrom === 'company.locations') return own.locationIds;
  const listed = valuesOf(field);
  return field.code === 'country' ? [...listed, ...(own.countries ?? [])] : listed;
}

function valuesOf({ choices }: Pick<DefinitionVariable | TableDimension, 'choices'>): string[] {
  return (choices ?? []).map(({ value }) => value);
}

function readTable(
  variable: DefinitionVariable,
  entered: EnteredValue,
  own: OwnChoices,
  report: Report,
): readonly InputRow[] {
  const { code, isRequired, tableDimensions = [] } = variable;
  if (entered !== null && !isEnteredRows(entered)) {
    report(code, 'invalid');
    return [];
  }
  const rows = entered ?? [];
  if (isRequired && rows.length === 0) report(code, 'required');
  const read = rows.map((row, index) => readRow(`${code}.${index}`, tableDimensions, row, own, report));
  checkRepeated(code, tableDimensions, read, report);
  return read;
}

function isEnteredRows(value: EnteredValue): value is readonly EnteredRow[] {
  return Array.isArray(value);
}

function readRow(
  path: string,
  dimensions: readonly TableDimension[],
  row: EnteredRow,
  own: OwnChoices,
  report: Report,
): InputRow {
  const known = new Set(dimensions.map(({ code }) => code));
  for (const code of Object.keys(row)) if (!known.has(code)) report(`${path}.${code}`, 'unknownField');
  const cells = dimensions.map((dimension) => {
    const { code } = dimension;
    const choices = choicesLeft(dimension, dimensions, row, choicesOf(dimension, own));
    const result = readCell(dimension, choices, row[code] ?? null);
    if (!result.isRead) report(`${path}.${code}`, result.issue.code, result.issue.params);
    return [code, result.isRead ? (result.value ?? emptyCell(dimension, choices)) : null] as const;
  });
  return Object.fromEntries(cells);
}

function emptyCell(dimension: TableDimension, choices: readonly string[]): InputCell {
  const result = readCell({ ...dimension, isRequired: false }, choices, dimension.defaultValue);
  return result.isRead ? result.value : null;
}

/** A choice of a parent leaves only some choices in its child. */
function choicesLeft(
  dimension: TableDimension,
  dimensions: readonly TableDimension[],
  row: EnteredRow,
  choices: readonly string[],
): readonly string[] {
  const parent = dimensions.find(({ child }) => child?.code === dimension.code);
  const chosen: Cell = parent ? (row[parent.code] ?? null) : null;
  const left = parent?.child?.choices.find((choice) => choice.parent === String(chosen))?.values;
  return left ? choices.filter((choice) => left.includes(choice)) : choices;
}

/** A location in two rows would be counted twice. */
function checkRepeated(
  code: string,
  dimensions: readonly TableDimension[],
  rows: readonly InputRow[],
  report: Report,
): void {
  for (const dimension of dimensions.filter(({ choicesFrom }) => choicesFrom === 'company.locations')) {
    const chosen = rows.map((row) => row[dimension.code]);
    chosen.forEach((value, index) => {
      if (value !== null && chosen.indexOf(value) < index)
        report(`${code}.${index}.${dimension.code}`, 'chosenAbove');
    });
  }
}

/** What was entered of a variable, as text for a comparison or a store. */
export function enteredOf(value: Inputs[string] | undefined): EnteredValue {
  if (value === undefined || value === null) return null;
  if (isRows(value))
    return value.map((row) => Object.fromEntries(Object.entries(row).map(([k, v]) => [k, cellOf(v)])));
  return cellOf(value);
}

function cellOf(value: InputCell): Cell {
  return value === null || typeof value === 'string' ? value : value.toNumber();
}
