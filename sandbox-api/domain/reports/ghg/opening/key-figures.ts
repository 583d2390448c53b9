import type { DocumentParagraph, DocumentValue } from '#api/contract/documents/document';
import { isKnown } from '#api/domain/reports/ghg/accordance';
import type { BuildPage, GhgContext } from '#api/domain/reports/ghg/context';
import { intensitiesOf } from '#api/domain/reports/ghg/inventory/development';
import { developmentWords } from '#api/domain/reports/ghg/inventory/development-words';
import { ghgWords, put } from '#api/domain/reports/ghg/words';
import { type Bridge, bridgeOf } from '#api/domain/reports/kit/bridge';
import { changeFrom, plain, type Totals, tonnes } from '#api/domain/reports/kit/figures';
import { measuredShare } from '#api/domain/reports/kit/measured';
import { changes, list, numbers, section, table, words as wordColumn } from '#api/domain/reports/kit/parts';
import type { Decimal } from '#api/domain/units/decimal';
import { keyFiguresWords } from './key-figures-words';
import { baseNote, noteOfYearBefore, scopeLabels } from './summary';
import { summaryWords } from './summary-words';

/** One page for readers of nothing else: the result, its comparisons, and why it changed. */
export const keyFiguresPage: BuildPage = (context) => {
  const { language } = context;
  const words = keyFiguresWords[language];
  const bridges = bridgesOf(context);
  const facts = [...measured(context), ...intensities(context)];
  return [
    section(words.result, [scopeTable(context), ...list(facts)]),
    ...(bridges.length > 0 ? [section(words.causes, bridges)] : []),
  ];
};

/** Scopes that the row is of: it is no row of a report that does not cover them. */
type Row = { key: string; label: string; scopes: readonly number[]; of: (totals: Totals) => Decimal };

function rowsOf(context: GhgContext): Row[] {
  const { scope12Location, scope12Market } = ghgWords[context.language];
  const labels = scopeLabels(context);
  const row = (key: keyof Totals, ...scopes: number[]): Row => ({
    key,
    label: labels[key],
    scopes,
    of: (totals) => totals[key],
  });
  return [
    row('scope1', 1),
    row('location', 2),
    row('market', 2),
    {
      key: 'own',
      label: scope12Location,
      scopes: [1, 2],
      of: ({ scope1, location }) => scope1.plus(location),
    },
    {
      key: 'ownMarket',
      label: scope12Market,
      scopes: [1, 2],
      of: ({ scope1, market }) => scope1.plus(market),
    },
    row('scope3', 3),
    row('totalLocation'),
    row('totalMarket'),
  ];
}

function scopeTable(context: GhgContext): DocumentParagraph {
  const { figures, language, period, baseYearsBack } = context;
  const words = summaryWords[language];
  const before = figures.totalsOfYear(1);
  const base = baseYearsBack === null ? null : figures.totalsOfYear(baseYearsBack);
  const rows = rowsOf(context)
    .filter(({ scopes }) => scopes.every((scope) => context.facts.scopes.includes(scope)))
    .filter(({ key }) => key !== 'scope3' || figures.hasScope3 || before?.scope3.gt(0) || base?.scope3.gt(0))
    .map(({ label, of }): DocumentValue[] => {
      const now = figures.hasData ? of(figures.totals) : null;
      const [then, first] = [before && of(before), base && of(base)];
      return [
        label,
        now && tonnes(now),
        then && tonnes(then),
        first && tonnes(first),
        now && changeFrom(now, then ?? undefined),
        now && changeFrom(now, first ?? undefined),
      ];
    });
  const { baseYear } = context.facts.reporting;
  const notes = [
    before ? put(words.monthsBefore, { months: period.labelBefore(1) }) : noteOfYearBefore(context),
    base && baseYearsBack !== null
      ? put(words.monthsOfBase, { months: period.labelBefore(baseYearsBack) })
      : baseNote(context),
    ...unknownZeros(context),
    ghgWords[language].rounded,
  ];
  return table(
    words.table,
    [
      wordColumn('scope', ''),
      numbers('now', words.now),
      numbers('before', words.before),
      numbers('base', baseYear === null ? words.noBase : put(words.base, { year: baseYear })),
      changes('changeBefore', words.changeBefore),
      changes('changeBase', words.changeBase),
    ],
    rows,
    { note: notes.filter(Boolean).join(' ') },
  );
}

/** A scope without an entry counts as 0, which may not have been meant. */
function unknownZeros({ facts, figures, language }: GhgContext): string[] {
  if (!figures.hasData) return [];
  const { scope1, scope2 } = ghgWords[language];
  const names = { 1: scope1, 2: scope2 };
  return ([1, 2] as const)
    .filter((scope) => facts.scopes.includes(scope) && !isKnown(facts, figures, scope))
    .map((scope) => put(keyFiguresWords[language].unknownZero, { scope: names[scope] }));
}

function measured({ figures, language, say }: GhgContext): string[] {
  const share = measuredShare(figures);
  if (!figures.hasData || share === null) return [];
  return [say(keyFiguresWords[language].measured, { share: { value: share, unit: 'share' } })];
}

function intensities(context: GhgContext): string[] {
  const { language, say } = context;
  const { basis } = developmentWords[language];
  const words = keyFiguresWords[language];
  const inKg = (value: Decimal) => ({ value: plain(value), unit: 'kg CO2e' });
  return intensitiesOf(context).map(({ label, own, lb, mb }) =>
    say(own ? words.intensityWithOwn : words.intensity, {
      basis: `${basis} ${label}`,
      market: inKg(mb),
      location: inKg(lb),
      ...(own && { ownMarket: inKg(own.mb), ownLocation: inKg(own.lb) }),
    }),
  );
}

/** Against the year before, and against the base year where that is another one. */
function bridgesOf(context: GhgContext): DocumentParagraph[] {
  const { figures, baseYearsBack } = context;
  if (!figures.hasData) return [];
  const compared = new Set([1, ...(baseYearsBack ? [baseYearsBack] : [])]);
  return [...compared].flatMap((back) => {
    const earlier = figures.sumsOfYear(back);
    if (!earlier || figures.totalsOfYear(back) === null) return [];
    const by = (method: 'location' | 'market') => bridgeOf(earlier, figures.sums, method);
    return [bridgeTable(context, back, { lb: by('location'), mb: by('market') })];
  });
}

const causes = ['activity', 'factors', 'structure', 'undivided'] as const;

function bridgeTable(
  { language, period }: GhgContext,
  back: number,
  { lb, mb }: { lb: Bridge; mb: Bridge },
): DocumentParagraph {
  const words = keyFiguresWords[language];
  const all = ghgWords[language];
  const year = period.yearLabel(back);
  const isNothing = (cause: (typeof causes)[number]) => lb[cause].isZero() && mb[cause].isZero();
  const change = (bridge: Bridge, cause: (typeof causes)[number]) => tonnes(bridge[cause]);
  return table(
    put(words.bridge, { year }),
    [
      wordColumn('cause', words.cause),
      { ...numbers('lb', all.locationBased), isChange: true },
      { ...numbers('mb', all.marketBased), isChange: true },
    ],
    causes
      .filter((cause) => cause !== 'undivided' || !isNothing(cause))
      .map((cause): DocumentValue[] => [words.causeNames[cause], change(lb, cause), change(mb, cause)]),
    {
      total: [words.change, tonnes(lb.now.minus(lb.before)), tonnes(mb.now.minus(mb.before))],
      note: words.causesNote,
    },
  );
}
