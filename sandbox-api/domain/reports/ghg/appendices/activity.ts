import type { DocumentSection, DocumentTable, DocumentValue } from '#api/contract/documents/document';
import type { BuildPage, GhgContext } from '#api/domain/reports/ghg/context';
import { ghgWords, put } from '#api/domain/reports/ghg/words';
import type { LocationFacts } from '#api/domain/reports/kit/facts';
import { groupBy, plain, sumOf } from '#api/domain/reports/kit/figures';
import { numbers, section, table, text, words as wordColumn } from '#api/domain/reports/kit/parts';
import { shortMonth } from '#api/domain/reports/kit/period';
import type { Decimal } from '#api/domain/units/decimal';
import { type AmountColumn, enteredColumns, valueChainColumns } from './activity-columns';
import { activityWords } from './activity-words';

/** Amounts beside each other that a page has room for. */
const mostColumns = 5;
/** Those of the value chain are headed by their factor, too. */
const mostNamedColumns = 4;

/** Appendix A: amounts by location and month, one column for each item and unit, in the value chain for each factor. */
export const activityAppendix: BuildPage = (context) => {
  const { facts, figures, language } = context;
  const words = activityWords[language];
  const entered = groupBy(figures.activities, ({ locationId }) => locationId);
  const multiplied = groupBy(figures.valueChainAmounts, ({ locationId }) => locationId);
  const sections = facts.locations.flatMap((location): DocumentSection[] => {
    const own = enteredColumns(context, entered.get(location.id) ?? []);
    const chain = valueChainColumns(context, multiplied.get(location.id) ?? []);
    return own.length + chain.length > 0 ? [locationSection(context, location, { own, chain })] : [];
  });
  const intro = section(ghgWords[language].appendices.activityData, [
    sections.length === 0 ? text(words.none) : null,
    entered.size > 0 ? text(words.intro) : null,
    multiplied.size > 0 ? text(words.valueChain) : null,
  ]);
  return [intro, ...sections];
};

function locationSection(
  context: GhgContext,
  location: LocationFacts,
  { own, chain }: { own: AmountColumn[]; chain: AmountColumn[] },
): DocumentSection {
  const { figures, language, say } = context;
  const words = activityWords[language];
  const { name } = location;
  const share = figures.shareOf(location.id);
  return section(name, [
    share.equals(1) ? null : text(say(words.scaled, { share: { value: plain(share), unit: 'share' }, name })),
    ...tablesOf(context, location, { name, columns: own, most: mostColumns }),
    ...tablesOf(context, location, {
      name: put(words.valueChainTable, { name }),
      columns: chain,
      most: mostNamedColumns,
    }),
  ]);
}

type Columns = { name: string; columns: readonly AmountColumn[]; most: number };

function tablesOf(
  context: GhgContext,
  location: LocationFacts,
  { name, columns, most }: Columns,
): DocumentTable[] {
  const words = activityWords[context.language];
  const parts = Math.ceil(columns.length / most);
  return Array.from({ length: parts }, (_, index) =>
    monthTable(context, location, {
      title: parts === 1 ? name : put(words.table, { name, part: index + 1, parts }),
      columns: columns.slice(index * most, (index + 1) * most),
    }),
  );
}

function monthTable(
  { language, period }: GhgContext,
  { id }: LocationFacts,
  { title, columns }: { title: string; columns: readonly AmountColumn[] },
): DocumentTable {
  const amount = (rows: AmountColumn['rows']): Decimal => sumOf(rows, ({ quantity }) => quantity);
  const byMonth = columns.map(({ rows }) => groupBy(rows, ({ month }) => month));
  return table(
    title,
    [
      wordColumn('month', ghgWords[language].month),
      ...columns.map(({ label }, index) => numbers(`amount${index}`, label, null)),
    ],
    period.months.map((month): DocumentValue[] => [
      shortMonth(month, language),
      ...byMonth.map((months) => {
        const rows = months.get(month);
        return rows ? plain(amount(rows)) : null;
      }),
    ]),
    {
      total: [ghgWords[language].total, ...columns.map(({ rows }) => plain(amount(rows)))],
      rowLinks: period.months.map((month) => {
        const [year, number] = month.split('-');
        return `/locations/${id}?tab=data&year=${year}&month=${Number(number)}`;
      }),
    },
  );
}
