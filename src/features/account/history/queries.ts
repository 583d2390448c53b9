import { queryOptions } from '@tanstack/react-query';
import { listHistoryPeople, readHistory } from '#api/contract/account/history';
import { listLocations } from '#api/contract/company/locations';
import { call } from '@/lib/api/call';
import type { Subject } from '@/lib/api/refresh';
import { type HistorySearch, pageSize, queryOf } from './search';

const everything: readonly Subject[] = ['activity-data', 'locations', 'members', 'account'];

export const historyQueries = {
  all: ['history'] as const,
  /** Every change adds an entry, so the log is fetched again on each visit. */
  page: (search: HistorySearch) =>
    queryOptions({
      queryKey: [...historyQueries.all, 'page', queryOf(search)],
      meta: { dependsOn: everything },
      queryFn: ({ signal }) =>
        call(readHistory, { query: { ...queryOf(search), PageSize: pageSize } }, { signal }),
      placeholderData: (previous) => previous,
      staleTime: 0,
    }),
  people: () =>
    queryOptions({
      queryKey: [...historyQueries.all, 'people'],
      meta: { dependsOn: ['members', 'account'] },
      queryFn: ({ signal }) => call(listHistoryPeople, {}, { signal }),
    }),
  /** Includes archived locations, because their history remains. */
  locations: () =>
    queryOptions({
      queryKey: [...historyQueries.all, 'locations'],
      meta: { dependsOn: 'locations' },
      queryFn: ({ signal }) => call(listLocations, { query: { includeInactive: 'true' } }, { signal }),
    }),
};
