import { describe, expect, it } from 'vitest';
import { fillFormula } from '#api/domain/scenarios/trail/fill-formula';
import { sayFormula } from '#api/domain/scenarios/trail/say-formula';
import { Decimal, decimal } from '#api/domain/units/decimal';
import { evaluate, figureValue, isTrue, type Scope, type Value } from './evaluate';
import { DefinitionError, namesIn, parseExpression } from './expression';
import { ScenarioProblem } from './scenario-problem';

function scope(values: Record<string, Value> = {}): Scope {
  return {
    figure: 'figure',
    lookup: (name) => {
      const value = values[name];
      if (value === undefined) throw new Error(`Unexpected ${name}`);
      return value;
    },
    parameter: (id, country) => (id === 'yield' && country === 'PL' ? decimal(990) : null),
  };
}

function worked(source: string, values: Record<string, Value> = {}): string {
  return String(evaluate(parseExpression(source), scope(values)));
}

function problem(source: string, values: Record<string, Value> = {}) {
  try {
    figureValue(parseExpression(source), scope(values));
    return null;
  } catch (error) {
    if (!(error instanceof ScenarioProblem)) throw error;
    return [error.code, error.figure, error.params];
  }
}

describe('the language of the formulas', () => {
  it.each([
    ['1+2*3', '7'],
    ['(1+2)*3', '9'],
    ['10-4-3', '3'],
    ['100/10/2', '5'],
    ['2^3^2', '512'],
    ['-2^2', '-4'],
    ['2^-1', '0.5'],
    ['--3', '3'],
    ['0.1+0.2', '0.3'],
    ['2*-3', '-6'],
    ['min(3,1,2)', '1'],
    ['max(3,1,2)', '3'],
    ['abs(-4.5)', '4.5'],
    ['1<2', 'true'],
    ['2<=1', 'false'],
    ['2>=2', 'true'],
    ['1>2', 'false'],
    ['1!=2', 'true'],
    ["'a'=='a'", 'true'],
    ["'a'!='a'", 'false'],
    ["'1'==1", 'false'],
    ["'1'!=1", 'true'],
    ['1==1 and 2==2', 'true'],
    ['1==2 or 2==2', 'true'],
    ['1==1 or 1==2 and 1==3', 'true'],
    ['1==2 and 1==1', 'false'],
    ["'pv_'+'15'+'_'+'0'", 'pv_15_0'],
    ['null', 'null'],
    ['if(1==1, 2, 3)', '2'],
    ['if(0, 2, 3)', '3'],
    ["par('yield', 'PL')", '990'],
  ])('%s is %s', (source, result) => {
    expect(worked(source)).toBe(result);
  });

  it('reads names, also with dots, and lists', () => {
    expect(worked('a*ledger.mobile.t', { a: decimal(2), 'ledger.mobile.t': decimal(3) })).toBe('6');
    const list = [1, 2, 4].map((value) => decimal(value));
    expect(worked('sum(x)+sumT(x)', { x: list })).toBe('14');
    expect(worked('at(x,2)', { x: list })).toBe('2');
    // 1 ÷ 1.5 + 2 ÷ 2.25 + 4 ÷ 3.375
    expect(Number(worked('pv(0.5,x)', { x: list }))).toBeCloseTo(1 / 1.5 + 2 / 2.25 + 4 / 3.375, 14);
    expect(worked('sum(x)', { x: [] })).toBe('0');
    expect(namesIn(parseExpression('a+b*a-if(c==1,d,e.f)'))).toEqual(['a', 'b', 'c', 'd', 'e.f']);
  });

  it('calculates only the chosen branch', () => {
    expect(worked('if(a>0, 1/a, null)', { a: decimal(0) })).toBe('null');
    expect(worked('if(a>0, 1/a, null)', { a: decimal(4) })).toBe('0.25');
  });

  it('meets no comparison of order with nothing', () => {
    for (const sign of ['<', '<=', '>', '>=', '==']) {
      expect(isTrue(parseExpression(`a${sign}1`), scope({ a: null }))).toBe(false);
    }
    expect(isTrue(parseExpression('a==null'), scope({ a: null }))).toBe(true);
    expect(isTrue(parseExpression('a!=1'), scope({ a: null }))).toBe(true);
  });

  it.each([
    ['1/0', 'divisionByZero'],
    ['1/(2-2)', 'divisionByZero'],
    ['pv(0-1, x)', 'divisionByZero'],
    ['a+1', 'notComputable'],
    ['1+a', 'notComputable'],
    ['-a', 'notComputable'],
    ['a*2', 'notComputable'],
    ['min(a,1)', 'notComputable'],
    ['sum(b)', 'notComputable'],
    ['sum(c)', 'notComputable'],
    ['at(x,9)', 'notComputable'],
    ["'a'+1", 'notComputable'],
    ["'a'", 'notComputable'],
    ['1==1', 'notComputable'],
    ['(0-8)^0.5', 'notComputable'],
    ['par(1,c)', 'notComputable'],
  ])('%s is a problem of the figure, never a NaN or an infinity', (source, code) => {
    const values = { a: null, b: [decimal(1), null], c: decimal(1), x: [decimal(1)] };
    expect(problem(source, values)?.slice(0, 2)).toEqual([code, 'figure']);
  });

  it('names what it is with, where that is one name', () => {
    const values = { a: null, zero: decimal(0), list: [null] };
    expect(problem('1+a', values)).toEqual(['notComputable', 'figure', { name: 'a' }]);
    expect(problem('2*a', values)).toEqual(['notComputable', 'figure', { name: 'a' }]);
    expect(problem('sum(list)', values)).toEqual(['notComputable', 'figure', { name: 'list' }]);
    expect(problem('sum(a)', values)).toEqual(['notComputable', 'figure', { name: 'a' }]);
    expect(problem('1/zero', values)).toEqual(['divisionByZero', 'figure', { name: 'zero' }]);
    expect(problem('1/(zero*2)', values)).toEqual(['divisionByZero', 'figure', {}]);
  });

  it('names a published value that does not exist', () => {
    expect(problem("par('yield', 'FR')")).toEqual([
      'missingParameter',
      'figure',
      { parameter: 'yield', country: 'FR' },
    ]);
  });

  it.each([
    '',
    '1+',
    '(1',
    '1)',
    '1 2',
    "'open",
    '1..2',
    'a b',
    '*2',
    'and',
    '1 and or 2',
    'f(1)',
    'toString(1)',
    'abs(1,2)',
    'abs()',
    'if(1,2)',
    'min(1)',
    'a;b',
    'a=b',
    '@',
  ])('refuses %j when a definition is read', (source) => {
    expect(() => parseExpression(source)).toThrow(DefinitionError);
  });
});

