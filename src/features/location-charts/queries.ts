import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listLastXDurations } from '#api/contract/lookups';
import { readFuelAggregateSettings, readUtilityAggregateSettings } from '#api/contract/widget-settings';
import { listFuelAggregates, listUtilityAggregates } from '#api/contract/widgets';
import { call } from '@/lib/api/call';

const all = ['location-charts'] as const;

export const locationChartQueries = {
  all,
  durations: queryOptions({
    queryKey: [...all, 'durations'],
    queryFn: ({ signal }) => call(listLastXDurations, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  }),
  utilitySettings: queryOptions({
    queryKey: [...all, 'utility-settings'],
    queryFn: ({ signal }) => call(readUtilityAggregateSettings, {}, { signal }),
  }),
  fuelSettings: queryOptions({
    queryKey: [...all, 'fuel-settings'],
    queryFn: ({ signal }) => call(readFuelAggregateSettings, {}, { signal }),
  }),
  utilities: (locationId: number) =>
    queryOptions({
      queryKey: [...all, 'utilities', locationId],
      queryFn: ({ signal }) => call(listUtilityAggregates, { query: { locationId } }, { signal }),
      placeholderData: keepPreviousData,
    }),
  fuels: (locationId: number) =>
    queryOptions({
      queryKey: [...all, 'fuels', locationId],
      queryFn: ({ signal }) => call(listFuelAggregates, { query: { locationId } }, { signal }),
      placeholderData: keepPreviousData,
    }),
};
