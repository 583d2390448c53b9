import { type QueryClient, type QueryFunctionContext, queryOptions } from '@tanstack/react-query';
import {
  readElectricitySeries,
  readEmissionCategories,
  readEmissionMonths,
  readScopeAggregates,
  readTopEmissions,
} from '#api/contract/emissions/dashboard';
import { listWidgetSelections, readYearSetting } from '#api/contract/emissions/dashboard-settings';
import { listConsumptionYears } from '#api/contract/emissions/lookups';
import { type Overview, readOverview, topCountOfOverview } from '#api/contract/emissions/overview';
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

/** The answer with all parts that is on its way. */
const onItsWay = new WeakMap<QueryClient, Promise<Overview | undefined>>();

/** All parts in one answer: a screen that needs them together asks once. Nothing when that cannot be read. */
function allParts(client: QueryClient, signal: AbortSignal): Promise<Overview | undefined> {
  const answer = onItsWay.get(client) ?? call(readOverview, {}).catch(() => undefined);
  onItsWay.set(client, answer);
  const forget = () => {
    if (onItsWay.get(client) === answer) onItsWay.delete(client);
  };
  // A part is given up when it changed: what is asked from here on must not be of before.
  signal.addEventListener('abort', forget);
  return answer.finally(forget);
}

/** A part comes with the others; when those cannot be read, each is asked for by its own call and fails by itself. */
function part<Key extends keyof Overview, Own extends Overview[Key]>(
  key: Key,
  ask: (signal: AbortSignal) => Promise<Own>,
) {
  return async ({ client, signal }: QueryFunctionContext): Promise<NonNullable<Overview[Key]> | Own> =>
    (await allParts(client, signal))?.[key] ?? ask(signal);
}

export const dashboardQueries = {
  all,
  figures,
  selections: queryOptions({
    queryKey: [...all, 'selections'],
    meta: { dependsOn: 'account' },
    queryFn: part('selections', (signal) => call(listWidgetSelections, {}, { signal })),
  }),
  year: queryOptions({
    queryKey: [...all, 'year'],
    meta: { dependsOn: 'account' },
    queryFn: part('year', (signal) => call(readYearSetting, {}, { signal })),
  }),
  years: queryOptions({
    ...fresh,
    queryKey: [...all, 'years'],
    meta: { dependsOn: 'activity-data' },
    queryFn: part('years', (signal) =>
      call(
        listConsumptionYears,
        { params: { locationId: allLocations }, query: { includeMostRecent: 'true' } },
        { signal },
      ),
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
    queryFn: part('totals', (signal) => call(readScopeAggregates, {}, { signal })),
  }),
  months: queryOptions({
    ...fresh,
    queryKey: [...figures, 'months'],
    meta: { dependsOn: 'activity-data' },
    queryFn: part('months', (signal) => call(readEmissionMonths, {}, { signal })),
  }),
  categories: queryOptions({
    ...fresh,
    queryKey: [...figures, 'categories'],
    meta: { dependsOn: 'activity-data' },
    queryFn: part('categories', (signal) => call(readEmissionCategories, {}, { signal })),
  }),
  sources: queryOptions({
    ...fresh,
    queryKey: [...figures, 'sources'],
    meta: { dependsOn: 'activity-data' },
    queryFn: part('sources', (signal) =>
      call(readTopEmissions, { params: { count: topCountOfOverview } }, { signal }),
    ),
  }),
  /** Of the year, and of each of its months. */
  electricity: queryOptions({
    ...fresh,
    queryKey: [...figures, 'electricity'],
    meta: { dependsOn: 'activity-data' },
    queryFn: part('electricity', (signal) => call(readElectricitySeries, {}, { signal })),
  }),
};
