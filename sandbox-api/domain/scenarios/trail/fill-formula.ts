import type { Locale } from '#api/contract/messages';
import { evaluate, isTrue, type Scope, type Value } from '#api/domain/scenarios/model/evaluate';
import type { Expression } from '#api/domain/scenarios/model/expression';
import { numberText } from '#api/domain/scenarios/model/number-text';
import { Decimal } from '#api/domain/units/decimal';
import { bracketed, FormulaWriter } from './formula-writer';

/** Longer sums are written by their first terms and the last one. */
const mostTerms = 6;
const shownOfMany = 3;

/** A rule with the numbers put in; of a choice only the branch that was taken, of a published value the value. */
export function fillFormula(expression: Expression, scope: Scope, language: Locale): string {
  return new Filler(scope, language).text(expression, 0);
}

class Filler extends FormulaWriter {
  readonly #scope: Scope;
  readonly #language: Locale;

  constructor(scope: Scope, language: Locale) {
    super();
    this.#scope = scope;
    this.#language = language;
  }

  protected override leaf(expression: Expression, around: number): string {
    return this.#value(evaluate(expression, this.#scope), around);
  }

  protected override call(call: Extract<Expression, { kind: 'call' }>, around: number): string {
    const [first, second, third] = call.args;
    if (call.name === 'if' && first && second && third) {
      return this.text(isTrue(first, this.#scope) ? second : third, around);
    }
    if ((call.name === 'sum' || call.name === 'sumT') && first) return this.#sum(first, around);
    if (call.name === 'pv' && first && second) {
      return bracketed(`Σ ${this.#name(second)}(t) ÷ (1 + ${this.text(first, 1)})^t`, around > 0);
    }
    if (call.name === 'yearsUntil' && first && second && third) {
      const sum = `Σ ${this.#name(third)}(t) ÷ (1 + ${this.text(second, 1)})^t`;
      return bracketed(`${sum} ≥ ${this.text(first, 1)}`, around > 0);
    }
    if (call.name === 'par' || call.name === 'at') return this.#value(evaluate(call, this.#scope), around);
    const separator = this.#language === 'pl' ? '; ' : ', ';
    return `${call.name}(${call.args.map((arg) => this.text(arg, 0)).join(separator)})`;
  }

  #sum(of: Expression, around: number): string {
    const values = evaluate(of, this.#scope);
    if (!Array.isArray(values)) return this.#name(of);
    const terms = values.map((value) => this.#value(value, 1));
    const shown =
      terms.length > mostTerms ? [...terms.slice(0, shownOfMany), '…', ...terms.slice(-1)] : terms;
    return terms.length === 0 ? '0' : bracketed(shown.join(' + '), terms.length > 1 && around > 1);
  }

  #name(expression: Expression): string {
    return expression.kind === 'name' ? expression.name : '…';
  }

  #value(value: Value, around: number): string {
    if (Decimal.isDecimal(value)) {
      return bracketed(
        numberText(value, this.#language),
        value.isNegative() && !value.isZero() && around > 0,
      );
    }
    return typeof value === 'string' ? `'${value}'` : '–';
  }
}
