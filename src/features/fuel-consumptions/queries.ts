import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listFuelConsumptions } from '#api/contract/fuel-consumptions';
import { listFuelCategories, listLocationFuels } from '#api/contract/fuels';
import { entryPageSize } from '@/components/entries/entry-kind';
import { call, callPage } from '@/lib/api/call';

export const fuelConsumptionQueries = {
  all: ['fuel-consumptions'] as const,
  page: (locationId: number, page: number) =>
    queryOptions({
      queryKey: [...fuelConsumptionQueries.all, 'page', locationId, page],
      queryFn: async ({ signal }) => {
        const { items, pagination } = await callPage(
          listFuelConsumptions,
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
  /** Those used at the location come first. */
  categories: (locationId: number) =>
    queryOptions({
      queryKey: [...fuelConsumptionQueries.all, 'categories', locationId],
      queryFn: ({ signal }) => call(listFuelCategories, { query: { locationId } }, { signal }),
    }),
  fuels: (locationId: number, categoryId: number | null) =>
    queryOptions({
      queryKey: [...fuelConsumptionQueries.all, 'fuels', locationId, categoryId],
      queryFn: ({ signal }) =>
        call(listLocationFuels, { params: { locationId }, query: { categoryId } }, { signal }),
      enabled: categoryId !== null,
      staleTime: Number.POSITIVE_INFINITY,
    }),
};
