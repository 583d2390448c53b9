import type { DocumentParagraph, DocumentValue } from '#api/contract/documents/document';
import type { BuildPage, GhgContext } from '#api/domain/reports/ghg/context';
import { ghgWords, put } from '#api/domain/reports/ghg/words';
import { groupBy, kgOf, plain, sumOf, tonnes } from '#api/domain/reports/kit/figures';
import { largestParts } from '#api/domain/reports/kit/largest-parts';
import { chart, numbers, section, table, text, words as wordColumn } from '#api/domain/reports/kit/parts';
import { scope1Words } from './scope1-words';

export const scope1Page: BuildPage = (context) => {
  const { figures, language } = context;
  const words = scope1Words[language];
  if (!figures.sums.some(({ scope }) => scope === 1))
    return [section(words.bySource, [text(words.none), text(words.trading)])];
  return [
    section(words.bySource, [sourceTable(context), fuelChart(context)]),
    section(words.byLocation, [locationTable(context), text(words.trading)]),
  ];
};

/** One row for each unit that a fuel was entered in. */
function sourceTable({ facts, figures, language }: GhgContext): DocumentParagraph {
  const words = scope1Words[language];
  const all = ghgWords[language];
  const categoryOf = new Map(
    figures.sums.filter(({ scope }) => scope === 1).map(({ itemId, category }) => [itemId, category]),
  );
  const burned = figures.activities.filter(
    ({ sourceKind, itemId }) => sourceKind === 'fuel' && categoryOf.has(itemId),
  );
  const rows = [...groupBy(burned, ({ itemId, unit }) => `${itemId} ${unit}`).values()]
    .flatMap((own) => {
      const [first] = own;
      if (!first) return [];
      const quantity = sumOf(own, (row) => row.quantity);
      const kg = sumOf(own, ({ scope1Kg }) => scope1Kg);
      return [
        {
          itemId: first.itemId,
          unit: first.unit,
          quantity,
          kg,
          category: categoryOf.get(first.itemId) ?? '',
        },
      ];
    })
    // A fuel that also charges vehicles has entries of Scope 2 as well; a blend that counts as zero was lost
    // nevertheless.
    .filter(
      ({ itemId, kg, quantity }) => !kg.isZero() || quantity.isZero() || facts.names.gasOf(itemId) !== null,
    )
    .toSorted((left, right) => left.category.localeCompare(right.category) || right.kg.comparedTo(left.kg));
  return table(
    words.bySource,
    [
      wordColumn('category', words.category),
      wordColumn('source', all.source),
      numbers('amount', all.amount, null),
      wordColumn('unit', all.unit),
      numbers('factor', words.factor, null),
      numbers('emissions', all.scope1),
    ],
    rows.map(({ itemId, unit, quantity, kg, category }): DocumentValue[] => [
      facts.names.category(category),
      facts.names.item('fuel', itemId),
      plain(quantity),
      facts.names.unit(unit),
      quantity.isZero() || kg.isZero() ? null : plain(kg.dividedBy(quantity).toSignificantDigits(6)),
      tonnes(kg),
    ]),
    {
      total: [all.total, null, null, null, null, tonnes(figures.totals.scope1)],
      note: words.sourceNote,
    },
  );
}

function locationTable({ facts, figures, language }: GhgContext): DocumentParagraph {
  const all = ghgWords[language];
  const own = figures.sums.filter(({ scope }) => scope === 1);
  const categories = [...new Set(own.map(({ category }) => category))].toSorted();
  const byLocation = groupBy(own, ({ locationId }) => locationId);
  const shown = facts.locations.filter(({ id }) => byLocation.has(id));
  const cells = (rows: typeof own) => [
    ...categories.map((category) =>
      tonnes(
        kgOf(
          rows.filter((row) => row.category === category),
          1,
        ),
      ),
    ),
    tonnes(kgOf(rows, 1)),
  ];
  return table(
    scope1Words[language].byLocation,
    [
      wordColumn('location', all.location),
      ...categories.map((category) => numbers(category, facts.names.category(category))),
      numbers('total', all.total),
    ],
    shown.map(({ id, name }) => [name, ...cells(byLocation.get(id) ?? [])]),
    {
      total: [all.total, ...cells(own)],
      rowLinks: shown.map(({ id }) => `/locations/${id}?tab=data&type=fuels`),
    },
  );
}

function fuelChart({ facts, figures, language }: GhgContext): DocumentParagraph {
  const own = figures.sums.filter(({ scope }) => scope === 1);
  const all = [...groupBy(own, ({ itemId }) => itemId)]
    .map(([itemId, rows]) => ({ name: facts.names.item('fuel', itemId), kg: kgOf(rows, 1) }))
    .filter(({ kg }) => kg.gt(0));
  const fuels = largestParts(all, (count) => put(scope1Words[language].otherFuels, { count }));
  const values = fuels.map(({ kg }) => tonnes(kg));
  return chart(
    'pie',
    scope1Words[language].byFuel,
    fuels.map(({ name }) => name),
    [{ key: 'share', label: ghgWords[language].scope1, values }],
    { xScopes: fuels.map(() => 1) },
  );
}
