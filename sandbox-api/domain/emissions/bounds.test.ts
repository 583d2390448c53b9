import { describe, expect, it } from 'vitest';
import { companyFactorBody } from '#api/contract/factors/company-factors';
import { amount } from '#api/contract/fields';
import type { CompanyFactor } from '#api/domain/factors/company-factor';
import type { FuelDefinition } from '#api/domain/factors/reference-index';
import { EmissionProblem } from '#api/domain/units/emission-problem';
import { seedReference } from '#api/testing/seed-reference';
import {
  kilogramDecimals,
  kilogramDigits,
  largestAmount,
  largestOwnFactorKg,
  widestFactorKg,
} from './bounds';
import { emissionsOf } from './emissions';

const reference = seedReference();
const { fuels, units } = reference.data;

/** The units with the most per entered unit. */
const smallest = units.filter(({ dimension, perBase }) =>
  units.every((other) => other.dimension !== dimension || Number(perBase) <= Number(other.perBase)),
);

describe('the columns of figures are wide enough', () => {
  it('for every amount that the contract accepts', () => {
    expect(amount.safeParse(largestAmount).success).toBe(false);
    expect(amount.safeParse(largestAmount - 0.001).success).toBe(true);
  });

  it('for what is entered, times the widest factor that fuels can have in any unit and country', () => {
    const published = fuels.flatMap((fuel) =>
      ['PL', 'GB', 'US', 'DE'].map((countryCode) => widestOf(fuel, { countryCode })),
    );
    expect(Math.max(...published)).toBe(25_200_000);
    const own = fuels.flatMap((fuel) =>
      smallest.map((unit) => widestOf(fuel, { own: widestOwn(fuel, unit.code) })),
    );
    expect(Math.max(...own)).toBeLessThan(widestFactorKg);
  });

  it('for the widest factor of a company’s own that the contract accepts, which refuses any beyond', () => {
    const body = {
      appliesTo: 'fuel',
      fuelId: 101,
      unitId: 1,
      validFrom: '2025-01-01',
      publisher: 'Lab',
      document: 'Analysis',
      reference: 'p. 1',
    };
    const isTaken = (kgCo2e: number) => companyFactorBody.safeParse({ ...body, kgCo2e }).success;
    expect([largestOwnFactorKg, largestOwnFactorKg + 1].map(isTaken)).toEqual([true, false]);
  });

  it('by whole digits that PostgreSQL knows', () => {
    expect(Number.isInteger(kilogramDigits)).toBe(true);
    expect(kilogramDigits).toBeGreaterThan(kilogramDecimals);
    expect(kilogramDigits).toBeLessThan(1000);
  });
});

/** kg of the widest line from one of any unit of the fuel; 0 if it cannot be calculated. */
function widestOf(fuel: FuelDefinition, by: { countryCode?: string; own?: CompanyFactor }): number {
  const figures = fuel.unitIds.flatMap((unitId) => linesOf(fuel, unitId, by));
  return Math.max(0, ...figures.flatMap((line) => [line.kgCo2e.toNumber(), line.kgCo2Biogenic.toNumber()]));
}

function linesOf(
  fuel: FuelDefinition,
  unitId: number,
  { countryCode = 'PL', own }: { countryCode?: string; own?: CompanyFactor },
) {
  const settings = {
    gwpSet: 'AR6',
    headlineScope2Method: 'market',
    companyFactors: own ? [own] : [],
  } as const;
  const entry = { fuelId: fuel.id, fuelVariantId: null, quantity: '1', unitId, date: '2025-05-05' };
  try {
    const context = { reference, countryCode, settings, isRecalculated: true };
    return emissionsOf(context, { kind: 'fuel', ...entry }, []);
  } catch (error) {
    if (error instanceof EmissionProblem) return [];
    throw error;
  }
}

function widestOwn({ id: fuelId }: FuelDefinition, unit: string): CompanyFactor {
  return {
    id: 1,
    locationId: null,
    appliesTo: 'fuel',
    fuelId,
    fuelVariantId: null,
    unit,
    kgCo2e: String(largestOwnFactorKg),
    kgCo2: null,
    kgCh4Co2e: null,
    kgN2oCo2e: null,
    kgCo2Biogenic: null,
    gwpBasis: null,
    validFrom: '2025-01-01',
    validTo: null,
  };
}
