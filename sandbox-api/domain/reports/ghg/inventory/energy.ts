import type { DocumentValue } from '#api/contract/documents/document';
import type { BuildPage } from '#api/domain/reports/ghg/context';
import { ghgWords } from '#api/domain/reports/ghg/words';
import type { LedgerSum } from '#api/domain/reports/kit/facts';
import { plain, shareOfTotal, sumOf } from '#api/domain/reports/kit/figures';
import { numbers, section, table, text, words as wordColumn } from '#api/domain/reports/kit/parts';
import { energyWords } from './energy-words';

/**
 * Energy of scopes 1 and 2; left out if none is known. Fuel burned on site counts once, as that fuel (ESRS E1
 * AR 32: no energy twice), so that the total is that of the sustainability report.
 */
export const energyPage: BuildPage = ({ facts, figures, language }) => {
  const words = energyWords[language];
  const kwh = (isPart: (row: LedgerSum) => boolean) =>
    sumOf(figures.sums.filter(isPart), ({ energyKwh }) => energyKwh);
  const isFuel = (row: LedgerSum, isBiogenic: boolean) =>
    row.scope === 1 && facts.names.isBiogenic(row.itemId) === isBiogenic;
  // Only market-based lines know the contract; their parts add up to what was bought.
  const isBought = (row: LedgerSum) =>
    row.scope === 2 && row.method === 'market' && row.sourceKind !== 'renewable';
  const isOwn = (row: LedgerSum) =>
    row.scope === 2 && row.method === 'location' && row.sourceKind === 'renewable';
  const parts = [
    [words.fossil, kwh((row) => isFuel(row, false))],
    [words.biogenic, kwh((row) => isFuel(row, true))],
    [words.contract, kwh((row) => isBought(row) && row.reason === 'contract')],
    [words.other, kwh((row) => isBought(row) && row.reason !== 'contract')],
    [words.own, kwh((row) => isOwn(row) && !facts.names.isMadeOfFuel(row.itemId))],
  ] as const;
  const total = sumOf(parts, ([, energy]) => energy);
  if (total.isZero()) return [];
  const inMwh = (energy: typeof total) => plain(energy.dividedBy(1000));
  return [
    section(words.consumption, [
      text(words.intro),
      table(
        words.consumption,
        [
          wordColumn('kind', words.kind),
          numbers('mwh', words.mwh, 'MWh'),
          numbers('share', ghgWords[language].share, 'share'),
        ],
        parts.map(([label, energy]): DocumentValue[] => [label, inMwh(energy), shareOfTotal(energy, total)]),
        { total: [ghgWords[language].total, inMwh(total), 1], note: words.note },
      ),
    ]),
  ];
};
