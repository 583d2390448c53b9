import { electricityUpstream } from '#api/domain/emissions/choose-factor/factor-chains';
import type { Decimal } from '#api/domain/units/decimal';
import type { GhgReportFacts, LedgerSum } from './facts';
import { type GhgFigures, sumOf } from './figures';

/**
 * Biogenic CO2 by the scope of what it comes from: of lines of a scope their own, and of lines outside the scopes that of
 * the entry. What is outside for a vehicle that is charged is of the grid, and of a fuel it never is.
 */
export function biogenicKg(
  { factors }: Pick<GhgReportFacts, 'factors'>,
  { sums }: Pick<GhgFigures, 'sums'>,
  { scope, method }: Pick<LedgerSum, 'scope' | 'method'>,
): Decimal {
  const grid = new Set(
    factors.filter(({ activityCode }) => activityCode === electricityUpstream.ukBiogenic).map(({ id }) => id),
  );
  const ownScope = ({ sourceKind, factorId }: LedgerSum) => {
    if (sourceKind === 'fuel') return grid.has(factorId) ? 2 : 1;
    return sourceKind === 'scope3' ? 3 : 2;
  };
  const rows = sums.filter((row) =>
    row.scope === 0 ? ownScope(row) === scope : row.scope === scope && row.method === method,
  );
  return sumOf(rows, ({ biogenic }) => biogenic);
}
