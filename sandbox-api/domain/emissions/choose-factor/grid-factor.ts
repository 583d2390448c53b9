import type { EmissionContext } from '#api/domain/emissions/activity';
import type { BilledMonth } from '#api/domain/emissions/apportion/billed-month';
import {
  directGridActivities,
  lifeCycleGridActivity,
} from '#api/domain/emissions/choose-factor/factor-chains';
import type { Scope2Method } from '#api/domain/emissions/emission-line';
import { companyFactorFor } from '#api/domain/factors/company-factor';
import { byNearness, type Selection, selectFactor, yearsApart } from '#api/domain/factors/select-factor';

/** How old the newest direct factor may be before a life-cycle factor of the year itself is better. */
const provisionalReachYears = 2;

/**
 * The grid factor of a country and year (rule 1). The exact year of the next source takes precedence over
 * another year of the first: combustion at the plant (national, then EEA), then the life cycle. A year that
 * is not yet published for the plant does not use the life cycle instead: it uses the newest factor of the
 * last two years, or of any year if there is no life cycle of the year. If no source has the year and none
 * will publish it, the nearest year of all is used. Undefined for the few countries without a published grid
 * factor.
 *
 * A part of the grid takes precedence over the whole (Scope 2 guidance, table 6.2), even from another year,
 * because parts differ more than years.
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

/** The first of those equally near. */
function nearestOf(selections: readonly Selection[]): Selection | undefined {
  return [...selections].sort((left, right) => byNearness(left.factor, right.factor, left.year))[0];
}

export function selectGrid(
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

export function selectDesnz(context: EmissionContext, code: string, year: number): Selection | undefined {
  return selectFactor(context.reference, {
    activityId: context.reference.activityId(code),
    year,
    regions: [context.countryCode, 'GB'],
    policy: context.settings,
  });
}

/** The residual mix that the company entered for the grid of a location; that of its part, if it is in one. */
export function ownResidualMix({ settings, countryCode, gridSubregion }: EmissionContext, day: string) {
  const use = { appliesTo: 'residual-mix', region: gridSubregion ?? countryCode } as const;
  return companyFactorFor(settings.companyFactors, use, day);
}

export function ownGridFactor(context: EmissionContext, { utility, day }: BilledMonth, method: Scope2Method) {
  const use = { appliesTo: 'utility', utilityId: utility.id, method } as const;
  return companyFactorFor(context.settings.companyFactors, use, day);
}
