import type { Locale } from '#api/contract/messages';
import { isTrue, type Scope } from '#api/domain/scenarios/model/evaluate';
import type { Expression } from '#api/domain/scenarios/model/expression';
import { isDecimal, numberText } from '#api/domain/scenarios/model/number-text';
import { bracketed, FormulaWriter } from './formula-writer';

const words = {
  en: {
    sum: 'sum of {of}',
    overYears: '{of}, summed over the years',
    present: 'present value of {of} at {rate}',
    inYear: '{of} in year {year}',
    least: 'the smallest of {list}',
    most: 'the largest of {list}',
    size: 'absolute value of {of}',
    published: 'published value',
    until: 'years until {of} pays back {amount}',
    untilDiscounted: 'years until {of}, discounted at {rate}, pays back {amount}',
    nothing: 'no value',
    and: ' and ',
  },
  pl: {
    sum: 'suma: {of}',
    overYears: '{of}, suma po latach',
    present: 'wartość bieżąca: {of}, stopa: {rate}',
    inYear: '{of} w roku {year}',
    least: 'najmniejsza z wartości: {list}',
    most: 'największa z wartości: {list}',
    size: 'wartość bezwzględna: {of}',
    published: 'wartość opublikowana',
    until: 'lata, po których {of} pokryje {amount}',
    untilDiscounted: 'lata, po których {of} po zdyskontowaniu ({rate}) pokryje {amount}',
    nothing: 'brak wartości',
    and: ' i ',
  },
} as const satisfies Record<Locale, Record<string, string>>;

type Told = {
  /** What a name is called in the reader's language; undefined: a constant, of which the number is said. */
  labelOf: (name: string) => string | undefined;
  scope: Scope;
  language: Locale;
};

/** A rule in words: names by their labels, and of a choice the branch that was taken. */
export function sayFormula(expression: Expression, told: Told): string {
  return new Teller(told).text(expression, 0);
}

class Teller extends FormulaWriter {
  readonly #told: Told;

  constructor(told: Told) {
    super();
    this.#told = told;
  }

  protected override leaf(expression: Expression): string {
    const { labelOf, scope, language } = this.#told;
    switch (expression.kind) {
      case 'name': {
        const label = labelOf(expression.name);
        if (label !== undefined) return label;
        const value = scope.lookup(expression.name);
        return isDecimal(value) ? numberText(value, language) : words[language].nothing;
      }
      case 'number':
        return numberText(expression.value, language);
      default:
        return words[language].nothing;
    }
  }

  protected override call(call: Extract<Expression, { kind: 'call' }>, around: number): string {
    const said = words[this.#told.language];
    const [first, second, third] = call.args.map((arg) => this.#sayOnce(arg));
    const of = first?.() ?? '';
    switch (call.name) {
      case 'if':
        return this.#branch(call.args, around);
      case 'par':
        return said.published;
      case 'sum':
        return bracketed(put(said.sum, { of }), around > 0);
      case 'sumT':
        return bracketed(put(said.overYears, { of }), around > 0);
      case 'at':
        return bracketed(put(said.inYear, { of, year: second?.() ?? '' }), around > 0);
      case 'abs':
        return bracketed(put(said.size, { of }), around > 0);
      case 'pv':
        return bracketed(put(said.present, { of: second?.() ?? '', rate: of }), around > 0);
      case 'yearsUntil': {
        const rate = second?.() ?? '';
        const sentence = rate === '0' ? said.until : said.untilDiscounted;
        return bracketed(put(sentence, { amount: of, rate, of: third?.() ?? '' }), around > 0);
      }
      default:
        return bracketed(
          put(call.name === 'min' ? said.least : said.most, { list: this.#list(call.args) }),
          around > 0,
        );
    }
  }

  #sayOnce(expression: Expression): () => string {
    return () => this.text(expression, 0);
  }

  #branch([condition, then, otherwise]: readonly Expression[], around: number): string {
    const taken = condition && isTrue(condition, this.#told.scope) ? then : otherwise;
    return taken ? this.text(taken, around) : words[this.#told.language].nothing;
  }

  #list(args: readonly Expression[]): string {
    const texts = args.map((arg) => this.text(arg, 0));
    return [texts.slice(0, -1).join(', '), ...texts.slice(-1)].join(words[this.#told.language].and);
  }
}

function put(template: string, values: Readonly<Record<string, string>>): string {
  return template.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}
