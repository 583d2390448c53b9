import type { EmissionMonths } from '#api/contract/emissions/dashboard';
import { scopeColours } from '@/components/ui/scope-badge';
import { type EmissionUnit, toEmissionUnit } from '@/lib/format/emissions';

type ScopesByMonth = {
  /** First days of the twelve months. */
  months: string[];
  /** In the card's unit. Null where a month has no data for the scope, which differs from zero. */
  series: { scope: 1 | 2 | 3; colour: string; values: (number | null)[] }[];
};

/** The year's months by scope, in the unit of their card. */
export function scopesByMonth(
  { year, months: known }: Pick<EmissionMonths, 'year' | 'months'>,
  unit: EmissionUnit,
): ScopesByMonth {
  const months = Array.from({ length: 12 }, (_, index) => `${year}-${String(index + 1).padStart(2, '0')}-01`);
  const amountOf = (month: string, scope: number) =>
    known.find(({ date }) => date === month)?.scopes.find((one) => one.scope === scope)?.carbonEquivalent;
  const reported = ([1, 2, 3] as const).filter((scope) =>
    known.some(({ scopes }) => scopes.some((one) => one.scope === scope)),
  );
  const series = reported.map((scope) => ({
    scope,
    colour: scopeColours[scope],
    values: months.map((month) => {
      const kg = amountOf(month, scope);
      return kg === undefined ? null : toEmissionUnit(kg, unit);
    }),
  }));
  return { months, series };
}
