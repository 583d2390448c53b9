import type { DocumentParagraph, DocumentSection, DocumentValue } from '#api/contract/documents/document';
import type { Locale } from '#api/contract/messages';
import { daysInclusive, lastDayOfMonth } from '#api/domain/calendar/calendar';
import { licensedReviews, openGaps } from '#api/domain/reports/ghg/accordance';
import type { BuildPage, GhgContext } from '#api/domain/reports/ghg/context';
import { ghgWords, put } from '#api/domain/reports/ghg/words';
import type { DataGapFacts, ReviewFacts } from '#api/domain/reports/kit/facts';
import { groupBy, plain, shareOfTotal, sumOf, tonnes } from '#api/domain/reports/kit/figures';
import { gasName } from '#api/domain/reports/kit/gas-name';
import { list, numbers, section, table, text, words as wordColumn } from '#api/domain/reports/kit/parts';
import { shortMonth } from '#api/domain/reports/kit/period';
import type { Decimal } from '#api/domain/units/decimal';
import { inventoryParts, partName } from './inventory-parts';
import { qualityWords } from './quality-words';
import { uncertaintyParagraphs } from './uncertainty';

export const qualityPage: BuildPage = (context) => {
  const { facts, language, say } = context;
  const words = qualityWords[language];
  const uncertainty = facts.general?.uncertainty;
  return [
    section(words.quality, [qualityTable(context), ...withoutPotential(context)]),
    section(words.sources, [reasonTable(context)]),
    section(
      words.uncertainty,
      [
        text(uncertainty ? say(words.uncertaintyText, { uncertainty }) : words.noUncertainty),
        ...uncertaintyParagraphs(context),
      ],
      'generalInfo',
    ),
    gapSection(context),
    completenessSection(context),
  ];
};

const proxies = new Set(['nearest-year', 'provisional', 'proxy-region']);

/** Each kilogram in one class: spend before proxies before estimates, and what is left was read somewhere. */
function qualityTable(context: GhgContext): DocumentParagraph {
  const { figures, language } = context;
  const words = qualityWords[language];
  const rows = inventoryParts(context).map((part): DocumentValue[] => {
    const own = part.rows;
    const total = kg(own);
    const spend = kg(own.filter(({ isSpendBased }) => isSpendBased));
    const proxied = kg(own.filter(({ isSpendBased, reason }) => !isSpendBased && proxies.has(reason)));
    const estimated = kg(
      figures.estimates.filter(
        (row) =>
          row.category === part.category &&
          row.method === part.method &&
          !row.isSpendBased &&
          !proxies.has(row.reason),
      ),
    );
    const measured = total.minus(spend).minus(proxied).minus(estimated);
    return [
      partName(context, part),
      tonnes(total),
      ...[measured, estimated, spend, proxied].map((share) => shareOfTotal(share, total)),
    ];
  });
  return table(
    words.quality,
    [
      wordColumn('part', words.part),
      numbers('emissions', words.emissions),
      numbers('measured', words.measured, 'share'),
      numbers('estimated', words.estimated, 'share'),
      numbers('spend', words.spend, 'share'),
      numbers('proxied', words.proxied, 'share'),
    ],
    rows,
    { note: words.note },
  );
}

/** Losses of blends without a warming potential that counts: their zero does not mean that nothing was lost. */
function withoutPotential({ facts, figures, language, say }: GhgContext): DocumentParagraph[] {
  const isZero = (gas: string) =>
    facts.potentials
      .filter((potential) => potential.gas === gas && potential.report === facts.gwpSet)
      .some(({ value }) => value.isZero());
  const lost = figures.activities.flatMap((row) => {
    const gas = row.sourceKind === 'fuel' ? facts.names.gasOf(row.itemId) : null;
    return gas !== null && isZero(gas) ? [{ ...row, gas }] : [];
  });
  return [...groupBy(lost, ({ gas, unit }) => `${gas} ${unit}`).values()].flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    const amount = { value: plain(sumOf(own, ({ quantity }) => quantity)), unit: '1' };
    const unit = facts.names.unit(first.unit);
    return [
      text(say(qualityWords[language].noPotential, { gas: gasName(first.gas, language), amount, unit })),
    ];
  });
}

function kg(rows: readonly { kgCo2e: Decimal }[]): Decimal {
  return sumOf(rows, ({ kgCo2e }) => kgCo2e);
}

