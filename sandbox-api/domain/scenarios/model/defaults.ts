import { Decimal } from '#api/domain/units/decimal';
import { type Inputs, scopeOf, startNames } from './calculate';
import type { Cell, DefinitionVariable } from './definition';
import { evaluate, isTrue } from './evaluate';
import { DefinitionError } from './expression';
import type { ScenarioModel } from './model';

/** The default that the definition itself gives: of the scenario before that of the variable. Null: none. */
export function ownDefault(model: ScenarioModel, { code, defaultValue }: DefinitionVariable): Cell {
  const value = model.definition.defaults[code] ?? defaultValue;
  return typeof value === 'object' ? null : value;
}

/** A default that follows from other inputs, e.g. whether scope 3 is counted. Null where there is no such rule. */
export function followingDefault(model: ScenarioModel, code: string, inputs: Inputs): Cell {
  const expression = model.defaults[code];
  if (!expression) return null;
  const value = evaluate(expression, scopeOf(model, code, startNames(model, inputs)));
  if (Decimal.isDecimal(value)) return value.toString();
  return typeof value === 'string' ? value : null;
}

export function isVisible(model: ScenarioModel, code: string, inputs: Inputs): boolean {
  const expression = model.visible[code];
  return !expression || isTrue(expression, scopeOf(model, code, startNames(model, inputs)));
}

/** No rate is asked for, and none is used, where money is in euros or none is known. */
export function isAskedFor({ code }: Pick<DefinitionVariable, 'code'>, inputs: Inputs): boolean {
  return code !== 'eur_rate' || (inputs[code] ?? null) !== null;
}

export type VisibleWhen = { code: string; values: string[]; isNot: boolean };

/** The same for a form: a choice that must be, or must not be, one value. Null: always shown. */
export function visibleWhen(model: ScenarioModel, code: string): VisibleWhen | null {
  const expression = model.visible[code];
  if (!expression) return null;
  if (expression.kind === 'binary' && (expression.operator === '==' || expression.operator === '!=')) {
    const { left, right, operator } = expression;
    if (left.kind === 'name' && right.kind === 'text') {
      return { code: left.name, values: [right.value], isNot: operator === '!=' };
    }
  }
  throw new DefinitionError(`A form cannot ask this: visibleIf of ${code}`);
}
