import type { DocumentParagraph, DocumentSection, DocumentValue } from '#api/contract/documents/document';
import { isReported, reviewOf } from '#api/domain/reports/ghg/accordance';
import type { BuildPage, GhgContext } from '#api/domain/reports/ghg/context';
import { ghgWords, put } from '#api/domain/reports/ghg/words';
import type { LocationFacts } from '#api/domain/reports/kit/facts';
import { type GhgFigures, groupBy, kgOf, plain, sumOf, tonnes } from '#api/domain/reports/kit/figures';
import {
  inTonnes,
  list,
  numbers,
  section,
  table,
  text,
  words as wordColumn,
} from '#api/domain/reports/kit/parts';
import { dayLabel } from '#api/domain/reports/kit/period';
import { boundariesWords } from './boundaries-words';

export const boundariesPage: BuildPage = (context) => [
  organisationSection(context),
  leftOutSection(context),
  operationSection(context),
  otherSection(context),
];

function organisationSection(context: GhgContext): DocumentSection {
  const { facts, language, say } = context;
  const words = boundariesWords[language];
  const { consolidationApproach: approach, consolidationReason: reason } = facts.reporting;
  return section(
    words.organisation,
    [
      text(approach ? words.approaches[approach] : words.noApproach),
      approach ? text(reason ? say(words.approachReason, { reason }) : words.noApproachReason) : null,
      sitesTable(context),
    ],
    'facilities',
  );
}

/** A location without facilities stands with itself; one that was closed says when. */
function locationName({ language }: GhgContext, { name, isActive, closedOn }: LocationFacts): string {
  const words = boundariesWords[language];
  if (isActive) return name;
  return closedOn
    ? put(words.closed, { name, date: dayLabel(closedOn, language) })
    : put(words.inactive, { name });
}

function sitesTable(context: GhgContext): DocumentParagraph {
  const { facts, figures, language } = context;
  const words = boundariesWords[language];
  const rows = facts.locations
    .filter(figures.isInUse)
    .flatMap((location): { id: number; row: DocumentValue[] }[] => {
      const name = locationName(context, location);
      if (location.facilities.length === 0)
        return [
          { id: location.id, row: [name, location.address, null, location.areaM2, null, words.included] },
        ];
      return location.facilities.map((facility) => ({
        id: location.id,
        row: [
          name,
          location.address,
          facility.type,
          facility.areaM2,
          facility.isOwned ? words.owned : words.leased,
          facility.isExcluded ? words.excluded : words.included,
        ],
      }));
    });
  const columns = [
    wordColumn('location', ghgWords[language].location),
    wordColumn('address', words.address),
    wordColumn('facility', words.facility),
    numbers('area', words.area, 'm2'),
    wordColumn('tenure', words.tenure),
    wordColumn('inclusion', words.inclusion),
  ];
  return table(
    words.sites,
    columns,
    rows.map(({ row }) => row),
    { rowLinks: rows.map(({ id }) => `/locations/${id}`) },
  );
}

