import { queryOptions } from '@tanstack/react-query';
import {
  readElectricitySeries,
  readElectricityShares,
  readEmissionCategories,
  readEmissionMonths,
  readScopeAggregates,
  readTopEmissions,
} from '#api/contract/emissions/dashboard';
import { listWidgetSelections, readYearSetting } from '#api/contract/emissions/dashboard-settings';
import { listConsumptionYears } from '#api/contract/emissions/lookups';
import { listUserGuides } from '#api/contract/knowledge/user-guides';
import { call } from '@/lib/api/call';

const all = ['dashboard'] as const;
/** Figures of the chosen year: one invalidation after a change of year reaches them all. */
const figures = [...all, 'figures'] as const;
/**
 * What was entered a moment ago on another screen must count: figures are asked for on each visit. Its loader asks
 * first; a second is what its tiles may take to be drawn without asking again.
 */
const fresh = { staleTime: 1000 };
const allLocations = 0;
const topCount = 10;

export const dashboardQueries = {
  all,
  figures,
  selections: queryOptions({
    queryKey: [...all, 'selections'],
    meta: { dependsOn: 'account' },
    queryFn: ({ signal }) => call(listWidgetSelections, {}, { signal }),
  }),
  year: queryOptions({
    queryKey: [...all, 'year'],
    meta: { dependsOn: 'account' },
    queryFn: ({ signal }) => call(readYearSetting, {}, { signal }),
  }),
  years: queryOptions({
    ...fresh,
    queryKey: [...all, 'years'],
    meta: { dependsOn: 'activity-data' },
    queryFn: ({ signal }) =>
      call(
        listConsumptionYears,
        { params: { locationId: allLocations }, query: { includeMostRecent: 'true' } },
        { signal },
      ),
  }),
  guides: queryOptions({
    queryKey: [...all, 'guides'],
    meta: { dependsOn: 'release' },
    queryFn: ({ signal }) => call(listUserGuides, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  }),
  totals: queryOptions({
    ...fresh,
    queryKey: [...figures, 'totals'],
    meta: { dependsOn: 'activity-data' },
    queryFn: ({ signal }) => call(readScopeAggregates, {}, { signal }),
  }),
  months: queryOptions({
    ...fresh,
    queryKey: [...figures, 'months'],
    meta: { dependsOn: 'activity-data' },
    queryFn: ({ signal }) => call(readEmissionMonths, {}, { signal }),
  }),
  categories: queryOptions({
    ...fresh,
    queryKey: [...figures, 'categories'],
    meta: { dependsOn: 'activity-data' },
    queryFn: ({ signal }) => call(readEmissionCategories, {}, { signal }),
  }),
  sources: queryOptions({
    ...fresh,
    queryKey: [...figures, 'sources'],
    meta: { dependsOn: 'activity-data' },
    queryFn: ({ signal }) => call(readTopEmissions, { params: { count: topCount } }, { signal }),
  }),
  electricity: queryOptions({
    ...fresh,
    queryKey: [...figures, 'electricity'],
    meta: { dependsOn: 'activity-data' },
    queryFn: ({ signal }) => call(readElectricityShares, {}, { signal }),
  }),
  electricityByMonth: queryOptions({
    ...fresh,
    queryKey: [...figures, 'electricity-by-month'],
    meta: { dependsOn: 'activity-data' },
    queryFn: ({ signal }) => call(readElectricitySeries, {}, { signal }),
  }),
};
