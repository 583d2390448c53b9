import type { DocumentColumn, DocumentTable, DocumentValue } from '#api/contract/documents/document';
import { isRows, rowsOf } from '#api/domain/scenarios/model/calculate';
import { isAskedFor, isVisible } from '#api/domain/scenarios/model/defaults';
import type { InputSource, ReportParagraph } from '#api/domain/scenarios/model/definition';
import { DefinitionError } from '#api/domain/scenarios/model/expression';
import { dimensionsOf } from '#api/domain/scenarios/model/model';
import { isDecimal, plain } from '#api/domain/scenarios/model/number-text';
import { parameterNote } from '#api/domain/scenarios/model/parameter-notes';
import { citedIn } from '#api/domain/scenarios/prefill/source-words';
import { figuresOf, publishedValuesUsed } from '#api/domain/scenarios/trail/trail';
import { sum } from '#api/domain/units/decimal';
import { cellValue, type DocumentContext, fieldUnit, said } from './document-context';
import { put, unitText } from './document-words';

type TableParagraph = Extract<ReportParagraph, { type: 'table' }>;

/** A table of the report by what its rows are; the words of the definitions for that are few and known. */
export function tableOf(context: DocumentContext, paragraph: TableParagraph): DocumentTable {
  const title = said(context, paragraph.title);
  switch (paragraph.rows) {
    case 't = 1..life':
      return yearTable(context, paragraph, title);
    case 'variables with range = true':
      return rangeTable(context, title);
    case 'all variables, factors and parameters that entered a formula':
      return valuesTable(context, title);
    case 'notCounted':
      return notCountedTable(context, title);
    default:
      return rowTable(context, paragraph, title);
  }
}

export function text(key: string, label: string): DocumentColumn {
  return { key, label, unit: null, isNumber: false };
}

export function number(key: string, label: string, unit: string | null): DocumentColumn {
  return { key, label, unit, isNumber: true };
}

/** Rows of a table of the form with the figures of each row. */
function rowTable(
  context: DocumentContext,
  { rows: table, columns }: TableParagraph,
  title: string,
): DocumentTable {
  const { model, inputs, calculation } = context;
  const dimensions = dimensionsOf(model.variables, table);
  const formulas = model.rowFormulas[table] ?? [];
  const fields = columns.map((code) => {
    const dimension = dimensions.find((candidate) => candidate.code === code);
    const formula = formulas.find((candidate) => candidate.formula.id === code)?.formula;
    if (!dimension && !formula) throw new DefinitionError(`Unknown column ${code} of ${table}`);
    return { code, dimension, formula };
  });
  const columnOf = ({ code, dimension, formula }: (typeof fields)[number]) => {
    if (formula) return number(code, said(context, formula.label), formula.unit);
    const label = dimension ? said(context, dimension.title) : code;
    return dimension && dimension.type !== 'MC'
      ? number(code, label, fieldUnit(dimension))
      : text(code, label);
  };
  const rows = rowsOf(inputs, table).map((row, index) =>
    fields.map(({ code, dimension, formula }): DocumentValue => {
      if (formula) return plain(calculation.rows[table]?.[index]?.[code]);
      return cellValue(context, dimension, row[code]);
    }),
  );
  return { type: 'table', title, columns: fields.map(columnOf), rows, total: null, note: null };
}

function yearTable(
  context: DocumentContext,
  { columns, total }: TableParagraph,
  title: string,
): DocumentTable {
  const { model, inputs, calculation, words } = context;
  const startYear = Number(inputs.start_year);
  const series = columns
    .filter((id) => id !== 'year')
    .map((id) => {
      const formula = model.series.find((parsed) => parsed.formula.id === id)?.formula;
      if (!formula) throw new DefinitionError(`Unknown series ${id}`);
      return { id, formula, years: calculation.series[id] ?? [] };
    });
  const rows = (series[0]?.years ?? []).map((_, index): DocumentValue[] => [
    String(startYear + index),
    ...series.map(({ years }) => plain(years[index])),
  ]);
  const sums = series.map(({ id, years }) =>
    total?.includes(id) ? plain(sum(years.filter(isDecimal))) : null,
  );
  return {
    type: 'table',
    title,
    columns: [
      text('year', words.year),
      ...series.map(({ id, formula }) => number(id, said(context, formula.label), formula.unit)),
    ],
    rows,
    total: [words.total, ...sums],
    note: null,
  };
}

/** Figures that the range is shown for. */
const rangeFigures = ['lb_life_t', 'npv'];

