import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listLocationUtilities } from '#api/contract/utilities';
import { listUtilityConsumptions } from '#api/contract/utility-consumptions';
import { entryPageSize } from '@/components/entries/entry-kind';
import { call, callPage } from '@/lib/api/call';

export const utilityConsumptionQueries = {
  all: ['utility-consumptions'] as const,
  page: (locationId: number, page: number) =>
    queryOptions({
      queryKey: [...utilityConsumptionQueries.all, 'page', locationId, page],
      queryFn: async ({ signal }) => {
        const { items, pagination } = await callPage(
          listUtilityConsumptions,
          {
            params: { locationId },
            query: { PageNumber: page, PageSize: entryPageSize, IncludeCount: 'true' },
          },
          { signal },
        );
        return { items, total: pagination?.TotalCount ?? items.length };
      },
      // The page before stays until the next one is there: the table does not jump.
      placeholderData: keepPreviousData,
    }),
  /** Everything that can be entered at the location. */
  types: (locationId: number) =>
    queryOptions({
      queryKey: [...utilityConsumptionQueries.all, 'types', locationId],
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
