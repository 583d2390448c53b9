import type { GwpSet } from './factor-set';

/** kg CO2e per unit, whole and by gas; decimal strings, null = not stated. */
export type FactorNumbers = {
  kgCo2e: string | null;
  kgCo2: string | null;
  kgCh4Co2e: string | null;
  kgN2oCo2e: string | null;
  kgCo2Biogenic: string | null;
};

/** What a company's own factor is for. A fuel without a variant means all its variants. */
export type CompanyFactorTarget =
  | { appliesTo: 'fuel'; fuelId: number; fuelVariantId: number | null }
  | { appliesTo: 'utility'; utilityId: number; method: 'location' | 'market' | 'both' }
  | { appliesTo: 'activity'; activityId: number };

/** A factor that the company answers for itself, with its source. It holds month by month. */
export type CompanyFactor = FactorNumbers &
  CompanyFactorTarget & {
    id: number;
    /** Unit code; a fuel's energy is gross or net, never plain. */
    unit: string;
    /** Assessment report behind the total and its gases. */
    gwpBasis: GwpSet | null;
    /** First days of the first and the last month; null = until it is ended. */
    validFrom: string;
    validTo: string | null;
  };

/** What a line is looked up for. */
export type CompanyFactorUse =
  | { appliesTo: 'fuel'; fuelId: number; fuelVariantId: number | null }
  | { appliesTo: 'utility'; utilityId: number; method: 'location' | 'market' }
  | { appliesTo: 'activity'; activityId: number };

/**
 * The company's own factor in force in a month; it wins over a published one. Validities of the same target never
 * overlap, so at most one fits, except that a variant's factor wins over the one of its whole fuel.
 */
export function companyFactorFor(
  factors: readonly CompanyFactor[] | undefined,
  use: CompanyFactorUse,
  month: string,
): CompanyFactor | undefined {
  const fitting = (factors ?? []).filter((factor) => isValidIn(factor, month) && fits(factor, use));
  return fitting.find((factor) => factor.appliesTo !== 'fuel' || factor.fuelVariantId !== null) ?? fitting[0];
}

export function isValidIn(factor: Pick<CompanyFactor, 'validFrom' | 'validTo'>, month: string): boolean {
  return factor.validFrom <= month && (factor.validTo === null || month <= factor.validTo);
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
  return use.appliesTo === 'activity' && factor.activityId === use.activityId;
}