describe('the years until an amount has come back', () => {
  const until = (amount: string, rate: string, cash: number[]) =>
    worked(`yearsUntil(${amount}, ${rate}, cash)`, { cash: cash.map((value) => decimal(value)) });

  it.each([
    ['1000', '0', [400, 400, 400], '2.5'],
    ['1000', '0', [500, 500], '2'],
    ['1000', '0', [100, 1000], '1.9'],
    // A year that costs is caught up with before anything comes back.
    ['100', '0', [-50, 150, 10], '2'],
    ['0', '0.05', [10], '0'],
    ['-5', '0', [-10], '0'],
    ['1000', '0', [400, 400], 'null'],
    ['100', '0', [-10, -10], 'null'],
  ] as const)('%s at %s by %j is %s', (amount, rate, cash, years) => {
    expect(until(amount, rate, [...cash])).toBe(years);
  });

  it('discounts each year to the start', () => {
    // 110 ÷ 1.1 = 100, then 60.5 ÷ 1.21 = 50.
    expect(until('125', '0.1', [110, 60.5])).toBe('1.5');
    expect(until('151', '0.1', [110, 60.5])).toBe('null');
  });
});

describe('a rule in words', () => {
  const labels = new Map([
    ['a', 'Saving'],
    ['b', 'Price'],
    ['cash', 'Money saved'],
    ['r', 'Discount rate'],
  ]);
  const values = {
    a: decimal(5),
    b: decimal(2),
    c: decimal(1000),
    r: decimal('0.03'),
    cash: [decimal(1), decimal(2)],
    s: 'air',
    n: null,
  };
  const said = (source: string, language: 'en' | 'pl' = 'en') =>
    sayFormula(parseExpression(source), {
      scope: scope(values),
      labelOf: (name) => labels.get(name),
      language,
    });

  it.each([
    ['a*b/c', 'Saving × Price ÷ 1,000'],
    ['-a*(b-1)', '(−Saving) × (Price − 1)'],
    ["if(s=='air', a, b)", 'Saving'],
    ['if(a>9, a, null)', 'no value'],
    ['sum(cash)', 'sum of Money saved'],
    ['sumT(cash)/2', '(Money saved, summed over the years) ÷ 2'],
    ['pv(r,cash)-a', '(present value of Money saved at Discount rate) − Saving'],
    ['at(cash,1)', 'Money saved in year 1'],
    ['min(a,b,1)', 'the smallest of Saving, Price and 1'],
    ['max(0,a)', 'the largest of 0 and Saving'],
    ['abs(a)', 'absolute value of Saving'],
    ["par('yield','PL')*a", 'published value × Saving'],
    ['yearsUntil(a,0,cash)', 'years until Money saved pays back Saving'],
    ['yearsUntil(a,r,cash)', 'years until Money saved, discounted at Discount rate, pays back Saving'],
    ['n', 'no value'],
  ])('%s reads %s', (source, text) => {
    expect(said(source)).toBe(text);
  });

  it('is said in the language of the reader', () => {
    expect(said('pv(r,cash)', 'pl')).toBe('wartość bieżąca: Money saved, stopa: Discount rate');
  });
});

