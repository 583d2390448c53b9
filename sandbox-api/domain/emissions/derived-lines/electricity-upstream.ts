import { yearOf } from '#api/domain/calendar/calendar';
import type { EmissionContext } from '#api/domain/emissions/activity';
import type { BilledMonth } from '#api/domain/emissions/apportion/billed-month';
import { electricityUpstream } from '#api/domain/emissions/choose-factor/factor-chains';
import { ownGridFactor, selectDesnz, selectGrid } from '#api/domain/emissions/choose-factor/grid-factor';
import {
  asProxy,
  type LossShare,
  lossShareOf,
  lossShareOfSubregion,
} from '#api/domain/emissions/derived-lines/loss-share';
import type { EmissionLine } from '#api/domain/emissions/emission-line';
import { companyLine, type EnergyLine, energyLine } from '#api/domain/emissions/lines/energy-line';
import type { Selection } from '#api/domain/factors/select-factor';

/**
 * Category 3.3: emissions from bringing fuel to the plants, from grid losses, and the upstream of those
 * losses (rule 7). A life-cycle factor includes its upstream; a factor per kWh delivered includes its losses.
 */
export function upstreamLines(
  context: EmissionContext,
  billed: BilledMonth,
  location: Selection | undefined,
  hasUpstream: boolean,
): EmissionLine[] {
  const derivedFrom = billed.firstPosition;
  const line: EnergyLine = { ...billed, scope: 3, category: '3.3', method: 'none', derivedFrom };
  const lines: (EmissionLine | undefined)[] = [];
  if (!hasLossesInside(context, billed, location)) lines.push(lossLine(context, billed, line, location));
  if (hasUpstream && !location?.notes.includes('life-cycle')) {
    const codes = electricityUpstream;
    lines.push(desnzLine(context, line, codes.ukUpstream, codes.overseasUpstream));
    lines.push(desnzLine(context, line, codes.ukUpstreamOfLosses, codes.overseasUpstreamOfLosses));
  }
  return lines.filter((own) => own !== undefined);
}

/** An own factor of the company states which it is; otherwise it is treated like the published one of its grid. */
function hasLossesInside(
  context: EmissionContext,
  billed: BilledMonth,
  location: Selection | undefined,
): boolean {
  const boundary = ownGridFactor(context, billed, 'location')?.networkBoundary;
  return boundary ? boundary === 'customer' : (location?.notes.includes('losses-included') ?? false);
}

/**
 * The share that is lost, by the company's own location-based grid factor if there is one: category 3.3 is
 * calculated once (Scope 3 technical guidance, category 3, activity C: consumption x rate of loss x the
 * grid's average), so a factor for the market-based method only, a product delivered over the same grid, does
 * not enter. Otherwise the printed loss factor in the UK, and elsewhere the share applied to the country's
 * own grid. Without a published grid factor there is nothing to apply it to.
 */
function lossLine(
  context: EmissionContext,
  billed: BilledMonth,
  line: EnergyLine,
  location: Selection | undefined,
): EmissionLine | undefined {
  const year = yearOf(line.month);
  const own = ownGridFactor(context, billed, 'location');
  if (!own && context.countryCode === 'GB') {
    const losses = selectDesnz(context, electricityUpstream.ukLosses, year);
    return losses && energyLine(context, line, losses);
  }
  const lost = lossShare(context, year);
  if (!lost) return undefined;
  if (own) return companyLine(context, line, own, lost);
  if (!location) return undefined;
  const notes = lost.notes.filter((note) => !location.notes.includes(note));
  return energyLine(context, line, location, { notes, share: lost.share });
}

/**
 * Grid losses per kWh delivered: as printed for the part of the grid of the location, otherwise the upstream
 * of its losses per kilogram of its upstream, which the UK's publisher printed by country. If it printed
 * neither, the losses of the UK's grid, flagged.
 */
function lossShare(context: EmissionContext, year: number): LossShare | undefined {
  const { overseasUpstream, overseasUpstreamOfLosses, ukGeneration, ukLosses } = electricityUpstream;
  const ofSubregion = lossShareOfSubregion(context, year);
  if (ofSubregion) return ofSubregion;
  const national = lossShareOf(
    context,
    selectGrid(context, overseasUpstreamOfLosses, year),
    selectGrid(context, overseasUpstream, year),
  );
  if (national) return national;
  const ofUk = lossShareOf(
    context,
    selectDesnz(context, ukLosses, year),
    selectDesnz(context, ukGeneration, year),
  );
  return ofUk && (context.countryCode === 'GB' ? ofUk : asProxy(ofUk));
}

/** The UK row, or the country's own row of the last edition that had one. */
function desnzLine(
  context: EmissionContext,
  line: EnergyLine,
  ukCode: string,
  overseasCode: string,
): EmissionLine | undefined {
  const year = yearOf(line.month);
  const selection = selectGrid(context, overseasCode, year) ?? selectDesnz(context, ukCode, year);
  return selection && energyLine(context, line, selection);
}

/** Biomass in the grid, outside the scopes (rule 8). Only the UK publishes it. */
export function biogenicLines(context: EmissionContext, billed: BilledMonth): EmissionLine[] {
  if (context.countryCode !== 'GB') return [];
  const selection = selectDesnz(context, electricityUpstream.ukBiogenic, yearOf(billed.month));
  const derivedFrom = billed.firstPosition;
  const line: EnergyLine = { ...billed, scope: 0, category: 'outside', method: 'none', derivedFrom };
  return selection ? [energyLine(context, line, selection)] : [];
}
