import { queryOptions } from '@tanstack/react-query';
import { listFactors, readFactor, readFactorFilters, readFactorRadar } from '#api/contract/factors/factors';
import { call, callPage } from '@/lib/api/call';
import { type FactorSearch, listQueryOf } from './search';

export const factorQueries = {
  all: ['factors'] as const,
  list: (search: FactorSearch) => {
    const query = listQueryOf(search);
    return queryOptions({
      queryKey: [...factorQueries.all, 'list', query],
      meta: { dependsOn: 'activity-data' },
      queryFn: ({ signal }) => callPage(listFactors, { query }, { signal }),
      // The previous page stays until the next one is loaded, so the table does not jump.
      placeholderData: (previous) => previous,
    });
  },
  /** The best few matches for a search text. */
  found: (words: string) =>
    queryOptions({
      queryKey: [...factorQueries.all, 'found', words],
      meta: { dependsOn: 'activity-data' },
      queryFn: ({ signal }) => call(listFactors, { query: { search: words, PageSize: 6 } }, { signal }),
      enabled: words.length >= 2,
      placeholderData: (previous) => previous,
    }),
  /** Changes only with a new version of the catalogue. */
  filters: () =>
    queryOptions({
      queryKey: [...factorQueries.all, 'filters'],
      meta: { dependsOn: 'release' },
      queryFn: ({ signal }) => call(readFactorFilters, {}, { signal }),
      staleTime: Number.POSITIVE_INFINITY,
    }),
  /** The factors that the company's rows use change with each entry. */
  radar: () =>
    queryOptions({
      queryKey: [...factorQueries.all, 'radar'],
      meta: { dependsOn: 'activity-data' },
      queryFn: ({ signal }) => call(readFactorRadar, {}, { signal }),
      staleTime: 0,
    }),
  detail: (id: number) =>
    queryOptions({
      queryKey: [...factorQueries.all, 'detail', id],
      meta: { dependsOn: 'activity-data' },
      queryFn: ({ signal }) => call(readFactor, { params: { id } }, { signal }),
      staleTime: 0,
    }),
};
