import { apportion, segmentsOf } from '#api/domain/calendar/apportion';
import { monthOf, yearOf } from '#api/domain/calendar/calendar';
import type {
  Contract,
  EmissionSettings,
  MonthSettings,
  UtilityActivity,
  YearCoverage,
} from '#api/domain/emissions/activity';
import { kilowattHour } from '#api/domain/emissions/emission-line';
import type { ReferenceIndex } from '#api/domain/factors/reference-index';
import { type ConversionStep, convertUnit } from '#api/domain/units/conversion';
import { Decimal, decimal, zero } from '#api/domain/units/decimal';
import { contractOn } from './contract-on';

/** What one bill adds: a part of its days, in kWh. */
type Used = { contract: Contract; year: number; month: string; kwh: Decimal };

type Rules = { reference: ReferenceIndex; settings: EmissionSettings };

/** Decimals of a share, cut off, so that the coverage never exceeds the volume. */
const shareDecimals = 20;

const kwhPerMwh = 1000;

/**
 * The contracts of a location; volume contracts include their coverage in each calendar year.
 *
 * Certificates match what is consumed in the same reporting year (Scope 2 Guidance, quality criterion 4), so
 * a volume belongs to a calendar year: all of it in a year that the contract is in force for some days of,
 * and none of it is carried over. It covers every kWh of the year under the contract by the same share,
 * volume ÷ consumption and 1 at most, so that neither the order of entry nor the split of bills makes a
 * difference; the rest counts as bought without a contract.
 *
 * A pinned month keeps the share that it was pinned with. The coverage of pinned months is subtracted from
 * the volume first, and the other months of the year share the rest. `bills` are all of the location's
 * electricity in the requested years.
 */
export function withCoverage(
  { reference, settings }: Rules,
  contracts: readonly Contract[],
  bills: readonly UtilityActivity[],
): Contract[] {
  if (!contracts.some(coversVolume)) return [...contracts];
  const used = bills.flatMap((bill) => usedUnderVolumes(reference, contracts, bill));
  return contracts.map((contract) => {
    if (!coversVolume(contract)) return contract;
    const own = used.filter((use) => use.contract === contract);
    const years = [...new Set(own.map(({ year }) => year))];
    const coverage = new Map(
      years.map((year) => [
        year,
        coverageOf(
          contract,
          own.filter((use) => use.year === year),
          settings,
        ),
      ]),
    );
    return { ...contract, coverage };
  });
}

/** Calendar years in which days of a bill are under a contract that covers a volume. */
export function volumeYears(
  contracts: readonly Contract[],
  { startDate, endDate }: Pick<UtilityActivity, 'startDate' | 'endDate'>,
): number[] {
  if (!contracts.some(coversVolume)) return [];
  const under = segmentsOf(startDate, endDate, startsOf(contracts)).filter(({ first }) =>
    coversVolume(contractOn(contracts, first)),
  );
  return [...new Set(under.map(({ first }) => yearOf(first)))];
}

export function coversVolume(
  contract: Contract | null | undefined,
): contract is Contract & { volumeMwh: string } {
  return typeof contract?.volumeMwh === 'string';
}

/**
 * The share that a month was pinned with; undefined if it is not pinned. A pinned month is not affected by
 * newer editions, nor by a contract, or a year of one, without purchases when it was pinned.
 */
export function pinnedShare(
  { editionIds, contractShares }: Partial<MonthSettings>,
  { id = 0 }: Contract,
  year: number,
): Decimal | undefined {
  return editionIds && decimal(contractShares?.[id]?.[year] ?? 0);
}

/** The trail's description of a line under the contract; it converts nothing, so it multiplies by one. */
export function coverageStep({ startDate }: Contract, year: number, covered: Covered): ConversionStep {
  const { volumeKwh, consumedKwh, pinnedKwh } = covered.coverage;
  const volume = {
    startDate,
    year,
    volumeKwh: volumeKwh.toString(),
    consumedKwh: consumedKwh.toString(),
    pinnedKwh: pinnedKwh.toString(),
    share: covered.share.toString(),
  };
  return { kind: 'contract-volume', from: kilowattHour.symbol, to: kilowattHour.symbol, factor: '1', volume };
}

export type Covered = { coverage: YearCoverage; share: Decimal };

function coverageOf(
  { volumeMwh, ...contract }: Contract & { volumeMwh: string },
  used: readonly Used[],
  settings: EmissionSettings,
): YearCoverage {
  const volumeKwh = decimal(volumeMwh).times(kwhPerMwh);
  let [consumedKwh, pinnedKwh, freeKwh] = [zero, zero, zero];
  for (const { month, year, kwh } of used) {
    const pinned = pinnedShare(settings.byMonth?.get(month) ?? {}, contract, year);
    consumedKwh = consumedKwh.plus(kwh);
    if (pinned) pinnedKwh = pinnedKwh.plus(kwh.times(pinned));
    else freeKwh = freeKwh.plus(kwh);
  }
  const left = Decimal.max(volumeKwh.minus(pinnedKwh), zero);
  return { volumeKwh, consumedKwh, pinnedKwh, share: shareOf(left, freeKwh) };
}

function shareOf(volumeKwh: Decimal, consumedKwh: Decimal): Decimal {
  if (consumedKwh.lte(volumeKwh)) return decimal(1);
  return volumeKwh.div(consumedKwh).toDecimalPlaces(shareDecimals, Decimal.ROUND_DOWN);
}

/** A bill without a unit of energy adds nothing: it is refused for that, or stays as it is. */
function usedUnderVolumes(
  reference: ReferenceIndex,
  contracts: readonly Contract[],
  { quantity, unitId, startDate, endDate, supplierFactor }: UtilityActivity,
): Used[] {
  const unit = reference.unitById(unitId);
  if (unit?.dimension !== kilowattHour.dimension || supplierFactor) return [];
  const kwh = convertUnit(decimal(quantity), unit, kilowattHour).quantity;
  return apportion(kwh, segmentsOf(startDate, endDate, startsOf(contracts))).flatMap((part) => {
    const contract = contractOn(contracts, part.first);
    if (!coversVolume(contract)) return [];
    return [{ contract, year: yearOf(part.first), month: monthOf(part.first), kwh: part.quantity }];
  });
}

const startsOf = (contracts: readonly Contract[]) => contracts.map(({ startDate }) => startDate);
