import { Decimal, sum, zero } from '#api/domain/units/decimal';
import type { BinaryOperator, Comparison, Expression, FunctionName } from './expression';
import { ScenarioProblem, type ScenarioProblemCode } from './scenario-problem';

export type Single = Decimal | string | boolean | null;
/** A list is a column of a table or a series over the years. */
export type Value = Single | readonly (Decimal | null)[];

export type Scope = {
  /** Id of the calculated figure, for the problem that names it. */
  figure: string;
  lookup: (name: string) => Value;
  /** Published default; null where there is none. */
  parameter: (id: string, country: string) => Decimal | null;
};

/** Calculates an expression with decimals. Throws ScenarioProblem, so that the result is never NaN or infinity. */
export function evaluate(expression: Expression, scope: Scope): Value {
  switch (expression.kind) {
    case 'number':
    case 'text':
      return expression.value;
    case 'nothing':
      return null;
    case 'name':
      return scope.lookup(expression.name);
    case 'minus':
      return numberOf(expression.of, scope).negated();
    case 'binary':
      return binary(expression.operator, expression.left, expression.right, scope);
    case 'call':
      return calls[expression.name](expression.args, scope);
  }
}

/** The number of a figure; null: do not print. */
export function figureValue(expression: Expression, scope: Scope): Decimal | null {
  const value = evaluate(expression, scope);
  if (value === null || Decimal.isDecimal(value)) return value;
  throw problem('notComputable', scope);
}

export function isTrue(expression: Expression, scope: Scope): boolean {
  const value = evaluate(expression, scope);
  return typeof value === 'boolean' ? value : Decimal.isDecimal(value) && !value.isZero();
}

const comparisons: Record<Comparison, (order: number) => boolean> = {
  '==': (order) => order === 0,
  '!=': (order) => order !== 0,
  '<': (order) => order < 0,
  '<=': (order) => order <= 0,
  '>': (order) => order > 0,
  '>=': (order) => order >= 0,
};

function binary(operator: BinaryOperator, left: Expression, right: Expression, scope: Scope): Single {
  if (operator === 'and') return isTrue(left, scope) && isTrue(right, scope);
  if (operator === 'or') return isTrue(left, scope) || isTrue(right, scope);
  if (operator in comparisons) return compare(operator as Comparison, left, right, scope);
  if (operator === '+') return plus(left, right, scope);
  if (operator === '/') return divide(left, right, scope);
  return arithmetic(operator, numberOf(left, scope), numberOf(right, scope), scope);
}

/** Nothing is neither more nor less than a number: such a comparison is not met. A choice and a number are not equal. */
function compare(operator: Comparison, left: Expression, right: Expression, scope: Scope): boolean {
  const [a, b] = [evaluate(left, scope), evaluate(right, scope)];
  if (Decimal.isDecimal(a) && Decimal.isDecimal(b)) return comparisons[operator](a.comparedTo(b));
  return (operator === '==' && a === b) || (operator === '!=' && a !== b);
}

/** Joins texts, which names a parameter by choices; adds numbers. */
function plus(left: Expression, right: Expression, scope: Scope): Single {
  const [a, b] = [evaluate(left, scope), evaluate(right, scope)];
  if (typeof a === 'string' && typeof b === 'string') return a + b;
  return checked(asNumber(a, left, scope).plus(asNumber(b, right, scope)), scope);
}

function divide(left: Expression, right: Expression, scope: Scope): Decimal {
  const [a, b] = [numberOf(left, scope), numberOf(right, scope)];
  if (b.isZero()) throw problem('divisionByZero', scope, nameOf(right));
  return checked(a.dividedBy(b), scope);
}

function arithmetic(operator: BinaryOperator, a: Decimal, b: Decimal, scope: Scope): Decimal {
  switch (operator) {
    case '-':
      return checked(a.minus(b), scope);
    case '*':
      return checked(a.times(b), scope);
    default:
      return checked(a.pow(b), scope);
  }
}

