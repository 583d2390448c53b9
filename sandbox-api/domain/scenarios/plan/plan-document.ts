import type { Document, DocumentParagraph } from '#api/contract/documents/document';
import type { Locale } from '#api/contract/messages';
import type { PlanDifference } from '#api/contract/scenarios/plans';
import { monthLabel } from '#api/domain/reports/kit/period';
import { unitText } from '#api/domain/scenarios/document/document-words';
import { plain } from '#api/domain/scenarios/model/number-text';
import { type Decimal, zero } from '#api/domain/units/decimal';
import type { Branch, BranchStep } from './branch-types';
import { planWords } from './plan-words';

/** A measure as named in the plan. */
export type NamedMeasure = { name: string; scenarioName: string; locationName: string | null };

export type PlanParts = {
  name: string;
  branch: Branch;
  differences: readonly PlanDifference[];
  /** By key of the saved simulation. */
  measures: ReadonlyMap<number, NamedMeasure>;
  /** Months of the recorded emissions, `2025-11`. */
  from: string;
  to: string;
  currency: string;
  language: Locale;
};

/** Content of a plan: shares of each measure in order, costs per tonne, and the remainder of today's emissions. */
export function planDocument(parts: PlanParts): Document {
  const { name, branch, differences, from, to, currency, language } = parts;
  const words = planWords[language];
  const { today, total } = branch;
  return {
    title: name,
    subtitle: words.subtitle,
    language,
    currency,
    coverBackground: null,
    coverLogo: null,
    headerLogo: null,
    variables: [
      { name: 'from', value: monthLabel(from, language), unit: '' },
      { name: 'to', value: monthLabel(to, language), unit: '' },
      { name: 'today_lb', value: today.locationBasedT.toNumber(), unit: 't CO2e' },
      { name: 'today_mb', value: today.marketBasedT.toNumber(), unit: 't CO2e' },
      { name: 'total_lb', value: total.locationBasedT.toNumber(), unit: 't CO2e' },
      { name: 'total_mb', value: total.marketBasedT.toNumber(), unit: 't CO2e' },
      { name: 'npv', value: number(total.npv), unit: 'money' },
    ],
    pages: [
      {
        title: null,
        sections: [
          {
            title: words.result,
            paragraphs: [
              text(total.isOfOneYear ? words.summaryOfOneYear : words.summary),
              ...differences.map((difference) => text(words.differs[difference])),
              text(words.order),
              shares(parts),
            ],
          },
          ...costSection(parts),
          { title: words.path, paragraphs: [text(words.pathNote), yearsChart(parts)] },
          ...changedSection(parts),
        ],
      },
    ],
  };
}

function text(content: string): DocumentParagraph {
  return { type: 'text', text: content };
}

const number = (value: Decimal | null) => plain(value);

function shares({ branch, measures, language }: PlanParts): DocumentParagraph {
  const words = planWords[language];
  const column = (key: string, label: string, unit: string | null) => ({
    key,
    label,
    unit,
    isNumber: unit !== null,
  });
  return {
    type: 'table',
    title: words.shares,
    columns: [
      column('name', words.measure, null),
      column('stage', words.stage, null),
      column('lb', words.locationBased, 't CO2e'),
      column('mb', words.marketBased, 't CO2e'),
      column('alone_lb', words.aloneLocationBased, 't CO2e'),
      column('npv', words.npv, 'money'),
    ],
    rows: branch.steps.map((step) => [
      titleOf(measures, step),
      words.stages[step.stage],
      number(step.year1.locationBasedT),
      number(step.year1.marketBasedT),
      number(step.alone.values.lb_year1_t ?? null),
      number(step.npv),
    ]),
    total: [
      words.total,
      null,
      number(branch.total.locationBasedT),
      number(branch.total.marketBasedT),
      null,
      number(branch.total.npv),
    ],
    note: branch.total.isOfOneYear ? `${words.firstYear}. ${words.ofOneYear}` : words.firstYear,
  };
}

