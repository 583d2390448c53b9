import { queryOptions } from '@tanstack/react-query';
import {
  listFuelConsumptions,
  summarizeFuelConsumptions,
} from '#api/contract/activity-data/fuel-consumptions';
import { listFuelCategories, listLocationFuels } from '#api/contract/activity-data/fuels';
import { entryPageOptions, entrySummaryOptions } from '@/components/entries/entry-page';
import type { EntryView } from '@/components/entries/entry-view';
import { call, callPage } from '@/lib/api/call';

export const fuelConsumptionQueries = {
  all: ['fuel-consumptions'] as const,
  page: (locationId: number, view: EntryView) =>
    entryPageOptions(fuelConsumptionQueries.all, { locationId, view }, (input, options) =>
      callPage(listFuelConsumptions, input, options),
    ),
  summary: (locationId: number, view: EntryView) =>
    entrySummaryOptions(fuelConsumptionQueries.all, { locationId, view }, (input, options) =>
      call(summarizeFuelConsumptions, input, options),
    ),
  /** Fuels used at the location come first. */
  categories: (locationId: number) =>
    queryOptions({
      queryKey: [...fuelConsumptionQueries.all, 'categories', locationId],
      meta: { dependsOn: 'activity-data' },
      queryFn: ({ signal }) => call(listFuelCategories, { query: { locationId } }, { signal }),
    }),
  fuels: (locationId: number, categoryId: number | null) =>
    queryOptions({
      queryKey: [...fuelConsumptionQueries.all, 'fuels', locationId, categoryId],
      meta: { dependsOn: 'release' },
      queryFn: ({ signal }) =>
        call(listLocationFuels, { params: { locationId }, query: { categoryId } }, { signal }),
      enabled: categoryId !== null,
      staleTime: Number.POSITIVE_INFINITY,
    }),
  /** Fuels of every category. */
  allFuels: (locationId: number) =>
    queryOptions({
      queryKey: [...fuelConsumptionQueries.all, 'fuels', locationId, 'all'],
      meta: { dependsOn: 'release' },
      queryFn: ({ signal }) => call(listLocationFuels, { params: { locationId } }, { signal }),
      staleTime: Number.POSITIVE_INFINITY,
    }),
};
