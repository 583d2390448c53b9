import { type Decimal, decimal } from '#api/domain/units/decimal';
import { figureValue, type Scope, type Value } from './evaluate';
import type { ParsedFormula, ScenarioModel } from './model';
import { ScenarioProblem } from './scenario-problem';
import { isWithheld } from './withheld';

/** Numbers as decimals, choices as texts, nothing as null. */
export type InputCell = Decimal | string | null;
export type InputRow = Readonly<Record<string, InputCell>>;
/** By code of the variable: what `validateVariables` answers. */
export type Inputs = Readonly<Record<string, InputCell | readonly InputRow[]>>;

export type Calculation = {
  /** Formulas and results by id; null: do not print. */
  values: Readonly<Record<string, Decimal | null>>;
  /** By code of the table: formulas of each row. */
  rows: Readonly<Record<string, readonly Readonly<Record<string, Decimal | null>>[]>>;
  /** By id of the series: years 1 to life. */
  series: Readonly<Record<string, readonly (Decimal | null)[]>>;
  /** Results that the definition gives and that say nothing; null among the values. */
  withheld: Readonly<Record<string, Decimal>>;
};

export type Names = Map<string, Value>;

/** Rows, then formulas, series for each year and results, each from earlier values. Throws ScenarioProblem. */
export function calculate(model: ScenarioModel, inputs: Inputs): Calculation {
  const names: Names = startNames(model, inputs);
  const rows = rowValues(model, inputs, names);
  const values: Record<string, Decimal | null> = {};
  for (const parsed of model.formulas) values[parsed.formula.id] = put(model, parsed, names);
  const series = seriesOf(model, names);
  const results = resultsOf(model, names, series);
  return { values: { ...values, ...results.values }, rows, series, withheld: results.withheld };
}

/** The results of a scenario by its series, which become known by their names. */
function resultsOf(
  model: ScenarioModel,
  names: Names,
  series: Calculation['series'],
): Pick<Calculation, 'values' | 'withheld'> {
  for (const [id, years] of Object.entries(series)) names.set(id, years);
  const values: Record<string, Decimal | null> = {};
  const withheld: Record<string, Decimal> = {};
  for (const parsed of model.results) {
    const { id } = parsed.formula;
    const value = put(model, parsed, names);
    values[id] = value;
    if (!isWithheld(id, value)) continue;
    withheld[id] = value;
    values[id] = null;
  }
  return { values, withheld };
}

/** A calculation whose years come from several ones, because what it acts on changes with time: the first, and each by its index. */
export function joinYears(
  model: ScenarioModel,
  inputs: Inputs,
  first: Calculation,
  ofYear: (index: number) => Calculation,
): Calculation {
  const series = Object.fromEntries(
    Object.entries(first.series).map(([id, years]) => [
      id,
      years.map((_, index) => ofYear(index).series[id]?.[index] ?? null),
    ]),
  );
  const results = resultsOf(model, finalNames(model, inputs, first), series);
  return { ...first, values: { ...first.values, ...results.values }, series, withheld: results.withheld };
}

/** What rules, defaults and `visibleIf` can ask: inputs before constants. */
export function startNames(model: ScenarioModel, inputs: Inputs): Names {
  const names: Names = new Map();
  for (const [code, value] of Object.entries(model.definition.constants)) names.set(code, decimal(value));
  names.set('scenario', model.definition.id);
  for (const { code, type } of model.variables) {
    if (type.startsWith('TABLE')) continue;
    const value = inputs[code] ?? null;
    if (!isRows(value)) names.set(code, value);
  }
  return names;
}

/** Every name with its value after the calculation; a series is the list of its years. */
export function finalNames(model: ScenarioModel, inputs: Inputs, calculation: Calculation): Names {
  const names = startNames(model, inputs);
  for (const [table, formulas] of Object.entries(model.rowFormulas)) {
    const rows = calculation.rows[table] ?? [];
    for (const { formula } of formulas)
      names.set(
        formula.id,
        rows.map((row) => row[formula.id] ?? null),
      );
  }
  for (const [id, value] of Object.entries(calculation.values)) names.set(id, value);
  for (const [id, years] of Object.entries(calculation.series)) names.set(id, years);
  return names;
}

export function isRows(value: Inputs[string] | undefined): value is readonly InputRow[] {
  return Array.isArray(value);
}

export function rowsOf(inputs: Inputs, table: string): readonly InputRow[] {
  const rows = inputs[table];
  return isRows(rows) ? rows : [];
}

export function scopeOf(model: ScenarioModel, figure: string, names: ReadonlyMap<string, Value>): Scope {
  return {
    figure,
    lookup: (name) => {
      const value = names.get(name);
      if (value === undefined) throw new ScenarioProblem('notComputable', figure, { name });
      return value;
    },
    parameter: (id, country) => model.parameters.value(id, country),
  };
}

function put(model: ScenarioModel, { formula, expression }: ParsedFormula, names: Names): Decimal | null {
  const value = figureValue(expression, scopeOf(model, formula.id, names));
  names.set(formula.id, value);
  return value;
}

function rowValues(model: ScenarioModel, inputs: Inputs, names: Names): Calculation['rows'] {
  const tables: Record<string, Record<string, Decimal | null>[]> = {};
  for (const [table, formulas] of Object.entries(model.rowFormulas)) {
    const worked = rowsOf(inputs, table).map((row) => {
      const own: Names = new Map([...names, ...Object.entries(row)]);
      return Object.fromEntries(formulas.map((parsed) => [parsed.formula.id, put(model, parsed, own)]));
    });
    tables[table] = worked;
    for (const { formula } of formulas) {
      names.set(
        formula.id,
        worked.map((row) => row[formula.id] ?? null),
      );
    }
  }
  return tables;
}

/** Each year for itself: another series means its value in the same year. */
function seriesOf(model: ScenarioModel, names: Names): Calculation['series'] {
  const series: Record<string, (Decimal | null)[]> = Object.fromEntries(
    model.series.map(({ formula }) => [formula.id, []]),
  );
  const own: Names = new Map(names);
  for (let year = 1; year <= lifeOf(names); year += 1) {
    own.set('t', decimal(year));
    for (const parsed of model.series) series[parsed.formula.id]?.push(put(model, parsed, own));
  }
  return series;
}

function lifeOf(names: Names): number {
  const life = Number(names.get('life'));
  if (!Number.isInteger(life) || life < 1) throw new ScenarioProblem('notComputable', 'life');
  return life;
}
