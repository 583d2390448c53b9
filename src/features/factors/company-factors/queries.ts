import { queryOptions } from '@tanstack/react-query';
import {
  listCompanyFactors,
  listCompanyFactorTargets,
  readCompanyFactor,
} from '#api/contract/factors/company-factors';
import { readFactor } from '#api/contract/factors/factors';
import { call, callPage } from '@/lib/api/call';
import { pageSize } from './search';

export const companyFactorQueries = {
  all: ['company-factors'] as const,
  list: (page: number) =>
    queryOptions({
      queryKey: [...companyFactorQueries.all, 'list', page],
      meta: { dependsOn: 'activity-data' },
      queryFn: ({ signal }) =>
        callPage(
          listCompanyFactors,
          { query: { PageNumber: page, PageSize: pageSize, IncludeCount: 'true' } },
          { signal },
        ),
      placeholderData: (previous) => previous,
    }),
  /** Changes only with a new version of the catalogue. */
  targets: () =>
    queryOptions({
      queryKey: [...companyFactorQueries.all, 'targets'],
      meta: { dependsOn: 'release' },
      queryFn: ({ signal }) => call(listCompanyFactorTargets, {}, { signal }),
      staleTime: Number.POSITIVE_INFINITY,
    }),
  published: (id: number) =>
    queryOptions({
      queryKey: [...companyFactorQueries.all, 'published', id],
      meta: { dependsOn: 'activity-data' },
      queryFn: ({ signal }) => call(readFactor, { params: { id } }, { signal }),
    }),
  detail: (id: number) =>
    queryOptions({
      queryKey: [...companyFactorQueries.all, 'detail', id],
      meta: { dependsOn: 'activity-data' },
      queryFn: ({ signal }) => call(readCompanyFactor, { params: { id } }, { signal }),
      staleTime: 0,
    }),
};
