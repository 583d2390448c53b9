import type { DocumentChart, DocumentParagraph } from '#api/contract/documents/document';
import { monthLabel } from '#api/domain/reports/kit/period';
import { type Calculation, calculate } from '#api/domain/scenarios/model/calculate';
import type { ReportParagraph } from '#api/domain/scenarios/model/definition';
import { DefinitionError } from '#api/domain/scenarios/model/expression';
import { plain } from '#api/domain/scenarios/model/number-text';
import type { RangeStep } from '#api/domain/scenarios/model/range';
import { recordedOf, touchedGroups } from '#api/domain/scenarios/trail/touched-rows';
import { Decimal, zero } from '#api/domain/units/decimal';
import { type DocumentContext, said } from './document-context';
import { pathLabel } from './document-tables';
import { put } from './document-words';

type ChartParagraph = Extract<ReportParagraph, { type: 'chart' }>;

/** A chart of the report by its kind; two panels become two charts. */
export function chartsOf(context: DocumentContext, paragraph: ChartParagraph): DocumentParagraph[] {
  switch (paragraph.kind) {
    case 'bar':
      return beforeAndAfter(context, paragraph);
    case 'line':
      return [lines(context, paragraph)];
    case 'tornado':
      return [tornado(context, paragraph)];
    default:
      throw new DefinitionError(`Unknown kind of chart: ${paragraph.kind}`);
  }
}

const kgPerTonne = 1000;

/** Recorded rows that the measure touches, and what is left of them: location- and market-based apart. */
function beforeAndAfter(context: DocumentContext, paragraph: ChartParagraph): DocumentChart[] {
  const { model, inputs, ledger, words } = context;
  const recorded = recordedOf(ledger, touchedGroups(model.definition.id, inputs));
  const panel = (method: string, scope2: number, saved: string): DocumentChart => {
    const before = [recorded.scope1, scope2, recorded.scope3].map((kg) => kg / kgPerTonne);
    const ids = ['s1_year1_t', saved, 's3_year1_t'];
    const after = before.map(
      (value, index) => value - (plain(context.calculation.values[ids[index] ?? '']) ?? 0),
    );
    const [beforeLabel, afterLabel] = paragraph.series.map(({ label }) => said(context, label));
    const note = paragraph.note ? `${said(context, paragraph.note)}. ` : '';
    return {
      type: 'chart',
      kind: 'bar',
      title: `${said(context, paragraph.title)}, ${method}`,
      unit: paragraph.unit,
      x: [...words.scopes],
      series: [
        { key: 'before', label: beforeLabel ?? '', values: before, isDotted: false },
        { key: 'after', label: afterLabel ?? '', values: after, isDotted: false },
      ],
      base: null,
      note:
        note +
        (before.every((value) => value === 0)
          ? words.nothingRecorded
          : put(words.recordedFrom, {
              from: monthLabel(ledger.from, context.language),
              to: monthLabel(ledger.to, context.language),
            })),
    };
  };
  return [
    panel(words.locationBased, recorded.scope2Location, 's2lb_year1_t'),
    panel(words.marketBased, recorded.scope2Market, 's2mb_year1_t'),
  ];
}

/** Sums from the first year on; where the grid changes, dotted what it would be without. */
function lines(context: DocumentContext, paragraph: ChartParagraph): DocumentChart {
  const { model, inputs, calculation, words } = context;
  const hasPath = inputs.grid_path !== 'none';
  const still = hasPath ? calculate(model, { ...inputs, grid_path: 'none' }) : null;
  const series = paragraph.series.flatMap(({ expr, label }, index) => {
    const line = (source: Calculation, suffix: string, isDotted: boolean) => ({
      key: `${index}${isDotted ? '-still' : ''}`,
      label: said(context, label) + suffix,
      values: lineValues(context, source, expr).map(plain),
      isDotted,
    });
    const drawn = line(calculation, '', false);
    const dotted = still ? line(still, `, ${words.withoutGridPath}`, true) : null;
    const differs = dotted?.values.some((value, at) => value !== drawn.values[at]);
    return dotted && differs ? [drawn, dotted] : [drawn];
  });
  return {
    type: 'chart',
    kind: 'line',
    title: said(context, paragraph.title),
    unit: paragraph.unit,
    x: (calculation.series.lb ?? []).map((_, index) => String(Number(inputs.start_year) + index)),
    series,
    base: null,
    note: paragraph.note ? said(context, paragraph.note) : null,
  };
}

function lineValues(context: DocumentContext, { series, values }: Calculation, expr: string): Decimal[] {
  const cumulated = /^cumulative\((\w+)\)$/.exec(expr)?.[1];
  if (cumulated) return cumulative(known(series[cumulated], expr), zero);
  const [, discountedId, startId] = /^cumulative\(discounted\((\w+)\)\) - (\w+)$/.exec(expr) ?? [];
  if (!discountedId || !startId) throw new DefinitionError(`Unknown line: ${expr}`);
  const rate = new Decimal(String(context.inputs.discount_rate)).plus(1);
  const discounted = known(series[discountedId], expr).map((value, index) =>
    value.dividedBy(rate.pow(index + 1)),
  );
  return cumulative(discounted, (values[startId] ?? zero).negated());
}

function known(years: readonly (Decimal | null)[] | undefined, expr: string): Decimal[] {
  if (!years) throw new DefinitionError(`Unknown series: ${expr}`);
  return years.map((value) => value ?? zero);
}

function cumulative(values: readonly Decimal[], start: Decimal): Decimal[] {
  let total = start;
  return values.map((value) => {
    total = total.plus(value);
    return total;
  });
}

/** Widest bar first; an input that does not move the figure is left out. */
function tornado(context: DocumentContext, paragraph: ChartParagraph): DocumentParagraph {
  const { range, calculation, words } = context;
  const expr = paragraph.series[0]?.expr ?? '';
  const figure = /^(\w+)\(low\.\.high\)$/.exec(expr)?.[1];
  if (!figure || !(figure in calculation.values))
    throw new DefinitionError(`Unknown figure of a tornado: ${expr}`);
  const steps = range.steps
    .filter((step) => !widthOf(step, figure).isZero())
    .sort((a, b) => widthOf(b, figure).comparedTo(widthOf(a, figure)));
  if (steps.length === 0) return { type: 'text', text: words.unmoved };
  return {
    type: 'chart',
    kind: 'tornado',
    title: said(context, paragraph.title),
    unit: paragraph.unit,
    x: steps.map(({ path }) => pathLabel(context, path)),
    series: [
      {
        key: 'low',
        label: words.columns.low,
        values: steps.map(({ atLow }) => plain(atLow[figure])),
        isDotted: false,
      },
      {
        key: 'high',
        label: words.columns.high,
        values: steps.map(({ atHigh }) => plain(atHigh[figure])),
        isDotted: false,
      },
    ],
    base: plain(calculation.values[figure]),
    note: null,
  };
}

function widthOf({ atLow, atHigh }: RangeStep, figure: string): Decimal {
  const [low, high] = [atLow[figure], atHigh[figure]];
  return low && high ? high.minus(low).abs() : zero;
}
