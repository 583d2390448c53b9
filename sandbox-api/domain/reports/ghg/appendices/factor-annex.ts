import type { DocumentSection, DocumentValue } from '#api/contract/documents/document';
import type { BuildPage, GhgContext } from '#api/domain/reports/ghg/context';
import { qualityWords } from '#api/domain/reports/ghg/method/quality-words';
import type { LedgerSum } from '#api/domain/reports/kit/facts';
import { groupBy, plain, shareOfTotal, sumOf } from '#api/domain/reports/kit/figures';
import { numbers, section, table, text, words as wordColumn } from '#api/domain/reports/kit/parts';
import type { Decimal } from '#api/domain/units/decimal';
import { factorAnnexWords } from './factor-annex-words';

/** Appendix B: each factor with its edition, its row in the source, why it was chosen, and what share of the total it carries. */
export const factorAnnex: BuildPage = (context) => [
  publishedSection(context),
  ...ownSection(context),
  ...withoutSection(context),
];

type Sum = Pick<LedgerSum, 'scope' | 'method' | 'kgCo2e'>;

/** By both methods, so that the shares of all factors add up to the whole of each. */
function sharesOf({ figures }: GhgContext, rows: readonly Sum[]): (number | null)[] {
  const kg = (without: 'location' | 'market'): Decimal =>
    sumOf(
      rows.filter(({ scope, method }) => scope >= 1 && scope <= 3 && method !== without),
      ({ kgCo2e }) => kgCo2e,
    );
  return [
    shareOfTotal(kg('market'), figures.totals.totalLocation),
    shareOfTotal(kg('location'), figures.totals.totalMarket),
  ];
}

function reasonName({ language }: GhgContext, reason: string): string {
  const found = Object.entries(qualityWords[language].reasons).find(([key]) => key === reason);
  return found?.[1] ?? reason;
}

function publishedSection(context: GhgContext): DocumentSection {
  const { facts, figures, language } = context;
  const words = factorAnnexWords[language];
  const byFactor = groupBy(figures.sums, ({ factorId }) => factorId);
  const used = facts.factors.filter(({ id }) => byFactor.has(id));
  if (used.length === 0) return section(words.published, [text(words.none)]);
  const rows = used.map((factor): DocumentValue[] => {
    const own = byFactor.get(factor.id) ?? [];
    const reasons = [...new Set(own.map(({ reason }) => reasonName(context, reason)))];
    return [
      factor.label,
      factor.region,
      factor.years,
      factor.value === null ? null : plain(factor.value),
      factor.unit,
      `${factor.publisher}: ${factor.title} (${factor.editionYear})`,
      factor.sourceRow,
      reasons.join(', '),
      ...sharesOf(context, own),
    ];
  });
  return section(words.published, [
    text(words.intro),
    table(
      words.published,
      [
        wordColumn('label', words.label),
        wordColumn('region', words.region),
        wordColumn('year', words.year),
        numbers('value', words.value, null),
        wordColumn('unit', language === 'pl' ? 'Jednostka' : 'Unit'),
        wordColumn('source', words.source),
        wordColumn('row', words.row),
        wordColumn('reason', words.reason),
        numbers('shareLb', words.shareLocation, 'share'),
        numbers('shareMb', words.shareMarket, 'share'),
      ],
      rows,
      { rowLinks: used.map(({ id }) => `/factors?factor=${id}`) },
    ),
  ]);
}

function ownSection(context: GhgContext): DocumentSection[] {
  const { facts, figures, language } = context;
  const words = factorAnnexWords[language];
  const byFactor = groupBy(figures.companyFactorSums, ({ companyFactorId }) => companyFactorId);
  const used = facts.companyFactors.filter(({ id }) => byFactor.has(id));
  if (used.length === 0) return [];
  const rows = used.map((factor): DocumentValue[] => [
    factor.publisher,
    factor.document,
    factor.reference,
    factor.value === null ? null : plain(factor.value),
    factor.unit,
    ...sharesOf(context, byFactor.get(factor.id) ?? []),
  ]);
  return [
    section(words.own, [
      table(
        words.own,
        [
          wordColumn('publisher', words.source),
          wordColumn('document', words.document),
          wordColumn('reference', words.reference),
          numbers('value', words.value, null),
          wordColumn('unit', language === 'pl' ? 'Jednostka' : 'Unit'),
          numbers('shareLb', words.shareLocation, 'share'),
          numbers('shareMb', words.shareMarket, 'share'),
        ],
        rows,
        { rowLinks: used.map(() => '/factors/company') },
      ),
    ]),
  ];
}

/** Whatever has neither a published nor an own factor, by the reason it has none. */
function withoutSection(context: GhgContext): DocumentSection[] {
  const { figures, language } = context;
  const words = factorAnnexWords[language];
  const without = figures.sums.filter(
    ({ scope, factorId, reason }) =>
      factorId === 0 && reason !== 'company-factor' && scope >= 1 && scope <= 3,
  );
  if (without.length === 0) return [];
  const names: Record<string, string> = {
    exact: language === 'pl' ? 'GWP gazu' : 'GWP of the gas',
  };
  const rows = [...groupBy(without, ({ reason }) => reason)].map(([reason, own]): DocumentValue[] => [
    names[reason] ?? reasonName(context, reason),
    ...sharesOf(context, own),
  ]);
  return [
    section(words.without, [
      text(words.withoutText),
      table(
        words.without,
        [
          wordColumn('kind', words.kind),
          numbers('shareLb', words.shareLocation, 'share'),
          numbers('shareMb', words.shareMarket, 'share'),
        ],
        rows,
      ),
    ]),
  ];
}
