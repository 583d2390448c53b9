import type {
  Document,
  DocumentParagraph,
  DocumentSection,
  DocumentVariable,
} from '#api/contract/documents/document';
import { monthLabel } from '#api/domain/reports/kit/period';
import { isRows } from '#api/domain/scenarios/model/calculate';
import type { ReportParagraph, ReportSection } from '#api/domain/scenarios/model/definition';
import { DefinitionError } from '#api/domain/scenarios/model/expression';
import { plain } from '#api/domain/scenarios/model/number-text';
import { Decimal } from '#api/domain/units/decimal';
import { chartsOf } from './document-charts';
import { cellValue, type DocumentContext, type DocumentParts, fieldUnit, said } from './document-context';
import { formulaTable, tableOf } from './document-tables';
import { documentWords, put } from './document-words';

export type { DocumentParts } from './document-context';

/** The report of a simulation: what the definition says is in it, with what the reader must see of the assumptions. */
export function buildDocument(parts: DocumentParts): Document {
  const context: DocumentContext = { ...parts, words: documentWords[parts.language] };
  const { model, inputs, locationNames, language, currency } = parts;
  const sections = model.definition.report.map((section) => sectionOf(context, section));
  const startYear = Number(inputs.start_year);
  const period = `${startYear}–${startYear + Number(inputs.life) - 1}`;
  return {
    title: said(context, model.definition.name),
    subtitle: [locationNames[String(inputs.location)], period].filter(Boolean).join(', '),
    language,
    currency,
    coverBackground: null,
    coverLogo: null,
    headerLogo: null,
    variables: [...variablesIn(context, sections), ...bandVariables(context)],
    pages: [
      { title: null, sections: [...remarkSection(context), ...sections] },
      { title: null, sections: [workingSection(context)] },
    ],
  };
}

function sectionOf(context: DocumentContext, { title, paragraphs }: ReportSection): DocumentSection {
  const isRange = paragraphs.some((paragraph) => paragraph.type === 'chart' && paragraph.kind === 'tornado');
  const isBasis = paragraphs.some(
    (paragraph) => paragraph.type === 'table' && paragraph.rows === 'notCounted',
  );
  return {
    title: said(context, title),
    paragraphs: [
      ...(isRange && context.range.steps.length > 0 ? [text(context.words.band)] : []),
      ...(isBasis ? basis(context) : []),
      ...paragraphs.flatMap((paragraph) => paragraphOf(context, paragraph)),
    ],
  };
}

function paragraphOf(context: DocumentContext, paragraph: ReportParagraph): DocumentParagraph[] {
  switch (paragraph.type) {
    case 'text':
      return [text(said(context, paragraph.text))];
    case 'table':
      return [tableOf(context, paragraph)];
    case 'chart':
      return chartsOf(context, paragraph);
  }
}

function text(content: string): DocumentParagraph {
  return { type: 'text', text: content };
}

function remarkSection(context: DocumentContext): DocumentSection[] {
  const { remarks, words } = context;
  if (remarks.length === 0) return [];
  const items = remarks.map((remark) => said(context, remark.text));
  return [{ title: words.remarks, paragraphs: [{ type: 'list', items, isNumbered: false }] }];
}

/** What the figures rest on, and what they are not. */
function basis(context: DocumentContext): DocumentParagraph[] {
  const { words, definitionVersion, ledger, inputs } = context;
  const path = String(inputs.grid_path) as keyof typeof words.gridPath;
  return [
    text(
      put(words.basis, {
        version: definitionVersion,
        from: monthLabel(ledger.from, context.language),
        to: monthLabel(ledger.to, context.language),
      }),
    ),
    text(`${words.gridPath[path]} ${words.bothMethods}`),
  ];
}

function workingSection(context: DocumentContext): DocumentSection {
  return { title: context.words.working, paragraphs: [formulaTable(context)] };
}

/** Values for the names in the texts. Throws for a name that nothing gives. */
function variablesIn(context: DocumentContext, sections: readonly DocumentSection[]): DocumentVariable[] {
  const bands = new Set<string>(bandNames.map(([name]) => name));
  const texts = sections.flatMap(({ paragraphs }) =>
    paragraphs.flatMap((paragraph) => (paragraph.type === 'text' ? [paragraph.text] : [])),
  );
  const names = new Set(
    texts.flatMap((content) => [...content.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '')),
  );
  return [...names].filter((name) => !bands.has(name)).map((name) => variableOf(context, name));
}

function variableOf(context: DocumentContext, name: string): DocumentVariable {
  const { model, inputs, calculation } = context;
  if (name in calculation.values) {
    const formulas = [...model.formulas, ...model.results];
    const unit = formulas.find(({ formula }) => formula.id === name)?.formula.unit ?? '1';
    return { name, value: plain(calculation.values[name]), unit };
  }
  const variable = model.variables.find(({ code }) => code === name);
  const value = inputs[name];
  if (!variable || isRows(value)) throw new DefinitionError(`Unknown name in a text: ${name}`);
  const unit = Decimal.isDecimal(value) && !variable.choices ? fieldUnit(variable) : '1';
  return { name, value: cellValue(context, variable, value), unit };
}

const bandNames = [
  ['lb_life_low', 'lb_life_t', 'low', 't CO2e'],
  ['lb_life_high', 'lb_life_t', 'high', 't CO2e'],
  ['mb_life_low', 'mb_life_t', 'low', 't CO2e'],
  ['mb_life_high', 'mb_life_t', 'high', 't CO2e'],
  ['npv_low', 'npv', 'low', 'money'],
  ['npv_high', 'npv', 'high', 'money'],
] as const;

function bandVariables({ range }: DocumentContext): DocumentVariable[] {
  if (range.steps.length === 0) return [];
  return bandNames.map(([name, figure, end, unit]) => ({
    name,
    value: plain(range.band[figure]?.[end]),
    unit,
  }));
}
