import { Decimal } from 'decimal.js';

export type BoundaryFacility = { areaM2: number; isExcluded: boolean };

/**
 * The share of a location's emissions that a report counts, from 0 to 1. Emissions are recorded by location,
 * so an excluded facility removes its share of the area; with every facility excluded the whole location is
 * excluded (our rule: GHG Protocol, chapter 3, requires a boundary and does not say how a metered site is
 * split). The area is the location's own, or that of its facilities if it is larger or the location's is
 * unknown.
 */
export function includedShare(areaM2: number | null, facilities: readonly BoundaryFacility[]): Decimal {
  if (facilities.length === 0 || facilities.every(({ isExcluded }) => !isExcluded)) return new Decimal(1);
  if (facilities.every(({ isExcluded }) => isExcluded)) return new Decimal(0);
  const total = Math.max(areaM2 ?? 0, sumOf(facilities));
  const excluded = sumOf(facilities.filter(({ isExcluded }) => isExcluded));
  return new Decimal(1).minus(new Decimal(excluded).dividedBy(total));
}

function sumOf(facilities: readonly BoundaryFacility[]): number {
  return facilities.reduce((sum, { areaM2 }) => sum + areaM2, 0);
}
