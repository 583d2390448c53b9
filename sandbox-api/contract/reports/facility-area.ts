export type FacilityArea = { areaM2: number; isExcluded: boolean };

/**
 * How much of a location is left out of a report, in whole m², and of how much: the location's own area, or
 * that of its facilities if it is larger or the location's is unknown. With every facility left out it is the
 * whole location. For the form, which shows it during input; the report uses `domain/reports/boundary.ts`,
 * and a test compares the two.
 */
export function leftOutArea(
  areaM2: number | null,
  facilities: readonly FacilityArea[],
): { leftOutM2: number; totalM2: number } {
  const totalM2 = Math.max(areaM2 ?? 0, sumOf(facilities));
  if (facilities.length > 0 && facilities.every(({ isExcluded }) => isExcluded))
    return { leftOutM2: totalM2, totalM2 };
  return { leftOutM2: sumOf(facilities.filter(({ isExcluded }) => isExcluded)), totalM2 };
}

function sumOf(facilities: readonly FacilityArea[]): number {
  return facilities.reduce((sum, { areaM2 }) => sum + areaM2, 0);
}
