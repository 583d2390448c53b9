import type { DocumentParagraph, DocumentValue } from '#api/contract/documents/document';
import type { Locale } from '#api/contract/messages';
import { lastDayOfMonth } from '#api/domain/calendar/calendar';
import { put } from '#api/domain/reports/ghg/words';
import type { Decimal } from '#api/domain/units/decimal';
import type { ContractFacts, GhgReportFacts, InstrumentSum } from './facts';
import { type GhgFigures, groupBy, plain, shareOfTotal, sumOf } from './figures';
import { instrumentWords } from './instruments-words';
import { numbers, type Say, table, text, words as wordColumn } from './parts';

type Given = {
  facts: Pick<GhgReportFacts, 'contracts'>;
  figures: Pick<GhgFigures, 'instruments' | 'sums'>;
  language: Locale;
  say: Say;
  /** With what the table answers of ESRS E1. */
  isEsrs: boolean;
};

/**
 * Purchased energy of Scope 2 by the type of instrument that covers it (ESRS E1 AR 45(d)), and what is left without one. A
 * renewable contract without a certificate is none, although the ledger counts it as zero: it is named with its MWh.
 */
export function instrumentParagraphs({ facts, figures, language, say, isEsrs }: Given): DocumentParagraph[] {
  const words = instrumentWords[language];
  const bought = kwhOf(
    figures.sums.filter(
      ({ scope, method, sourceKind }) => scope === 2 && method === 'market' && sourceKind !== 'renewable',
    ),
  );
  if (bought.isZero()) return [];
  const covered = figures.instruments.filter((row) => !isNoInstrument(row));
  const uncertified = groupBy(figures.instruments.filter(isNoInstrument), (row) =>
    contractName(row, facts.contracts, language),
  );
  const rest = bought.minus(kwhOf(figures.instruments));
  const cells = (label: string, kwh: Decimal): DocumentValue[] => [
    label,
    plain(kwh.dividedBy(1000)),
    shareOfTotal(kwh, bought),
  ];
  const types = groupBy(covered, (row) => nameOf(row, facts.contracts, language));
  return [
    table(
      words.title,
      [
        wordColumn('instrument', words.row),
        numbers('mwh', words.consumption, 'MWh'),
        numbers('share', words.share, 'share'),
      ],
      [
        ...[...types].map(([name, rows]) => cells(name, kwhOf(rows))),
        cells(words.covered, kwhOf(covered)),
        ...[...uncertified].map(([contract, rows]) =>
          cells(put(words.uncertified, { contract }), kwhOf(rows)),
        ),
        cells(words.rest, rest),
      ],
      { note: isEsrs ? `${words.note} ${words.esrsNote}` : words.note },
    ),
    ...[...uncertified].map(([contract, rows]) =>
      text(say(words.noProof, { contract, mwh: { value: plain(kwhOf(rows).dividedBy(1000)), unit: '1' } })),
    ),
  ];
}

/** Instruments that cover energy of the period, as the table names them. */
export function instrumentTypes({
  facts,
  figures,
  language,
}: Pick<Given, 'facts' | 'figures' | 'language'>): string[] {
  const covered = figures.instruments.filter(
    (row) => row.scope === 2 && !row.energyKwh.isZero() && !isNoInstrument(row),
  );
  return [...new Set(covered.map((row) => nameOf(row, facts.contracts, language)))];
}

/** A renewable contract on days without a certificate. */
function isNoInstrument({ reason, hasCertificate }: InstrumentSum): boolean {
  return reason === 'contract' && !hasCertificate;
}

function kwhOf(rows: readonly { energyKwh: Decimal }[]): Decimal {
  return sumOf(rows, ({ energyKwh }) => energyKwh);
}

function nameOf(row: InstrumentSum, contracts: readonly ContractFacts[], language: Locale): string {
  const words = instrumentWords[language];
  if (row.reason === 'supplier') return words.supplier;
  const types = new Set(
    contractsOf(row, contracts)
      .filter(({ certificate, certificateType }) => certificate ?? certificateType)
      .map(({ certificateType }) => certificateType),
  );
  const [type] = types;
  // Two in one month: the ledger does not know which kWh belongs to which.
  const key = types.size === 1 && isCertificate(type) ? type : 'unknown';
  const certificate = words.certificates[key];
  return put(words.certified, { certificate, contract: contractName(row, contracts, language) });
}

type Certificate = keyof (typeof instrumentWords)['en']['certificates'];

function isCertificate(type: string | null | undefined): type is Certificate {
  return typeof type === 'string' && type in instrumentWords.en.certificates;
}

/** Those of this kind that were in force in the month. */
function contractsOf(
  { locationId, supplyTypeId, month }: InstrumentSum,
  contracts: readonly ContractFacts[],
): ContractFacts[] {
  return contracts.filter(
    (one) =>
      one.locationId === locationId &&
      one.supplyTypeId === supplyTypeId &&
      one.startDate <= lastDayOfMonth(month) &&
      (one.endDate === null || one.endDate >= month),
  );
}

function contractName(row: InstrumentSum, contracts: readonly ContractFacts[], language: Locale): string {
  return (
    contracts.find(({ supplyTypeId }) => supplyTypeId === row.supplyTypeId)?.type ??
    instrumentWords[language].contract
  );
}
