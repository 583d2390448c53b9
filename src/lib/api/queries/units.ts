import { queryOptions } from '@tanstack/react-query';
import { listUnitConversions } from '#api/contract/activity-data/units';
import { call } from '../call';

/** What the units are for; a fuel also converts by its calorific value and density. */
export type UnitItem = { fuelId?: number; utilityId?: number; renewableId?: number };

export const unitQueries = {
  all: ['units'] as const,
  /** The unit itself and those it converts to, for something that is entered. */
  conversions: (unitId: number | undefined, item: UnitItem) =>
    queryOptions({
      queryKey: [...unitQueries.all, 'conversions', unitId, item],
      meta: { dependsOn: 'release' },
      queryFn: ({ signal }) =>
        call(
          listUnitConversions,
          { params: { unitId }, query: { includeDest: 'true', ...item } },
          { signal },
        ),
      enabled: unitId !== undefined,
      staleTime: Number.POSITIVE_INFINITY,
    }),
};
