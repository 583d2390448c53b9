import type { z } from 'zod';
import type { CompanyFactor, companyFactorBody } from '#api/contract/company-factors';

/** What the fields of the form hold. */
export type FactorValues = z.input<typeof companyFactorBody>;

/** An existing factor in the form, or an empty one. */
export function toValues(factor: CompanyFactor | null): FactorValues {
  const number = (text: string | null | undefined) => (text ? Number(text) : null);
  return {
    appliesTo: factor?.appliesTo ?? 'fuel',
    fuelId: factor?.fuelId ?? null,
    fuelVariantId: factor?.fuelVariantId ?? null,
    utilityId: factor?.utilityId ?? null,
    method: factor?.method ?? null,
    activityId: factor?.activityId ?? null,
    unitId: factor?.unitId ?? (null as never),
    kgCo2e: number(factor?.kgCo2e),
    kgCo2: number(factor?.kgCo2),
    kgCh4Co2e: number(factor?.kgCh4Co2e),
    kgN2oCo2e: number(factor?.kgN2oCo2e),
    kgCo2Biogenic: number(factor?.kgCo2Biogenic),
    gwpBasis: factor?.gwpBasis ?? null,
    validFrom: factor?.validFrom ?? (null as never),
    validTo: factor?.validTo ?? null,
    publisher: factor?.publisher ?? '',
    document: factor?.document ?? '',
    reference: factor?.reference ?? '',
    note: factor?.note ?? '',
  };
}