describe('a formula with numbers put in', () => {
  const filled = (source: string, values: Record<string, Value> = {}, language: 'en' | 'pl' = 'en') =>
    fillFormula(parseExpression(source), scope(values), language);
  const numbers = { a: decimal(1234.5), b: decimal('0.00012345678'), c: decimal(-2), n: null, s: 'air' };

  it.each([
    ['a*b', '1,234.5 × 0.000123457'],
    ['a+c', '1,234.5 + (−2)'],
    ['c+a', '(−2) + 1,234.5'],
    ['-a', '−1,234.5'],
    ['a*(b-c)', '1,234.5 × (0.000123457 − (−2))'],
    ['a/(b*c)', '1,234.5 ÷ (0.000123457 × (−2))'],
    ['a-(b-c)', '1,234.5 − (0.000123457 − (−2))'],
    ['a-b-c', '1,234.5 − 0.000123457 − (−2)'],
    ['(1-a)^2', '(1 − 1,234.5)^2'],
    ["if(s=='air', a, b)", '1,234.5'],
    ["if(s=='water', a, b)", '0.000123457'],
    ['if(a>1, null, b)', '–'],
    ["par('yield','PL')*2", '990 × 2'],
    ['max(0, a-1)', 'max(0, 1,234.5 − 1)'],
    ['a<=c and a!=b', '1,234.5 ≤ −2 and 1,234.5 ≠ 0.000123457'],
  ])('%s becomes %s', (source, text) => {
    expect(filled(source, numbers)).toBe(text);
  });

  it('writes sums by their terms, long ones by the first and the last', () => {
    const list = (count: number) => Array.from({ length: count }, (_, index) => decimal(index + 1));
    expect(filled('sum(x)*2', { x: list(3) })).toBe('(1 + 2 + 3) × 2');
    expect(filled('sum(x)', { x: list(6) })).toBe('1 + 2 + 3 + 4 + 5 + 6');
    expect(filled('sumT(x)', { x: list(7) })).toBe('1 + 2 + 3 + … + 7');
    expect(filled('sum(x)*2', { x: list(1) })).toBe('1 × 2');
    expect(filled('sum(x)', { x: [] })).toBe('0');
    expect(filled('pv(r,cash)-a', { r: decimal('0.03'), cash: list(2), a: decimal(5) })).toBe(
      '(Σ cash(t) ÷ (1 + 0.03)^t) − 5',
    );
    expect(filled('at(x,2)/1000', { x: list(2) })).toBe('2 ÷ 1,000');
  });

  it('writes numbers in the language of the reader', () => {
    expect(filled('a*b', numbers, 'pl')).toBe('1\u00a0234,5 × 0,000123457');
    expect(filled('max(0, a)', numbers, 'pl')).toBe('max(0; 1\u00a0234,5)');
    expect(filled('x', { x: new Decimal('1234567.1234567') })).toBe('1,234,567.123457');
  });
});
