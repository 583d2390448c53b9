import { queryOptions } from '@tanstack/react-query';
import { listMembers, listRoles } from '#api/contract/account/members';
import { call, callPage } from '@/lib/api/call';
import { pageSize } from './search';

export const memberQueries = {
  all: ['members'] as const,
  list: (page: number) =>
    queryOptions({
      queryKey: [...memberQueries.all, 'list', page],
      meta: { dependsOn: 'members' },
      queryFn: ({ signal }) =>
        callPage(
          listMembers,
          { query: { PageNumber: page, PageSize: pageSize, IncludeCount: 'true' } },
          { signal },
        ),
      placeholderData: (previous) => previous,
    }),
  /** Changes only with a new version of the product. */
  roles: () =>
    queryOptions({
      queryKey: [...memberQueries.all, 'roles'],
      meta: { dependsOn: 'release' },
      queryFn: ({ signal }) => call(listRoles, {}, { signal }),
      staleTime: Number.POSITIVE_INFINITY,
    }),
};
