/** The cells of its workbook that a formula reads. */
export type FormulaCells = { cell(address: string): unknown; name(name: string): unknown };

const tokenPattern = /\s*("(?:[^"]|"")*"|\d+(?:\.\d+)?|[A-Za-z_]\w*|>=|<=|<>|[-+*/(),=<>])/y;

/**
 * Calculates a formula with IF, AND, OR, MAX, SUM and ROUND, comparisons and the four operations, as
 * spreadsheets do.
 */
export function evaluateFormula(formula: string, cells: FormulaCells): unknown {
  const tokens = tokensOf(formula);
  let at = 0;
  const take = (wanted?: string) => {
    const token = tokens[at];
    if (token === undefined || (wanted !== undefined && token !== wanted))
      throw new Error(`Unknown form: ${formula}`);
    at += 1;
    return token;
  };
  const isNext = (...wanted: string[]) => wanted.includes(tokens[at] ?? '');

  const comparison = (): unknown => {
    const left = sum();
    if (!isNext('=', '>=', '<=', '>', '<', '<>')) return left;
    const operator = take();
    const right = sum();
    if (operator === '=') return left === right;
    if (operator === '<>') return left !== right;
    const difference = Number(left) - Number(right);
    if (operator === '>=') return difference >= 0;
    if (operator === '<=') return difference <= 0;
    return operator === '>' ? difference > 0 : difference < 0;
  };
  const sum = (): unknown => {
    let value = product();
    while (isNext('+', '-'))
      value = take() === '+' ? Number(value) + Number(product()) : Number(value) - Number(product());
    return value;
  };
  const product = (): unknown => {
    let value = single();
    while (isNext('*', '/'))
      value = take() === '*' ? Number(value) * Number(single()) : Number(value) / Number(single());
    return value;
  };
  const single = (): unknown => {
    const token = take();
    if (token === '(') {
      const value = comparison();
      take(')');
      return value;
    }
    if (token === '-') return -Number(single());
    if (token.startsWith('"')) return token.slice(1, -1).replaceAll('""', '"');
    if (/^\d/.test(token)) return Number(token);
    if (isNext('(')) return call(token);
    return /^[A-Z]+\d+$/.test(token) ? cells.cell(token) : cells.name(token);
  };
  const call = (name: string): unknown => {
    take('(');
    const values = [comparison()];
    while (isNext(',')) {
      take(',');
      values.push(comparison());
    }
    take(')');
    const numbers = values.map((value) => Number(value ?? 0));
    switch (name) {
      case 'IF':
        return values[0] ? values[1] : values[2];
      case 'AND':
        return values.every(Boolean);
      case 'OR':
        return values.some(Boolean);
      case 'MAX':
        return Math.max(...numbers);
      case 'SUM':
        return numbers.reduce((total, value) => total + value, 0);
      case 'ROUND': {
        const power = 10 ** (numbers[1] ?? 0);
        return Math.round((numbers[0] ?? 0) * power) / power;
      }
      default:
        throw new Error(`Unknown function: ${name}`);
    }
  };

  const value = comparison();
  if (at < tokens.length) throw new Error(`Unknown form: ${formula}`);
  return value;
}

function tokensOf(formula: string): string[] {
  const tokens: string[] = [];
  const pattern = new RegExp(tokenPattern);
  while (pattern.lastIndex < formula.length) {
    const found = pattern.exec(formula);
    if (!found) throw new Error(`Unknown form: ${formula}`);
    tokens.push(found[1] ?? '');
  }
  return tokens;
}
