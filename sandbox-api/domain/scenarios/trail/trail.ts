import type { Locale } from '#api/contract/messages';
import {
  type Calculation,
  finalNames,
  type Inputs,
  type Names,
  rowsOf,
  scopeOf,
} from '#api/domain/scenarios/model/calculate';
import type { ParsedFormula, ScenarioModel } from '#api/domain/scenarios/model/model';
import { plain } from '#api/domain/scenarios/model/number-text';
import type { ScenarioRange } from '#api/domain/scenarios/model/range';
import { type Decimal, decimal } from '#api/domain/units/decimal';
import { fillFormula } from './fill-formula';
import { sayFormula } from './say-formula';

/** The contract's figure: numbers for the wire, texts in one language. */
export type Figure = {
  id: string;
  label: string;
  value: number | null;
  unit: string;
  low: number | null;
  high: number | null;
  formula: string;
  filled: string;
  /** Other figures by their id, variables by their code, cells of a table as `table.row.dimension`. */
  from: readonly string[];
};

const words = {
  en: { row: 'row {row}', year1: 'year 1', year: 'year' },
  pl: { row: 'wiersz {row}', year1: 'rok 1', year: 'rok' },
} as const;

type Context = {
  model: ScenarioModel;
  inputs: Inputs;
  calculation: Calculation;
  language: Locale;
  /** What names are called in the reader's language. */
  labels: ReadonlyMap<string, string>;
};

/**
 * Every formula with its rule, the rule with numbers put in, and what it is made of. Formulas of a row have the id
 * `table.row.formula` (rows from 0); a series shows its first year.
 */
export function figuresOf(
  model: ScenarioModel,
  inputs: Inputs,
  calculation: Calculation,
  range: ScenarioRange,
  language: Locale,
): Figure[] {
  const context: Context = { model, inputs, calculation, language, labels: labelsOf(model, language) };
  const names = finalNames(model, inputs, calculation);
  const whole = (parsed: ParsedFormula) => {
    const value = calculation.values[parsed.formula.id] ?? null;
    const { low = null, high = null } = range.band[parsed.formula.id] ?? {};
    return { ...figureOf(context, parsed, value, names), low: plain(low), high: plain(high) };
  };
  return [
    ...rowFigures(context, names),
    ...model.formulas.map(whole),
    ...yearFigures(context, names),
    ...model.results.map(whole),
  ];
}

function labelsOf(model: ScenarioModel, language: Locale): Map<string, string> {
  const fields = model.variables.flatMap((variable) => [variable, ...(variable.tableDimensions ?? [])]);
  const formulas = [
    ...Object.values(model.rowFormulas).flat(),
    ...model.formulas,
    ...model.series,
    ...model.results,
  ];
  return new Map([
    ['t', words[language].year],
    ...fields.map(({ code, title }) => [code, title[language]] as const),
    ...formulas.map(({ formula }) => [formula.id, formula.label[language]] as const),
  ]);
}

function figureOf(context: Context, parsed: ParsedFormula, value: Decimal | null, names: Names): Figure {
  const { formula, expression } = parsed;
  const { model, language, labels } = context;
  return {
    id: formula.id,
    label: formula.label[language],
    value: plain(value),
    unit: formula.unit,
    low: null,
    high: null,
    formula: sayFormula(expression, {
      scope: scopeOf(model, formula.id, names),
      labelOf: (name) => labels.get(name),
      language,
    }),
    filled: fillFormula(expression, scopeOf(model, formula.id, names), language),
    from: parsed.names.flatMap((name) => sourcesOf(context, name)),
  };
}

function rowFigures(context: Context, names: Names): Figure[] {
  const { model, inputs, calculation, language } = context;
  return Object.entries(model.rowFormulas).flatMap(([table, formulas]) =>
    rowsOf(inputs, table).flatMap((row, index) => {
      const figures = calculation.rows[table]?.[index] ?? {};
      const own: Names = new Map([...names, ...Object.entries(row), ...Object.entries(figures)]);
      return formulas.map((parsed) => {
        const { id, label } = parsed.formula;
        const inRow = (name: string) =>
          name in row || name in figures ? [`${table}.${index}.${name}`] : sourcesOf(context, name);
        return {
          ...figureOf(context, parsed, figures[id] ?? null, own),
          id: `${table}.${index}.${id}`,
          label: `${label[language]}, ${words[language].row.replace('{row}', String(index + 1))}`,
          from: parsed.names.flatMap(inRow),
        };
      });
    }),
  );
}

function yearFigures(context: Context, names: Names): Figure[] {
  const { model, calculation, language } = context;
  const own: Names = new Map([...names, ['t', decimal(1)] as const]);
  for (const [id, years] of Object.entries(calculation.series)) own.set(id, years[0] ?? null);
  return model.series.map((parsed) => ({
    ...figureOf(context, parsed, calculation.series[parsed.formula.id]?.[0] ?? null, own),
    label: `${parsed.formula.label[language]}, ${words[language].year1}`,
  }));
}

/** Ids of what a name stands for; a column of a table is each of its rows. Constants have nothing to open. */
function sourcesOf({ model, inputs, calculation }: Context, name: string): string[] {
  const isKnown =
    name in calculation.values ||
    name in calculation.series ||
    model.variables.some(({ code }) => code === name);
  if (isKnown) return [name];
  return Object.entries(model.rowFormulas).flatMap(([table, formulas]) =>
    formulas.some(({ formula }) => formula.id === name)
      ? rowsOf(inputs, table).map((_, index) => `${table}.${index}.${name}`)
      : [],
  );
}

/** Published values that formulas took from the tables by name, e.g. the factor of a roof's direction. */
export function publishedValuesUsed(
  model: ScenarioModel,
  inputs: Inputs,
  calculation: Calculation,
): { id: string; country: string }[] {
  const used = new Map<string, { id: string; country: string }>();
  const names = finalNames(model, inputs, calculation);
  for (const { formula, expression } of model.formulas) {
    const scope = scopeOf(model, formula.id, names);
    const parameter = (id: string, country: string) => {
      used.set(id, { id, country });
      return scope.parameter(id, country);
    };
    fillFormula(expression, { ...scope, parameter }, 'en');
  }
  return [...used.values()];
}
