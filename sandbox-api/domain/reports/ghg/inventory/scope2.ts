import type { DocumentParagraph, DocumentSection, DocumentValue } from '#api/contract/documents/document';
import type { BuildPage, GhgContext } from '#api/domain/reports/ghg/context';
import { standInShare } from '#api/domain/reports/ghg/method/stand-ins';
import { ghgWords, put } from '#api/domain/reports/ghg/words';
import type { ContractFacts, LedgerSum } from '#api/domain/reports/kit/facts';
import { groupBy, kgOf, plain, sumOf, tonnes } from '#api/domain/reports/kit/figures';
import { instrumentParagraphs } from '#api/domain/reports/kit/instruments';
import { instrumentWords } from '#api/domain/reports/kit/instruments-words';
import { chart, numbers, section, table, text, words as wordColumn } from '#api/domain/reports/kit/parts';
import { dayLabel, shortMonth } from '#api/domain/reports/kit/period';
import { numberText } from '#api/domain/scenarios/model/number-text';
import type { Decimal } from '#api/domain/units/decimal';
import { scope2Words } from './scope2-words';

export const scope2Page: BuildPage = (context) => {
  const { figures, language } = context;
  const words = scope2Words[language];
  const isEmpty = !figures.sums.some(({ scope }) => scope === 2);
  const instruments = instrumentParagraphs({ ...context, isEsrs: false });
  return [
    section(
      words.byEnergy,
      isEmpty
        ? [text(words.none)]
        : [
            energyTable(context),
            text(words.both),
            standInShare(context, 'scope2'),
            monthChart(context),
            selfMade(context),
          ],
    ),
    contractSection(context),
    ...(instruments.length > 0 ? [section(instrumentWords[language].title, instruments)] : []),
  ];
};

/** kWh bought or made: both methods carry the same, so those of one are counted. */
function kwhOf(rows: readonly LedgerSum[]): Decimal {
  return sumOf(
    rows.filter(({ method }) => method === 'location'),
    ({ energyKwh }) => energyKwh,
  );
}

/** MWh with the emissions and what each kWh comes to, by both methods; own generation is not bought. */
function energyTable({ facts, figures, language }: GhgContext): DocumentParagraph {
  const words = scope2Words[language];
  const all = ghgWords[language];
  const bought = figures.sums.filter(({ scope, sourceKind }) => scope === 2 && sourceKind !== 'renewable');
  const placeOf = new Map(facts.locations.map(({ id, name }) => [id, name]));
  const groups = [...groupBy(bought, (row) => `${row.locationId} ${row.sourceKind} ${row.itemId}`).values()]
    .flatMap((rows) =>
      rows[0] ? [{ first: rows[0], rows, place: placeOf.get(rows[0].locationId) ?? '' }] : [],
    )
    .toSorted((left, right) => left.place.localeCompare(right.place, language));
  const cells = (rows: readonly LedgerSum[]): DocumentValue[] => {
    const kwh = kwhOf(rows);
    const per = (kg: Decimal) => (kwh.isZero() ? null : plain(kg.dividedBy(kwh).toSignificantDigits(6)));
    const [location, market] = [kgOf(rows, 2, 'location'), kgOf(rows, 2, 'market')];
    return [plain(kwh.dividedBy(1000)), per(location), tonnes(location), per(market), tonnes(market)];
  };
  return table(
    words.byEnergy,
    [
      wordColumn('location', all.location),
      wordColumn('energy', words.energy),
      numbers('mwh', words.mwh, 'MWh'),
      numbers('factorLb', words.factorLocation, null),
      numbers('lb', all.locationBased),
      numbers('factorMb', words.factorMarket, null),
      numbers('mb', all.marketBased),
    ],
    groups.map(({ first, rows, place }) => {
      const name = facts.names.item(first.sourceKind, first.itemId);
      const isCharged = first.sourceKind === 'fuel';
      return [place, isCharged ? `${name} (${words.charged})` : name, ...cells(rows)];
    }),
    {
      total: [all.total, null, ...cells(bought)],
      rowLinks: groups.map(({ first }) => `/locations/${first.locationId}?tab=data&type=utilities`),
    },
  );
}

function monthChart({ figures, language, period }: GhgContext): DocumentParagraph {
  const byMonth = groupBy(figures.months, ({ month }) => month);
  const of = (method: 'location' | 'market') =>
    period.months.map((month) => tonnes(kgOf(byMonth.get(month) ?? [], 2, method)));
  return chart(
    'bar',
    scope2Words[language].byMonth,
    period.months.map((month) => shortMonth(month, language)),
    [
      { key: 'lb', label: ghgWords[language].locationBased, values: of('location'), scope: 2 },
      { key: 'mb', label: ghgWords[language].marketBased, values: of('market'), scope: 2 },
    ],
    { note: ghgWords[language].neverAdded },
  );
}

function selfMade({ figures, language, say }: GhgContext): DocumentParagraph {
  const words = scope2Words[language];
  const kwh = kwhOf(
    figures.sums.filter(({ scope, sourceKind }) => scope === 2 && sourceKind === 'renewable'),
  );
  if (kwh.isZero()) return text(words.noSelfMade);
  return text(say(words.selfMade, { mwh: { value: plain(kwh.dividedBy(1000)), unit: 'MWh' } }));
}

function contractSection({ facts, figures, language }: GhgContext): DocumentSection {
  const words = scope2Words[language];
  const contracts = facts.contracts.filter(figures.isWithin);
  if (contracts.length === 0)
    return section(words.contracts, [text(words.noContracts), text(words.noInstruments)]);
  const day = (value: string | null) => (value ? dayLabel(value, language) : words.open);
  const covers = ({ isRenewable, sharePercent, volumeMwh }: ContractFacts) => {
    if (sharePercent) return put(words.shareText, { share: numberText(sharePercent, language) });
    if (volumeMwh) return put(words.volumeText, { mwh: numberText(volumeMwh, language) });
    return isRenewable ? words.all : null;
  };
  const rows = contracts.map((contract): DocumentValue[] => {
    const { certificateFrom, certificateTo, certificateType, certificate, certificateMwh } = contract;
    const kind = [certificateType?.toUpperCase(), certificate].filter(Boolean).join(' ');
    return [
      contract.locationName,
      contract.type,
      day(contract.startDate),
      day(contract.endDate),
      covers(contract),
      kind || (contract.isRenewable ? words.noCertificate : null),
      certificateFrom || certificateTo ? `${day(certificateFrom)} – ${day(certificateTo)}` : null,
      certificateMwh === null ? null : plain(certificateMwh),
    ];
  });
  return section(words.contracts, [
    table(
      words.contracts,
      [
        wordColumn('location', ghgWords[language].location),
        wordColumn('type', words.type),
        wordColumn('from', words.from),
        wordColumn('to', words.to),
        wordColumn('covers', words.coverage),
        wordColumn('certificate', words.certificate),
        wordColumn('produced', words.certificatePeriod),
        numbers('mwh', words.certificateMwh, 'MWh'),
      ],
      rows,
      { rowLinks: contracts.map(({ locationId }) => `/locations/${locationId}`) },
    ),
    text(words.noInstruments),
  ]);
}
