import { type Decimal, decimal } from '#api/domain/units/decimal';

/** A formula of a definition as a tree. Parsed once, when a definition is loaded; nothing is ever executed as code. */
export type Expression =
  | { kind: 'number'; value: Decimal }
  | { kind: 'text'; value: string }
  | { kind: 'nothing' }
  | { kind: 'name'; name: string }
  | { kind: 'minus'; of: Expression }
  | { kind: 'binary'; operator: BinaryOperator; left: Expression; right: Expression }
  | { kind: 'call'; name: FunctionName; args: readonly Expression[] };

export type BinaryOperator = '+' | '-' | '*' | '/' | '^' | Comparison | 'and' | 'or';
export type Comparison = '==' | '!=' | '<' | '<=' | '>' | '>=';

/** Functions with the fewest and the most arguments. */
const functions = {
  min: [2, 9],
  max: [2, 9],
  abs: [1, 1],
  if: [3, 3],
  par: [2, 2],
  sum: [1, 1],
  sumT: [1, 1],
  pv: [2, 2],
  at: [2, 2],
  yearsUntil: [3, 3],
} as const;
export type FunctionName = keyof typeof functions;

/** The definition cannot be used: a formula that cannot be read, or an unknown name or function. */
export class DefinitionError extends Error {
  override name = 'DefinitionError';
}

const tokenPattern =
  /\s*(?:(?<number>\d+(?:\.\d+)?)|'(?<text>[^']*)'|(?<name>[A-Za-z_][A-Za-z0-9_]*(?:\.[A-Za-z_][A-Za-z0-9_]*)*)|(?<sign>==|!=|<=|>=|[-+*/^(),<>]))/y;

type Token = { kind: 'number' | 'text' | 'name' | 'sign'; text: string };

export function parseExpression(source: string): Expression {
  return new Parser(source).whole();
}

function tokensOf(source: string): Token[] {
  const tokens: Token[] = [];
  let position = 0;
  while (source.slice(position).trim() !== '') {
    tokenPattern.lastIndex = position;
    const found = tokenPattern.exec(source);
    const named = Object.entries(found?.groups ?? {}).find(([, text]) => text !== undefined);
    if (!found || !named) throw new DefinitionError(`Unreadable at ${position}: ${source}`);
    tokens.push({ kind: named[0] as Token['kind'], text: named[1] as string });
    position = tokenPattern.lastIndex;
  }
  return tokens;
}

/** Binary operators from the weakest; `^` and the sign before a number are stronger than all of them. */
const levels: readonly (readonly BinaryOperator[])[] = [
  ['or'],
  ['and'],
  ['==', '!=', '<=', '>=', '<', '>'],
  ['+', '-'],
  ['*', '/'],
];

class Parser {
  readonly #source: string;
  readonly #tokens: readonly Token[];
  #next = 0;

  constructor(source: string) {
    this.#source = source;
    this.#tokens = tokensOf(source);
  }

  whole(): Expression {
    const expression = this.#level(0);
    if (this.#next < this.#tokens.length) throw this.#unexpected();
    return expression;
  }

  #level(index: number): Expression {
    const operators = levels[index];
    if (!operators) return this.#signed();
    let left = this.#level(index + 1);
    for (let operator = this.#taken(operators); operator; operator = this.#taken(operators)) {
      left = { kind: 'binary', operator, left, right: this.#level(index + 1) };
    }
    return left;
  }

  #signed(): Expression {
    return this.#taken(['-']) ? { kind: 'minus', of: this.#signed() } : this.#power();
  }

  /** From the right, and weaker than a sign in the exponent: `a^-b^c` is `a^(-(b^c))`. */
  #power(): Expression {
    const base = this.#single();
    return this.#taken(['^']) ? { kind: 'binary', operator: '^', left: base, right: this.#signed() } : base;
  }

  #single(): Expression {
    const token = this.#tokens[this.#next];
    if (!token) throw this.#unexpected();
    this.#next += 1;
    if (token.kind === 'number') return { kind: 'number', value: decimal(token.text) };
    if (token.kind === 'text') return { kind: 'text', value: token.text };
    if (token.kind === 'name') return this.#named(token.text);
    if (token.text !== '(') throw this.#unexpected(this.#next - 1);
    const inside = this.#level(0);
    this.#expect(')');
    return inside;
  }

  #named(name: string): Expression {
    if (name === 'null') return { kind: 'nothing' };
    if (name === 'and' || name === 'or') throw this.#unexpected(this.#next - 1);
    if (!this.#taken(['('])) return { kind: 'name', name };
    const args: Expression[] = [];
    do args.push(this.#level(0));
    while (this.#taken([',']));
    this.#expect(')');
    return { kind: 'call', name: checkedCall(name, args.length, this.#source), args };
  }

  #taken<Sign extends string>(signs: readonly Sign[]): Sign | undefined {
    const token = this.#tokens[this.#next];
    const isSign = token?.kind === 'sign' || token?.kind === 'name';
    const taken = isSign ? signs.find((sign) => sign === token.text) : undefined;
    if (taken !== undefined) this.#next += 1;
    return taken;
  }

  #expect(sign: string): void {
    if (!this.#taken([sign])) throw this.#unexpected();
  }

  #unexpected(at = this.#next): DefinitionError {
    return new DefinitionError(`Unexpected ${this.#tokens[at]?.text ?? 'end'}: ${this.#source}`);
  }
}

function checkedCall(name: string, count: number, source: string): FunctionName {
  if (!Object.hasOwn(functions, name)) throw new DefinitionError(`Unknown function ${name}: ${source}`);
  const known = name as FunctionName;
  const [fewest, most] = functions[known];
  if (count < fewest || count > most) throw new DefinitionError(`${name} with ${count} arguments: ${source}`);
  return known;
}

/** Every name that the expression reads, each once, in its order. */
export function namesIn(expression: Expression): string[] {
  const names = new Set<string>();
  visit(expression, (part) => {
    if (part.kind === 'name') names.add(part.name);
  });
  return [...names];
}

function visit(expression: Expression, see: (part: Expression) => void): void {
  see(expression);
  for (const part of partsOf(expression)) visit(part, see);
}

function partsOf(expression: Expression): readonly Expression[] {
  switch (expression.kind) {
    case 'minus':
      return [expression.of];
    case 'binary':
      return [expression.left, expression.right];
    case 'call':
      return expression.args;
    default:
      return [];
  }
}
