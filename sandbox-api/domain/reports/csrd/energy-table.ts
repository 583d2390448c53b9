import type { LedgerSum } from '#api/domain/reports/kit/facts';
import { type GhgFigures, sumOf } from '#api/domain/reports/kit/figures';
import { type Decimal, decimal } from '#api/domain/units/decimal';
import type { CsrdReportFacts, FuelKind } from './facts';

/** Values of the lines of AR 34 by their datapoint: MWh, shares from 0 to 1; null where there is nothing to say. */
export type EnergyValues = ReadonlyMap<string, Decimal | null>;

const fuelLines: readonly (readonly [FuelKind, string])[] = [
  ['coal', 'E1-5_10'],
  ['oil', 'E1-5_11'],
  ['gas', 'E1-5_12'],
  ['other', 'E1-5_13'],
];

/**
 * Energy consumption and mix (ESRS E1 par. 37–38, AR 34) from the ledger, in MWh. Purchased energy of unproven origin
 * counts as fossil, less what the company states as nuclear; null where the ledger knows no energy.
 * @param nuclearMwh as answered; null where it is not, or of another year. More than was bought is not believed.
 */
export function energyValues(
  facts: Pick<CsrdReportFacts, 'ghg' | 'energy'>,
  { sums }: Pick<GhgFigures, 'sums'>,
  nuclearMwh: string | null,
): EnergyValues | null {
  // Energy is burned in Scope 1 and bought in Scope 2: of one of them alone the total would be a part.
  if (![1, 2].every((scope) => facts.ghg.scopes.includes(scope))) return null;
  const { fuelKind, isRenewableContract } = facts.energy;
  const { isMadeOfFuel } = facts.ghg.names;
  const mwh = (isPart: (row: LedgerSum) => boolean) =>
    sumOf(sums.filter(isPart), ({ energyKwh }) => energyKwh).dividedBy(1000);
  const isFuel = (row: LedgerSum) => row.scope === 1 && row.sourceKind === 'fuel';
  const isBiogenic = ({ itemId }: LedgerSum) => facts.ghg.names.isBiogenic(itemId);
  // Both Scope 2 methods carry the same kWh; the market-based lines know the contract.
  const isScope2 = (row: LedgerSum) => row.scope === 2 && row.method === 'market';
  const isBought = (row: LedgerSum) => isScope2(row) && row.sourceKind !== 'renewable';
  const unproven = mwh((row) => isBought(row) && !isRenewableContract(row.supplyTypeId));
  const nuclear = nuclearWithin(nuclearMwh, unproven);
  const lines = new Map<string, Decimal | null>(
    fuelLines.map(([kind, datapoint]) => [
      datapoint,
      mwh((row) => isFuel(row) && !isBiogenic(row) && fuelKind(row.itemId) === kind),
    ]),
  );
  lines.set('E1-5_14', unproven.minus(nuclear ?? 0));
  lines.set('E1-5_03', nuclear);
  lines.set(
    'E1-5_06',
    mwh((row) => isFuel(row) && isBiogenic(row)),
  );
  lines.set(
    'E1-5_07',
    mwh((row) => isBought(row) && isRenewableContract(row.supplyTypeId)),
  );
  lines.set(
    'E1-5_08',
    mwh((row) => isScope2(row) && row.sourceKind === 'renewable' && !isMadeOfFuel(row.itemId)),
  );
  return withTotals(lines);
}

/** What is stated as nuclear, as far as it can be part of what was bought. */
export function nuclearWithin(stated: string | null, bought: Decimal): Decimal | null {
  if (stated === null) return null;
  const nuclear = decimal(stated);
  return nuclear.greaterThan(bought) ? null : nuclear;
}

/** Null of nothing at all. */
function withTotals(lines: Map<string, Decimal | null>): EnergyValues | null {
  const added = (datapoints: readonly string[]) =>
    sumOf(datapoints, (datapoint) => lines.get(datapoint) ?? decimal(0));
  const fossil = added(['E1-5_10', 'E1-5_11', 'E1-5_12', 'E1-5_13', 'E1-5_14']);
  const nuclear = lines.get('E1-5_03') ?? null;
  const renewable = added(['E1-5_06', 'E1-5_07', 'E1-5_08']);
  const total = fossil.plus(nuclear ?? 0).plus(renewable);
  if (total.isZero()) return null;
  const share = (part: Decimal | null) => part?.dividedBy(total) ?? null;
  return new Map([
    ...lines,
    ['E1-5_02', fossil],
    ['E1-5_15', share(fossil)],
    ['E1-5_04', share(nuclear)],
    ['E1-5_05', renewable],
    ['E1-5_09', share(renewable)],
    ['E1-5_01', total],
  ]);
}
