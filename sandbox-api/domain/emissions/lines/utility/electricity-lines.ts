import { yearOf } from '#api/domain/calendar/calendar';
import type { Contract, EmissionContext } from '#api/domain/emissions/activity';
import type { BilledMonth } from '#api/domain/emissions/apportion/billed-month';
import {
  directGridActivities,
  electricityUpstream,
  lifeCycleGridActivity,
  residualMixActivity,
} from '#api/domain/emissions/choose-factor/factor-chains';
import {
  asProxy,
  type LossShare,
  lossShareOf,
  lossShareOfSubregion,
} from '#api/domain/emissions/derived-lines/loss-share';
import type { EmissionLine, Scope2Method } from '#api/domain/emissions/emission-line';
import {
  companyLine,
  type EnergyLine,
  energyLine,
  supplierLine,
  zeroLine,
} from '#api/domain/emissions/lines/energy-line';
import { companyFactorFor } from '#api/domain/factors/company-factor';
import { byNearness, type Selection, selectFactor, yearsApart } from '#api/domain/factors/select-factor';
import { EmissionProblem } from '#api/domain/units/emission-problem';
import { marketParts } from './market-parts';

/** How old the newest direct factor may be before a life-cycle factor of the year itself is better. */
const provisionalReachYears = 2;

/**
 * The grid factor of a country and year (rule 1). The year itself of the next source comes before another year of the
 * first: combustion at the plant (national, then EEA), then the life cycle. A year that is yet to be published at the
 * plant does not wait there for the life cycle: it has the newest of two years back, or of any where there is no life
 * cycle of the year. Where no source has the year and none is to come, the nearest of all. Undefined for the few
 * countries whose grid nobody publishes.
 *
 * A part of the grid comes before the whole of it (Scope 2 guidance, table 6.2), in another year too: its parts differ
 * by more than its years.
 */
export function findGridFactor(context: EmissionContext, year: number): Selection | undefined {
  return gridOfSubregion(context, year) ?? gridOfCountry(context, year);
}

function gridOfSubregion(context: EmissionContext, year: number): Selection | undefined {
  const { gridSubregion, countryCode } = context;
  if (!gridSubregion) return undefined;
  return directGridActivities(countryCode)
    .map((code) => selectGrid(context, code, year, gridSubregion))
    .find((selection) => selection !== undefined);
}

function gridOfCountry(context: EmissionContext, year: number): Selection | undefined {
  const direct = directGridActivities(context.countryCode)
    .map((code) => selectGrid(context, code, year))
    .filter((selection) => selection !== undefined);
  const lifeCycle = selectGrid(context, lifeCycleGridActivity, year);
  const exact = direct.find((selection) => distance(selection) === 0);
  const provisional = direct.filter(({ notes }) => notes.includes('provisional'));
  const near = provisional.find((selection) => distance(selection) <= provisionalReachYears);
  const ofYear = lifeCycle && distance(lifeCycle) === 0 ? lifeCycle : undefined;
  const all = lifeCycle ? [...direct, lifeCycle] : direct;
  return exact ?? near ?? ofYear ?? provisional[0] ?? nearestOf(all);
}

/** The first of those as near. */
function nearestOf(selections: readonly Selection[]): Selection | undefined {
  return [...selections].sort((left, right) => byNearness(left.factor, right.factor, left.year))[0];
}

function selectGrid(
  context: EmissionContext,
  code: string,
  year: number,
  region = context.countryCode,
): Selection | undefined {
  const activityId = context.reference.activityId(code);
  return selectFactor(context.reference, {
    activityId,
    year,
    regions: [region],
    policy: context.settings,
  });
}

const distance = ({ factor, year }: Selection) => yearsApart(factor, year);

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

function ownGridFactor(context: EmissionContext, { utility, day }: BilledMonth, method: Scope2Method) {
  const use = { appliesTo: 'utility', utilityId: utility.id, method } as const;
  return companyFactorFor(context.settings.companyFactors, use, day);
}

/** Biomass in the grid, outside the scopes (rule 8). Only the UK publishes it. */
function biogenicLines(context: EmissionContext, billed: BilledMonth): EmissionLine[] {
  if (context.countryCode !== 'GB') return [];
  const selection = selectDesnz(context, electricityUpstream.ukBiogenic, yearOf(billed.month));
  const derivedFrom = billed.firstPosition;
  const line: EnergyLine = { ...billed, scope: 0, category: 'outside', method: 'none', derivedFrom };
  return selection ? [energyLine(context, line, selection)] : [];
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
 * Supplier's factor, contract, the company's own factor, residual mix, location factor: the first there is
 * (rule 4). A certificate of renewable supply says more than any factor, so a green contract comes before.
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
  const residual = selectGrid(context, residualMixActivity, yearOf(billed.month));
  if (residual) return energyLine(context, line, residual);
  const standIn = locationLine(context, billed, line, location);
  return { ...standIn, notes: [...standIn.notes, 'no-residual-mix'] };
}

/**
 * Category 3.3: what was emitted to bring fuel to the plants, what the grid lost on the way, and the upstream of
 * those losses (rule 7). A life-cycle factor has its upstream inside; a factor per kWh delivered has its losses.
 */
function upstreamLines(
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

/** A factor of the company's own says it itself; where it does not, it is read as the published one of its grid. */
function hasLossesInside(
  context: EmissionContext,
  billed: BilledMonth,
  location: Selection | undefined,
): boolean {
  const boundary = ownGridFactor(context, billed, 'location')?.networkBoundary;
  return boundary ? boundary === 'customer' : (location?.notes.includes('losses-included') ?? false);
}

/**
 * The share that is lost, by the company's own location-based grid factor where it has one: category 3.3 is reckoned once
 * (Scope 3 technical guidance, category 3, activity C: consumption x rate of loss x the grid's average), so one that
 * serves the market-based method alone, a product on the way over the same grid, does not enter; else in the UK the printed loss factor, and
 * elsewhere the share applied to the country's own grid. A grid that nobody publishes has nothing to apply it to.
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
 * What the grid loses of each kWh delivered: as printed for the part of it that the location is in, else the upstream
 * of its losses for each kilogram of its upstream, which the UK's publisher printed by country. Where it printed neither, what the UK's grid loses, flagged.
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

function selectDesnz(context: EmissionContext, code: string, year: number): Selection | undefined {
  return selectFactor(context.reference, {
    activityId: context.reference.activityId(code),
    year,
    regions: [context.countryCode, 'GB'],
    policy: context.settings,
  });
}
