import type { Cell, EnteredRow, EnteredValue } from '#api/domain/scenarios/model/definition';
import { isSame, keyOf } from './prefill';
import type { Prefill } from './prefill-types';
import type { StoredInput, StoredVariables } from './stored-simulation';

/** An input that today's recorded data or published defaults change. */
export type ChangedValue = {
  /** `code`, or `code.row.dimension`. */
  path: string;
  code: string;
  dimension: string | null;
  before: EnteredValue;
  after: EnteredValue;
};

/**
 * The values that would be filled into a saved simulation today, if different. Typed values and mere settings
 * stay; where nothing is known any more, the saved value stays too.
 */
export function changedInputs(
  prefill: Prefill,
  variables: StoredVariables,
  inputs: readonly StoredInput[],
): ChangedValue[] {
  const entered = new Map(variables.map(({ code, value }) => [code, value]));
  return inputs
    .filter(({ origin, source }) => origin !== 'typed' && source !== null)
    .flatMap(({ path }) => {
      const [code = '', row, dimension = null] = path.split('.');
      const value = entered.get(code) ?? null;
      const before = dimension === null ? value : cellOf(value, Number(row), dimension);
      const after = valueOfToday(prefill, entered, { code, row: rowOf(value, row), dimension });
      return after === null || isSame(before, after) ? [] : [{ path, code, dimension, before, after }];
    });
}

/** The variables with these values replacing the saved ones. */
export function withChanges(
  variables: StoredVariables,
  changes: readonly ChangedValue[],
): { code: string; value: EnteredValue }[] {
  return variables.map(({ code, value }) => {
    const own = changes.filter((change) => change.code === code);
    const whole = own.find(({ dimension }) => dimension === null);
    if (whole) return { code, value: whole.after };
    if (!isTable(value)) return { code, value };
    return {
      code,
      value: value.map((row, index) => {
        const cells = own.filter(({ path }) => path.startsWith(`${code}.${index}.`));
        return {
          ...row,
          ...Object.fromEntries(cells.map(({ dimension, after }) => [dimension, after as Cell])),
        };
      }),
    };
  });
}

function valueOfToday(
  prefill: Prefill,
  entered: ReadonlyMap<string, EnteredValue>,
  { code, row, dimension }: { code: string; row: EnteredRow | null; dimension: string | null },
): EnteredValue {
  const field = prefill[dimension === null ? code : `${code}.${dimension}`];
  if (!field) return null;
  const key = field.by && keyOf(field.by.codes.map((name) => row?.[name] ?? entered.get(name) ?? null));
  return (key === null ? undefined : field.by?.options[key]?.value) ?? (field.by ? null : field.value);
}

function isTable(value: EnteredValue): value is readonly EnteredRow[] {
  return Array.isArray(value);
}

function rowOf(value: EnteredValue, index: string | undefined): EnteredRow | null {
  return isTable(value) && index !== undefined ? (value[Number(index)] ?? null) : null;
}

function cellOf(value: EnteredValue, index: number, dimension: string): Cell {
  return isTable(value) ? (value[index]?.[dimension] ?? null) : null;
}
