import { yearOf } from '#api/domain/calendar/calendar';
import { companyFactorFor } from '#api/domain/factors/company-factor';
import { type Selection, type SelectionNote, selectFactor } from '#api/domain/factors/select-factor';
import type { EmissionContext } from './activity';
import type { BilledMonth } from './billed-month';
import type { EmissionLine } from './emission-line';
import { EmissionProblem } from './emission-problem';
import { companyLine, type EnergyLine, energyLine, supplierLine } from './energy-line';
import { heatActivities } from './factor-chains';

/**
 * Heat, steam and cooling of one month (rule 5): the supplier's own factor when it is stated, else the company's
 * own, else the national or UK heat factor. Nobody publishes a cooling factor: the heat factor stands in and is flagged.
 */
export function heatMonth(context: EmissionContext, billed: BilledMonth): EmissionLine[] {
  const category = billed.utility.kind === 'cooling' ? '2.3' : '2.2';
  const line: EnergyLine = { ...billed, scope: 2, category, method: 'location' };
  const notes: SelectionNote[] = billed.utility.kind === 'cooling' ? ['proxy-utility'] : [];
  const lineBy = (method: 'location' | 'market') => {
    if (billed.supplierFactor) return supplierLine(context, { ...line, method }, billed.supplierFactor);
    const use = { appliesTo: 'utility', utilityId: billed.utility.id, method } as const;
    const own = companyFactorFor(context.settings.companyFactors, use, billed.month);
    if (own) return companyLine(context, { ...line, method }, own);
    return energyLine(context, { ...line, method }, heatFactor(context, yearOf(billed.month)), { notes });
  };
  return [lineBy('location'), lineBy('market'), ...upstreamLines(context, billed, notes)];
}

/** Average heat of the country's own publisher, else of the UK; undefined in a month pinned without either. */
export function findHeatFactor(context: EmissionContext, year: number): Selection | undefined {
  const codes = context.countryCode === 'US' ? [heatActivities.us, heatActivities.uk] : [heatActivities.uk];
  return codes.map((code) => select(context, code, year)).find((found) => found !== undefined);
}

function heatFactor(context: EmissionContext, year: number): Selection {
  const selection = findHeatFactor(context, year);
  if (!selection)
    throw new EmissionProblem('factor_missing', 'utilityId', {
      item: 'heat',
      country: context.countryCode,
      year,
    });
  return selection;
}

function select(context: EmissionContext, code: string, year: number): Selection | undefined {
  return selectFactor(context.reference, {
    activityId: context.reference.activityId(code),
    year,
    regions: [context.countryCode, 'GB'],
    policy: context.settings,
  });
}

function upstreamLines(
  context: EmissionContext,
  billed: BilledMonth,
  notes: readonly SelectionNote[],
): EmissionLine[] {
  const line: EnergyLine = {
    ...billed,
    scope: 3,
    category: '3.3',
    method: 'none',
    derivedFrom: billed.firstPosition,
  };
  return [heatActivities.losses, heatActivities.upstream, heatActivities.upstreamOfLosses]
    .map((code) => select(context, code, yearOf(line.month)))
    .filter((selection) => selection !== undefined)
    .map((selection) => energyLine(context, line, selection, { notes }));
}
