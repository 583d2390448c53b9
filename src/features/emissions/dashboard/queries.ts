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
/** Figures of the chosen year share this key, so that one invalidation after a change of year reaches all of them. */
const figures = [...all, 'figures'] as const;
/**
 * Figures are requested on each visit, so that data entered on another screen counts at once. The loader requests them
 * first. The second of stale time lets the tiles render without a second request.
 */
const fresh = { staleTime: 1000 };
const allLocations = 0;

/** The pending request for all parts. */
const onItsWay = new WeakMap<QueryClient, Promise<Overview | undefined>>();

/** Reads all parts with one request. Resolves to nothing when that request fails. */
function allParts(client: QueryClient, signal: AbortSignal): Promise<Overview | undefined> {
  const answer = onItsWay.get(client) ?? call(readOverview, {}).catch(() => undefined);
  onItsWay.set(client, answer);
  const forget = () => {
    if (onItsWay.get(client) === answer) onItsWay.delete(client);
  };
  // A query is aborted when its data changed. Later queries must not reuse an answer from before the change.
  signal.addEventListener('abort', forget);
  return answer.finally(forget);
}

/** Reads one part from the shared request. If that fails, the part is read by its own call and fails on its own. */
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
