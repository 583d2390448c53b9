import { yearOf } from '#api/domain/calendar/calendar';
import type { Contract, EmissionContext } from '#api/domain/emissions/activity';
import type { BilledMonth } from '#api/domain/emissions/apportion/billed-month';
import { coverageStep, coversVolume, pinnedShare } from '#api/domain/emissions/apportion/volume-coverage';
import type { SelectionNote } from '#api/domain/factors/select-factor';
import type { ConversionStep } from '#api/domain/units/conversion';
import { type Decimal, decimal } from '#api/domain/units/decimal';
import { EmissionProblem } from '#api/domain/units/emission-problem';

/**
 * Electricity of a month that one contract covers, or none; the uncovered rest counts as bought without a
 * contract.
 */
export type MarketPart = {
  quantity: Decimal;
  contract: Contract | null;
  notes: readonly SelectionNote[];
  /** What the trail says of it, before the conversions. */
  steps: readonly ConversionStep[];
};

/** A month split by the contracts of its days, and by their coverage. The parts add up to the month exactly. */
export function marketParts(context: EmissionContext, billed: BilledMonth): MarketPart[] {
  return mergedParts(billed).flatMap(({ quantity, contract }): MarketPart[] => {
    const covering = billed.supplierFactor ? null : coveringOf(context, contract, billed.month);
    if (!covering) return [{ quantity, contract, notes: [], steps: [] }];
    const { share, notes, steps } = covering;
    const covered = quantity.times(share);
    const parts = [
      { quantity: covered, contract, notes, steps },
      { quantity: quantity.minus(covered), contract: null, notes, steps },
    ];
    if (share.eq(1)) return parts.slice(0, 1);
    return share.isZero() ? parts.slice(1) : parts;
  });
}

type Covering = Pick<MarketPart, 'notes' | 'steps'> & { share: Decimal };

/** Of a renewable contract that does not simply cover everything. */
function coveringOf(context: EmissionContext, contract: Contract | null, month: string): Covering | null {
  if (!contract || !context.reference.supplyType(contract.supplyTypeId)?.isRenewable) return null;
  if (coversVolume(contract)) return volumeCovering(context, contract, month);
  const { sharePercent = null } = contract;
  if (sharePercent === null || Number(sharePercent) >= 100) return null;
  return { share: decimal(sharePercent).div(100), notes: ['contract-covers-share'], steps: [] };
}

/**
 * Refuses a new entry in a pinned month that would exceed the rest of the volume: either the shares of the
 * pinned months would change, or more would be covered than was bought.
 */
function volumeCovering(context: EmissionContext, contract: Contract, month: string): Covering {
  const year = yearOf(month);
  const coverage = contract.coverage?.get(year);
  if (!coverage)
    throw new Error(`Nobody said what was bought under contract ${contract.startDate} in ${year}.`);
  const pinned = pinnedShare(context.settings, contract, year);
  if (pinned && coverage.pinnedKwh.gt(coverage.volumeKwh) && !context.isRecalculated)
    throw new EmissionProblem('pinned_volume_used', 'startDate', { month: month.slice(0, 7) });
  const share = pinned ?? coverage.share;
  return {
    share,
    notes: ['contract-covers-volume'],
    steps: [coverageStep(contract, year, { coverage, share })],
  };
}

/** Adjacent parts under equivalent contracts become one line. */
function mergedParts({ parts }: BilledMonth): { quantity: Decimal; contract: Contract | null }[] {
  const merged: { quantity: Decimal; contract: Contract | null }[] = [];
  for (const part of parts) {
    const same = merged.find(({ contract }) => countAlike(contract, part.contract));
    if (same) same.quantity = same.quantity.plus(part.quantity);
    else merged.push({ quantity: part.quantity, contract: part.contract });
  }
  return merged;
}

/** Each volume belongs to one contract. */
function countAlike(one: Contract | null, other: Contract | null): boolean {
  return (
    one?.supplyTypeId === other?.supplyTypeId &&
    one?.hasCertificate === other?.hasCertificate &&
    one?.sharePercent === other?.sharePercent &&
    (one?.startDate === other?.startDate || (!coversVolume(one) && !coversVolume(other)))
  );
}