function rangeTable(context: DocumentContext, title: string): DocumentTable {
  const { model, range, words, language } = context;
  const { columns } = words;
  const shown = rangeFigures.flatMap((id) => model.results.filter((parsed) => parsed.formula.id === id));
  const ends = shown.flatMap(({ formula }) => {
    const values = { figure: formula.label[language] };
    return [
      number(`${formula.id}-low`, put(columns.atLow, values), formula.unit),
      number(`${formula.id}-high`, put(columns.atHigh, values), formula.unit),
    ];
  });
  const rows = range.steps.map((step): DocumentValue[] => [
    pathLabel(context, step.path),
    plain(step.low),
    plain(step.value),
    plain(step.high),
    ...shown.flatMap(({ formula }) => [plain(step.atLow[formula.id]), plain(step.atHigh[formula.id])]),
  ]);
  return {
    type: 'table',
    title,
    columns: [
      text('input', columns.input),
      number('low', columns.low, null),
      number('value', columns.value, null),
      number('high', columns.high, null),
      ...ends,
    ],
    rows,
    total: null,
    note: rows.length === 0 ? words.noRange : null,
  };
}

/** `pv_yield` or `bulbs_dict.ballast_factor`, in words and with its unit. */
export function pathLabel(context: DocumentContext, path: string): string {
  const [code = '', dimension] = path.split('.');
  const variable = context.model.variables.find((candidate) => candidate.code === code);
  const field = dimension
    ? dimensionsOf(context.model.variables, code).find((own) => own.code === dimension)
    : variable;
  if (!field) return path;
  const unit = unitText(fieldUnit(field), context.language, context.currency);
  return unit ? `${said(context, field.title)} (${unit})` : said(context, field.title);
}

function valuesTable(context: DocumentContext, title: string): DocumentTable {
  const { columns } = context.words;
  return {
    type: 'table',
    title,
    columns: [
      text('name', columns.name),
      number('value', columns.value, null),
      text('unit', columns.unit),
      number('low', columns.low, null),
      number('high', columns.high, null),
      text('origin', columns.origin),
      text('source', columns.source),
      text('year', columns.sourceYear),
      text('verified', columns.verified),
    ],
    rows: [...variableRows(context), ...publishedRows(context)],
    total: null,
    note: null,
  };
}

function variableRows(context: DocumentContext): DocumentValue[][] {
  const { model, inputs, sources, language, currency, words } = context;
  return model.variables
    .filter((variable) => isVisible(model, variable.code, inputs) && isAskedFor(variable, inputs))
    .flatMap((variable): DocumentValue[][] => {
      const { code } = variable;
      const value = inputs[code];
      const title = said(context, variable.title);
      if (!isRows(value)) {
        const unit = unitText(fieldUnit(variable), language, currency);
        return [[title, cellValue(context, variable, value), unit, ...sourceCells(context, sources[code])]];
      }
      return value.flatMap((row, index) =>
        (variable.tableDimensions ?? []).map((dimension) => [
          `${said(context, dimension.title)}, ${put(words.row, { row: index + 1 })}`,
          cellValue(context, dimension, row[dimension.code]),
          unitText(fieldUnit(dimension), language, currency),
          ...sourceCells(context, sources[`${code}.${index}.${dimension.code}`]),
        ]),
      );
    });
}

function sourceCells({ words }: DocumentContext, source: InputSource | undefined): DocumentValue[] {
  if (!source) return [null, null, words.origins.typed, null, null, null];
  const { low, high, origin, level, note, year } = source;
  const from = [source.source, note].filter(Boolean).join('. ');
  return [low, high, words.origins[origin], from || null, year, level && words.levels[level]];
}

function publishedRows(context: DocumentContext): DocumentValue[][] {
  const { model, inputs, calculation, words, citations = {}, language, currency } = context;
  return publishedValuesUsed(model, inputs, calculation).flatMap(({ id, country }) => {
    const row = model.parameters.find(id, country);
    if (!row) return [];
    const cited = row.sourceId ? citedIn(citations[row.sourceId] ?? row.sourceId)[language] : null;
    const source: InputSource = {
      ...row,
      note: parameterNote(row.note)?.[language] ?? null,
      origin: 'default',
      source: cited,
      low: asNumber(row.low),
      high: asNumber(row.high),
    };
    const unit = unitText(row.unit, language, currency);
    return [
      [words.tiltAndDirection, asNumber(row.value), unit, ...sourceCells({ ...context, words }, source)],
    ];
  });
}

function asNumber(value: string | null): number | null {
  return value === null ? null : Number(value);
}

function notCountedTable(context: DocumentContext, title: string): DocumentTable {
  return {
    type: 'table',
    title,
    columns: [text('text', context.words.columns.text)],
    rows: context.model.definition.notCounted.map((reason) => [said(context, reason)]),
    total: null,
    note: null,
  };
}

/** Formulas and results, not those of each row: the figures of the simulation have them all. */
export function formulaTable(context: DocumentContext): DocumentTable {
  const { model, inputs, calculation, range, language, words, currency } = context;
  const { columns } = words;
  const rows = figuresOf(model, inputs, calculation, range, language)
    .filter(({ id }) => id in calculation.values)
    .map(({ label, filled, value, unit }): DocumentValue[] => [
      label,
      filled,
      value,
      unitText(unit, language, currency),
    ]);
  return {
    type: 'table',
    title: words.formulas,
    columns: [
      text('figure', columns.figure),
      text('rule', columns.rule),
      number('value', columns.value, null),
      text('unit', columns.unit),
    ],
    rows,
    total: null,
    note: null,
  };
}
