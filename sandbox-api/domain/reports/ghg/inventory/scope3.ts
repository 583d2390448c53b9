import type { DocumentParagraph, DocumentSection, DocumentValue } from '#api/contract/documents/document';
import type { BuildPage, GhgContext } from '#api/domain/reports/ghg/context';
import { ghgWords, put } from '#api/domain/reports/ghg/words';
import type { LedgerSum } from '#api/domain/reports/kit/facts';
import { groupBy, kgOf, shareOfTotal, sumOf, tonnes } from '#api/domain/reports/kit/figures';
import {
  chart,
  list,
  numbers,
  section,
  table,
  text,
  words as wordColumn,
} from '#api/domain/reports/kit/parts';
import type { Decimal } from '#api/domain/units/decimal';
import { scope3Words } from './scope3-words';

/** Left out where Scope 3 is not reported; the boundaries say so. */
export const scope3Page: BuildPage = (context) => {
  const { figures, language } = context;
  const words = scope3Words[language];
  const categories = categoriesOf(context);
  if (!figures.hasScope3) return [];
  return [
    section(words.byCategory, [categoryTable(context, categories), categoryChart(context, categories)]),
    detailSection(context, categories),
    section(words.iso, [isoTable(context)]),
  ];
};

type Category = { code: string; rows: LedgerSum[]; kg: Decimal };

function categoriesOf({ figures }: GhgContext): Category[] {
  const own = figures.sums.filter(({ scope }) => scope === 3);
  return [...groupBy(own, ({ category }) => category)]
    .map(([code, rows]) => ({ code, rows, kg: kgOf(rows, 3) }))
    .toSorted((left, right) => numberOf(left.code) - numberOf(right.code));
}

function numberOf(code: string): number {
  return Number(code.split('.')[1]);
}

/** Supplied by who caused it: a supplier's statement, or a factor that the company stated for itself. */
function isPrimary({ reason }: { reason: string }): boolean {
  return reason === 'supplier' || reason === 'company-factor';
}

function categoryTable({ facts, figures, language }: GhgContext, categories: Category[]): DocumentParagraph {
  const words = scope3Words[language];
  const all = ghgWords[language];
  const partOf = (rows: LedgerSum[], isPart: (row: LedgerSum) => boolean) =>
    shareOfTotal(kgOf(rows.filter(isPart), 3), kgOf(rows, 3));
  const rows = categories.map(({ code, rows: own, kg }): DocumentValue[] => {
    const methods = facts.scope3Methods.filter(({ category }) => category === code);
    const ranks = [...new Set(methods.map(({ quality }) => quality))].toSorted();
    return [
      `${numberOf(code)} ${facts.names.category(code)}`,
      tonnes(kg),
      shareOfTotal(kg, figures.totals.scope3),
      methodNames(methods, code, words.derived),
      ranks.map((rank) => `${rank} ${words.ranks[rank]}`).join(', ') || words.derivedQuality,
      partOf(own, ({ isSpendBased }) => isSpendBased),
      partOf(own, isPrimary),
    ];
  });
  const everything = categories.flatMap((category) => category.rows);
  return table(
    words.byCategory,
    [
      wordColumn('category', all.category),
      numbers('emissions', all.scope3),
      numbers('share', all.share, 'share'),
      wordColumn('method', words.method),
      wordColumn('quality', words.quality),
      numbers('spend', words.spend, 'share'),
      numbers('primary', words.primary, 'share'),
    ],
    rows,
    {
      total: [
        all.total,
        tonnes(figures.totals.scope3),
        shareOfTotal(figures.totals.scope3, figures.totals.scope3),
        null,
        null,
        partOf(everything, ({ isSpendBased }) => isSpendBased),
        partOf(everything, isPrimary),
      ],
      note: words.primaryNote,
      rowLinks: categories.map(({ code }) => `/value-chain/${numberOf(code)}`),
    },
  );
}

/** Category 3 follows from fuels and energy, whatever else was entered for it. */
function methodNames(methods: readonly { method: string }[], code: string, derived: string): string {
  const names = methods.map(({ method }) => method);
  return (code === '3.3' || names.length === 0 ? [...names, derived] : names).join(', ');
}

function categoryChart({ facts, language }: GhgContext, categories: Category[]): DocumentParagraph {
  return chart(
    'rows',
    scope3Words[language].chart,
    categories.map(({ code }) => `${numberOf(code)} ${facts.names.category(code)}`),
    [
      {
        key: 'scope3',
        label: ghgWords[language].scope3,
        scope: 3,
        values: categories.map(({ kg }) => tonnes(kg)),
      },
    ],
  );
}

function detailSection({ facts, language }: GhgContext, categories: Category[]): DocumentSection {
  const words = scope3Words[language];
  const publisherOf = new Map(facts.factors.map(({ id, publisher }) => [id, publisher]));
  const items = categories.map(({ code, rows }) => {
    const methods = facts.scope3Methods.filter(({ category }) => category === code);
    const publishers = [...new Set(rows.flatMap(({ factorId }) => publisherOf.get(factorId) ?? []))];
    return put(words.detail, {
      category: `${numberOf(code)} ${facts.names.category(code)}`,
      methods: methodNames(methods, code, words.derived),
      publishers: publishers.join(', ') || words.noPublisher,
    });
  });
  return section(words.details, [...list(items), text(words.entered)]);
}

const isoOf: Readonly<Record<number, 3 | 4 | 5>> = {
  1: 4,
  2: 4,
  3: 4,
  4: 3,
  5: 4,
  6: 3,
  7: 3,
  8: 4,
  9: 3,
};

/** Categories 10 to 15 are what becomes of the company's products and money. */
function isoCategory({ scope, category }: LedgerSum): 1 | 2 | 3 | 4 | 5 {
  return scope === 3 ? (isoOf[numberOf(category)] ?? 5) : scope === 1 ? 1 : 2;
}

function isoTable({ figures, language }: GhgContext): DocumentParagraph {
  const words = scope3Words[language];
  const all = ghgWords[language];
  const counted = figures.sums.filter(({ scope }) => scope >= 1 && scope <= 3);
  const kg = (rows: readonly LedgerSum[], without: 'location' | 'market') =>
    tonnes(
      sumOf(
        rows.filter(({ method }) => method !== without),
        ({ kgCo2e }) => kgCo2e,
      ),
    );
  const rows = ([1, 2, 3, 4, 5, 6] as const).map((number): DocumentValue[] => {
    const own = counted.filter((row) => isoCategory(row) === number);
    return [words.isoNames[number], kg(own, 'market'), kg(own, 'location')];
  });
  return table(
    words.iso,
    [wordColumn('iso', words.isoCategory), numbers('lb', all.totalLocation), numbers('mb', all.totalMarket)],
    rows,
    { total: [all.total, kg(counted, 'market'), kg(counted, 'location')], note: words.isoNote },
  );
}
