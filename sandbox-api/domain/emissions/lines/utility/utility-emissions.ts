import { nextDay } from '#api/domain/calendar/calendar';
import {
  type Contract,
  type EmissionContext,
  inMonth,
  readPeriod,
  readQuantity,
  readUnit,
  type UtilityActivity,
} from '#api/domain/emissions/activity';
import type { BilledMonth } from '#api/domain/emissions/apportion/billed-month';
import { contractOn } from '#api/domain/emissions/apportion/contract-on';
import { factorSpans } from '#api/domain/emissions/apportion/factor-spans';
import type { EmissionLine } from '#api/domain/emissions/emission-line';
import { EmissionProblem } from '#api/domain/units/emission-problem';
import { electricityMonth } from './electricity-lines';
import { heatMonth } from './heat-lines';

/**
 * Scope 2 of purchased energy, by both methods and never added (rule 4), and its upstream and losses in
 * category 3.3, month by month of the bill and within one by the company's own factors of the day. Contracts hold for electricity only.
 */
export function utilityEmissions(
  context: EmissionContext,
  activity: UtilityActivity,
  contracts: readonly Contract[],
): EmissionLine[] {
  const { reference } = context;
  const utility = reference.utility(activity.utilityId);
  if (!utility) throw new EmissionProblem('activity_unknown', 'utilityId');
  const cop = activity.cop ?? null;
  if (cop !== null && utility.kind !== 'cooling')
    throw new EmissionProblem('cop_not_of_cooling', 'cop', { item: utility.code });
  const quantity = readQuantity(activity.quantity, activity);
  const unit = readUnit(reference, activity.unitId, utility.unitIds);
  const { first, last } = readPeriod(activity.startDate, activity.endDate);
  const isElectricity = utility.kind === 'electricity';
  const dated = isElectricity ? contracts : [];
  const cuts = dated.flatMap(cutsOfContract);
  const uses = (['location', 'market'] as const).map(
    (method) => ({ appliesTo: 'utility', utilityId: utility.id, method }) as const,
  );
  const lines: EmissionLine[] = [];
  for (const span of factorSpans(context, quantity, { first, last }, uses, cuts)) {
    const billed: BilledMonth = {
      ...span,
      parts: span.parts.map((part) => ({
        quantity: part.quantity,
        contract: contractAsOf(dated, part.first),
      })),
      unit,
      utility,
      supplierFactor: activity.supplierFactor ?? null,
      cop,
      firstPosition: lines.length,
    };
    const monthly = inMonth(context, span.month);
    lines.push(...(isElectricity ? electricityMonth(monthly, billed) : heatMonth(monthly, billed)));
  }
  return lines;
}

/** Days on which the contract starts, and on which its certificate starts or ceases to apply. */
function cutsOfContract({ startDate, certificateFrom, certificateTo }: Contract): string[] {
  return [startDate, certificateFrom, certificateTo && nextDay(certificateTo)].filter(
    (day) => typeof day === 'string',
  );
}

/** The contract in force on a day, with a certificate only if that is for energy of the day. */
function contractAsOf(contracts: readonly Contract[], day: string): Contract | null {
  const contract = contractOn(contracts, day);
  if (!contract) return null;
  const { certificateFrom, certificateTo } = contract;
  const isOfDay = (!certificateFrom || certificateFrom <= day) && (!certificateTo || day <= certificateTo);
  return { ...contract, hasCertificate: contract.hasCertificate && isOfDay };
}
