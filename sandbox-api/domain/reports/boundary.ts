import { Decimal } from 'decimal.js';
import { type FacilityArea, leftOutArea } from '#api/contract/reports/facility-area';

export type BoundaryFacility = FacilityArea;

/**
 * The share of a location's emissions that a report counts, from 0 to 1. Emissions are recorded by location, so an excluded
 * facility takes the share of the area that it has; with every facility excluded the whole location leaves (our rule:
 * GHG Protocol, chapter 3, asks for a boundary and does not say how a metered site is split).
 */
export function includedShare(areaM2: number | null, facilities: readonly BoundaryFacility[]): Decimal {
  const { leftOutM2, totalM2 } = leftOutArea(areaM2, facilities);
  if (leftOutM2 === 0) return new Decimal(1);
  return new Decimal(1).minus(new Decimal(leftOutM2).dividedBy(totalM2));
}
