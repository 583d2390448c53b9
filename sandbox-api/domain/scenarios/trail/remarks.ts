import type { Locale } from '#api/contract/messages';
import {
  type Calculation,
  finalNames,
  type InputRow,
  type Inputs,
  type Names,
  rowsOf,
  scopeOf,
} from '#api/domain/scenarios/model/calculate';
import type { Localised } from '#api/domain/scenarios/model/definition';
import { isTrue, type Value } from '#api/domain/scenarios/model/evaluate';
import type { ParsedRule, ScenarioModel } from '#api/domain/scenarios/model/model';
import type { ScenarioProblem } from '#api/domain/scenarios/model/scenario-problem';
import type { VariableIssue } from '#api/domain/scenarios/model/validate-variables';
import { withheldTexts } from '#api/domain/scenarios/model/withheld';
import { type LedgerWords, ledgerWords } from '#api/domain/scenarios/prefill/ledger-facts';
import { decimal } from '#api/domain/units/decimal';
import { formulaOf, pathOf, subjectOf } from './subjects';

export type Remark = { level: 'warn' | 'info'; text: Localised };
/** A rule of the definition that stops: the field it is about, `variables.<code>` or `variables.<code>.<row>.<dimension>`. */
export type RuleIssue = { path: string; text: Localised };

const emptyTable: Localised = {
  en: '“{table}” has no entries, so nothing is counted for it.',
  pl: 'W części „{table}” nie ma wpisów, więc nic nie policzono.',
};

/** Evaluates the rules of the definition; one with names of a row is asked of each row. Says what is withheld besides. */
export function checkRules(
  model: ScenarioModel,
  inputs: Inputs,
  calculation: Calculation,
  ledger: LedgerWords,
): { errors: readonly RuleIssue[]; remarks: readonly Remark[] } {
  const names = allNames(model, inputs, calculation, ledger);
  const errors: RuleIssue[] = [];
  const remarks: Remark[] = emptyTables(model, inputs);
  for (const parsed of model.rules) {
    const { level, text } = parsed.rule;
    const met = rowsThatMeet(model, parsed, inputs, calculation, names);
    if (met.length === 0) continue;
    if (level !== 'error') remarks.push({ level, text });
    else errors.push(...met.map((row) => ({ path: pathOfRule(model, parsed, row), text })));
  }
  remarks.push(...withheldTexts(calculation.withheld).map((text) => ({ level: 'warn' as const, text })));
  return { errors, remarks };
}

function pathOfRule(model: ScenarioModel, { names, table }: ParsedRule, row: number | null): string {
  const subject = subjectOf(model, names, table);
  return subject ? pathOf(subject, row) : 'variables';
}

function allNames(
  model: ScenarioModel,
  inputs: Inputs,
  calculation: Calculation,
  ledger: LedgerWords,
): Names {
  const names = finalNames(model, inputs, calculation);
  for (const word of ledgerWords) {
    const value = ledger[word] ?? null;
    names.set(`ledger.${word}`, value === null ? null : decimal(value));
  }
  return names;
}

/** Numbers of the rows that meet the rule; a rule of the whole has the one row null. */
function rowsThatMeet(
  model: ScenarioModel,
  { rule, expression, table }: ParsedRule,
  inputs: Inputs,
  calculation: Calculation,
  names: Names,
): (number | null)[] {
  const isMet = (known: ReadonlyMap<string, Value>) => isTrue(expression, scopeOf(model, rule.when, known));
  if (table === null) return isMet(names) ? [null] : [];
  const figures = calculation.rows[table] ?? [];
  return rowsOf(inputs, table).flatMap((row: InputRow, index) =>
    isMet(new Map([...names, ...Object.entries(row), ...Object.entries(figures[index] ?? {})]))
      ? [index]
      : [],
  );
}

/** So that a zero is never silent. */
function emptyTables(model: ScenarioModel, inputs: Inputs): Remark[] {
  return Object.keys(model.rowFormulas)
    .filter((table) => rowsOf(inputs, table).length === 0)
    .flatMap((table) => {
      const title = model.variables.find(({ code }) => code === table)?.title;
      return title ? [{ level: 'info' as const, text: filled(emptyTable, title) }] : [];
    });
}

function filled(text: Localised, table: Localised): Localised {
  return { en: text.en.replace('{table}', table.en), pl: text.pl.replace('{table}', table.pl) };
}

/** The message of a figure that could not be calculated, on the field that it comes from. */
export function issueOfProblem(
  model: ScenarioModel,
  problem: ScenarioProblem,
  language: Locale,
): VariableIssue {
  const formula = formulaOf(model, problem.figure);
  const { parameter, country } = problem.params;
  if (problem.code === 'missingParameter' && parameter && country) {
    return { path: 'variables.country', code: 'noPublishedValue', params: { country } };
  }
  const names = problem.params.name ? [problem.params.name] : (formula?.names ?? []);
  const subject = subjectOf(model, names, tableOfFormula(model, problem.figure));
  return {
    path: subject ? pathOf(subject, null) : `variables.${problem.figure}`,
    code: 'figureNotComputable',
    params: { figure: formula?.formula.label[language] ?? problem.figure },
  };
}

function tableOfFormula(model: ScenarioModel, figure: string): string | null {
  const found = Object.entries(model.rowFormulas).find(([, formulas]) =>
    formulas.some(({ formula }) => formula.id === figure),
  );
  return found?.[0] ?? null;
}
