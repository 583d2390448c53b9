import type { DocumentParagraph, DocumentSection, DocumentValue } from '#api/contract/documents/document';
import type { BuildPage, GhgContext } from '#api/domain/reports/ghg/context';
import { ghgWords } from '#api/domain/reports/ghg/words';
import { biogenicKg } from '#api/domain/reports/kit/biogenic';
import type { LedgerSum, MonthSum } from '#api/domain/reports/kit/facts';
import { groupBy, sumOf, tonnes, totalsOf } from '#api/domain/reports/kit/figures';
import { byGas, gasKeys } from '#api/domain/reports/kit/gases';
import {
  chart,
  inTonnes,
  numbers,
  section,
  table,
  text,
  words as wordColumn,
} from '#api/domain/reports/kit/parts';
import { monthLabel } from '#api/domain/reports/kit/period';
import type { Decimal } from '#api/domain/units/decimal';
import { resultsWords } from './results-words';

export const resultsPage: BuildPage = (context) => {
  const { figures, language, say } = context;
  const words = resultsWords[language];
  const avoided = sumOf(
    figures.sums.filter(({ scope }) => scope === 9),
    ({ kgCo2e }) => kgCo2e,
  );
  return [
    section(words.byGas, [...gasTables(context), ...gasChart(context)]),
    section(words.byLocation, [locationTable(context)]),
    section(words.byMonth, [monthTable(context)]),
    biogenicSection(context),
    section(ghgWords[language].total, [
      text(words.noOffsets),
      avoided.isZero() ? null : text(say(words.avoided, { tonnes: inTonnes(tonnes(avoided)) })),
    ]),
  ];
};

/** The columns of the scopes; Scope 2 stands twice. */
const scopeParts = [
  { key: 'scope1', scope: 1, method: 'none' },
  { key: 'scope2lb', scope: 2, method: 'location' },
  { key: 'scope2mb', scope: 2, method: 'market' },
  { key: 'scope3', scope: 3, method: 'none' },
] as const;

function partsOf({ facts, figures, language }: GhgContext) {
  const words = ghgWords[language];
  const labels = {
    scope1: words.scope1,
    scope2lb: words.scope2Location,
    scope2mb: words.scope2Market,
    scope3: words.scope3,
  };
  return scopeParts
    .filter(({ scope }) => facts.scopes.includes(scope) && (scope !== 3 || figures.hasScope3))
    .map((part) => ({ ...part, label: labels[part.key] }));
}

function gasesByPart(context: GhgContext) {
  const { facts, figures } = context;
  return partsOf(context).map((part) => {
    const rows = figures.months.filter(
      ({ scope, method }: MonthSum) => scope === part.scope && method === part.method,
    );
    return { ...part, gases: byGas(facts, rows) };
  });
}

function gasTables(context: GhgContext): DocumentParagraph[] {
  const words = resultsWords[context.language];
  const parts = gasesByPart(context);
  const columns = (unit: string) => [
    wordColumn('gas', words.gas),
    ...parts.map(({ key, label }) => numbers(key, label, unit)),
  ];
  const total = [
    ghgWords[context.language].total,
    ...parts.map(({ gases }) => tonnes(sumOf([...gasKeys], (gas): Decimal => gases[gas].kgCo2e))),
  ];
  const hasRounding = parts.some(({ gases }) => !gases.rounding.kgCo2e.isZero());
  const shown = gasKeys.filter((gas) => gas !== 'rounding' || hasRounding);
  const inCo2e = shown.map((gas): DocumentValue[] => [
    words.gases[gas],
    ...parts.map(({ gases }) => tonnes(gases[gas].kgCo2e)),
  ]);
  const known = gasKeys.filter((gas) => gas !== 'untold' && gas !== 'rounding');
  const inMass = known.map((gas): DocumentValue[] => [
    words.gases[gas],
    ...parts.map(({ gases }) => (gases[gas].kg === null ? null : tonnes(gases[gas].kg))),
  ]);
  return [
    table(words.byGasT, columns('t CO2e'), inCo2e, {
      total,
      note: hasRounding ? `${words.untoldNote} ${words.roundingNote}` : words.untoldNote,
    }),
    table(words.massT, columns('t'), inMass, { note: words.massNote }),
  ];
}

function gasChart(context: GhgContext): DocumentParagraph[] {
  const words = resultsWords[context.language];
  if (!context.figures.hasData) return [];
  const parts = gasesByPart(context).filter(({ key }) => key !== 'scope2lb');
  const present = gasKeys.filter(
    (gas) => gas !== 'rounding' && parts.some(({ gases }) => !gases[gas].kgCo2e.isZero()),
  );
  return [
    chart(
      'stacked',
      words.chart,
      parts.map(({ label }) => label),
      present.map((gas) => ({
        key: gas,
        label: words.gases[gas],
        values: parts.map(({ gases }) => tonnes(gases[gas].kgCo2e)),
      })),
    ),
  ];
}

function scopeColumns(context: GhgContext) {
  const { totalLocation, totalMarket } = ghgWords[context.language];
  return [
    ...partsOf(context).map(({ key, label }) => numbers(key, label)),
    numbers('totalLb', totalLocation),
    numbers('totalMb', totalMarket),
  ];
}

type Part = Pick<LedgerSum, 'scope' | 'method' | 'kgCo2e'>;

function scopeCells(context: GhgContext, rows: readonly Part[]): number[] {
  const { scope1, location, market, scope3, totalLocation, totalMarket } = totalsOf(rows);
  const values = { scope1, scope2lb: location, scope2mb: market, scope3 };
  return [...partsOf(context).map(({ key }) => values[key]), totalLocation, totalMarket].map(tonnes);
}

function locationTable(context: GhgContext): DocumentParagraph {
  const { facts, figures, language } = context;
  const byLocation = groupBy(figures.sums, ({ locationId }) => locationId);
  const shown = facts.locations.filter(
    ({ id, isActive }) => byLocation.has(id) || (isActive && !figures.shareOf(id).isZero()),
  );
  return table(
    resultsWords[language].byLocation,
    [wordColumn('location', ghgWords[language].location), ...scopeColumns(context)],
    shown.map(({ id, name }) => [name, ...scopeCells(context, byLocation.get(id) ?? [])]),
    {
      total: [ghgWords[language].total, ...scopeCells(context, figures.sums)],
      rowLinks: shown.map(({ id }) => `/locations/${id}`),
    },
  );
}

function monthTable(context: GhgContext): DocumentParagraph {
  const { figures, language, period } = context;
  const byMonth = groupBy(figures.months, ({ month }) => month);
  return table(
    resultsWords[language].byMonth,
    [wordColumn('month', ghgWords[language].month), ...scopeColumns(context)],
    period.months.map((month) => [
      monthLabel(month, language),
      ...scopeCells(context, byMonth.get(month) ?? []),
    ]),
    { total: [ghgWords[language].total, ...scopeCells(context, figures.months)] },
  );
}

function biogenicSection(context: GhgContext): DocumentSection {
  const { language } = context;
  const words = resultsWords[language];
  const rows = partsOf(context).map(({ label, scope, method }): DocumentValue[] => [
    label,
    tonnes(biogenicKg(context.facts, context.figures, { scope, method })),
  ]);
  return section(words.biogenic, [
    table(
      words.biogenic,
      [wordColumn('scope', words.scope), numbers('biogenic', words.biogenicAmount, 't CO2')],
      rows,
      { note: words.biogenicNote },
    ),
  ]);
}
