import { useEffect } from 'react';
import type { Variable, VariableRow } from '#api/contract/scenarios/scenarios';
import { followersOf, type RuledField, rowsOf, type VariableValues } from './form-values';
import type { CalculatorForm } from './variable-field';

/** Fills in the values that depend on a choice, in the same row or in the form. */
export function useDependents({ methods }: CalculatorForm, variables: readonly Variable[]): void {
  useEffect(
    () =>
      methods.subscribe({
        formState: { values: true },
        callback: ({ name, type, values }) => {
          if (type === 'change' && name)
            putFollowers(methods, variables, name, values.variables as VariableValues);
        },
      }),
    [methods, variables],
  );
}

/** `name`: `variables.fuel`, or `variables.fleet_dict.0.size` for a cell. */
export function putFollowers(
  methods: CalculatorForm['methods'],
  variables: readonly Variable[],
  name: string,
  values: VariableValues,
): void {
  const [, code = '', index, dimensionCode] = name.split('.');
  const isCell = index !== undefined && dimensionCode !== undefined;
  const fields: readonly RuledField[] = isCell
    ? (variables.find((variable) => variable.code === code)?.tableDimensions ?? [])
    : variables;
  const cells: VariableRow | VariableValues = isCell ? (rowsOf(values[code])[Number(index)] ?? {}) : values;
  const put = Object.entries(followersOf(fields, isCell ? dimensionCode : code, cells));
  const prefix = isCell ? (`variables.${code}.${index}` as const) : ('variables' as const);
  for (const [follower, value] of put)
    methods.setValue(`${prefix}.${follower}` as 'variables.x', value, { shouldDirty: true });
  if (put.length) methods.clearErrors(put.map(([follower]) => `${prefix}.${follower}` as 'variables.x'));
}
