import { apportion, segmentsOf } from '#api/domain/calendar/apportion';
import { monthOf } from '#api/domain/calendar/calendar';
import {
  type Contract,
  type EmissionContext,
  inMonth,
  readPeriod,
  readQuantity,
  readUnit,
  type UtilityActivity,
} from './activity';
import type { BilledMonth } from './billed-month';
import { electricityMonth } from './electricity-lines';
import type { EmissionLine } from './emission-line';
import { EmissionProblem } from './emission-problem';
import { heatMonth } from './heat-lines';

/**
 * Scope 2 of purchased energy, by both methods and never added (rule 4), and its upstream and losses in
 * category 3.3, month by month of the bill. Contracts hold for electricity only.
 */
export function utilityEmissions(
  context: EmissionContext,
  activity: UtilityActivity,
  contracts: readonly Contract[],
): EmissionLine[] {
  const { reference } = context;
  const utility = reference.utility(activity.utilityId);
  if (!utility) throw new EmissionProblem('activity_unknown', 'utilityId');
  const quantity = readQuantity(activity.quantity);
  const unit = readUnit(reference, activity.unitId, utility.unitIds);
  const { first, last } = readPeriod(activity.startDate, activity.endDate);
  const isElectricity = utility.kind === 'electricity';
  const dated = isElectricity ? contracts : [];
  const cuts = dated.map((contract) => contract.startDate);
  const shares = apportion(quantity, segmentsOf(first, last, cuts)).map((share) => ({
    month: monthOf(share.first),
    quantity: share.quantity,
    contract: contractOn(dated, share.first),
  }));
  const months = [...new Set(shares.map((share) => share.month))];
  const lines: EmissionLine[] = [];
  for (const month of months) {
    const parts = shares.filter((share) => share.month === month);
    const billed: BilledMonth = {
      month,
      quantity: parts.reduce((total, part) => total.plus(part.quantity), quantity.minus(quantity)),
      unit,
      utility,
      supplierFactor: activity.supplierFactor ?? null,
      firstPosition: lines.length,
      parts,
    };
    const monthly = inMonth(context, month);
    lines.push(...(isElectricity ? electricityMonth(monthly, billed) : heatMonth(monthly, billed)));
  }
  return lines;
}

/** The contract in force on a day: the newest that started on or before it. */
export function contractOn(contracts: readonly Contract[], day: string): Contract | null {
  return contracts
    .filter((contract) => contract.startDate <= day)
    .reduce<Contract | null>(
      (newest, contract) => (newest && newest.startDate >= contract.startDate ? newest : contract),
      null,
    );
}
