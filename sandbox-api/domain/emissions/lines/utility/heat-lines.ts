import { yearOf } from '#api/domain/calendar/calendar';
import type { EmissionContext } from '#api/domain/emissions/activity';
import type { BilledMonth } from '#api/domain/emissions/apportion/billed-month';
import { heatActivities, nationalHeat } from '#api/domain/emissions/choose-factor/factor-chains';
import { asProxy, type LossShare, lossShareOf } from '#api/domain/emissions/derived-lines/loss-share';
import type { EmissionLine, Scope2Method } from '#api/domain/emissions/emission-line';
import {
  companyLine,
  type EnergyLine,
  energyLine,
  supplierLine,
} from '#api/domain/emissions/lines/energy-line';
import { type CompanyFactor, companyFactorFor } from '#api/domain/factors/company-factor';
import { type Selection, type SelectionNote, selectFactor } from '#api/domain/factors/select-factor';
import { EmissionProblem } from '#api/domain/units/emission-problem';
import { coolingLines } from './cooling-lines';

/**
 * Heat, steam and cooling of one month (rule 5): the supplier's stated factor, otherwise the company's own,
 * otherwise the national or UK heat factor. No cooling factor is published, and heat is not comparable:
 * without a stated factor, cooling is calculated from the supplier's COP (cooling-lines.ts).
 */
export function heatMonth(context: EmissionContext, billed: BilledMonth): EmissionLine[] {
  const location = stated(context, billed, 'location');
  const market = stated(context, billed, 'market');
  if (billed.utility.kind === 'cooling') return coolingLines(context, billed, { location, market });
  return [
    location ?? publishedHeat(context, billed, 'location'),
    market ?? publishedHeat(context, billed, 'market'),
    ...upstreamLines(context, billed, location),
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
  const own = ownHeatFactor(context, billed, method);
  return own && companyLine(context, line, own);
}

function ownHeatFactor(
  { settings }: EmissionContext,
  { utility, day }: BilledMonth,
  method: Scope2Method,
): CompanyFactor | undefined {
  const use = { appliesTo: 'utility', utilityId: utility.id, method } as const;
  return companyFactorFor(settings.companyFactors, use, day);
}

function publishedHeat(context: EmissionContext, billed: BilledMonth, method: Scope2Method): EmissionLine {
  const factor = heatFactor(context, yearOf(billed.month));
  return energyLine(context, lineOf(billed, method), factor, { notes: steamNotes(context, billed) });
}

/** Only the publishers of both state that their factor also applies to steam. */
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
 * Category 3.3. A factor for the heat that arrives includes network losses; the supplier's and the company's
 * own do, unless the latter is stated for the heat that leaves the plant: then the lost share is calculated
 * with the same factor. A factor without this statement is treated as one for the heat that arrives.
 */
function upstreamLines(
  context: EmissionContext,
  billed: BilledMonth,
  stated: EmissionLine | undefined,
): EmissionLine[] {
  const line: EnergyLine = {
    ...billed,
    scope: 3,
    category: '3.3',
    method: 'none',
    derivedFrom: billed.firstPosition,
  };
  const year = yearOf(billed.month);
  const published = (selection: Selection | undefined) =>
    selection && energyLine(context, line, selection, { notes: steamNotes(context, billed) });
  const ofPlant = stated?.companyFactorId ? ownHeatFactor(context, billed, 'location') : undefined;
  const isLost = !stated || ofPlant?.networkBoundary === 'plant';
  const lost = isLost
    ? [
        stated && ofPlant
          ? ownLosses(context, line, ofPlant, year)
          : published(publishedLosses(context, year)),
        published(select(context, heatActivities.upstreamOfLosses, year)),
      ]
    : [];
  return [published(select(context, heatActivities.upstream, year)), ...lost].filter(
    (own) => own !== undefined,
  );
}

function publishedLosses(context: EmissionContext, year: number): Selection | undefined {
  const national = nationalHeat[context.countryCode]?.losses;
  return (
    (national ? select(context, national, year) : undefined) ?? select(context, heatActivities.losses, year)
  );
}

function ownLosses(
  context: EmissionContext,
  line: EnergyLine,
  own: CompanyFactor,
  year: number,
): EmissionLine | undefined {
  const lost = networkLoss(context, year);
  return lost && companyLine(context, line, own, lost);
}

/** The losses of the country's heat networks, otherwise the UK's, flagged. */
function networkLoss(context: EmissionContext, year: number): LossShare | undefined {
  const national = nationalHeat[context.countryCode];
  const ofCountry = national?.losses
    ? lossShareOf(context, select(context, national.losses, year), select(context, national.heat, year))
    : undefined;
  if (ofCountry) return ofCountry;
  const { losses, uk } = heatActivities;
  const ofUk = lossShareOf(context, select(context, losses, year), select(context, uk, year));
  return ofUk && (context.countryCode === 'GB' ? ofUk : asProxy(ofUk));
}
