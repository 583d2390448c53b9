import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listRenewableConsumptions } from '#api/contract/renewable-consumptions';
import { listLocationRenewables } from '#api/contract/renewables';
import { entryPageSize } from '@/components/entries/entry-kind';
import { call, callPage } from '@/lib/api/call';

export const renewableConsumptionQueries = {
  all: ['renewable-consumptions'] as const,
  page: (locationId: number, page: number) =>
    queryOptions({
      queryKey: [...renewableConsumptionQueries.all, 'page', locationId, page],
      queryFn: async ({ signal }) => {
        const { items, pagination } = await callPage(
          listRenewableConsumptions,
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
      queryKey: [...renewableConsumptionQueries.all, 'types', locationId],
      queryFn: async ({ signal }) => {
        const listed = await call(
          listLocationRenewables,
          { params: { locationId }, query: { listAllPossible: 'true' } },
          { signal },
        );
        return listed.map(({ renewableId, name, units }) => ({ id: renewableId, name, units }));
      },
      staleTime: Number.POSITIVE_INFINITY,
    }),
};
