import type { DocumentParagraph, DocumentSection, DocumentValue } from '#api/contract/documents/document';
import { potentialSources } from '#api/domain/factors/potential-source';
import type { BuildPage, GhgContext } from '#api/domain/reports/ghg/context';
import { ghgWords, put } from '#api/domain/reports/ghg/words';
import { groupBy, plain } from '#api/domain/reports/kit/figures';
import { gasName } from '#api/domain/reports/kit/gas-name';
import { instrumentTypes } from '#api/domain/reports/kit/instruments';
import { list, numbers, section, table, text, words as wordColumn } from '#api/domain/reports/kit/parts';
import { methodWords } from './method-words';
import { standInReasons, standInShare, uncovered } from './stand-ins';

export const methodPage: BuildPage = (context) => {
  const { facts, figures, language, say } = context;
  const words = methodWords[language];
  const restatements = facts.restatements.filter(({ scope }) => facts.scopes.includes(scope));
  const decisions = new Set(restatements.map(({ decidedOn }) => decidedOn)).size;
  return [
    section(words.method, [
      text(words.formula),
      ...list([...words.steps, figures.hasScope3 ? words.upstream : words.noUpstream]),
      figures.hasScope3 ? text(words.scope3Basis) : null,
      text(words.tools),
      text(words.reasons),
      text(decisions > 0 ? say(words.changes, { count: { value: decisions, unit: '1' } }) : words.noChanges),
    ]),
    section(words.factorTable, [publicationTable(context)]),
    section(words.potentials, [potentialTable(context)]),
    section(words.biogenic, [text(words.biogenicText)]),
    scope2Section(context),
  ];
};

/** Publications with what was taken from them; the annex lists each factor. */
function publicationTable({ facts, figures, language }: GhgContext): DocumentParagraph {
  const words = methodWords[language];
  const scopesOf = (ids: ReadonlySet<number>) =>
    [...new Set(figures.sums.filter(({ factorId }) => ids.has(factorId)).map(({ scope }) => scope))]
      .filter((scope) => scope >= 1 && scope <= 3)
      .toSorted()
      .join(', ');
  const used = new Set(figures.sums.map(({ factorId }) => factorId));
  const published = [
    ...groupBy(
      facts.factors.filter(({ id }) => used.has(id)),
      ({ publisher, title, editionYear }) => `${publisher}\n${title}\n${editionYear}`,
    ).values(),
  ].flatMap((factors): DocumentValue[][] => {
    const [first] = factors;
    if (!first) return [];
    const units = [...new Set(factors.map(({ unit }) => unit))].join(', ');
    const scopes = scopesOf(new Set(factors.map(({ id }) => id)));
    return [[first.publisher, first.title, first.editionYear, units, scopes || '–']];
  });
  const ownSums = groupBy(figures.companyFactorSums, ({ companyFactorId }) => companyFactorId);
  const own = facts.companyFactors.flatMap((factor): DocumentValue[][] => {
    const scopes = new Set(ownSums.get(factor.id)?.map(({ scope }) => scope));
    if (scopes.size === 0) return [];
    const document = `${factor.document} (${words.own})`;
    return [[factor.publisher, document, null, factor.unit, [...scopes].toSorted().join(', ')]];
  });
  return table(
    words.factorTable,
    [
      wordColumn('publisher', words.publisher),
      wordColumn('publication', words.publication),
      numbers('edition', words.edition, ''),
      wordColumn('units', words.units),
      wordColumn('scopes', words.scopes),
    ],
    [...published, ...own],
    { note: published.length + own.length === 0 ? words.noFactors : null },
  );
}

/** CO2, methane, nitrous oxide, and every gas or blend that was lost. */
function potentialTable({ facts, figures, language }: GhgContext): DocumentParagraph {
  const words = methodWords[language];
  const used = new Set(
    figures.months.flatMap(({ refrigerantId }) =>
      refrigerantId === 0 ? [] : [facts.names.gasOf(refrigerantId)],
    ),
  );
  const sets = new Set([facts.gwpSet, ...figures.months.map(({ gwpSet }) => gwpSet)]);
  const always = ['co2', 'ch4', 'ch4-fossil', 'ch4-non-fossil', 'n2o', 'sf6', 'nf3'];
  const shown = facts.potentials
    .filter(({ gas, report }) => sets.has(report) && (always.includes(gas) || used.has(gas)))
    // AR6 tells methane by its origin, and its mean is not used.
    .filter(({ gas, report }) => !(gas === 'ch4' && report === 'AR6'));
  const rows = shown.map(({ gas, report, value, composition }): DocumentValue[] => [
    composition ? `${gasName(gas, language)} (${composition})` : gasName(gas, language),
    value.isZero() ? null : plain(value),
    potentialSources[report].edition,
  ]);
  return table(
    words.potentials,
    [wordColumn('gas', words.gas), numbers('gwp', words.potential, '1'), wordColumn('report', words.report)],
    rows,
    {
      note: [
        put(words.potentialsNote, { set: facts.gwpSet, ...potentialSources[facts.gwpSet] }),
        ...(shown.some(({ value }) => value.isZero()) ? [words.noPotential] : []),
      ].join(' '),
    },
  );
}

function scope2Section(context: GhgContext): DocumentSection {
  const { facts, figures, language, say } = context;
  const words = methodWords[language];
  const renewable = facts.contracts.filter((contract) => contract.isRenewable && figures.isWithin(contract));
  const types = instrumentTypes(context);
  const { withResidual, standIns } = uncovered(context);
  return section(`${ghgWords[language].scope2}`, [
    text(words.scope2Text),
    text(types.length > 0 ? say(words.instruments, { instruments: types.join('; ') }) : words.noInstruments),
    renewable.length > 0 ? text(words.criteria) : null,
    withResidual.length > 0 ? text(standIns.length > 0 ? words.residualWhere : words.residualUsed) : null,
    ...standInReasons(context),
    standInShare(context, 'scope2'),
    text(ghgWords[language].neverAdded),
  ]);
}
