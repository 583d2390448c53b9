import type { DocumentSection, DocumentTable, DocumentValue } from '#api/contract/documents/document';
import type { BuildPage, GhgContext } from '#api/domain/reports/ghg/context';
import { ghgWords, put } from '#api/domain/reports/ghg/words';
import type { ActivitySum, LocationFacts } from '#api/domain/reports/kit/facts';
import { groupBy, plain, sumOf } from '#api/domain/reports/kit/figures';
import { numbers, section, table, text, words as wordColumn } from '#api/domain/reports/kit/parts';
import { shortMonth } from '#api/domain/reports/kit/period';
import type { Decimal } from '#api/domain/units/decimal';
import { activityWords } from './activity-words';

/** Amounts beside each other that a page has room for. */
const mostColumns = 5;

/** Appendix A: what was entered, by location and month, one column for each item and unit. */
export const activityAppendix: BuildPage = (context) => {
  const { facts, figures, language } = context;
  const words = activityWords[language];
  const byLocation = groupBy(figures.activities, ({ locationId }) => locationId);
  const sections = facts.locations.flatMap((location): DocumentSection[] => {
    const own = byLocation.get(location.id);
    return own ? [locationSection(context, location, own)] : [];
  });
  const intro = section(ghgWords[language].appendices.activityData, [
    text(sections.length > 0 ? words.intro : words.none),
  ]);
  return [intro, ...sections];
};

function locationSection(
  context: GhgContext,
  location: LocationFacts,
  activities: readonly ActivitySum[],
): DocumentSection {
  const { figures, language, say } = context;
  const words = activityWords[language];
  const columns = [
    ...groupBy(activities, ({ sourceKind, itemId, unit }) => `${sourceKind} ${itemId} ${unit}`).values(),
  ];
  const parts = Array.from({ length: Math.ceil(columns.length / mostColumns) }, (_, index) =>
    columns.slice(index * mostColumns, (index + 1) * mostColumns),
  );
  const share = figures.shareOf(location.id);
  const title = (index: number) =>
    parts.length === 1
      ? location.name
      : put(words.table, { name: location.name, part: index + 1, parts: parts.length });
  return section(location.name, [
    share.equals(1)
      ? null
      : text(say(words.scaled, { share: { value: plain(share), unit: 'share' }, name: location.name })),
    ...parts.map((part, index) => monthTable(context, location, { title: title(index), columns: part })),
  ]);
}

function monthTable(
  { facts, language, period }: GhgContext,
  { id }: LocationFacts,
  { title, columns }: { title: string; columns: readonly ActivitySum[][] },
): DocumentTable {
  const amount = (rows: readonly ActivitySum[]): Decimal => sumOf(rows, ({ quantity }) => quantity);
  const heads = columns.map(([first], index) => {
    const name = first ? facts.names.item(first.sourceKind, first.itemId) : '';
    return numbers(`amount${index}`, `${name} (${facts.names.unit(first?.unit ?? '')})`, null);
  });
  const byMonth = columns.map((rows) => groupBy(rows, ({ month }) => month));
  return table(
    title,
    [wordColumn('month', ghgWords[language].month), ...heads],
    period.months.map((month): DocumentValue[] => [
      shortMonth(month, language),
      ...byMonth.map((months) => {
        const rows = months.get(month);
        return rows ? plain(amount(rows)) : null;
      }),
    ]),
    {
      total: [ghgWords[language].total, ...columns.map((rows) => plain(amount(rows)))],
      rowLinks: period.months.map((month) => {
        const [year, number] = month.split('-');
        return `/locations/${id}?tab=data&year=${year}&month=${Number(number)}`;
      }),
    },
  );
}
