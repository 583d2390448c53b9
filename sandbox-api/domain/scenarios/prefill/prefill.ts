import type { Inputs } from '#api/domain/scenarios/model/calculate';
import { followingDefault, ownDefault } from '#api/domain/scenarios/model/defaults';
import type {
  Cell,
  DefinitionVariable,
  EnteredRow,
  EnteredValue,
  TableDimension,
} from '#api/domain/scenarios/model/definition';
import { decimal } from '#api/domain/units/decimal';
import { cellRules } from './prefill-cells';
import { fromParameter } from './prefill-parameters';
import { recordedRules } from './prefill-recorded';
import type { FieldPrefill, Prefill, PrefillParts } from './prefill-types';
import type { ValueOrigin } from './stored-simulation';

/**
 * Fills the form of a scenario: with the company's records, otherwise with published defaults of the country,
 * otherwise with the definition's own. Unknown values stay empty; nothing is guessed, and no money is
 * converted.
 */
export function prefillOf(parts: PrefillParts): Prefill {
  const { model } = parts;
  const fields: Record<string, FieldPrefill> = {};
  for (const variable of model.variables) {
    for (const dimension of variable.tableDimensions ?? [])
      fields[`${variable.code}.${dimension.code}`] = ofCell(parts, variable, dimension);
    fields[variable.code] = ofVariable(parts, variable, fields);
  }
  return withFollowing(parts, fields);
}

function ofVariable(parts: PrefillParts, variable: DefinitionVariable, before: Prefill): FieldPrefill {
  const recorded = recordedRules[variable.code]?.(parts, variable);
  const found = recorded ?? fromParameter(parts, variable);
  if (!found) return { value: ownValue(parts, variable), origin: null, by: null };
  return found.by ? chosenOf(found, (code) => before[code]?.value ?? ownDefaultOf(parts, code)) : found;
}

/** The option for what is chosen; the field's own value where there is none. */
function chosenOf(field: FieldPrefill, choice: (code: string) => EnteredValue): FieldPrefill {
  const option = field.by?.options[keyOf(field.by.codes.map(choice))];
  return option ? { ...field, ...option } : field;
}

function ofCell(parts: PrefillParts, variable: DefinitionVariable, dimension: TableDimension): FieldPrefill {
  const found =
    cellRules[`${variable.code}.${dimension.code}`]?.(parts) ?? fromParameter(parts, dimension, variable);
  return found ?? { value: dimension.defaultValue, origin: null, by: null };
}

function ownValue({ model }: PrefillParts, variable: DefinitionVariable): EnteredValue {
  return variable.type.startsWith('TABLE') ? [] : ownDefault(model, variable);
}

function ownDefaultOf(parts: PrefillParts, code: string): EnteredValue {
  const variable = parts.model.variables.find((candidate) => candidate.code === code);
  return variable ? ownValue(parts, variable) : null;
}

/** Settings that follow from the other values, such as whether scope 3 is counted. */
function withFollowing({ model }: PrefillParts, fields: Prefill): Prefill {
  const entered = Object.fromEntries(
    model.variables.map(({ code }) => {
      const value = fields[code]?.value ?? null;
      return [code, typeof value === 'object' ? null : value] as const;
    }),
  );
  const following = Object.keys(model.defaults).map((code) => {
    const value = followingDefault(model, code, inputsOf(model, entered));
    return [code, value === null ? fields[code] : { value, origin: null, by: null }] as const;
  });
  return { ...fields, ...Object.fromEntries(following) } as Prefill;
}

/** Numbers as the expressions read them. */
function inputsOf(model: PrefillParts['model'], entered: Readonly<Record<string, Cell>>): Inputs {
  const isChoice = new Set(model.variables.filter(({ type }) => type === 'MC').map(({ code }) => code));
  return Object.fromEntries(
    Object.entries(entered).map(([code, value]) => [
      code,
      value === null ? null : isChoice.has(code) ? String(value) : decimal(value),
    ]),
  );
}

/** What a value is where one of these choices is made: the choices of a row before those of the form. */
export function originOf(
  prefill: Prefill,
  path: { code: string; dimension?: string; row?: EnteredRow },
  entered: { value: EnteredValue; of: (code: string) => EnteredValue },
): ValueOrigin | null | 'typed' {
  const field = prefill[path.dimension ? `${path.code}.${path.dimension}` : path.code];
  if (!field) return 'typed';
  const choice = (code: string): EnteredValue => path.row?.[code] ?? entered.of(code);
  const option = field.by?.options[keyOf(field.by.codes.map(choice))];
  const { value, origin } = option ?? field;
  return isSame(value, entered.value) && value !== null ? origin : 'typed';
}

/** Equal as they are entered: `2` is `"2"`. */
export function isSame(left: EnteredValue, right: EnteredValue): boolean {
  if (Array.isArray(left) || Array.isArray(right)) return JSON.stringify(left) === JSON.stringify(right);
  return left === right || (left !== null && right !== null && String(left) === String(right));
}

export function keyOf(values: readonly EnteredValue[]): string {
  return values.map((value) => (value === null ? '' : String(value))).join('|');
}
