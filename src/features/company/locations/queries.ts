import { queryOptions } from '@tanstack/react-query';
import { listLocationUtilities } from '#api/contract/activity-data/utilities';
import { listAvailableSupplyTypes, listLocationSupplyTypes } from '#api/contract/company/supply-types';
import { call } from '@/lib/api/call';
import { locationQueries } from '@/lib/api/queries/locations';

type OfUtility = { id: number; utilityId: number };

export const contractQueries = {
  /** The utility that electricity contracts are about. */
  electricity: (locationId: number) =>
    queryOptions({
      queryKey: [...locationQueries.all, 'electricity', locationId],
      meta: { dependsOn: 'release' },
      queryFn: async ({ signal }) => {
        const utilities = await call(
          listLocationUtilities,
          { params: { locationId }, query: { listAllPossible: 'true' } },
          { signal },
        );
        return utilities.find(({ isElectricity }) => isElectricity) ?? null;
      },
    }),
  list: (params: OfUtility) =>
    queryOptions({
      queryKey: [...locationQueries.all, 'contracts', params],
      meta: { dependsOn: 'locations' },
      queryFn: ({ signal }) => call(listLocationSupplyTypes, { params }, { signal }),
    }),
  kinds: (params: OfUtility) =>
    queryOptions({
      queryKey: [...locationQueries.all, 'contract-kinds', params],
      meta: { dependsOn: 'release' },
      queryFn: ({ signal }) => call(listAvailableSupplyTypes, { params }, { signal }),
    }),
};