const calls: Record<FunctionName, (args: readonly Expression[], scope: Scope) => Value> = {
  min: (args, scope) => Decimal.min(...args.map((arg) => numberOf(arg, scope))),
  max: (args, scope) => Decimal.max(...args.map((arg) => numberOf(arg, scope))),
  abs: ([of], scope) => numberOf(of, scope).abs(),
  /** Only the chosen branch is calculated, because the other may divide by zero. */
  if: ([condition, then, otherwise], scope) =>
    evaluate(given(isTrue(given(condition), scope) ? then : otherwise), scope),
  par: ([id, country], scope) => parameter(textOf(id, scope), textOf(country, scope), scope),
  sum: ([of], scope) => sum(listOf(of, scope)),
  sumT: ([of], scope) => sum(listOf(of, scope)),
  pv: ([rate, of], scope) => presentValue(numberOf(rate, scope), listOf(of, scope), scope),
  at: ([of, year], scope) => {
    const value = listOf(of, scope)[numberOf(year, scope).toNumber() - 1];
    if (value === undefined) throw problem('notComputable', scope);
    return value;
  },
  yearsUntil: ([amount, rate, of], scope) =>
    yearsUntil(numberOf(amount, scope), numberOf(rate, scope), listOf(of, scope)),
};

/**
 * Years until yearly values, each discounted to the start, have brought an amount back, linear within the last year: 1,000
 * by 400 a year without a rate is 2.5. Null where they do not within their years. An amount of nought or less needs none.
 */
function yearsUntil(amount: Decimal, rate: Decimal, values: readonly Decimal[]): Decimal | null {
  if (amount.lte(0)) return zero;
  let left = amount;
  for (const [index, value] of values.entries()) {
    const worth = value.dividedBy(rate.plus(1).pow(index + 1));
    if (worth.gt(0) && worth.gte(left)) return left.dividedBy(worth).plus(index);
    left = left.minus(worth);
  }
  return null;
}

function parameter(id: string, country: string, scope: Scope): Decimal {
  const value = scope.parameter(id, country);
  if (value === null) throw problem('missingParameter', scope, { parameter: id, country });
  return value;
}

/** Σ x(t) / (1 + rate)^t: what falls at the end of year 1 is discounted once. */
function presentValue(rate: Decimal, values: readonly Decimal[], scope: Scope): Decimal {
  const growth = rate.plus(1);
  if (growth.isZero()) throw problem('divisionByZero', scope);
  let total = zero;
  let factor = new Decimal(1);
  for (const value of values) {
    factor = factor.times(growth);
    total = total.plus(value.dividedBy(factor));
  }
  return checked(total, scope);
}

function numberOf(expression: Expression | undefined, scope: Scope): Decimal {
  const known = given(expression);
  return asNumber(evaluate(known, scope), known, scope);
}

function asNumber(value: Value, expression: Expression, scope: Scope): Decimal {
  if (Decimal.isDecimal(value)) return value;
  throw problem('notComputable', scope, nameOf(expression));
}

/** What the problem is with, where it is one name. */
function nameOf(expression: Expression): { name?: string } {
  return expression.kind === 'name' ? { name: expression.name } : {};
}

function textOf(expression: Expression | undefined, scope: Scope): string {
  const value = evaluate(given(expression), scope);
  if (typeof value === 'string') return value;
  throw problem('notComputable', scope);
}

function listOf(expression: Expression | undefined, scope: Scope): readonly Decimal[] {
  const known = given(expression);
  const value = evaluate(known, scope);
  if (!Array.isArray(value)) throw problem('notComputable', scope, nameOf(known));
  return value.map((item) => asNumber(item, known, scope));
}

function checked(value: Decimal, scope: Scope): Decimal {
  if (!value.isFinite()) throw problem('notComputable', scope);
  return value;
}

/** The parser has counted the arguments. */
function given(expression: Expression | undefined): Expression {
  if (!expression) throw new TypeError('An argument is missing.');
  return expression;
}

function problem(code: ScenarioProblemCode, scope: Scope, params: Record<string, string> = {}) {
  return new ScenarioProblem(code, scope.figure, params);
}
