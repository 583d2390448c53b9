import { yearOf } from '#api/domain/calendar/calendar';
import type { Contract, EmissionContext } from '#api/domain/emissions/activity';
import type { BilledMonth } from '#api/domain/emissions/apportion/billed-month';
import { residualMixActivity } from '#api/domain/emissions/choose-factor/factor-chains';
import {
  findGridFactor,
  ownGridFactor,
  ownResidualMix,
  selectGrid,
} from '#api/domain/emissions/choose-factor/grid-factor';
import { biogenicLines, upstreamLines } from '#api/domain/emissions/derived-lines/electricity-upstream';
import type { EmissionLine } from '#api/domain/emissions/emission-line';
import {
  companyLine,
  type EnergyLine,
  energyLine,
  supplierLine,
  zeroLine,
} from '#api/domain/emissions/lines/energy-line';
import type { Selection } from '#api/domain/factors/select-factor';
import { EmissionProblem } from '#api/domain/units/emission-problem';
import { marketParts } from './market-parts';

/**
 * Location line, market lines, and the derived lines of one month; without the upstream of the electricity and of its
 * losses where another entry has it.
 */
export function electricityMonth(
  context: EmissionContext,
  billed: BilledMonth,
  { hasUpstream = true }: { hasUpstream?: boolean } = {},
): EmissionLine[] {
  const location = findGridFactor(context, yearOf(billed.month));
  const base: EnergyLine = { ...billed, scope: 2, category: '2.1', method: 'location' };
  const lines = [locationLine(context, billed, base, location), ...marketLines(context, billed, location)];
  return [
    ...lines,
    ...biogenicLines(context, billed),
    ...upstreamLines(context, billed, location, hasUpstream),
  ];
}

/** The company's own factor comes before the published one, and is enough where there is none. */
function locationLine(
  context: EmissionContext,
  billed: BilledMonth,
  line: EnergyLine,
  location: Selection | undefined,
): EmissionLine {
  const own = ownGridFactor(context, billed, 'location');
  if (own) return companyLine(context, line, own);
  if (location) return energyLine(context, line, location);
  throw new EmissionProblem('factor_missing', 'utilityId', {
    item: 'electricity',
    country: context.countryCode,
    year: yearOf(billed.month),
  });
}

function marketLines(
  context: EmissionContext,
  billed: BilledMonth,
  location: Selection | undefined,
): EmissionLine[] {
  const entered = { ...billed, scope: 2, category: '2.1', method: 'market' } as const;
  return marketParts(context, billed).map(({ quantity, contract, notes, steps }): EmissionLine => {
    const line: EnergyLine = { ...entered, quantity, supplyTypeId: contract?.supplyTypeId };
    const own = marketLine(context, billed, line, contract, location);
    // The same lists where nothing is added: what is said of one list holds for all lines that share it.
    if (notes.length === 0) return own;
    return { ...own, notes: [...own.notes, ...notes], steps: [...steps, ...own.steps] };
  });
}

/**
 * Supplier's factor, contract, the company's own factor, the residual mix that it entered, the one that ships, location
 * factor: the first there is (rule 4). A certificate of renewable supply says more than any factor, so a green contract comes before.
 */
function marketLine(
  context: EmissionContext,
  billed: BilledMonth,
  line: EnergyLine,
  contract: Contract | null,
  location: Selection | undefined,
): EmissionLine {
  if (billed.supplierFactor) return supplierLine(context, line, billed.supplierFactor);
  if (contract && context.reference.supplyType(contract.supplyTypeId)?.isRenewable) {
    return zeroLine(
      context,
      line,
      'contract',
      contract.hasCertificate ? [] : ['contract-without-certificate'],
    );
  }
  const own = ownGridFactor(context, billed, 'market');
  if (own) return companyLine(context, line, own);
  const entered = ownResidualMix(context, billed.day);
  if (entered) return companyLine(context, line, entered);
  const residual = selectGrid(context, residualMixActivity, yearOf(billed.month));
  if (residual) return energyLine(context, line, residual);
  const standIn = locationLine(context, billed, line, location);
  return { ...standIn, notes: [...standIn.notes, 'no-residual-mix'] };
}
