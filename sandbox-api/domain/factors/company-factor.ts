import { nextDay } from '#api/domain/calendar/calendar';
import type { GwpSet } from './factor-set';

/** kg CO2e per unit, whole and by gas; decimal strings, null = not stated. */
export type FactorNumbers = {
  kgCo2e: string | null;
  kgCo2: string | null;
  kgCh4Co2e: string | null;
  kgN2oCo2e: string | null;
  kgCo2Biogenic: string | null;
};

/** What a company's own factor is for. A fuel without a variant means all its variants except the charged ones. */
export type CompanyFactorTarget =
  | { appliesTo: 'fuel'; fuelId: number; fuelVariantId: number | null }
  | { appliesTo: 'utility'; utilityId: number; method: 'location' | 'market' | 'both' }
  | { appliesTo: 'activity'; activityId: number }
  | ResidualMixTarget;

/** The residual mix of a country, or of a part of its grid, that the company looked up. It holds for whole years. */
type ResidualMixTarget = { appliesTo: 'residual-mix'; region: string };

/**
 * A factor that the company is responsible for, with its source. It is valid by the day, everywhere or at one
 * of its locations.
 */
export type CompanyFactor = FactorNumbers &
  CompanyFactorTarget & {
    id: number;
    /** The one location it holds for; null = every location. */
    locationId: number | null;
    /** Unit code; a fuel's energy is gross or net, never plain. */
    unit: string;
    /** Assessment report behind the total and its gases. */
    gwpBasis: GwpSet | null;
    /** First and last day, both included; null = until it is ended. */
    validFrom: string;
    validTo: string | null;
    /**
     * For purchased energy: measured where it leaves the plant, or where it arrives. Not stated: heat is
     * treated as measured where it arrives, electricity like the published factor of its grid.
     */
    networkBoundary?: 'plant' | 'customer' | null;
  };

/** What a line is looked up for. */
export type CompanyFactorUse =
  | { appliesTo: 'fuel'; fuelId: number; fuelVariantId: number | null }
  | { appliesTo: 'utility'; utilityId: number; method: 'location' | 'market' }
  | { appliesTo: 'activity'; activityId: number }
  | ResidualMixTarget;

/**
 * The company's own factor in force on a day; it wins over a published one. The input contains the factors
 * for every location and those for the activity's own location. The most specific wins: a location's factor
 * over the company's for any variant, and among these a variant's over the one of its whole fuel. Validities
 * of one target at one location never overlap, so at most one is the nearest.
 */
export function companyFactorFor(
  factors: readonly CompanyFactor[] | undefined,
  use: CompanyFactorUse,
  day: string,
): CompanyFactor | undefined {
  return (factors ?? [])
    .filter((factor) => isValidOn(factor, day) && fits(factor, use))
    .reduce<CompanyFactor | undefined>(
      (nearest, factor) => (nearest && nearnessOf(nearest) >= nearnessOf(factor) ? nearest : factor),
      undefined,
    );
}

/** What was looked up for a region, and is of the market there rather than of the company's meters. */
export function residualMixesAmong(factors: readonly CompanyFactor[] | undefined): CompanyFactor[] {
  return (factors ?? []).filter(({ appliesTo }) => appliesTo === 'residual-mix');
}

/** The location counts more than the variant. */
function nearnessOf(factor: CompanyFactor): number {
  const ofLocation = factor.locationId === null ? 0 : 2;
  const ofVariant = factor.appliesTo === 'fuel' && factor.fuelVariantId !== null ? 1 : 0;
  return ofLocation + ofVariant;
}

function isValidOn(factor: CompanyFactor, day: string): boolean {
  return factor.validFrom <= day && (factor.validTo === null || day <= factor.validTo);
}

/** Days on which a factor for one of the uses starts to apply, or ceases to. */
export function cutsOf(
  factors: readonly CompanyFactor[] | undefined,
  uses: readonly CompanyFactorUse[],
): string[] {
  return (factors ?? [])
    .filter((factor) => uses.some((use) => fits(factor, use)))
    .flatMap(({ validFrom, validTo }) => (validTo === null ? [validFrom] : [validFrom, nextDay(validTo)]));
}

function fits(factor: CompanyFactor, use: CompanyFactorUse): boolean {
  if (factor.appliesTo === 'fuel')
    return (
      use.appliesTo === 'fuel' &&
      factor.fuelId === use.fuelId &&
      (factor.fuelVariantId === null || factor.fuelVariantId === use.fuelVariantId)
    );
  if (factor.appliesTo === 'utility')
    return (
      use.appliesTo === 'utility' &&
      factor.utilityId === use.utilityId &&
      (factor.method === 'both' || factor.method === use.method)
    );
  if (factor.appliesTo === 'residual-mix')
    return use.appliesTo === 'residual-mix' && factor.region === use.region;
  return use.appliesTo === 'activity' && factor.activityId === use.activityId;
}
