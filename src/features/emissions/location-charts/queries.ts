import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listFuelAggregates, listUtilityAggregates } from '#api/contract/emissions/dashboard';
import {
  readFuelAggregateSettings,
  readUtilityAggregateSettings,
} from '#api/contract/emissions/dashboard-settings';
import { listLastXDurations } from '#api/contract/emissions/lookups';
import { call } from '@/lib/api/call';

const all = ['location-charts'] as const;

export const locationChartQueries = {
  all,
  durations: queryOptions({
    queryKey: [...all, 'durations'],
    meta: { dependsOn: 'release' },
    queryFn: ({ signal }) => call(listLastXDurations, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  }),
  utilitySettings: queryOptions({
    queryKey: [...all, 'utility-settings'],
    meta: { dependsOn: 'account' },
    queryFn: ({ signal }) => call(readUtilityAggregateSettings, {}, { signal }),
  }),
  fuelSettings: queryOptions({
    queryKey: [...all, 'fuel-settings'],
    meta: { dependsOn: 'account' },
    queryFn: ({ signal }) => call(readFuelAggregateSettings, {}, { signal }),
  }),
  /** The chosen months apply to all locations. */
  allUtilities: [...all, 'utilities'] as const,
  allFuels: [...all, 'fuels'] as const,
  utilities: (locationId: number) =>
    queryOptions({
      queryKey: [...locationChartQueries.allUtilities, locationId],
      meta: { dependsOn: 'activity-data' },
      queryFn: ({ signal }) => call(listUtilityAggregates, { query: { locationId } }, { signal }),
      placeholderData: keepPreviousData,
    }),
  fuels: (locationId: number) =>
    queryOptions({
      queryKey: [...locationChartQueries.allFuels, locationId],
      meta: { dependsOn: 'activity-data' },
      queryFn: ({ signal }) => call(listFuelAggregates, { query: { locationId } }, { signal }),
      placeholderData: keepPreviousData,
    }),
};
