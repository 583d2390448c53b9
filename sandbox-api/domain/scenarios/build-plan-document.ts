import type { Branch, BranchStep } from './branch-types';
import type { Language } from './definition';
import type {
  DocumentChart,
  DocumentParagraph,
  DocumentTable,
  DocumentValue,
  ScenarioDocument,
} from './document';
import { number, text } from './document-tables';
import { put, unitText } from './document-words';
import { plain } from './number-text';
import { type PlanWords, planWords } from './plan-words';

export type PlanDocumentParts = {
  branch: Branch;
  name: string;
  /** Names of the simulations by the id of the measure. */
  measureNames: Readonly<Record<number, string>>;
  /** Months of the recorded data, `2025-11`. */
  from: string;
  to: string;
  language: Language;
  currency: string;
};

type Context = PlanDocumentParts & { words: PlanWords };

/** The report of a plan: shares in their order, what changed on the way, costs per tonne, and what is left of today. */
export function buildPlanDocument(parts: PlanDocumentParts): ScenarioDocument {
  const context: Context = { ...parts, words: planWords[parts.language] };
  const { branch, words, name, language, currency, from, to } = context;
  const { total, today } = branch;
  return {
    title: name,
    subtitle: words.title,
    language,
    currency,
    coverBackground: null,
    coverLogo: null,
    headerLogo: null,
    variables: [
      { name: 'total_lb', value: plain(total.locationBasedT), unit: 't CO2e' },
      { name: 'total_mb', value: plain(total.marketBasedT), unit: 't CO2e' },
      { name: 'today_lb', value: plain(today.locationBasedT), unit: 't CO2e' },
      { name: 'today_mb', value: plain(today.marketBasedT), unit: 't CO2e' },
      { name: 'npv', value: plain(total.npv), unit: 'money' },
      { name: 'from', value: from, unit: '1' },
      { name: 'to', value: to, unit: '1' },
    ],
    pages: [
      {
        title: null,
        sections: [
          {
            title: words.result,
            paragraphs: [saying(words.summary), stepTable(context), saying(words.order)],
          },
          ...notesSection(context),
          ...costSection(context),
          {
            title: words.years,
            paragraphs: [yearChart(context), saying(words.asIfRunning), saying(words.basis)],
          },
        ],
      },
    ],
  };
}

function saying(content: string): DocumentParagraph {
  return { type: 'text', text: content };
}

function nameOf({ measureNames }: Context, { measureId }: BranchStep): string {
  return measureNames[measureId] ?? String(measureId);
}

function stepTable(context: Context): DocumentTable {
  const { branch, words } = context;
  const { columns } = words;
  return {
    type: 'table',
    title: words.steps,
    columns: [
      text('measure', columns.measure),
      text('stage', columns.stage),
      number('location', columns.location, 't CO2e'),
      number('aloneLocation', columns.aloneLocation, 't CO2e'),
      number('market', columns.market, 't CO2e'),
      number('aloneMarket', columns.aloneMarket, 't CO2e'),
      number('life', columns.life, 't CO2e'),
      number('npv', columns.npv, 'money'),
      number('mac', columns.mac, 'money/t CO2e'),
    ],
    rows: branch.steps.map((step): DocumentValue[] => [
      nameOf(context, step),
      words.stages[step.stage],
      plain(step.year1.locationBasedT),
      plain(step.alone.values.lb_year1_t),
      plain(step.year1.marketBasedT),
      plain(step.alone.values.mb_year1_t),
      plain(step.life.locationBasedT),
      plain(step.npv),
      plain(step.macLocationBased),
    ]),
    total: [
      words.total,
      null,
      plain(branch.total.locationBasedT),
      null,
      plain(branch.total.marketBasedT),
      null,
      null,
      plain(branch.total.npv),
      null,
    ],
    note: null,
  };
}

/** What a reader must know of single measures, and which of their inputs the ones before changed. */
function notesSection(context: Context): ScenarioDocument['pages'][number]['sections'] {
  const { branch, words, language, currency } = context;
  const items = branch.steps.flatMap((step) =>
    step.notes.map((note) => `${nameOf(context, step)}: ${note[language]}`),
  );
  const rows = branch.steps.flatMap((step) =>
    step.changed.map((change): DocumentValue[] => [
      nameOf(context, step),
      change.row === null ? change.label[language] : `${change.label[language]}, ${change.row + 1}`,
      plain(change.before),
      plain(change.after),
      unitText(change.unit, language, currency),
    ]),
  );
  const { columns } = words;
  const changes: DocumentTable = {
    type: 'table',
    title: words.changed,
    columns: [
      text('measure', columns.measure),
      text('input', columns.input),
      number('before', columns.before, null),
      number('after', columns.after, null),
      text('unit', columns.unit),
    ],
    rows,
    total: null,
    note: null,
  };
  const paragraphs: DocumentParagraph[] = [
    ...(items.length > 0 ? [{ type: 'list' as const, items, isNumbered: false }] : []),
    ...(rows.length > 0 ? [changes] : []),
  ];
  return paragraphs.length > 0 ? [{ title: words.notes, paragraphs }] : [];
}

/** Marginal abatement costs; none is drawn where no measure saves anything location-based. */
function costSection(context: Context): ScenarioDocument['pages'][number]['sections'] {
  const { words } = context;
  const steps = byCost(context.branch.steps);
  if (steps.length === 0) return [];
  const chart: DocumentChart = {
    type: 'chart',
    kind: 'bar',
    title: words.costChart,
    unit: 'money/t CO2e',
    x: steps.map((step) => nameOf(context, step)),
    series: [
      {
        key: 'cost',
        label: words.columns.mac,
        values: steps.map((step) => plain(step.macLocationBased)),
        isDotted: false,
      },
    ],
    base: null,
    note: words.costNote,
  };
  return [{ title: words.costs, paragraphs: [chart] }];
}

/** Measures that earn money first, by their net present value; then the others from the cheapest tonne on. */
export function byCost(steps: readonly BranchStep[]): BranchStep[] {
  const earning = steps
    .filter(({ macLocationBased }) => macLocationBased?.isNegative())
    .sort((a, b) => b.npv.comparedTo(a.npv));
  const paying = steps
    .filter(({ macLocationBased }) => macLocationBased && !macLocationBased.isNegative())
    .sort((a, b) => (a.macLocationBased ?? a.npv).comparedTo(b.macLocationBased ?? b.npv));
  return [...earning, ...paying];
}

function yearChart({ branch, words }: Context): DocumentChart {
  const { years, today } = branch;
  const line = (key: string, label: string, values: (number | null)[], isDotted: boolean) => ({
    key,
    label,
    values,
    isDotted,
  });
  const methods = [
    ['location', words.locationBased, 'locationBasedT'],
    ['market', words.marketBased, 'marketBasedT'],
  ] as const;
  return {
    type: 'chart',
    kind: 'line',
    title: words.yearChart,
    unit: 't CO2e',
    x: years.map(({ year }) => String(year)),
    series: methods.flatMap(([key, method, field]) => [
      line(
        key,
        method,
        years.map((year) => plain(year[field])),
        false,
      ),
      line(
        `${key}-today`,
        put(words.todayLine, { method }),
        years.map(() => plain(today[field])),
        true,
      ),
    ]),
    base: null,
    note: words.yearNote,
  };
}