/**
 * Negative costs per tonne cannot be ranked: of two measures that earn money, the one that earns more comes
 * first.
 */
function byCost(left: BranchStep, right: BranchStep): number {
  const earns = (step: BranchStep) => step.macLocationBased?.isNegative() ?? false;
  if (earns(left) !== earns(right)) return earns(left) ? -1 : 1;
  const [from, to] = earns(left) ? [right.npv, left.npv] : [left.macLocationBased, right.macLocationBased];
  return (from ?? zero).comparedTo(to ?? zero);
}

/** None is drawn where no measure saves anything location-based. */
function costSection({ branch, measures, language }: PlanParts) {
  const words = planWords[language];
  const steps = branch.steps.filter(({ macLocationBased }) => macLocationBased !== null).toSorted(byCost);
  if (steps.length === 0) return [];
  const chart: DocumentParagraph = {
    type: 'chart',
    kind: 'bar',
    title: words.costs,
    unit: 'money/t CO2e',
    x: steps.map((step) => titleOf(measures, step)),
    series: [
      {
        key: 'mac_lb',
        label: words.locationBased,
        values: steps.map(({ macLocationBased }) => number(macLocationBased)),
        isDotted: false,
      },
    ],
    base: null,
    note: words.noCost,
  };
  return [{ title: words.costs, paragraphs: [text(words.costsNote), chart] }];
}

function yearsChart({ branch, language }: PlanParts): DocumentParagraph {
  const words = planWords[language];
  const { years, today } = branch;
  const line = (key: string, label: string, values: (number | null)[], isDotted = false) => ({
    key,
    label,
    values,
    isDotted,
  });
  return {
    type: 'chart',
    kind: 'line',
    title: words.path,
    unit: 't CO2e',
    x: years.map(({ year }) => String(year)),
    series: [
      line(
        'lb',
        words.locationBased,
        years.map(({ locationBasedT }) => number(locationBasedT)),
      ),
      line(
        'mb',
        words.marketBased,
        years.map(({ marketBasedT }) => number(marketBasedT)),
      ),
      line(
        'today_lb',
        words.todayLocationBased,
        years.map(() => number(today.locationBasedT)),
        true,
      ),
      line(
        'today_mb',
        words.todayMarketBased,
        years.map(() => number(today.marketBasedT)),
        true,
      ),
    ],
    base: null,
    note: words.neverAdded,
  };
}

function changedSection({ branch, measures, language, currency }: PlanParts) {
  const words = planWords[language];
  const rows = branch.steps.flatMap((step) => [
    ...step.changed.map(({ label, unit, before, after }) => [
      titleOf(measures, step),
      `${label[language]}${unit ? ` (${unitText(unit, language, currency)})` : ''}`,
      number(before),
      number(after),
    ]),
  ]);
  const notes = branch.steps.flatMap((step) =>
    step.notes.map((note) => `${titleOf(measures, step)}: ${note[language]}`),
  );
  const column = (key: string, label: string, isNumber: boolean) => ({ key, label, unit: null, isNumber });
  const table: DocumentParagraph = {
    type: 'table',
    title: words.changed,
    columns: [
      column('name', words.measure, false),
      column('input', words.input, false),
      column('before', words.before, true),
      column('after', words.after, true),
    ],
    rows,
    total: null,
    note: null,
  };
  const list: DocumentParagraph = { type: 'list', items: notes, isNumbered: false };
  const paragraphs = [...(rows.length > 0 ? [table] : []), ...(notes.length > 0 ? [list] : [])];
  return paragraphs.length > 0 ? [{ title: words.meeting, paragraphs }] : [];
}

function titleOf(measures: PlanParts['measures'], { measureId }: BranchStep): string {
  const measure = measures.get(measureId);
  if (!measure) return String(measureId);
  return measure.locationName ? `${measure.name} (${measure.locationName})` : measure.name;
}
