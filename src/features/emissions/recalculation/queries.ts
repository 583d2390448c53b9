import { queryOptions } from '@tanstack/react-query';
import {
  listEmissionPins,
  listRecalculationDifferences,
  listRecalculationFailures,
  listRestatements,
  readRecalculation,
  readRecalculationOptions,
} from '#api/contract/emissions/recalculations';
import { listReviews } from '#api/contract/reviews/reviews';
import { call } from '@/lib/api/call';
import { isRunning, pollWhile, recalculationQueries } from '@/lib/api/queries/recalculations';

const { all } = recalculationQueries;

export const runQueries = {
  options: () =>
    queryOptions({
      queryKey: [...all, 'options'],
      meta: { dependsOn: 'activity-data' },
      queryFn: ({ signal }) => call(readRecalculationOptions, {}, { signal }),
    }),
  detail: (id: number) =>
    queryOptions({
      queryKey: [...all, 'detail', id],
      meta: { dependsOn: 'activity-data' },
      queryFn: ({ signal }) => call(readRecalculation, { params: { id } }, { signal }),
      refetchInterval: ({ state }) => pollWhile(state.data && isRunning(state.data)),
      staleTime: 0,
    }),
  differences: (id: number) =>
    queryOptions({
      queryKey: [...all, 'differences', id],
      meta: { dependsOn: 'activity-data' },
      queryFn: ({ signal }) => call(listRecalculationDifferences, { params: { id } }, { signal }),
    }),
  failures: (id: number) =>
    queryOptions({
      queryKey: [...all, 'failures', id],
      meta: { dependsOn: 'activity-data' },
      queryFn: ({ signal }) => call(listRecalculationFailures, { params: { id } }, { signal }),
    }),
  restatements: () =>
    queryOptions({
      queryKey: [...all, 'restatements'],
      meta: { dependsOn: 'activity-data' },
      queryFn: ({ signal }) => call(listRestatements, {}, { signal }),
    }),
  /** Shares the key of the other queries, so that decisions refresh it too. */
  reviews: () =>
    queryOptions({
      queryKey: [...all, 'reviews'],
      meta: { dependsOn: 'activity-data' },
      queryFn: ({ signal }) => call(listReviews, {}, { signal }),
    }),
  pins: () =>
    queryOptions({
      queryKey: [...all, 'pins'],
      meta: { dependsOn: 'activity-data' },
      queryFn: ({ signal }) => call(listEmissionPins, {}, { signal }),
    }),
};
