import type { Section, TableDimension, Variable, VariableValue } from '#api/contract/scenarios/scenarios';
import { choicesOf, isShown, type RuledField, rowsOf, type VariableValues, variablesOf } from './form-values';

/** The problem without its text. Limits are as stored: shares from 0 to 1. */
export type Fault =
  | { kind: 'required' | 'requiredSelection' | 'number' | 'wholeNumber' | 'rowNeeded' }
  | { kind: 'between'; min: number; max: number }
  | { kind: 'minValue'; min: number }
  | { kind: 'maxValue'; max: number };

export type VariableIssue = {
  /** `['bulbs_dict', 0, 'count']`. */
  path: readonly (string | number)[];
  fault: Fault;
  unit: string;
};

/** All problems of the entered values; hidden variables are ignored. */
export function variableIssues(sections: readonly Section[], values: VariableValues): VariableIssue[] {
  const variables = variablesOf(sections);
  return variables
    .filter((variable) => isShown(variable, values) && !variable.isReadOnly)
    .flatMap((variable) => issuesOfVariable(variable, variables, values));
}

function issuesOfVariable(
  variable: Variable,
  siblings: readonly Variable[],
  values: VariableValues,
): VariableIssue[] {
  const { code, tableDimensions, unit } = variable;
  if (!isTable(variable)) {
    const fault = faultOf(variable, siblings, values);
    return fault ? [{ path: [code], fault, unit }] : [];
  }
  const rows = rowsOf(values[code]);
  if (rows.length === 0)
    return variable.isRequired ? [{ path: [code], fault: { kind: 'rowNeeded' }, unit }] : [];
  return rows.flatMap((row, index) =>
    tableDimensions.flatMap((dimension) => {
      const fault = faultOf(dimension, tableDimensions, row);
      return fault ? [{ path: [code, index, dimension.code], fault, unit: dimension.unit }] : [];
    }),
  );
}

export function isTable({ type }: Pick<Variable, 'type'>): boolean {
  return type === 'TABLE_MS' || type === 'TABLE_MS_LL';
}

export function isChoice({ type }: Pick<Variable, 'type'>): boolean {
  return type === 'MC' || type === 'MC_RADIO_BIT';
}

type Field = RuledField & Pick<Variable | TableDimension, 'type' | 'isRequired' | 'min' | 'max'>;

function faultOf<F extends Field>(
  field: F,
  siblings: readonly F[],
  values: Readonly<Record<string, VariableValue | undefined>>,
): Fault | null {
  const value = values[field.code];
  if (isChoice(field)) {
    const choices = choicesOf(field, siblings, values);
    if (value === null || value === undefined || value === '')
      // Nothing is required when the parent leaves no choices.
      return field.isRequired && choices.length > 0 ? { kind: 'requiredSelection' } : null;
    return choices.some((choice) => choice.value === String(value)) ? null : { kind: 'requiredSelection' };
  }
  if (value === null || value === undefined) return field.isRequired ? { kind: 'required' } : null;
  if (typeof value !== 'number' || !Number.isFinite(value)) return { kind: 'number' };
  if (field.type === 'INT' && !Number.isInteger(value)) return { kind: 'wholeNumber' };
  return boundFault(value, field);
}

function boundFault(value: number, { min, max }: Pick<Field, 'min' | 'max'>): Fault | null {
  const isOutside = (min !== null && value < min) || (max !== null && value > max);
  if (!isOutside) return null;
  if (min !== null && max !== null) return { kind: 'between', min, max };
  return min !== null ? { kind: 'minValue', min } : { kind: 'maxValue', max: max ?? 0 };
}
