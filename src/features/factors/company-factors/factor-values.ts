import type { z } from 'zod';
import type { CompanyFactor, companyFactorBody } from '#api/contract/factors/company-factors';
import type { FactorDetail } from '#api/contract/factors/factors';

/** The form values. */
export type FactorValues = z.input<typeof companyFactorBody>;

/** What the form is based on: nothing, an existing factor, or a published factor to replace. */
export type FactorStart =
  | { kind: 'new' }
  | { kind: 'change'; factor: CompanyFactor }
  | { kind: 'instead-of'; published: FactorDetail };

/** The initial values; from a published factor, only its target. */
export function startValues(start: FactorStart): FactorValues {
  if (start.kind !== 'instead-of') return toValues(start.kind === 'change' ? start.factor : null);
  const { activityId, unitId } = start.published;
  return { ...toValues(null), appliesTo: 'activity', activityId, unitId };
}

/** The name of a factor. Two factors for the same target at two locations have the same name. */
export function titleOf({ name, locationName }: Pick<CompanyFactor, 'name' | 'locationName'>): string {
  return locationName === null ? name : `${name}, ${locationName}`;
}

export function toValues(factor: CompanyFactor | null): FactorValues {
  const number = (text: string | null | undefined) => (text ? Number(text) : null);
  return {
    locationId: factor?.locationId ?? null,
    appliesTo: factor?.appliesTo ?? 'fuel',
    fuelId: factor?.fuelId ?? null,
    fuelVariantId: factor?.fuelVariantId ?? null,
    utilityId: factor?.utilityId ?? null,
    method: factor?.method ?? null,
    activityId: factor?.activityId ?? null,
    region: factor?.region ?? null,
    unitId: factor?.unitId ?? (null as never),
    kgCo2e: number(factor?.kgCo2e),
    kgCo2: number(factor?.kgCo2),
    kgCh4Co2e: number(factor?.kgCh4Co2e),
    kgN2oCo2e: number(factor?.kgN2oCo2e),
    kgCo2Biogenic: number(factor?.kgCo2Biogenic),
    gwpBasis: factor?.gwpBasis ?? null,
    validFrom: factor?.validFrom ?? (null as never),
    validTo: factor?.validTo ?? null,
    networkBoundary: factor?.networkBoundary ?? null,
    publisher: factor?.publisher ?? '',
    document: factor?.document ?? '',
    reference: factor?.reference ?? '',
    note: factor?.note ?? '',
  };
}
