import type { Decimal } from '#api/domain/units/decimal';
import { type GhgFigures, shareOfTotal, sumOf } from './figures';

const proxies = new Set(['nearest-year', 'provisional', 'proxy-region']);

/**
 * Share of the market-based total whose amounts were measured or billed and multiplied with a factor of their own year and
 * region; null of nothing.
 */
export function measuredShare({ sums, estimates, totals }: GhgFigures): number | null {
  const counted = <Row extends { scope: number; method: string }>(rows: readonly Row[]) =>
    rows.filter(({ scope, method }) => scope >= 1 && scope <= 3 && method !== 'location');
  const isWeak = (row: { isSpendBased: boolean; reason: string }) =>
    row.isSpendBased || proxies.has(row.reason);
  const kg = (rows: readonly { kgCo2e: Decimal }[]) => sumOf(rows, ({ kgCo2e }) => kgCo2e);
  const weak = kg(counted(sums).filter(isWeak));
  const estimated = kg(counted(estimates).filter((row) => !isWeak(row)));
  return shareOfTotal(totals.totalMarket.minus(weak).minus(estimated), totals.totalMarket);
}
