import { queryOptions } from '@tanstack/react-query';
import { listLocationUtilities } from '#api/contract/activity-data/utilities';
import { listUtilityConsumptions } from '#api/contract/activity-data/utility-consumptions';
import { entryPageOptions } from '@/components/entries/entry-page';
import { call, callPage } from '@/lib/api/call';

export const utilityConsumptionQueries = {
  all: ['utility-consumptions'] as const,
  page: (locationId: number, page: number) =>
    entryPageOptions(utilityConsumptionQueries.all, { locationId, page }, (input, options) =>
      callPage(listUtilityConsumptions, input, options),
    ),
  /** Everything that can be entered at the location. */
  types: (locationId: number) =>
    queryOptions({
      queryKey: [...utilityConsumptionQueries.all, 'types', locationId],
      meta: { dependsOn: 'release' },
      queryFn: async ({ signal }) => {
        const listed = await call(
          listLocationUtilities,
          { params: { locationId }, query: { listAllPossible: 'true' } },
          { signal },
        );
        return listed.map(({ utilityId, name, units }) => ({ id: utilityId, name, units }));
      },
      staleTime: Number.POSITIVE_INFINITY,
    }),
};
