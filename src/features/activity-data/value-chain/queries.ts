import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listScope3FormConsumptions } from '#api/contract/activity-data/value-chain';
import {
  listScope3Derived,
  readScope3EmissionFactor,
  readScope3Totals,
  type Scope3Method,
} from '#api/contract/activity-data/value-chain-forms';
import { entryPageSize } from '@/components/entries/entry-kind';
import { narrowingOf } from '@/components/entries/entry-view';
import { call, callPage } from '@/lib/api/call';
import { endpointAt } from '@/lib/api/endpoint-at';
import type { EntryValues } from './entry-rules';

export type ListView = { page: number; month?: string | undefined };

function daysOfMonth(month: string) {
  const { startDate, endDate } = narrowingOf({
    year: Number(month.slice(0, 4)),
    month: Number(month.slice(5, 7)),
  });
  return { startDate, endDate };
}

export const valueChainQueries = {
  all: ['value-chain'] as const,
  /** For all days, or for those in a month, `YYYY-MM`. */
  page: (locationId: number, inputFormId: number, { page, month }: ListView) =>
    queryOptions({
      queryKey: [...valueChainQueries.all, 'page', locationId, inputFormId, page, month],
      meta: { dependsOn: 'activity-data' },
      queryFn: async ({ signal }) => {
        const { items, pagination } = await callPage(
          listScope3FormConsumptions,
          {
            params: { locationId, inputFormId },
            query: {
              PageNumber: page,
              PageSize: entryPageSize,
              IncludeCount: 'true',
              ...(month ? daysOfMonth(month) : {}),
            },
          },
          { signal },
        );
        return { items, total: pagination?.TotalCount ?? items.length };
      },
      // The previous page stays until the next one is loaded, so the table does not jump.
      placeholderData: keepPreviousData,
    }),
  /** The emissions that unsaved values would give. */
  preview: (method: Scope3Method, locationId: number, values: EntryValues) =>
    queryOptions({
      queryKey: [...valueChainQueries.all, 'preview', method.scope3MethodId, locationId, values],
      meta: { dependsOn: 'activity-data' },
      queryFn: ({ signal }) =>
        call(
          endpointAt(readScope3EmissionFactor, method.emissionFactorPath),
          { query: { locationId, values: JSON.stringify(values) } },
          { signal },
        ),
      placeholderData: keepPreviousData,
      gcTime: 0,
      retry: false,
    }),
  /** The emissions of each form, and where it has entries. */
  totals: () =>
    queryOptions({
      queryKey: [...valueChainQueries.all, 'totals'],
      meta: { dependsOn: 'activity-data' },
      queryFn: ({ signal }) => call(readScope3Totals, {}, { signal }),
    }),
  /** Category 3.3, derived from the location's fuels and energy. */
  derived: (locationId: number) =>
    queryOptions({
      queryKey: [...valueChainQueries.all, 'derived', locationId],
      meta: { dependsOn: 'activity-data' },
      queryFn: ({ signal }) => call(listScope3Derived, { params: { locationId } }, { signal }),
    }),
};
