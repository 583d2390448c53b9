import { type GhgFigures, kgOf } from '#api/domain/reports/kit/figures';
import type { Decimal } from '#api/domain/units/decimal';
import { decimal } from '#api/domain/units/decimal';

/** Values of the rows of AR 48 by their code, kg CO2e; null where the scope is not recorded or not licensed. */
export type EmissionValues = ReadonlyMap<string, Decimal | null>;

const categories = Array.from({ length: 15 }, (_, index) => index + 1);

/**
 * Gross emissions by scope (ESRS E1 par. 44–52, AR 48), the same sums that the greenhouse gas report prints. Scope 2 stands
 * by both methods, each with its own total; a category of Scope 3 without a record is null.
 */
export function emissionValues(scopes: readonly number[], figures: GhgFigures): EmissionValues {
  const { totals, sums, hasScope3 } = figures;
  const ofScope = (scope: number, kg: Decimal) => (scopes.includes(scope) ? kg : null);
  return new Map<string, Decimal | null>([
    ['s1', ofScope(1, totals.scope1)],
    ['s2lb', ofScope(2, totals.location)],
    ['s2mb', ofScope(2, totals.market)],
    ['s3', hasScope3 ? totals.scope3 : null],
    ...categories.map((number): [string, Decimal | null] => {
      const rows = sums.filter(({ category }) => category === `3.${number}`);
      return [`s3c${String(number).padStart(2, '0')}`, hasScope3 && rows.length > 0 ? kgOf(rows, 3) : null];
    }),
    ['totlb', totals.totalLocation],
    ['totmb', totals.totalMarket],
  ]);
}

export type Target = {
  scopes: readonly string[];
  baseYear: number;
  year: number;
  /** Share of the base year by which emissions fall, from 0 to 1. */
  reduction: Decimal;
};

/** The row of AR 48 that a target is of: one scope, or a total where it covers all that the total has. */
export function rowOfTarget({ scopes }: Pick<Target, 'scopes'>, hasScope3: boolean): string | null {
  if (scopes.length === 1) return scopes[0] ?? null;
  const chosen = new Set(scopes);
  const covers = (scope2: string) =>
    chosen.size === (hasScope3 ? 3 : 2) &&
    chosen.has('s1') &&
    chosen.has(scope2) &&
    chosen.has('s3') === hasScope3;
  if (covers('s2lb')) return 'totlb';
  return covers('s2mb') ? 'totmb' : null;
}

/** Emissions in the target year, kg, from those of its base year; null where these are not known. */
export function targetKg({ reduction }: Target, baseKg: Decimal | null): Decimal | null {
  return baseKg?.times(decimal(1).minus(reduction)) ?? null;
}

/** Reduction in each year from the base year to the target year, as a share of the base year. */
export function annualReduction({ baseYear, year, reduction }: Target): Decimal | null {
  return year > baseYear ? reduction.dividedBy(year - baseYear) : null;
}

/** N as a share of N-1; null where there is nothing to compare with. */
export function ratio(now: Decimal | null, before: Decimal | null): Decimal | null {
  return now && before && !before.isZero() ? now.dividedBy(before) : null;
}

/** t CO2e per million of the currency. */
export function intensity(kg: Decimal | null, revenue: Decimal | null): Decimal | null {
  if (!kg || !revenue || revenue.isZero()) return null;
  return kg.dividedBy(1000).dividedBy(revenue.dividedBy(1_000_000));
}

/** Codes of Scope 3 categories of which any of the years has a record. */
export function recordedCategories(years: readonly (EmissionValues | null)[]): ReadonlySet<string> {
  const codes = categories.map((number) => `s3c${String(number).padStart(2, '0')}`);
  return new Set(codes.filter((code) => years.some((values) => values?.get(code))));
}
