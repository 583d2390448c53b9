import { ledgerWords } from '#api/domain/scenarios/prefill/ledger-facts';
import type {
  CommonDefinition,
  DefinitionVariable,
  Formula,
  Rule,
  ScenarioDefinition,
  TableDimension,
} from './definition';
import { DefinitionError, type Expression, namesIn, parseExpression } from './expression';
import type { ScenarioParameters } from './parameters';

export type ParsedFormula = { formula: Formula; expression: Expression; names: readonly string[] };
export type ParsedRule = {
  rule: Rule;
  expression: Expression;
  names: readonly string[];
  /** Code of the table whose rows it is asked of; null: of the whole. */
  table: string | null;
};

/** A definition with its expressions parsed and every name checked, ready for repeated calculation. */
export type ScenarioModel = {
  definition: ScenarioDefinition;
  common: CommonDefinition;
  parameters: ScenarioParameters;
  /** Of the definition, then of the common sections, in the order of the form. */
  variables: readonly DefinitionVariable[];
  rowFormulas: Readonly<Record<string, readonly ParsedFormula[]>>;
  formulas: readonly ParsedFormula[];
  series: readonly ParsedFormula[];
  results: readonly ParsedFormula[];
  rules: readonly ParsedRule[];
  /** When a variable is shown, by its code; absent: always. */
  visible: Readonly<Record<string, Expression>>;
  /** For each variable without a value of its own: an expression that gives it. */
  defaults: Readonly<Record<string, Expression>>;
};

export type ModelParts = {
  definition: ScenarioDefinition;
  common: CommonDefinition;
  parameters: ScenarioParameters;
};

const ledgerNames = ledgerWords.map((word) => `ledger.${word}`);

/** Throws DefinitionError for an expression that cannot be read, an unknown name or an unknown function. */
export function buildModel({ definition, common, parameters }: ModelParts): ScenarioModel {
  const variables = [...definition.sections, ...common.sections].flatMap((section) => section.variables);
  const codes = [...variables.map(({ code }) => code), ...Object.keys(definition.constants), 'scenario'];
  const rowFormulas = Object.fromEntries(
    Object.entries(definition.rowFormulas).map(([table, formulas]) => [
      table,
      inOrder(formulas, [...codes, ...dimensionsOf(variables, table).map(({ code }) => code)]),
    ]),
  );
  const rowNames = Object.values(definition.rowFormulas).flatMap((formulas) => formulas.map(({ id }) => id));
  const known = [...codes, ...rowNames];
  const formulas = inOrder(definition.formulas, known);
  const formulaNames = [...known, ...definition.formulas.map(({ id }) => id)];
  const series = inOrder(common.series, [...formulaNames, 't']);
  const seriesNames = [...formulaNames, ...common.series.map(({ id }) => id)];
  const results = inOrder([...common.results, ...definition.extraResults], seriesNames);
  const everything = [...seriesNames, ...results.map(({ formula }) => formula.id), ...ledgerNames];
  return {
    definition,
    common,
    parameters,
    variables,
    rowFormulas,
    formulas,
    series,
    results,
    rules: definition.validation.map((rule) => parsedRule(rule, definition, variables, everything)),
    visible: ofVariables(variables, codes, ({ visibleIf }) => visibleIf),
    defaults: ofVariables(variables, codes, ({ defaultExpr }) => defaultExpr),
  };
}

export function dimensionsOf(
  variables: readonly DefinitionVariable[],
  table: string,
): readonly TableDimension[] {
  return variables.find(({ code }) => code === table)?.tableDimensions ?? [];
}

/** Each formula may use the values before it. */
function inOrder(formulas: readonly Formula[], before: readonly string[]): ParsedFormula[] {
  const known = new Set(before);
  return formulas.map((formula) => {
    const expression = parsed(formula.expr, known);
    known.add(formula.id);
    return { formula, expression, names: namesIn(expression) };
  });
}

function parsed(source: string, known: ReadonlySet<string>): Expression {
  const expression = parseExpression(source);
  const unknown = namesIn(expression).find((name) => !known.has(name));
  if (unknown !== undefined) throw new DefinitionError(`Unknown name ${unknown}: ${source}`);
  return expression;
}

function parsedRule(
  rule: Rule,
  definition: ScenarioDefinition,
  variables: readonly DefinitionVariable[],
  everything: readonly string[],
): ParsedRule {
  const rowNames = (table: string) => [
    ...dimensionsOf(variables, table).map(({ code }) => code),
    ...(definition.rowFormulas[table] ?? []).map(({ id }) => id),
  ];
  const whole = new Set(everything);
  const names = namesIn(parseExpression(rule.when));
  const tables = variables.filter(({ type }) => type.startsWith('TABLE')).map(({ code }) => code);
  const own = (table: string) => rowNames(table).filter((name) => !isOfTheWhole(name, variables));
  const table = tables.find((code) => names.some((name) => own(code).includes(name))) ?? null;
  const known = table === null ? whole : new Set([...whole, ...rowNames(table)]);
  return { rule, expression: parsed(rule.when, known), names, table };
}

/** A name that the form has as well means the one of the form, so it does not make a rule one of the rows. */
function isOfTheWhole(name: string, variables: readonly DefinitionVariable[]): boolean {
  return variables.some(({ code }) => code === name);
}

function ofVariables(
  variables: readonly DefinitionVariable[],
  codes: readonly string[],
  source: (variable: DefinitionVariable) => string | undefined,
): Record<string, Expression> {
  const known = new Set(codes);
  return Object.fromEntries(
    variables.flatMap((variable) => {
      const text = source(variable);
      return text === undefined ? [] : [[variable.code, parsed(text, known)] as const];
    }),
  );
}
