import { type Apportioned, apportion, segmentsOf } from '#api/domain/calendar/apportion';
import { monthOf } from '#api/domain/calendar/calendar';
import type { EmissionContext } from '#api/domain/emissions/activity';
import { type CompanyFactorUse, companyFactorFor, cutsOf } from '#api/domain/factors/company-factor';
import { type Decimal, sum } from '#api/domain/units/decimal';

/** Days of one month with the same own factors of the company, or with none. */
export type FactorSpan = {
  /** First day of the month. */
  month: string;
  /** One of its days: the same own factors apply on all of them. */
  day: string;
  quantity: Decimal;
  parts: readonly Apportioned[];
};

/**
 * A quantity by month, and within a month by the own factors valid on its days (rule 2): 310 kWh of March
 * with a factor from the 11th are 100 kWh without and 210 kWh with it. `cuts` are further days on which
 * something takes effect; they split only the `parts`.
 */
export function factorSpans(
  { settings }: EmissionContext,
  quantity: Decimal,
  { first, last }: { first: string; last: string },
  uses: readonly CompanyFactorUse[],
  cuts: readonly string[] = [],
): FactorSpan[] {
  const own = cutsOf(settings.companyFactors, uses);
  const spans = new Map<string, Apportioned[]>();
  for (const share of apportion(quantity, segmentsOf(first, last, [...cuts, ...own]))) {
    const inForce = uses.map((use) => companyFactorFor(settings.companyFactors, use, share.first)?.id ?? 0);
    const key = [monthOf(share.first), ...inForce].join(' ');
    spans.set(key, [...(spans.get(key) ?? []), share]);
  }
  return [...spans.values()].map((parts) => {
    const day = parts[0]?.first ?? first;
    return { month: monthOf(day), day, quantity: sum(parts.map((part) => part.quantity)), parts };
  });
}