function reasonTable({ figures, language }: GhgContext): DocumentParagraph {
  const words = qualityWords[language];
  const all = ghgWords[language];
  const counted = figures.sums.filter(
    ({ scope, method }) => scope >= 1 && scope <= 3 && method !== 'location',
  );
  const rows = [...groupBy(counted, ({ reason }) => reason)]
    .map(([reason, own]) => ({ reason, total: kg(own) }))
    .toSorted((left, right) => right.total.comparedTo(left.total));
  const name = (reason: string) =>
    Object.entries(words.reasons).find(([key]) => key === reason)?.[1] ?? reason;
  return table(
    words.sources,
    [
      wordColumn('reason', words.reason),
      numbers('emissions', all.marketBased),
      numbers('share', all.share, 'share'),
    ],
    rows.map(({ reason, total }): DocumentValue[] => [
      name(reason),
      tonnes(total),
      shareOfTotal(total, figures.totals.totalMarket),
    ]),
    {
      total: [
        all.total,
        tonnes(figures.totals.totalMarket),
        shareOfTotal(figures.totals.totalMarket, figures.totals.totalMarket),
      ],
      note: words.marketNote,
    },
  );
}

/** Gaps of sources, with their explanations. */
function gapSection({ facts, figures, language, say }: GhgContext): DocumentSection {
  const words = qualityWords[language];
  const lineOf = ({ locationName, sourceName, months, explanation }: DataGapFacts) => {
    const put = { location: locationName, months: months.map((gap) => monthLabel(gap, language)).join(', ') };
    const gap = sourceName === null ? words.gapAll : words.gapSource;
    return say(explanation === null ? gap : `${gap}. ${words.explained}`, {
      ...put,
      ...(sourceName === null ? {} : { source: sourceName }),
      ...(explanation === null ? {} : { explanation }),
    });
  };
  const open = openGaps(facts, figures);
  const explained = facts.dataGaps.filter(
    ({ locationId, explanation }) => explanation !== null && !figures.shareOf(locationId).isZero(),
  );
  const incomplete = licensedReviews(facts).filter(({ allData }) => allData === false);
  const names = incomplete.map((review) => reviewName(review, facts)).join('; ');
  const noGaps = incomplete.length > 0 ? say(words.noGapsButReview, { categories: names }) : words.noGaps;
  return section(
    words.gaps,
    [
      ...(open.length > 0
        ? [text(words.openGaps), ...list(open.map(lineOf))]
        : [text(explained.length > 0 ? words.onlyExplained : noGaps)]),
      ...(explained.length > 0 ? [text(words.explainedGaps), ...list(explained.map(lineOf))] : []),
    ],
    'timePeriod',
  );
}

function reviewName(
  { scope, categoryNumber }: Pick<ReviewFacts, 'scope' | 'categoryNumber'>,
  { names }: GhgContext['facts'],
): string {
  const code = `${scope}.${categoryNumber}`;
  return `${code} ${names.category(code)}`;
}

function monthLabel({ month, days }: DataGapFacts['months'][number], language: Locale): string {
  const isWhole = days >= daysInclusive(month, lastDayOfMonth(month));
  const label = shortMonth(month, language);
  return isWhole ? label : put(qualityWords[language].partOfMonth, { month: label, days });
}

/** A review covers its own months only: the others of the period are listed. */
function completenessSection({ facts, language, period, say }: GhgContext): DocumentSection {
  const words = qualityWords[language];
  const reviews = licensedReviews(facts);
  const open = facts.unreviewedMonths;
  if (open.length === period.months.length) return section(words.completeness, [text(words.noReview)]);
  const months = open.map((month) => shortMonth(month, language)).join(', ');
  const unreviewed = open.length > 0 ? [text(say(words.unreviewed, { months }))] : [];
  if (reviews.length === 0) return section(words.completeness, [text(words.noAnswer), ...unreviewed]);
  const { yes, no } = ghgWords[language];
  const order = reviews.toSorted(
    (left, right) => left.scope - right.scope || left.categoryNumber - right.categoryNumber,
  );
  return section(words.completeness, [
    table(
      words.completeness,
      [
        wordColumn('category', ghgWords[language].category),
        wordColumn('complete', words.complete),
        wordColumn('explanation', words.explanation),
      ],
      order.map(({ scope, categoryNumber, allData, explanation, comments }): DocumentValue[] => [
        reviewName({ scope, categoryNumber }, facts),
        allData === null ? words.unanswered : allData ? yes : no,
        [explanation, comments].filter(Boolean).join(': ') || null,
      ]),
      { rowLinks: order.map(() => '/reviews') },
    ),
    ...unreviewed,
  ]);
}
