import type { BinaryOperator, Expression } from '#api/domain/scenarios/model/expression';

const signs: Partial<Record<BinaryOperator, string>> = {
  '*': ' × ',
  '/': ' ÷ ',
  '+': ' + ',
  '-': ' − ',
  '^': '^',
  '==': ' = ',
  '!=': ' ≠ ',
  '<=': ' ≤ ',
  '>=': ' ≥ ',
};

const strength: Partial<Record<BinaryOperator, number>> = { '+': 1, '-': 1, '*': 2, '/': 2, '^': 4 };
const strengthOfMinus = 3;

type Call = Extract<Expression, { kind: 'call' }>;

/** Writes a formula with the brackets it needs; each subclass decides how names and functions are written. */
export abstract class FormulaWriter {
  /** `around`: strength of the operator beside the text; 0 for none. */
  text(expression: Expression, around: number): string {
    switch (expression.kind) {
      case 'minus':
        return bracketed(`−${this.text(expression.of, strengthOfMinus)}`, around > 0);
      case 'binary':
        return this.#binary(expression, around);
      case 'call':
        return this.call(expression, around);
      default:
        return this.leaf(expression, around);
    }
  }

  protected abstract leaf(expression: Expression, around: number): string;
  protected abstract call(call: Call, around: number): string;

  #binary({ operator, left, right }: Extract<Expression, { kind: 'binary' }>, around: number): string {
    const own = strength[operator] ?? 0;
    const isOneWay = operator === '-' || operator === '/' || operator === '^';
    const text = `${this.text(left, own)}${signs[operator] ?? ` ${operator} `}${this.text(right, isOneWay ? own + 1 : own)}`;
    return bracketed(text, own < around);
  }
}

export function bracketed(text: string, isNeeded: boolean): string {
  return isNeeded ? `(${text})` : text;
}
