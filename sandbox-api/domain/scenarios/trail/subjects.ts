import type { ParsedFormula, ScenarioModel } from '#api/domain/scenarios/model/model';

/** A field of the form: a variable, or a dimension of a table (`row` says that the row decides which). */
export type Subject = { code: string; dimension: string | null };

/**
 * The field that a rule or a figure is about, where its message is shown: the first field it names itself,
 * or, if it names only figures, the last field of the nearest ones that not all of the figures share.
 */
export function subjectOf(
  model: ScenarioModel,
  names: readonly string[],
  table: string | null,
): Subject | null {
  const own = fieldsAmong(model, names, table)[0];
  if (own) return own;
  const seen = new Set(names);
  let level = names;
  while (level.length > 0) {
    const next = level
      .flatMap((name) => formulaOf(model, name)?.names ?? [])
      .filter((name) => !seen.has(name));
    for (const name of next) seen.add(name);
    const nearest =
      fieldsAmong(model, tellingNames(next), table).at(-1) ?? fieldsAmong(model, next, table).at(-1);
    if (nearest) return nearest;
    level = [...new Set(next)];
  }
  return null;
}

/** Fields read by only one of the figures distinguish it. */
function tellingNames(names: readonly string[]): string[] {
  return names.filter((name) => names.indexOf(name) === names.lastIndexOf(name));
}

export function pathOf({ code, dimension }: Subject, row: number | null): string {
  return row === null || dimension === null ? `variables.${code}` : `variables.${code}.${row}.${dimension}`;
}

/** Fields that a person fills, in the order of the names; a row's own dimension goes before a variable of its name. */
function fieldsAmong(model: ScenarioModel, names: readonly string[], table: string | null): Subject[] {
  return names.flatMap((name): Subject[] => {
    const inTable = tableOf(model, name, table);
    if (inTable) return [{ code: inTable, dimension: name }];
    return model.variables.some(({ code }) => code === name) ? [{ code: name, dimension: null }] : [];
  });
}

function tableOf(model: ScenarioModel, name: string, table: string | null): string | undefined {
  const isOwn = (code: string) =>
    model.variables
      .find((variable) => variable.code === code)
      ?.tableDimensions?.some((own) => own.code === name);
  if (table !== null) return isOwn(table) ? table : undefined;
  if (model.variables.some(({ code }) => code === name)) return undefined;
  return model.variables.find(({ code }) => isOwn(code))?.code;
}

export function formulaOf(model: ScenarioModel, id: string): ParsedFormula | undefined {
  const rows = Object.values(model.rowFormulas).flat();
  return [...rows, ...model.formulas, ...model.series, ...model.results].find(
    ({ formula }) => formula.id === id,
  );
}
