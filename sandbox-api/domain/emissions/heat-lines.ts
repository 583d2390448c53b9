import { yearOf } from '#api/domain/calendar/calendar';
import { companyFactorFor } from '#api/domain/factors/company-factor';
import { type Selection, type SelectionNote, selectFactor } from '#api/domain/factors/select-factor';
import type { EmissionContext } from './activity';
import type { BilledMonth } from './billed-month';
import type { EmissionLine, Scope2Method } from './emission-line';
import { EmissionProblem } from './emission-problem';
import { companyLine, type EnergyLine, energyLine, supplierLine } from './energy-line';
import { heatActivities, nationalHeat } from './factor-chains';

/**
 * Heat, steam and cooling of one month (rule 5): the supplier's own factor when it is stated, else the company's
 * own, else the national or UK heat factor. Nobody publishes a cooling factor, and heat is no likeness of it: without a
 * stated one it is refused.
 */
export function heatMonth(context: EmissionContext, billed: BilledMonth): EmissionLine[] {
  const location = stated(context, billed, 'location');
  const market = stated(context, billed, 'market');
  if (billed.utility.kind === 'cooling') return bothStated(billed, location, market);
  return [
    location ?? publishedHeat(context, billed, 'location'),
    market ?? publishedHeat(context, billed, 'market'),
    ...upstreamLines(context, billed, { isDelivered: location !== undefined }),
  ];
}

function lineOf(billed: BilledMonth, method: Scope2Method): EnergyLine {
  return { ...billed, scope: 2, category: billed.utility.kind === 'cooling' ? '2.3' : '2.2', method };
}

/** By the supplier's factor, or the company's own. */
function stated(
  context: EmissionContext,
  billed: BilledMonth,
  method: Scope2Method,
): EmissionLine | undefined {
  const line = lineOf(billed, method);
  if (billed.supplierFactor) return supplierLine(context, line, billed.supplierFactor);
  const use = { appliesTo: 'utility', utilityId: billed.utility.id, method } as const;
  const own = companyFactorFor(context.settings.companyFactors, use, billed.month);
  return own && companyLine(context, line, own);
}

function bothStated(
  { month }: BilledMonth,
  location: EmissionLine | undefined,
  market: EmissionLine | undefined,
): EmissionLine[] {
  if (location && market) return [location, market];
  throw new EmissionProblem('supplier_factor_needed', 'utilityId', { year: yearOf(month) });
}

function publishedHeat(context: EmissionContext, billed: BilledMonth, method: Scope2Method): EmissionLine {
  const factor = heatFactor(context, yearOf(billed.month));
  return energyLine(context, lineOf(billed, method), factor, { notes: steamNotes(context, billed) });
}

/** Only the publishers of both say that their factor is of steam as well. */
function steamNotes({ countryCode }: EmissionContext, { utility }: BilledMonth): SelectionNote[] {
  const isOfHeatOnly = nationalHeat[countryCode]?.hasSteam === false;
  return utility.kind === 'steam' && isOfHeatOnly ? ['proxy-utility'] : [];
}

/** Average heat of the country's own publisher, else of the UK; undefined in a month pinned without either. */
export function findHeatFactor(context: EmissionContext, year: number): Selection | undefined {
  const own = nationalHeat[context.countryCode]?.heat;
  return (own ? select(context, own, year) : undefined) ?? select(context, heatActivities.uk, year);
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

/**
 * Category 3.3. A factor that the supplier or the company states is for the heat that arrives: what the network loses is
 * in it.
 */
function upstreamLines(
  context: EmissionContext,
  billed: BilledMonth,
  { isDelivered }: { isDelivered: boolean },
): EmissionLine[] {
  const year = yearOf(billed.month);
  const line: EnergyLine = {
    ...billed,
    scope: 3,
    category: '3.3',
    method: 'none',
    derivedFrom: billed.firstPosition,
  };
  const ownLosses = nationalHeat[context.countryCode]?.losses;
  const losses =
    (ownLosses ? select(context, ownLosses, year) : undefined) ??
    select(context, heatActivities.losses, year);
  const upstream = select(context, heatActivities.upstream, year);
  const lost = isDelivered ? [] : [losses, select(context, heatActivities.upstreamOfLosses, year)];
  return [upstream, ...lost]
    .filter((selection) => selection !== undefined)
    .map((selection) => energyLine(context, line, selection, { notes: steamNotes(context, billed) }));
}
