import type { DocumentParagraph } from '#api/contract/documents/document';
import type { BuildPage, GhgContext } from '#api/domain/reports/ghg/context';
import { developmentWords } from '#api/domain/reports/ghg/inventory/development-words';
import { standInShare } from '#api/domain/reports/ghg/method/stand-ins';
import { ghgWords, put } from '#api/domain/reports/ghg/words';
import { groupBy, shareOfTotal, sumOf, type Totals, tonnes } from '#api/domain/reports/kit/figures';
import { chart, inTonnes, list, section, text } from '#api/domain/reports/kit/parts';
import type { Decimal } from '#api/domain/units/decimal';
import { summaryWords } from './summary-words';

const largestShown = 3;

export const summaryPage: BuildPage = (context) => {
  const { facts, figures, language, period, say } = context;
  const words = summaryWords[language];
  const { description } = facts.header;
  const name = facts.general?.companyName ?? facts.company.name;
  const intro = figures.hasData
    ? say(words.intro, {
        name,
        period: period.label,
        market: inTonnes(tonnes(figures.totals.totalMarket)),
        location: inTonnes(tonnes(figures.totals.totalLocation)),
      })
    : say(words.introEmpty, { name, period: period.label });
  return [
    section(
      words.result,
      [
        text(intro),
        description === null ? null : text(say(words.description, { description })),
        text(ghgWords[language].neverAdded),
        standInShare(context, 'total'),
        ...(figures.hasData ? charts(context) : []),
      ],
      'details',
    ),
    ...(figures.hasData ? [section(words.largest, list(largest(context)))] : []),
  ];
};

/** Rows of the scopes in the words of the report. */
export function scopeLabels({ language }: GhgContext): Record<keyof Totals, string> {
  const words = ghgWords[language];
  return {
    scope1: words.scope1,
    location: words.scope2Location,
    market: words.scope2Market,
    scope3: words.scope3,
    totalLocation: words.totalLocation,
    totalMarket: words.totalMarket,
  };
}

/** Why there is no value for the previous year. */
export function noteOfYearBefore({ facts, language }: GhgContext): string {
  const words = summaryWords[language];
  return facts.partialYears.includes(1) ? words.partialBefore : words.noYearBefore;
}

/** Why there is no value for the base year; null if there is one. */
export function baseNote({ facts, figures, language, baseYearsBack: back }: GhgContext): string | null {
  const words = summaryWords[language];
  const { baseYear } = facts.reporting;
  if (baseYear === null) return words.noBaseYear;
  if (back === null) return put(developmentWords[language].laterBase, { year: baseYear });
  if (figures.totalsOfYear(back) !== null) return null;
  return put(facts.partialYears.includes(back) ? words.partialBase : words.noBaseData, { year: baseYear });
}

const scopesOfTotal = [
  { key: 'scope1', scope: 1 },
  { key: 'market', scope: 2 },
  { key: 'scope3', scope: 3 },
] as const;

/** What the market-based total is made of. */
function byScope({ figures }: GhgContext) {
  return scopesOfTotal.filter(({ scope }) => scope !== 3 || figures.hasScope3);
}

function charts(context: GhgContext): DocumentParagraph[] {
  const { figures, language, period, yearsBack } = context;
  const words = summaryWords[language];
  const labels = scopeLabels(context);
  const parts = byScope(context).filter(({ key }) => !figures.totals[key].isZero());
  const series = byScope(context).map(({ key, scope }) => ({
    key,
    scope,
    label: labels[key],
    values: yearsBack.map((back) => {
      const totals = figures.totalsOfYear(back);
      return totals ? tonnes(totals[key]) : null;
    }),
  }));
  const values = parts.map(({ key }) => tonnes(figures.totals[key]));
  return [
    chart(
      'pie',
      words.shares,
      parts.map(({ key }) => labels[key]),
      [{ key: 'share', label: ghgWords[language].share, values }],
      { xScopes: parts.map(({ scope }) => scope) },
    ),
    chart('stacked', words.byYear, yearsBack.map(period.yearLabel), series),
  ];
}

/** Largest sources of the market-based total: what was burned, bought or done, by category. */
function largest({ facts, figures, language, say }: GhgContext): string[] {
  const words = summaryWords[language];
  const counted = figures.sums.filter(
    ({ scope, method }) => scope >= 1 && scope <= 3 && method !== 'location',
  );
  const sources = [...groupBy(counted, (row) => `${row.category} ${row.sourceKind} ${row.itemId}`).values()]
    .flatMap((rows) => {
      const [first] = rows;
      return first ? [{ first, kgCo2e: sumOf(rows, ({ kgCo2e }): Decimal => kgCo2e) }] : [];
    })
    .filter(({ kgCo2e }) => kgCo2e.gt(0))
    .sort((left, right) => right.kgCo2e.comparedTo(left.kgCo2e));
  return sources.slice(0, largestShown).map(({ first, kgCo2e }) =>
    say(words.largestItem, {
      source: facts.names.item(first.sourceKind, first.itemId),
      // Entries of the value chain are named by their category already.
      category:
        first.sourceKind === 'scope3' ? ghgWords[language].scope3 : facts.names.category(first.category),
      tonnes: inTonnes(tonnes(kgCo2e)),
      share: { value: shareOfTotal(kgCo2e, figures.totals.totalMarket), unit: 'share' },
    }),
  );
}