function leftOutSection({ facts, figures, language, say }: GhgContext): DocumentSection {
  const words = boundariesWords[language];
  const all = ghgWords[language];
  const rows = figures.leftOut.map(({ location, totals }): DocumentValue[] => [
    location.name,
    1 - figures.shareOf(location.id).toNumber(),
    tonnes(totals.scope1),
    tonnes(totals.location),
    tonnes(totals.market),
    tonnes(totals.scope3),
  ]);
  const sumAt = (key: 'scope1' | 'location' | 'market' | 'scope3') =>
    tonnes(sumOf(figures.leftOut, ({ totals }) => totals[key]));
  const excluded = table(
    words.leftOut,
    [
      wordColumn('location', all.location),
      numbers('share', words.leftOutShare, 'share'),
      numbers('scope1', all.scope1),
      numbers('scope2lb', all.scope2Location),
      numbers('scope2mb', all.scope2Market),
      numbers('scope3', all.scope3),
    ],
    rows,
    { total: [all.total, null, sumAt('scope1'), sumAt('location'), sumAt('market'), sumAt('scope3')] },
  );
  const closed = [...groupBy(facts.afterClosing, ({ locationId }) => locationId)].flatMap(([id, own]) => {
    const location = facts.locations.find((one) => one.id === id);
    if (!location?.closedOn) return [];
    const counted = own.filter(({ scope, method }) => facts.scopes.includes(scope) && method !== 'market');
    return [
      say(words.afterClosing, {
        name: location.name,
        date: dayLabel(location.closedOn, language),
        tonnes: inTonnes(tonnes(sumOf(counted, ({ kgCo2e }) => kgCo2e))),
      }),
    ];
  });
  const isWhole = rows.length === 0 && closed.length === 0;
  return section(
    words.leftOut,
    [
      text(isWhole ? words.nothingLeftOut : words.leftOutIntro),
      rows.length > 0 ? excluded : null,
      ...list(closed),
    ],
    'facilities',
  );
}

function operationSection(context: GhgContext): DocumentSection {
  const { facts, figures, language } = context;
  const words = boundariesWords[language];
  const all = ghgWords[language];
  const names = { 1: all.scope1, 2: all.scope2, 3: all.scope3 };
  const covered = ([1, 2, 3] as const).filter(
    (scope) => facts.scopes.includes(scope) && (scope !== 3 || figures.hasScope3),
  );
  const scopes = covered.map((scope) => names[scope]).join(', ');
  const holds = covered.map((scope) => words.holds[scope]);
  return section(words.operation, [
    text(covered.length > 0 ? [put(words.scopesCovered, { scopes }), ...holds].join(' ') : words.noScopes),
    ...(figures.hasScope3 ? [text(words.significance), scope3Table(context)] : [text(words.noScope3)]),
  ]);
}

function scope3Table({ facts, figures, language }: GhgContext): DocumentParagraph {
  const words = boundariesWords[language];
  const numbersOf = Array.from({ length: 15 }, (_, index) => index + 1);
  const rows = numbersOf.map((number): DocumentValue[] => {
    const name = `${number} ${facts.names.category(`3.${number}`)}`;
    if (isReported(figures, number)) return [name, words.included, shareOf(figures, number), ''];
    const review = reviewOf(facts, 3, number);
    const stated = [review?.explanation, review?.comments].filter(Boolean).join(': ');
    return [name, words.excluded, null, stated || words.noReason];
  });
  return table(
    words.scope3,
    [
      wordColumn('category', ghgWords[language].category),
      wordColumn('inclusion', words.inclusion),
      numbers('share', words.share, 'share'),
      wordColumn('reason', words.reason),
    ],
    rows,
    { rowLinks: numbersOf.map((number) => `/value-chain/${number}`) },
  );
}

/** Of the market-based total; null where there is none to have a share of. */
function shareOf({ sums, totals }: GhgFigures, categoryNumber: number): number | null {
  if (totals.totalMarket.isZero()) return null;
  const own = sums.filter(({ category }) => category === `3.${categoryNumber}`);
  return plain(kgOf(own, 3).dividedBy(totals.totalMarket));
}

function otherSection({ facts, figures, language, say }: GhgContext): DocumentSection {
  const words = boundariesWords[language];
  const { exclusions, boundaryChanges } = facts.general ?? {};
  const outside = kgOf(figures.sums, 0);
  return section(
    words.others,
    [
      text(exclusions ? say('{exclusions}', { exclusions }) : words.noExclusions),
      outside.isZero() ? null : text(say(words.kyoto, { tonnes: inTonnes(tonnes(outside)) })),
      { type: 'subtitle', text: words.changes },
      text(boundaryChanges ? say('{boundaryChanges}', { boundaryChanges }) : words.noChanges),
    ],
    'generalInfo',
  );
}
